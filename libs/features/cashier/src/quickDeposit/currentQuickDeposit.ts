import { createStore } from '@lobby/runtime';
import type { QuickDepositActor, QuickDepositEvent, QuickDepositResult } from './quickDeposit.machine.ts';

/** The quick deposit that is open, or that waits for its page or for a check. The code of one comes with the first. */
export const currentQuickDeposit = createStore<{
  actor: QuickDepositActor;
  result: Promise<QuickDepositResult>;
} | null>(null);

/** For reports of components that may outlive the machine, as in a dialog that is closing. */
export function sendIfActive(actor: QuickDepositActor, event: QuickDepositEvent): void {
  if (actor.getSnapshot().status === 'active') actor.send(event);
}
