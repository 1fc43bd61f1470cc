import { useLingui } from '@lingui/react/macro';
import { RetryButton } from '@lobby/fallbacks';
import { showChecks } from '@lobby/checks';
import { useHasPage } from '@lobby/composition';
import { Link } from '@lobby/routing';
import {
  Button,
  ButtonLink,
  ClockIcon,
  EmptyState,
  GamesIcon,
  type IconNode,
  LockIcon,
  RefreshIcon,
  ShieldIcon,
  Skeleton,
  WarningIcon,
} from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import * as css from './Sportsbook.css.ts';

const rows = [0, 1, 2, 3, 4];

/** In the outline of the sportsbook: its tabs, its events, its slip. */
export const SportsbookLoading = () => (
  <div className={css.loading}>
    <div className={css.tabs}>
      {rows.map((tab) => (
        <div key={tab} className={css.tab}>
          <Skeleton shape="block" />
        </div>
      ))}
    </div>
    <div className={css.columns}>
      <div className={css.rows}>
        {rows.map((row) => (
          <div key={row} className={css.row}>
            <Skeleton shape="block" />
          </div>
        ))}
      </div>
      <div className={css.slip}>
        <Skeleton shape="block" />
      </div>
    </div>
  </div>
);

interface InsteadProps {
  icon: IconNode;
  title: string;
  text: string;
  /** The main action; the way to the games comes second then. */
  action?: ReactNode;
}

function InsteadOfSportsbook({ action, ...state }: InsteadProps) {
  const { t } = useLingui();
  return (
    <div className={css.instead}>
      <EmptyState
        {...state}
        role="alert"
        actions={
          <>
            {action}
            <ButtonLink variant="ghost" icon={GamesIcon} render={<Link to="lobby" query={{ productMode: 'casino' }} />}>
              {t({ id: 'SPORTSBOOK_TO_CASINO', message: 'To the casino' })}
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}

/** The frame has said nothing for too long, or there is none. */
export function SportsbookUnavailable({ onRetry }: { onRetry?: () => void }) {
  const { t } = useLingui();
  return (
    <InsteadOfSportsbook
      icon={WarningIcon}
      title={t({ id: 'SPORTSBOOK_UNAVAILABLE_TITLE', message: 'The sportsbook cannot be reached' })}
      text={t({
        id: 'SPORTSBOOK_UNAVAILABLE_TEXT',
        message: 'Bets that you have placed are safe and are settled without you.',
      })}
      action={onRetry && <RetryButton variant="primary" onClick={onRetry} />}
    />
  );
}

/** The platform offers no bets to this player, such as in this country. */
export function SportsbookNotOffered() {
  const { t } = useLingui();
  return (
    <InsteadOfSportsbook
      icon={LockIcon}
      title={t({ id: 'SPORTSBOOK_NOT_OFFERED_TITLE', message: 'Sports betting is not available to you' })}
      text={t({
        id: 'SPORTSBOOK_NOT_OFFERED_TEXT',
        message: 'It is not offered where you are, or not to your account.',
      })}
    />
  );
}

/** `check`: the player has to complete a check; `waiting`: a check's code has not loaded; `blocked`: no play with this account now. */
export type PauseReason = 'check' | 'waiting' | 'blocked';

/** In place of a sportsbook that takes no bets of this player now. */
export function SportsbookPaused({ reason, onRetry }: { reason: PauseReason; onRetry?: (() => void) | null }) {
  const { t } = useLingui();
  const hasPage = useHasPage();
  const covers = {
    check: {
      icon: ShieldIcon,
      title: t({ id: 'SPORTSBOOK_HELD_TITLE', message: 'Something comes first' }),
      text: t({
        id: 'SPORTSBOOK_HELD_TEXT',
        message:
          'There is something to read, to accept or to check before you bet. It may be open in another window of the lobby.',
      }),
      action: <Button onClick={showChecks}>{t({ id: 'SPORTSBOOK_HELD_SHOW', message: 'Show it' })}</Button>,
    },
    waiting: {
      icon: ClockIcon,
      title: t({ id: 'SPORTSBOOK_WAITING_TITLE', message: 'The sportsbook is waiting' }),
      text: t({
        id: 'SPORTSBOOK_WAITING_TEXT',
        message: 'A part of the lobby that looks after you while you bet is still loading.',
      }),
      action: (
        // Some browsers cache a failed import until the page is reloaded.
        <Button icon={RefreshIcon} onClick={() => window.location.reload()}>
          {t({ id: 'RELOAD', message: 'Reload' })}
        </Button>
      ),
    },
    blocked: {
      icon: LockIcon,
      title: t({ id: 'SPORTSBOOK_BLOCKED_TITLE', message: 'Your account cannot bet now' }),
      text: t({
        id: 'SPORTSBOOK_BLOCKED_TEXT',
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
  } satisfies Record<PauseReason, InsteadProps>;
  return <InsteadOfSportsbook {...covers[reason]} />;
}
