import { useLingui } from '@lingui/react/macro';
import type { DepositRequest } from '@lobby/contracts';
import { type Wallet } from '@lobby/money';
import { isKycRequired, useSession } from '@lobby/player';
import { Stack, Tabs, Text } from '@lobby/ui-kit';
import { build } from 'virtual:lobby-build';
import { VerificationFirst } from '../hosted/Rejected.tsx';
import { DepositBlockedByCheck, Loading, Unchecked } from '../shared/CashierStates.tsx';
import { Withdrawal } from '../withdrawal/Withdrawal.tsx';
import { DepositForm } from './DepositForm.tsx';
import type {
  CashierMode,
  ChecksStatus,
  KnownAccess,
  OpenedCashier,
  QuickDepositEvent,
} from './quickDeposit.machine.ts';
import { blockReason } from './useAccess.ts';

interface CashierTabsProps {
  opened: OpenedCashier;
  request: DepositRequest;
  wallet: Wallet;
  /** Shown in place of the deposit. */
  depositBlock: KnownAccess['depositBlock'];
  /** What the deposit waits for; nothing when `ready`. */
  checks: ChecksStatus;
  /** Whether a block has taken the deposit away at this moment, before it is rendered. */
  isDepositStopped: () => boolean;
  /** Requests again whether deposits are blocked. */
  retry?: () => void;
  send: (event: QuickDepositEvent) => void;
}

/** Deposit and withdrawal side by side; each opens its own visit to the cashier. Checks block only the deposit. */
export function CashierTabs(props: CashierTabsProps) {
  const { opened, request, wallet, depositBlock, checks, isDepositStopped, retry, send } = props;
  const { t } = useLingui();
  const { player } = useSession();
  const { mode, withdrawalsAllowed } = opened;
  const withdrawalsBlocked =
    build.kycRequired && player !== null && isKycRequired(player) ? (
      <VerificationFirst />
    ) : (
      <Text size="sm">
        {t({
          id: 'WITHDRAWALS_BLOCKED',
          message: 'Withdrawals are blocked on your account. Contact us to find out why.',
        })}
      </Text>
    );

  const deposit =
    depositBlock === 'unknown' ? (
      <Unchecked retry={retry} />
    ) : depositBlock ? (
      <Text>{blockReason(depositBlock)}</Text>
    ) : checks === 'active' ? (
      <DepositBlockedByCheck onShow={() => send({ type: 'SHOW_CHECK' })} />
    ) : checks === 'pending' ? (
      <Loading waitsFor="checks" />
    ) : (
      <DepositForm opened={opened} request={request} wallet={wallet} isStopped={isDepositStopped} send={send} />
    );

  return (
    <Tabs
      label={t({ id: 'CASHIER', message: 'Cashier' })}
      value={mode}
      onChange={(next) => send({ type: 'TAB_CHANGED', mode: next as CashierMode })}
      items={[
        {
          value: 'deposit',
          label: t({ id: 'DEPOSIT', message: 'Deposit' }),
          content: withdrawalsAllowed ? (
            deposit
          ) : (
            <Stack gap="sm">
              {/* Why the tab beside cannot be chosen. */}
              {withdrawalsBlocked}
              {deposit}
            </Stack>
          ),
        },
        {
          value: 'withdraw',
          label: t({ id: 'WITHDRAW', message: 'Withdraw' }),
          disabled: !withdrawalsAllowed,
          content: withdrawalsAllowed ? (
            <Withdrawal wallet={wallet} onSuccess={() => send({ type: 'CLOSE' })} />
          ) : (
            withdrawalsBlocked
          ),
        },
      ]}
    />
  );
}
