import { useLingui } from '@lingui/react/macro';
import type { BlockProps } from '@lobby/contracts';
import { useFormat } from '@lobby/i18n';
import { Badge, Card, Heading, Stack, Text } from '@lobby/ui-kit';
import { RichText } from '../richText/RichText.tsx';
import { BannerSkeleton } from './BannerSkeleton.tsx';
import { BlockArt } from './BlockArt.tsx';
import { CallToAction } from './CallToAction.tsx';
import { useContentBlock } from './contentBlock.ts';
import * as css from './Promotion.css.ts';

interface PromotionProps extends BlockProps {
  layout: keyof typeof css.layouts;
}

/** An offer: what it is, until when, what to do, and its terms one press away. */
export function Promotion({ id, index, layout }: PromotionProps) {
  const { t } = useLingui();
  const format = useFormat();
  const block = useContentBlock(id);
  if (block === undefined) return <BannerSkeleton height="md" />;
  if (block === null) return null;
  const { title, subtitle, text, callToAction, endsAt, termsAndConditions, desktopImage, mobileImage } = block;
  const end = endsAt && format.date(endsAt);
  return (
    <Card as="article" padding="none">
      <div className={css.place}>
        <div className={css.layouts[layout]}>
          {(desktopImage ?? mobileImage) && (
            <div className={css.art}>
              <BlockArt block={block} first={index === 0} />
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
              {text && <RichText html={text} />}
              <CallToAction action={callToAction} />
              {termsAndConditions && (
                <details className={css.terms}>
                  <summary className={css.summary}>{t({ id: 'TERMS_APPLY', message: 'Terms apply' })}</summary>
                  <RichText html={termsAndConditions} />
                </details>
              )}
            </Stack>
          </div>
        </div>
      </div>
    </Card>
  );
}
