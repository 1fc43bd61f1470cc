import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@lobby/i18n';
import { Badge, Button, Card, Heading, Skeleton, Text, VisuallyHidden } from '@lobby/ui-kit';
import { isNamedByWorth, useRewardWorth } from '../worth/rewardWorth.ts';
import { RewardPicture } from '../worth/RewardPicture.tsx';
import { usePointsText } from './pointsText.ts';
import * as css from './ShopCard.css.ts';
import type { ShopItem } from './shopQuery.ts';

interface ShopCardProps {
  item: ShopItem;
  /** The player's. */
  points: number;
  /** Another purchase is under way. */
  disabled: boolean;
  onBuy: () => void;
}

/** What is on offer, with its price and what may keep the player from it. */
export function ShopCard({ item, points, disabled, onBuy }: ShopCardProps) {
  const { t } = useLingui();
  const { number } = useFormat();
  const pointsText = usePointsText();
  const worthOf = useRewardWorth();
  const { name, description, category, price, stock, imageUrl, rewardType } = item;
  const worth = worthOf(rewardType);
  const missing = pointsText(price - points);
  const left = stock === null ? '' : number(stock);
  const reason =
    stock === 0
      ? t({ id: 'SHOP_SOLD_OUT', message: 'Out of stock' })
      : price > points
        ? t({ id: 'SHOP_POINTS_MISSING', message: `${missing} missing` })
        : null;
  return (
    <Card as="li" padding="none">
      <div className={css.card}>
        <div className={css.art}>
          <RewardPicture of={category} imageUrl={imageUrl} />
        </div>
        <div className={css.words}>
          <div className={css.head}>
            <Heading level={2} size="h4">
              {name}
            </Heading>
            {!isNamedByWorth(name, worth) && (
              <Text weight="medium" figures>
                {worth}
              </Text>
            )}
            <Text size="sm" tone="muted">
              {description}
            </Text>
          </div>
          <div className={css.price}>
            <Text weight="bold" size="lg" figures>
              {pointsText(price)}
            </Text>
            {stock !== null && stock > 0 && (
              <Badge>
                <Trans id="SHOP_STOCK">{left} left</Trans>
              </Badge>
            )}
          </div>
          <Button block variant={reason ? 'ghost' : 'primary'} disabled={disabled || reason !== null} onClick={onBuy}>
            {reason !== null ? (
              <>
                <span>{reason}</span> <VisuallyHidden>{name}</VisuallyHidden>
              </>
            ) : (
              <Trans id="SHOP_BUY">
                Buy<VisuallyHidden> {name}</VisuallyHidden>
              </Trans>
            )}
          </Button>
        </div>
      </div>
    </Card>
  );
}

export function ShopCardSkeleton() {
  return (
    <Card as="li" padding="none">
      <div className={css.card}>
        <div className={css.artSkeleton}>
          <Skeleton shape="block" />
        </div>
        <div className={css.words}>
          <div className={css.head}>
            <Heading level={2} size="h4">
              <Skeleton width="md" />
            </Heading>
            <Text size="sm">
              <Skeleton width="lg" />
            </Text>
          </div>
          <Text size="lg">
            <Skeleton width="sm" />
          </Text>
          <div className={css.buttonSkeleton}>
            <Skeleton shape="block" />
          </div>
        </div>
      </div>
    </Card>
  );
}
