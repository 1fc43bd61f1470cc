import { t } from '@lingui/core/macro';
import { getChecks, silenceChecks } from '@lobby/checks';
import { getOverlay, openOverlay, showFeedback } from '@lobby/overlays';
import { reportError } from '@lobby/monitoring';
import type { PlayerBlock } from '@lobby/player';
import { createActor, toPromise } from 'xstate';
import { currentQuickDeposit } from './currentQuickDeposit.ts';
import { QuickDepositOverlay, QuickDepositTitle } from './QuickDepositOverlay.tsx';
import {
  isWithdrawal,
  quickDepositMachine,
  type QuickDepositActor,
  type QuickDepositRequest,
  type QuickDepositResult,
} from './quickDeposit.machine.ts';
import { blockReason } from './useAccess.ts';

/**
 * Opens quick deposit and resolves with its result; never rejects. While there is one, every caller gets its
 * result. With a destination, it opens over that path as soon as the player has arrived there.
 */
export function openQuickDeposit(request: QuickDepositRequest, destination?: string): Promise<QuickDepositResult> {
  const current = currentQuickDeposit.get();
  if (current) {
    current.actor.send({ type: 'OPEN', request, destination });
    return current.result;
  }
  const actor: QuickDepositActor = createActor(quickDepositMachine, {
    input: {
      request,
      destination,
      checks: getChecks().anyActive ? 'active' : 'pending',
      showOverlay: (signal) =>
        openOverlay(
          {
            variant: 'quick-deposit',
            title: <QuickDepositTitle actor={actor} />,
            content: <QuickDepositOverlay actor={actor} />,
          },
          signal,
        ),
      explainBlock,
      explainCheck,
      reportFailure,
    },
  });
  silenceChecksWhileWithdrawing(actor);
  const clearCurrent = () => currentQuickDeposit.set(null);
  actor.subscribe({ complete: clearCurrent, error: clearCurrent });
  const result = toPromise(actor).catch((error: unknown) => {
    reportFailure(error);
    return 'closed' as const;
  });
  currentQuickDeposit.set({ actor, result });
  actor.start();
  return result;
}

/** Checks do not block withdrawals: their overlays must not cover one. */
function silenceChecksWhileWithdrawing(actor: QuickDepositActor): void {
  let end: (() => void) | null = null;
  actor.subscribe(({ status, context }) => {
    if (status === 'active' && isWithdrawal(context.request)) {
      end ??= silenceChecks();
    } else {
      end?.();
      end = null;
    }
  });
}

/** The check's overlay may be open in another window of the lobby, so that this one shows nothing. */
function explainCheck(): void {
  if (getOverlay().isOpen) return;
  showFeedback({
    kind: 'info',
    namespace: 'cashier',
    message: t({
      id: 'DEPOSIT_HELD_TEXT',
      message:
        'There is something to read, to accept or to check before you deposit. It may be open in another window of the lobby.',
    }),
  });
}

function explainBlock(block: PlayerBlock): void {
  openOverlay({
    variant: 'action-error',
    title: t({ id: 'DEPOSIT_BLOCKED_TITLE', message: 'You cannot deposit' }),
    content: blockReason(block),
  }).catch(reportFailure);
}

/** The overlay did not open: the only place that informs the player and error reporting. */
function reportFailure(error: unknown): void {
  reportError(error);
  showFeedback({
    kind: 'error',
    namespace: 'cashier',
    message: t({ id: 'CASHIER_UNAVAILABLE', message: 'The cashier cannot be reached right now' }),
  });
}
