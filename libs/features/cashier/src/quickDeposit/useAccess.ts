import { t } from '@lingui/core/macro';
import type { DepositRequest } from '@lobby/contracts';
import { useDataClient, useViewerQuery } from '@lobby/data';
import { useLobby } from '@lobby/composition';
import { WalletQuery, type Wallet } from '@lobby/money';
import {
  areWithdrawalsAllowed,
  type PlayerBlock,
  GetCustomerInfo,
  isInstantBankingBlocked,
  useDepositBlock,
  useSession,
} from '@lobby/player';
import { useState } from 'react';
import type { Access } from './quickDeposit.machine.ts';
import { useStart } from './startingMethod.ts';

interface AccessResult {
  access: Access;
  /** The newest wallet: one that is missing from a later answer does not take the cashier away. */
  wallet: Wallet | null;
  /** Asks again; absent where that cannot help. */
  retry?: () => void;
}

/** Whether this player may deposit and withdraw here and now, with the wallet to do it. */
export function useAccess(request: DepositRequest): AccessResult {
  const { status: playerStatus, player, retry: retryPlayer } = useSession();
  const client = useDataClient();
  const { available } = useLobby().settings.cashier;
  const depositBlock = useDepositBlock();
  const [customer] = useViewerQuery({ query: GetCustomerInfo });
  const [served] = useViewerQuery({ query: WalletQuery });
  const [openedAt] = useState(() => new Date());
  const instantBankingBlocked = player !== null && isInstantBankingBlocked(player, openedAt);
  const isAnswered = Boolean((customer.data ?? customer.error) && (served.data ?? served.error));
  const start = useStart(request, instantBankingBlocked, player !== null && isAnswered);
  const currentWallet = served.data?.viewer?.wallet ?? null;
  const wallet = useLatest(currentWallet);

  function retry() {
    retryPlayer();
    client.refetch(GetCustomerInfo, WalletQuery);
  }
  const result = { wallet, retry: available ? retry : undefined };
  if (playerStatus === 'LOGGED_OUT') return { ...result, access: { status: 'visitor' } };
  if (!player || !isAnswered || start.status === 'loading') return { ...result, access: { status: 'loading' } };
  return {
    ...result,
    access: {
      status: 'known',
      playerId: player.id,
      depositBlock,
      withdrawalsAllowed: areWithdrawalsAllowed(player),
      instantBankingBlocked,
      isAvailable: available && currentWallet !== null,
      choice: start.choice,
      methods: start.methods,
    },
  };
}

/** The newest value that is not null. */
function useLatest<Value>(value: Value | null): Value | null {
  const [latest, setLatest] = useState(value);
  if (value !== null && value !== latest) setLatest(value);
  return value ?? latest;
}

/** Why a player may not deposit. */
export function blockReason(block: PlayerBlock): string {
  return {
    'account-closed': t({ id: 'DEPOSIT_BLOCKED_CLOSED', message: 'Your account is closed.' }),
    'self-exclusion': t({
      id: 'DEPOSIT_BLOCKED_EXCLUDED',
      message: 'You have excluded yourself from play, so you cannot deposit.',
    }),
    timeout: t({
      id: 'DEPOSIT_BLOCKED_TIMEOUT',
      message: 'You are taking a break from play, so you cannot deposit.',
    }),
    'deposits-blocked': t({
      id: 'DEPOSIT_BLOCKED',
      message: 'Deposits are blocked on your account. Contact us to find out why.',
    }),
  }[block];
}
