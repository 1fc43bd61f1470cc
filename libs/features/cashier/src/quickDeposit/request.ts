import type { Intents } from '@lobby/contracts';
import type { DepositRequest } from './prefill.ts';

export type QuickDepositRequest = DepositRequest & {
  mode?: 'deposit' | 'withdraw';
  /** A player who may not deposit gets the withdrawal instead of the reason. */
  orWithdraw?: boolean;
};
export type QuickDepositResult = Intents['openQuickDeposit']['result'];
