import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@lobby/i18n';
import type { Block } from '@lobby/player';
import { Stack, Tabs, Text } from '@lobby/ui-kit';
import { useState } from 'react';
import { closedLoopPayments } from 'virtual:lobby-build';
import { CashierVisit } from '../deposit/CashierVisit.tsx';
import { ClosedLoop } from '../withdraw/ClosedLoop.tsx';
import { minimumDeposit } from './minimumDeposit.ts';
import { prefilledAmount, type DepositRequest } from './prefill.ts';
import type { Wallet } from './useDepositGate.ts';
import { useBlockReason } from './useBlockReason.ts';

interface CashierTabsProps {
  wallet: Wallet;
  /** One that comes while the cashier is open ends the deposit, unless a payment is under way. */
  depositBlock: Block | null;
  instantBankingBlocked: boolean;
  withdrawalsAllowed: boolean;
  request: DepositRequest;
  mode: 'deposit' | 'withdraw';
  paymentMethod?: string;
  onDeposited: () => void;
}

/** Deposit and withdrawal side by side; each opens its own visit to the cashier. */
export function CashierTabs({
  wallet,
  depositBlock,
  instantBankingBlocked,
  withdrawalsAllowed,
  request,
  mode,
  paymentMethod,
  onDeposited,
}: CashierTabsProps) {
  const { t } = useLingui();
  const reasonOf = useBlockReason();
  const [isPaying, setIsPaying] = useState(false);
  const minimum = minimumDeposit(wallet.currency, wallet.minDepositAmount);

  const deposit =
    depositBlock && !isPaying ? (
      <Text>{reasonOf(depositBlock)}</Text>
    ) : (
      <Stack gap="sm">
        <Limit label={t({ id: 'MINIMUM_DEPOSIT', message: 'Minimum deposit' })} amount={minimum} {...wallet} />
        {instantBankingBlocked && (
          <Text size="sm">
            {t({
              id: 'INSTANT_BANKING_BLOCKED',
              message: 'Instant banking is blocked on your account. Please choose another payment method.',
            })}
          </Text>
        )}
        <CashierVisit
          method="Deposit"
          amount={prefilledAmount(request, wallet.currency, minimum)}
          paymentMethod={paymentMethod}
          currency={wallet.currency}
          onDeposited={onDeposited}
          onPaying={setIsPaying}
        />
      </Stack>
    );
  const withdraw = withdrawalsAllowed ? (
    <Stack gap="sm">
      <Limit label={t({ id: 'WITHDRAWABLE', message: 'Your balance' })} amount={wallet.balance} {...wallet} />
      {wallet.minWithdrawalAmount && (
        <Limit
          label={t({ id: 'MINIMUM_WITHDRAWAL', message: 'Minimum withdrawal' })}
          amount={wallet.minWithdrawalAmount}
          {...wallet}
        />
      )}
      {closedLoopPayments ? (
        <ClosedLoop>{(method) => <CashierVisit method="Withdrawal" paymentMethod={method} {...wallet} />}</ClosedLoop>
      ) : (
        <CashierVisit method="Withdrawal" currency={wallet.currency} />
      )}
    </Stack>
  ) : (
    <Text>
      {t({
        id: 'WITHDRAWALS_BLOCKED',
        message: 'Withdrawals are blocked on your account. Contact us to find out why.',
      })}
    </Text>
  );

  return (
    <Tabs
      label={t({ id: 'CASHIER', message: 'Cashier' })}
      defaultValue={mode}
      items={[
        { value: 'deposit', label: t({ id: 'DEPOSIT', message: 'Deposit' }), content: deposit },
        { value: 'withdraw', label: t({ id: 'WITHDRAW', message: 'Withdraw' }), content: withdraw },
      ]}
    />
  );
}

/** Narrow symbols are shared by several currencies: where money is paid, the code stands beside. */
function Limit({ label, amount, currency }: { label: string; amount: string; currency: string }) {
  const { money } = useFormat();
  return (
    <Text size="sm" tone="muted" figures>
      {label}: {money(amount, currency)} {currency}
    </Text>
  );
}
