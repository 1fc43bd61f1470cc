import { retryExchange } from '@urql/exchange-retry';
import { timings } from './timings.ts';

/**
 * Context of a mutation that may be sent twice without harm, given where it is sent: `send(variables, idempotent)`.
 * A claim, deposit or opt-in may not.
 */
export const idempotent = { isIdempotent: true };

/**
 * Two attempts in all, the second after a random delay from 1 s on, 15 s at most
 * (R-7-006, R-9-020, A-011). 401 belongs to the token refresh.
 */
export const networkRetryExchange = () =>
  retryExchange({
    initialDelayMs: timings.retryDelay,
    maxDelayMs: timings.maxRetryDelay,
    randomDelay: true,
    maxNumberAttempts: 2,
    retryIf: ({ networkError, response }, operation) =>
      networkError !== undefined &&
      (response as Response | undefined)?.status !== 401 &&
      (operation.kind === 'query' || (operation.kind === 'mutation' && operation.context['isIdempotent'] === true)),
  });
