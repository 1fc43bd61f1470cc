import { useViewerQuery, type ResultOf } from '@lobby/data';
import { useLobby } from '@lobby/host';
import {
  areWithdrawalsAllowed,
  depositBlock,
  GetCustomerInfo,
  isInstantBankingBlocked,
  usePlayer,
  usePlayerStatus,
  type Block,
} from '@lobby/player';
import { useState } from 'react';
import { CashierWallet } from '../cashier.graphql.ts';

export type Wallet = NonNullable<NonNullable<ResultOf<typeof CashierWallet>['viewer']>['wallet']>;

/** May this player deposit and withdraw, and is there a cashier to do it with? */
type DepositGate =
  | { status: 'loading' }
  | { status: 'visitor' }
  | {
      status: 'known';
      depositBlock: Block | null;
      instantBankingBlocked: boolean;
      withdrawalsAllowed: boolean;
      /** Null: there is no wallet, or it could not be had, or the cashier cannot be reached. */
      wallet: Wallet | null;
      /** Asks for the wallet again; absent where that cannot help. */
      retry?: () => void;
    };

export function useDepositGate(): DepositGate {
  const playerStatus = usePlayerStatus();
  const player = usePlayer();
  const { settings } = useLobby();
  const [now] = useState(() => new Date());
  // A customer that cannot be had blocks nothing here: the platform itself refuses the session.
  const [customer] = useViewerQuery({ query: GetCustomerInfo });
  const [wallet, askAgain] = useViewerQuery({ query: CashierWallet });

  if (playerStatus === 'LOGGED_OUT') return { status: 'visitor' };
  const answered = (customer.data ?? customer.error) && (wallet.data ?? wallet.error);
  if (!player || !answered) return { status: 'loading' };
  const { available } = settings.cashier;
  return {
    status: 'known',
    depositBlock: depositBlock(player, customer.data?.viewer?.customer ?? null, now),
    instantBankingBlocked: isInstantBankingBlocked(player, now),
    withdrawalsAllowed: areWithdrawalsAllowed(player),
    wallet: (available && wallet.data?.viewer?.wallet) || null,
    retry: available ? () => askAgain({ requestPolicy: 'network-only' }) : undefined,
  };
}
