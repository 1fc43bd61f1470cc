import { useLingui } from '@lingui/react/macro';
import { LoadFailed, RetryButton } from '@lobby/fallbacks';
import { useIsLate } from '@lobby/runtime';
import { Button, ClockIcon, EmptyState, RefreshIcon, ShieldIcon, Skeleton } from '@lobby/ui-kit';
import { useState } from 'react';
import * as css from './cashier.css.ts';
import { timings } from '../timings.ts';

interface LoadingProps {
  /** What is waited for: an answer, or the code of the checks that the licence requires. */
  waitsFor: 'answer' | 'checks';
  /** Asks again for the answer. */
  retry?: () => void;
}

/** In place of the cashier while it loads; after `slowCashierDelay` it says so and offers another try. */
export function Loading({ waitsFor, retry }: LoadingProps) {
  const [attempt, setAttempt] = useState(1);
  function tryAgain() {
    setAttempt(attempt + 1);
    retry?.();
  }
  return <Attempt key={attempt} waitsFor={waitsFor} retry={tryAgain} />;
}

function Attempt(props: LoadingProps) {
  if (!useIsLate(timings.slowCashierDelay)) {
    return (
      <div className={css.skeleton}>
        <Skeleton shape="block" />
      </div>
    );
  }
  return (
    <div className={css.notice}>
      <SlowNotice {...props} />
    </div>
  );
}

export function SlowNotice({ waitsFor, retry }: LoadingProps) {
  const { t } = useLingui();
  if (waitsFor === 'checks') {
    return (
      <EmptyState
        layout="plain"
        level={3}
        role="alert"
        icon={ClockIcon}
        title={t({ id: 'CASHIER_WAITING', message: 'The cashier is waiting' })}
        text={t({
          id: 'CASHIER_WAITING_TEXT',
          message:
            'A part of the lobby that looks after you is still loading. The cashier opens as soon as it is here.',
        })}
        actions={
          // Some browsers do not request a module again after a failure: only a new page does.
          <Button variant="secondary" icon={RefreshIcon} onClick={() => window.location.reload()}>
            {t({ id: 'RELOAD', message: 'Reload' })}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      layout="plain"
      level={3}
      role="alert"
      icon={ClockIcon}
      title={t({ id: 'CASHIER_SLOW', message: 'This takes longer than usual' })}
      text={t({
        id: 'CASHIER_SLOW_TEXT',
        message: 'No money has moved. You can wait, try again, or close the cashier and come back later.',
      })}
      actions={<RetryButton onClick={retry} />}
    />
  );
}

/** In place of a deposit that a check blocks. */
export function DepositBlockedByCheck({ onShow }: { onShow: () => void }) {
  const { t } = useLingui();
  return (
    <EmptyState
      layout="plain"
      level={3}
      icon={ShieldIcon}
      title={t({ id: 'DEPOSIT_HELD', message: 'Something comes first' })}
      text={t({
        id: 'DEPOSIT_HELD_TEXT',
        message:
          'There is something to read, to accept or to check before you deposit. It may be open in another window of the lobby.',
      })}
      actions={<Button onClick={onShow}>{t({ id: 'DEPOSIT_HELD_SHOW', message: 'Show it' })}</Button>}
    />
  );
}

/** The cashier cannot be reached, and no money has moved. */
export function Unavailable({ retry }: { retry?: () => void }) {
  const { t } = useLingui();
  return (
    <Failure
      title={t({ id: 'CASHIER_UNAVAILABLE', message: 'The cashier cannot be reached right now' })}
      retry={retry}
    />
  );
}

/** In place of a deposit while it is unknown whether deposits are blocked for this player. */
export function Unchecked({ retry }: { retry?: () => void }) {
  const { t } = useLingui();
  return (
    <Failure
      title={t({ id: 'DEPOSIT_UNCHECKED', message: 'We cannot check right now whether you may deposit' })}
      retry={retry}
    />
  );
}

function Failure({ title, retry }: { title: string; retry?: () => void }) {
  const { t } = useLingui();
  return (
    <LoadFailed
      layout="plain"
      level={3}
      title={title}
      text={t({ id: 'CASHIER_UNAVAILABLE_TEXT', message: 'No money has moved. Please try again later.' })}
      onRetry={retry}
    />
  );
}
