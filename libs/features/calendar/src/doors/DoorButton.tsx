import { useLingui } from '@lingui/react/macro';
import { useSentenceTime } from '@lobby/i18n';
import { useSession } from '@lobby/player';
import { Link, loginPathFrom, useLocale, useLocation } from '@lobby/routing';
import { Icon, LockIcon, Spinner } from '@lobby/ui-kit';
import type { Door, DoorState } from '../calendar.ts';
import * as css from './DoorButton.css.ts';
import { Motif } from './Motif.tsx';
import { prizeIcons, usePrizeTexts } from './prizeTexts.ts';
import type { DoorVisit } from './useDoor.ts';
import { usePicture } from './usePicture.ts';

interface DoorButtonProps {
  door: Door;
  state: DoorState;
  isToday: boolean;
  isOpening: boolean;
  tabIndex: 0 | -1;
  onFocus: () => void;
  visit: DoorVisit;
}

/** A door: opens on a press, shows its prize once it is open, and leads visitors to the sign-in. */
export function DoorButton({ door, state, isToday, isOpening, tabIndex, onFocus, visit }: DoorButtonProps) {
  const { status } = useSession();
  const login = loginPathFrom(useLocation(), useLocale()) as `/${string}`;
  const name = useDoorName(door, state, status === 'LOGGED_OUT');
  const common = {
    'data-door': door.day,
    'aria-label': name,
    'aria-current': isToday ? ('date' as const) : undefined,
    className: css.door,
    tabIndex,
    onFocus,
  };
  const drawing = <Drawing door={door} state={state} isToday={isToday} />;
  if (status === 'LOGGED_OUT' && state === 'openable') {
    return (
      <Link {...common} to={login}>
        {drawing}
      </Link>
    );
  }
  const isInert = state === 'locked' || status !== 'LOGGED_IN';
  function press() {
    if (isInert || isOpening) return;
    if (state === 'opened') visit.show(door.id);
    else visit.open(door.id);
  }
  return (
    // Doors without effect keep the focus: a screen reader says when they open.
    <button
      {...common}
      type="button"
      aria-disabled={isInert || undefined}
      aria-busy={isOpening || undefined}
      onClick={press}
    >
      {drawing}
      {isOpening && <Spinner />}
    </button>
  );
}

function useDoorName({ day, opensAt, prize }: Door, state: DoorState, isVisitor: boolean): string {
  const { t } = useLingui();
  const sentenceTime = useSentenceTime();
  const { textOf } = usePrizeTexts();
  const opens = sentenceTime(opensAt);
  const won = prize ? textOf(prize) : '';
  switch (state) {
    case 'opened':
      return t({ id: 'CALENDAR_DOOR_OPENED', message: `Door ${day}: ${won}` });
    case 'openable':
      return isVisitor
        ? t({ id: 'CALENDAR_DOOR_SIGN_IN', message: `Door ${day}: sign in to open it` })
        : t({ id: 'CALENDAR_DOOR_OPEN', message: `Open door ${day}` });
    case 'locked':
      return t({ id: 'CALENDAR_DOOR_LOCKED', message: `Door ${day}: opens ${opens}` });
  }
}

/** The number and a drawing; behind an open door what was there. */
function Drawing({
  door: { day, prize, picture },
  state,
  isToday,
}: Pick<DoorButtonProps, 'door' | 'state' | 'isToday'>) {
  const { figureOf } = usePrizeTexts();
  const image = usePicture(picture);
  const tone = css.tones[day % css.tones.length];
  return (
    <>
      {state === 'opened' && prize && (
        <span className={css.niche}>
          <span className={css.dayOfOpen}>{day}</span>
          <Icon of={prizeIcons[prize.kind]} size="lg" />
          <span className={css.figure}>{figureOf(prize)}</span>
        </span>
      )}
      <span className={`${css.leaf} ${tone} ${css.leaves[state]} ${isToday && state === 'openable' ? css.today : ''}`}>
        {image ? (
          <img className={css.picture} alt="" width={240} height={300} {...image} />
        ) : (
          <span className={css.motif}>
            <Motif day={day} />
          </span>
        )}
        {state !== 'opened' && <span className={image ? css.dayOnPicture : css.day}>{day}</span>}
        {state === 'locked' && (
          <span className={image ? css.lockOnPicture : css.lock}>
            <Icon of={LockIcon} size="sm" />
          </span>
        )}
      </span>
    </>
  );
}
