import { useLingui } from '@lingui/react/macro';
import { useDateFormat } from '@lobby/i18n';
import { bannerPictures } from '@lobby/routing';
import { Badge, BannerPicture, Card, Heading, Stack, Text } from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import { SuspendingRichText } from '../richText/RichText.tsx';
import type { ContentBlock } from './contentBlock.ts';
import * as css from './PromotionCard.css.ts';

interface PromotionCardProps {
  block: Omit<ContentBlock, 'id' | 'callToAction' | 'startsAt'>;
  layout: keyof typeof css.layouts;
  /** The block's button. */
  action?: ReactNode;
  /** First block of its page: its image is loaded with high priority. */
  isFirst?: boolean;
}

/** An offer: image, end date, text, its terms in a disclosure, and the button. */
export function PromotionCard({ block, layout, action, isFirst = false }: PromotionCardProps) {
  const { t } = useLingui();
  const format = useDateFormat();
  const { title, subtitle, text, endsAt, termsAndConditions } = block;
  const pictures = bannerPictures(block);
  const end = endsAt && format.date(endsAt);
  return (
    <Card as="article" padding="none">
      <div className={css.place}>
        <div className={css.layouts[layout]}>
          {pictures && (
            <div className={css.art}>
              <BannerPicture {...pictures} first={isFirst} />
            </div>
          )}
          <div className={css.words}>
            <Stack gap="md" align="start">
              {end && <Badge tone="tertiary">{t({ id: 'PROMOTION_UNTIL', message: `Until ${end}` })}</Badge>}
              {title && (
                <Heading level={2} size="h3">
                  {title}
                </Heading>
              )}
              {subtitle && <Text weight="medium">{subtitle}</Text>}
              {text && <SuspendingRichText html={text} />}
              <div className={css.foot}>
                {termsAndConditions && (
                  <details className={css.terms}>
                    <summary className={css.summary}>{t({ id: 'TERMS_APPLY', message: 'Terms apply' })}</summary>
                    <SuspendingRichText html={termsAndConditions} />
                  </details>
                )}
                {action}
              </div>
            </Stack>
          </div>
        </div>
      </div>
    </Card>
  );
}
