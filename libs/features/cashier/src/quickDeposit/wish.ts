import { createStore } from '@lobby/runtime';
import type { QuickDepositRequest } from './request.ts';

interface Wish {
  request: QuickDepositRequest;
  /** The page that it is to lie over; a player who leaves it no longer wants it (R-2-060). */
  pathname: string;
}

/** Quick deposit that a page has asked for, until the guards let it open. */
export const quickDepositWish = createStore<Wish | null>(null);
