import { Trans, useLingui } from '@lingui/react/macro';
import { readFragment } from '@lobby/data';
import { useFormat } from '@lobby/i18n';
import { useMarket } from '@lobby/player';
import { Description, DescriptionList, Icon, Stack, Text, WarningIcon } from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import { RewardWorth, useRewardWorth } from '../worth/rewardWorth.ts';
import { usePointsText } from './pointsText.ts';
import * as css from './PurchaseDialog.css.ts';
import type { ShopItem } from './shopQuery.ts';

interface PriceCheckProps {
  item: ShopItem | undefined;
  points: number;
  /** What the player has seen before. */
  formerPrice: number;
}

/** What the player gets, pays and keeps, before a purchase. */
export function PriceCheck({ item, points, formerPrice }: PriceCheckProps) {
  const { t } = useLingui();
  const pointsText = usePointsText();
  const worthOf = useRewardWorth();
  if (!item || item.stock === 0)
    return (
      <Warning>
        <Trans id="SHOP_GONE">This has just gone. Nothing was taken from your points.</Trans>
      </Warning>
    );
  const { price, rewardType } = item;
  const [former, now] = [pointsText(formerPrice), pointsText(price)];
  const missing = pointsText(price - points);
  return (
    <Stack gap="md">
      {price !== formerPrice && (
        <Warning>
          <Trans id="SHOP_REPRICED">
            The price has changed from {former} to {now}.
          </Trans>
        </Warning>
      )}
      <DescriptionList short>
        <Description term={t({ id: 'SHOP_YOU_GET', message: 'You get' })}>{worthOf(rewardType)}</Description>
        <Terms item={item} />
        <Description term={t({ id: 'SHOP_PRICE', message: 'Price' })}>{pointsText(price)}</Description>
        <Description term={t({ id: 'SHOP_POINTS', message: 'Your points' })}>{pointsText(points)}</Description>
        {price <= points && (
          <Description term={t({ id: 'SHOP_POINTS_LEFT', message: 'Left afterwards' })}>
            <strong>{pointsText(points - price)}</strong>
          </Description>
        )}
      </DescriptionList>
      {price > points && (
        <Warning>
          <Trans id="SHOP_TOO_DEAR">You do not have enough points for this: you need {missing} more.</Trans>
        </Warning>
      )}
    </Stack>
  );
}

/** What comes with it: the value of a spin, and what has to be wagered before its money can be withdrawn. */
function Terms({ item }: { item: ShopItem }) {
  const { t } = useLingui();
  const { money, number } = useFormat();
  // Of a spin the shop tells no currency: it is the player's.
  const { currency } = useMarket();
  const worth = readFragment(RewardWorth, item.rewardType);
  const wagering = 'wageringRequirementFactor' in item.rewardType ? item.rewardType.wageringRequirementFactor : null;
  const factor = wagering === null ? null : number(wagering);
  return (
    <>
      {worth.__typename === 'FreeSpin' && (
        <Description term={t({ id: 'SHOP_SPIN_VALUE', message: 'Value of a spin' })}>
          <span translate="no">{money(worth.value, currency)}</span>
        </Description>
      )}
      {factor !== null && (
        <Description term={t({ id: 'SHOP_WAGERING', message: 'Wagering requirement' })}>
          {worth.__typename === 'FreeSpin'
            ? t({ id: 'SHOP_WAGERING_WINNINGS', message: `${factor} × the winnings` })
            : t({ id: 'SHOP_WAGERING_BONUS', message: `${factor} × the bonus` })}
        </Description>
      )}
      {worth.__typename === 'BonusMoneyDrop' && worth.maxPayout !== null && (
        <Description term={t({ id: 'SHOP_MAX_PAYOUT', message: 'Pays out at most' })}>
          <span translate="no">{money(worth.maxPayout, worth.currency)}</span>
        </Description>
      )}
    </>
  );
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <div className={css.warning}>
      <Icon of={WarningIcon} />
      <Text>{children}</Text>
    </div>
  );
}
