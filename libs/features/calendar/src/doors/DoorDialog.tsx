import { Trans, useLingui } from '@lingui/react/macro';
import type { RouteId } from '@lobby/contracts';
import { useHasPage } from '@lobby/composition';
import { Link, pictureUrl } from '@lobby/routing';
import { Button, ButtonLink, Dialog, Icon, Stack, Text } from '@lobby/ui-kit';
import { type ReactNode, useState } from 'react';
import type { Door } from '../calendar.ts';
import type { Prize } from '../calendarQuery.ts';
import * as css from './DoorDialog.css.ts';
import { prizeIcons, usePrizeTexts } from './prizeTexts.ts';
import type { DoorRejection, DoorVisit } from './useDoor.ts';
import { usePicture } from './usePicture.ts';

type Step = 'done' | 'rejected' | 'unanswered';

interface DoorDialogProps {
  visit: DoorVisit;
  doors: readonly Door[];
}

/** What is behind a door, or why it is still closed. */
export function DoorDialog({ visit: { status, doorId, rejection, retry, close }, doors }: DoorDialogProps) {
  const { t } = useLingui();
  const door = doors.find(({ id }) => id === doorId);
  const day = door?.day ?? 0;
  const isRetrying = status === 'sending';
  const step = (['done', 'rejected', 'unanswered'] as const).find((each) => each === status) ?? null;
  // While it closes or its request is sent again, the dialog keeps its content.
  const [shown, setShown] = useState<Step | null>(null);
  if (step !== null && step !== shown) setShown(step);
  const isOpen = step !== null || (isRetrying && shown === 'unanswered');
  const closeText = t({ id: 'CALENDAR_CLOSE', message: 'Close' });
  const closeButton = (
    <Button key="close" variant="secondary" block onClick={close}>
      {closeText}
    </Button>
  );
  if (shown === null) return null;
  const steps: Record<Step, { title: string; body: ReactNode; footer: ReactNode }> = {
    done: {
      title: t({ id: 'CALENDAR_PRIZE_TITLE', message: `Behind door ${day}` }),
      body: door?.prize && <PrizeText prize={door.prize} />,
      footer: [closeButton, door?.prize && <PrizeLink key="go" prize={door.prize} />],
    },
    rejected: {
      title: t({ id: 'CALENDAR_REJECTED_TITLE', message: `Door ${day} stays closed` }),
      body: rejection && <Rejected rejection={rejection} />,
      footer: [closeButton],
    },
    unanswered: {
      title: t({ id: 'CALENDAR_NO_ANSWER', message: 'No answer yet' }),
      body: (
        <Text>
          <Trans id="CALENDAR_NO_ANSWER_TEXT">
            Whether door {day} is open is not known yet. Try again: its prize is given once.
          </Trans>
        </Text>
      ),
      footer: [
        closeButton,
        <Button
          key="go"
          block
          loading={isRetrying}
          loadingLabel={t({ id: 'LOADING', message: 'Loading' })}
          onClick={retry}
        >
          {t({ id: 'TRY_AGAIN', message: 'Try again' })}
        </Button>,
      ],
    },
  };
  const { title, body, footer } = steps[shown];
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      onClosed={() => setShown(null)}
      title={title}
      size="sm"
      placement="center"
      // A double press on the door would close it with its second one.
      outside={false}
      footer={footer}
    >
      <div role="status">{body}</div>
    </Dialog>
  );
}

function PrizeText({ prize }: { prize: Prize }) {
  const { t } = useLingui();
  const { textOf } = usePrizeTexts();
  const image = usePicture(pictureUrl(prize.imageUrl));
  return (
    <Stack align="center" gap="md">
      <span className={css.art}>
        {image ? (
          <img className={css.picture} alt="" width={320} height={400} {...image} />
        ) : (
          <Icon of={prizeIcons[prize.kind]} size="xl" />
        )}
      </span>
      <p className={css.worth}>{textOf(prize)}</p>
      <Text tone="muted" align="center">
        {prize.kind === 'Points'
          ? t({ id: 'CALENDAR_POINTS_ADDED', message: 'They are among your points for the rewards shop.' })
          : t({ id: 'CALENDAR_REWARD_GIVEN', message: 'It is among your rewards. You claim it there when you like.' })}
      </Text>
    </Stack>
  );
}

function PrizeLink({ prize }: { prize: Prize }) {
  const { t } = useLingui();
  const hasPage = useHasPage();
  const to = prize.kind === 'Points' ? 'rewards-shop' : 'rewards';
  if (!hasPage(to)) return null;
  return (
    <ButtonLink block render={<Link to={to} />}>
      {prize.kind === 'Points'
        ? t({ id: 'CALENDAR_TO_SHOP', message: 'To the rewards shop' })
        : t({ id: 'CALENDAR_TO_REWARDS', message: 'To your rewards' })}
    </ButtonLink>
  );
}

/** Why the platform has rejected it, with the way to what would change that. */
function Rejected({ rejection }: { rejection: DoorRejection }) {
  const { t } = useLingui();
  const hasPage = useHasPage();
  const notNow = t({
    id: 'CALENDAR_REJECTED_DATE',
    message: 'This door cannot be opened now. Please look at the calendar again.',
  });
  const texts: Record<DoorRejection, { text: string; to?: RouteId; label?: string }> = {
    CalendarDoorLocked: { text: t({ id: 'CALENDAR_REJECTED_LOCKED', message: 'Its day has not come yet.' }) },
    CalendarDoorNotFound: { text: notNow },
    CalendarEnded: { text: t({ id: 'CALENDAR_REJECTED_ENDED', message: 'The calendar has ended meanwhile.' }) },
    RewardsBlocked: {
      text: t({
        id: 'CALENDAR_REJECTED_BLOCKED',
        message: 'Your account gets no rewards at the moment. Our customer support can tell you why.',
      }),
    },
    SourceOfWealthIncomplete: {
      text: t({
        id: 'CALENDAR_REJECTED_WEALTH',
        message: 'Please tell us first where the money comes from that you play with.',
      }),
      to: 'source-of-wealth',
      label: t({ id: 'CALENDAR_TO_WEALTH', message: 'To the source of wealth' }),
    },
    PhoneNotVerified: {
      text: t({ id: 'CALENDAR_REJECTED_PHONE', message: 'Please verify your phone number first.' }),
      to: 'phone-verification',
      label: t({ id: 'CALENDAR_VERIFY_PHONE', message: 'Verify your phone number' }),
    },
  };
  const { text, to, label } = texts[rejection];
  return (
    <Stack gap="md">
      <Text>{text}</Text>
      {to && hasPage(to) && (
        <ButtonLink variant="secondary" render={<Link to={to} />}>
          {label}
        </ButtonLink>
      )}
    </Stack>
  );
}
