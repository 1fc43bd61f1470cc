import { useLingui } from '@lingui/react/macro';
import { Slot } from '@lobby/host';
import type { Block, Wallet } from '@lobby/player';
import { Stack, Tabs, Text } from '@lobby/ui-kit';
import { CashierVisit } from '../hosted/CashierVisit.tsx';
import { DepositHeld, Loading } from '../shared/CashierStates.tsx';
import { Amount, Withdrawal } from '../withdrawal/Withdrawal.tsx';
import { minimumDeposit, prefilledAmount, type DepositRequest } from './depositRequest.ts';
import type { GuardsStatus, OpenedCashier } from './quickDeposit.machine.ts';
import { isInstantBanking } from './startingMethod.ts';
import { blockReason } from './useAccess.ts';

interface CashierTabsProps {
  opened: OpenedCashier;
  request: DepositRequest;
  wallet: Wallet;
  /** Shown in place of the deposit. */
  depositBlock: Block | null;
  /** What the deposit waits for; nothing when `ready`. */
  guards: GuardsStatus;
  /** Whether a block has taken the deposit away at this moment, before it is rendered. */
  isDepositStopped: () => boolean;
  send: (event: { type: 'PAYING' | 'PAYMENT_ENDED' | 'DEPOSITED' | 'TAB_CHANGED' | 'SHOW_GUARD' | 'CLOSE' }) => void;
}

/** Deposit and withdrawal side by side; each opens its own visit to the cashier. Guards hold the deposit alone. */
export function CashierTabs(props: CashierTabsProps) {
  const { opened, request, wallet, depositBlock, guards, isDepositStopped, send } = props;
  const { t } = useLingui();
  const { mode, method, instantBankingBlocked, withdrawalsAllowed } = opened;
  const { currency } = wallet;
  const minimum = minimumDeposit(currency, wallet.minDepositAmount);
  const isMethodBlocked = instantBankingBlocked && isInstantBanking(method ?? '');
  const withdrawalsBlocked = t({
    id: 'WITHDRAWALS_BLOCKED',
    message: 'Withdrawals are blocked on your account. Contact us to find out why.',
  });

  const deposit = depositBlock ? (
    <Text>{blockReason(depositBlock)}</Text>
  ) : guards === 'active' ? (
    <DepositHeld onShow={() => send({ type: 'SHOW_GUARD' })} />
  ) : guards === 'pending' ? (
    <Loading waitsFor="guards" />
  ) : (
    <Stack gap="sm">
      <Amount label={t({ id: 'MINIMUM_DEPOSIT', message: 'Minimum deposit' })} amount={minimum} currency={currency} />
      {instantBankingBlocked && (
        <Text size="sm">
          {t({
            id: 'INSTANT_BANKING_BLOCKED',
            message: 'Instant banking is blocked on your account. Please choose another payment method.',
          })}
        </Text>
      )}
      <Slot name="deposit.notice" />
      <CashierVisit
        transactionType="Deposit"
        currency={currency}
        amount={prefilledAmount(request, currency, minimum)}
        paymentMethod={isMethodBlocked ? undefined : method}
        onSuccess={() => send({ type: 'DEPOSITED' })}
        isStopped={isDepositStopped}
        onPayingChange={(isPaying) => send({ type: isPaying ? 'PAYING' : 'PAYMENT_ENDED' })}
      />
    </Stack>
  );

  return (
    <Tabs
      label={t({ id: 'CASHIER', message: 'Cashier' })}
      defaultValue={mode}
      onChange={() => send({ type: 'TAB_CHANGED' })}
      items={[
        {
          value: 'deposit',
          label: t({ id: 'DEPOSIT', message: 'Deposit' }),
          content: withdrawalsAllowed ? (
            deposit
          ) : (
            <Stack gap="sm">
              {/* Why the tab beside cannot be chosen. */}
              <Text size="sm">{withdrawalsBlocked}</Text>
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
            <Text>{withdrawalsBlocked}</Text>
          ),
        },
      ]}
    />
  );
}
