import { useLingui } from '@lingui/react/macro';
import { useDateFormat } from '@lobby/i18n';
import { bannerPictures, Link } from '@lobby/routing';
import {
  Badge,
  BannerPicture,
  ButtonLink,
  Dialog,
  DocumentIcon,
  EmptyState,
  Heading,
  Reserved,
  Skeleton,
  Stack,
  Text,
} from '@lobby/ui-kit';
import { RichText } from '../richText/RichText.tsx';
import { BlockAction } from './BlockAction.tsx';
import { type ContentBlock, useOffer } from './contentBlock.ts';
import * as css from './PromotionCard.css.ts';

interface PromotionDialogProps {
  id: string;
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
}

/** One offer in full: for how long, what it is about, and its terms. */
export default function PromotionDialog({ id, ...dialog }: PromotionDialogProps) {
  const { t } = useLingui();
  const { block, isChecked } = useOffer(id);
  return (
    <Dialog
      {...dialog}
      size="lg"
      title={block?.title ?? t({ id: 'PROMOTION', message: 'Promotion' })}
      closeLabel={t({ id: 'PROMOTION_CLOSE', message: 'Close' })}
      // The terms are what it is opened for: its first button would be far below them.
      focusSelf
      footer={
        block && (
          <Reserved when={!isChecked}>
            <BlockAction action={block.callToAction} />
          </Reserved>
        )
      }
    >
      {block === undefined && <Skeleton shape="block" />}
      {block === null && (
        <EmptyState
          layout="plain"
          level={3}
          icon={DocumentIcon}
          title={t({ id: 'PROMOTION_OVER', message: 'This offer is over' })}
          text={t({ id: 'PROMOTION_OVER_TEXT', message: 'See what else is on now.' })}
          actions={
            <ButtonLink variant="secondary" render={<Link to="promotions" />}>
              {t({ id: 'TO_PROMOTIONS', message: 'To the promotions' })}
            </ButtonLink>
          }
        />
      )}
      {block && <Details block={block} />}
    </Dialog>
  );
}

function Details({ block }: { block: ContentBlock }) {
  const { t } = useLingui();
  const format = useDateFormat();
  const { subtitle, text, startsAt, endsAt, termsAndConditions } = block;
  const pictures = bannerPictures(block);
  const end = endsAt && format.date(endsAt);
  const start = startsAt && format.date(startsAt);
  const period =
    start && end
      ? t({ id: 'PROMOTION_PERIOD', message: `From ${start} until ${end}` })
      : end && t({ id: 'PROMOTION_UNTIL', message: `Until ${end}` });
  return (
    <Stack gap="lg">
      {pictures && (
        <div className={css.picture}>
          <BannerPicture {...pictures} />
        </div>
      )}
      {period && (
        <div>
          <Badge tone="tertiary">{period}</Badge>
        </div>
      )}
      {subtitle && <Text weight="medium">{subtitle}</Text>}
      {text && <RichText html={text} />}
      {termsAndConditions && (
        <Stack gap="sm">
          <Heading level={3} size="h5">
            {t({ id: 'PROMOTION_TERMS', message: 'Terms' })}
          </Heading>
          <RichText html={termsAndConditions} />
        </Stack>
      )}
    </Stack>
  );
}
