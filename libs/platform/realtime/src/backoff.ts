import { exponentialBackoff } from '@lobby/runtime';

/** A socket that is silent for so long is closed; also the most that an opening socket may take (R-9-018). */
export const SOCKET_TIMEOUT = 30_000;

/** Milliseconds that the nth opening in a row may take, from 0 on: 1000, 1200, 1440 … 30000 (R-9-019, A-003). */
export const connectLimit = (attempt: number): number => Math.min(SOCKET_TIMEOUT, 1000 * 1.2 ** attempt);

/** Milliseconds before the nth reconnect, from 0 on: 100 × 2ⁿ give or take half, 10 s at most (R-7-036, A-003). */
export const reconnectDelay = exponentialBackoff({ first: 100, max: 10_000, jitter: 0.5 });
