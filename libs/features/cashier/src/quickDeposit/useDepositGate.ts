import { useViewerQuery, type ResultOf } from '@lobby/data';
import { useLobby } from '@lobby/host';
import {
  areWithdrawalsAllowed,
  depositBlock,
  GetCustomerInfo,
  usePlayer,
  usePlayerStatus,
  type Block,
} from '@lobby/player';
import { useState } from 'react';
import { CashierWallet } from '../cashier.graphql.ts';

type Wallet = NonNullable<NonNullable<ResultOf<typeof CashierWallet>['viewer']>['wallet']>;

/** May this player deposit and withdraw here and now? */
export type DepositGate =
  | { status: 'loading' }
  | { status: 'visitor' }
  /** The cashier cannot be reached, or there is no wallet to pay into. */
  | { status: 'unavailable'; retry?: () => void }
  | { status: 'open'; wallet: Wallet; depositBlock: Block | null; withdrawalsAllowed: boolean };

export function useDepositGate(): DepositGate {
  const playerStatus = usePlayerStatus();
  const player = usePlayer();
  const { settings } = useLobby();
  const [now] = useState(() => new Date());
  // A customer that cannot be had blocks nothing here: the platform itself refuses the session.
  const [customer] = useViewerQuery({ query: GetCustomerInfo });
  const [wallet, askAgain] = useViewerQuery({ query: CashierWallet });

  if (playerStatus === 'LOGGED_OUT') return { status: 'visitor' };
  if (!player || !(customer.data ?? customer.error)) return { status: 'loading' };
  if (!settings.cashier.available) return { status: 'unavailable' };
  const known = wallet.data?.viewer?.wallet;
  if (!known && !wallet.data && !wallet.error) return { status: 'loading' };
  if (!known) return { status: 'unavailable', retry: () => askAgain({ requestPolicy: 'network-only' }) };
  return {
    status: 'open',
    wallet: known,
    depositBlock: depositBlock(player, customer.data?.viewer?.customer ?? null, now),
    withdrawalsAllowed: areWithdrawalsAllowed(player),
  };
}
