import { useLingui } from '@lingui/react/macro';
import { useAuth } from '@lobby/auth';
import { RetryButton } from '@lobby/fallbacks';
import { showChecks } from '@lobby/checks';
import { Slot, useHasPage } from '@lobby/composition';
import { reportError } from '@lobby/monitoring';
import { Link } from '@lobby/routing';
import { useIsLate } from '@lobby/runtime';
import {
  Button,
  ButtonLink,
  ClockIcon,
  EmptyState,
  HomeIcon,
  type IconNode,
  LockIcon,
  Progress,
  RefreshIcon,
  ShieldIcon,
  SignOutIcon,
  Text,
  WarningIcon,
} from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import { build } from 'virtual:lobby-build';
import { artRatio, GameArt } from '../tile/GameArt.tsx';
import { GamesInformation } from './GamesInformation.tsx';
import * as css from './GameStage.css.ts';
import type { PlayableGame } from './GameStage.tsx';
import { usePane } from './pane.ts';
import type { LaunchRejection } from './launchGame.ts';
import { timings } from '../timings.ts';

/** Covers the frame until the game is ready. */
export function GameLoading({ game }: { game?: PlayableGame }) {
  const { t } = useLingui();
  const isSlow = useIsLate(timings.slowGameDelay);
  return (
    <div className={css.curtain}>
      {game && (
        <div className={css.art[artRatio(game.aspectRatio)]}>
          <GameArt game={game} place="stage" loading="eager" />
        </div>
      )}
      <Text size="lg" weight="bold" align="center">
        {game?.title ?? t({ id: 'GAME_LOADING', message: 'Loading the game' })}
      </Text>
      <div className={css.progress}>
        <Progress hideLabel label={t({ id: 'GAME_LOADING', message: 'Loading the game' })} />
      </div>
      {isSlow && (
        <>
          <div role="alert">
            <Text align="center">{t({ id: 'GAME_SLOW', message: 'This takes longer than usual' })}</Text>
          </div>
          <WayOut variant="secondary" />
        </>
      )}
      {build.EnableGamesInformationMessage && <GamesInformation />}
    </div>
  );
}

interface InsteadOfGameProps {
  icon: IconNode;
  title: string;
  text?: string;
  /** The main action; the link to the lobby comes second then. */
  action?: ReactNode;
  /** Heading level: 1 where no game's name is the page's heading. */
  level?: 1 | 2;
}

/** Shown in place of a game that does not run. */
function InsteadOfGame({ action, ...state }: InsteadOfGameProps) {
  return (
    <div className={css.centre}>
      <EmptyState
        {...state}
        role="alert"
        actions={
          <>
            {action}
            <WayOut variant={action ? 'ghost' : undefined} />
          </>
        }
      />
    </div>
  );
}

/** To the lobby, or where another game runs beside this one, back to that alone. */
function WayOut({ variant }: { variant?: 'secondary' | 'ghost' }) {
  const { t } = useLingui();
  const { position, leave } = usePane();
  const look = variant ? { variant } : { icon: HomeIcon };
  if (position === 'alone')
    return (
      <ButtonLink {...look} render={<Link to="lobby" />}>
        {t({ id: 'GO_TO_LOBBY', message: 'Go to the lobby' })}
      </ButtonLink>
    );
  return (
    <Button variant={variant} onClick={leave}>
      {t({ id: 'EXIT_GAME', message: 'Leave the game' })}
    </Button>
  );
}

interface GameFailedProps {
  /** It was played before. */
  hasStarted?: boolean;
  level?: 1 | 2;
  onRetry: () => void;
}

/** A game that did not start, or broke while it was played. */
export function GameFailed({ hasStarted = false, level, onRetry }: GameFailedProps) {
  const { t } = useLingui();
  return (
    <InsteadOfGame
      level={level}
      icon={WarningIcon}
      title={
        hasStarted
          ? t({ id: 'GAME_STOPPED_TITLE', message: 'The game stopped' })
          : t({ id: 'GAME_FAILED_TITLE', message: 'The game did not start' })
      }
      text={t({
        id: 'GAME_FAILED_TEXT',
        message: 'A round that was open is kept by the game and goes on when it is back.',
      })}
      action={<RetryButton variant="primary" onClick={onRetry} />}
    />
  );
}

/** A game for real money that waits for code which the licence requires; it starts by itself. */
export function GameWaiting() {
  const { t } = useLingui();
  return (
    <InsteadOfGame
      icon={ClockIcon}
      title={t({ id: 'GAME_WAITING_TITLE', message: 'The game is waiting' })}
      text={t({
        id: 'GAME_WAITING_TEXT',
        message:
          'A part of the lobby that looks after you while you play is still loading. The game starts as soon as it is here.',
      })}
      action={
        // Some browsers cache a failed import until the page is reloaded.
        <Button icon={RefreshIcon} onClick={() => window.location.reload()}>
          {t({ id: 'RELOAD', message: 'Reload' })}
        </Button>
      }
    />
  );
}

/** A game for real money that a check blocks until the player has completed it. */
export function GameBlockedByCheck() {
  const { t } = useLingui();
  return (
    <InsteadOfGame
      icon={ShieldIcon}
      title={t({ id: 'GAME_HELD_TITLE', message: 'Something comes first' })}
      text={t({
        id: 'GAME_HELD_TEXT',
        message:
          'There is something to read, to accept or to check before you play. It may be open in another window of the lobby.',
      })}
      action={<Button onClick={showChecks}>{t({ id: 'GAME_HELD_SHOW', message: 'Show it' })}</Button>}
    />
  );
}

/** A game whose player may play again. */
export function GameAllowedAgain({ onStart }: { onStart: () => void }) {
  const { t } = useLingui();
  return (
    <InsteadOfGame
      icon={ClockIcon}
      title={t({ id: 'PLAY_ALLOWED_TITLE', message: 'You can play again' })}
      text={t({
        id: 'PLAY_ALLOWED_TEXT',
        message: 'What kept your account from playing has ended. The game begins when you start it.',
      })}
      action={<Button onClick={onStart}>{t({ id: 'PLAY_ALLOWED_START', message: 'Start the game' })}</Button>}
    />
  );
}

interface GameRejectedProps {
  rejection: LaunchRejection;
  level?: 1 | 2;
  /** Where the lobby does not know why; elsewhere another try would be rejected again. */
  onRetry?: () => void;
}

/** Why this game may not be played. */
export function GameRejected({ rejection, level, onRetry }: GameRejectedProps) {
  const { t } = useLingui();
  const hasPage = useHasPage();
  const limit = {
    title: t({ id: 'PLAY_LIMIT_TITLE', message: 'A limit of yours is reached' }),
    text: t({ id: 'PLAY_LIMIT_TEXT', message: 'You set it so that play ends here. Your balance is safe.' }),
  };
  const texts: Readonly<Record<LaunchRejection, { title: string; text?: string; action?: ReactNode }>> = {
    LossLimitExceeded: { ...limit, action: <Slot name="game.limit" props={{ measure: 'Loss' }} /> },
    SessionLimitExceeded: { ...limit, action: <Slot name="game.limit" props={{ measure: 'Session' }} /> },
    GameNotAvailable: {
      title: t({ id: 'GAME_NOT_AVAILABLE_TITLE', message: 'Not available right now' }),
      text: t({
        id: 'GAME_NOT_AVAILABLE_TEXT',
        message: 'This game is not offered where you are, or it is being looked after.',
      }),
    },
    PlayerBlocked: {
      title: t({ id: 'PLAY_BLOCKED_TITLE', message: 'Your account cannot play now' }),
      text: t({
        id: 'PLAY_BLOCKED_TEXT',
        message: 'A break, a limit or a check of your account is in force. Your balance is safe.',
      }),
      action: (
        <>
          {hasPage('responsible-gaming') && (
            <ButtonLink variant="secondary" icon={ShieldIcon} render={<Link to="responsible-gaming" />}>
              {t({ id: 'RESPONSIBLE_GAMING', message: 'Responsible gaming' })}
            </ButtonLink>
          )}
          {onRetry && <RetryButton onClick={onRetry} />}
        </>
      ),
    },
    DemoNotAllowed: {
      title: t({ id: 'DEMO_NOT_ALLOWED_TITLE', message: 'No demo for this game' }),
      text: t({ id: 'DEMO_NOT_ALLOWED_TEXT', message: 'This game is played for real money only.' }),
    },
    NotOffered: { title: t({ id: 'GAME_NOT_OFFERED', message: 'This game cannot be opened here' }) },
  };
  return <InsteadOfGame icon={LockIcon} level={level} {...texts[rejection]} />;
}

/** A session whose account does not exist any more: the only way on is out. */
export function NoPlayer() {
  const { t } = useLingui();
  const auth = useAuth();
  return (
    <InsteadOfGame
      level={1}
      icon={WarningIcon}
      title={t({ id: 'NO_PLAYER_TITLE', message: 'Your account was not found' })}
      text={t({
        id: 'NO_PLAYER_TEXT',
        message: 'You are signed in, but this account cannot play here. Sign out to go on.',
      })}
      action={
        <Button icon={SignOutIcon} onClick={() => void auth.signOut().catch(reportError)}>
          {t({ id: 'SIGN_OUT', message: 'Sign out' })}
        </Button>
      }
    />
  );
}
