import { onEvent } from '@lobby/realtime';
import type { BalanceEvent } from './balanceUpdated.ts';

/**
 * For what reacts to a change rather than to the balance. Returns the unsubscriber. A file of its own: who listens has no use for the
 * document, which comes with the socket.
 */
export const onBalanceUpdated = (listener: (event: BalanceEvent) => void): (() => void) =>
  onEvent('balanceUpdated', listener);
