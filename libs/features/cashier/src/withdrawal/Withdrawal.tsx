import { useLingui } from '@lingui/react/macro';
import { NotOffered } from '@lobby/fallbacks';
import type { Wallet } from '@lobby/money';
import { useIsLate } from '@lobby/runtime';
import { Stack } from '@lobby/ui-kit';
import { useState } from 'react';
import { build } from 'virtual:lobby-build';
import { CashierVisit } from '../hosted/CashierVisit.tsx';
import { MethodPanel } from '../methods/MethodPanel.tsx';
import { usePaymentMethods, type MethodChoice, type PaymentMethod } from '../methods/paymentMethods.ts';
import { PendingPayments } from '../payments/PendingPayments.tsx';
import { Amount } from '../shared/Amount.tsx';
import { Loading, Unavailable } from '../shared/CashierStates.tsx';
import { timings } from '../timings.ts';
import { ClosedLoop } from './ClosedLoop.tsx';
import { WeekendMessage } from './WeekendMessage.tsx';

interface WithdrawalProps {
  wallet: Wallet;
  onSuccess: () => void;
}

/** The tab that takes money out; its visit to the cashier has a session of its own. */
export function Withdrawal({ wallet, onSuccess }: WithdrawalProps) {
  const { t } = useLingui();
  const { methods, now, isFetching, isOffered, retry } = usePaymentMethods('Withdrawal');
  const isLate = useIsLate(timings.cashierStartTimeout);
  const payout = (offered: readonly PaymentMethod[]) => (
    <Payout methods={offered} wallet={wallet} onSuccess={onSuccess} />
  );

  function content() {
    if (methods !== null)
      return build.closedLoopPayments ? <ClosedLoop methods={methods}>{payout}</ClosedLoop> : payout(methods);
    if (isFetching && (build.closedLoopPayments || !isLate)) return <Loading waitsFor="answer" retry={retry} />;
    // The hosted cashier has a list of its own, which knows nothing of the closed loop.
    if (!build.closedLoopPayments) return payout([]);
    return isOffered ? <Unavailable retry={retry} /> : <NotOffered layout="plain" level={3} />;
  }

  return (
    <Stack gap="sm">
      <Amount
        label={t({ id: 'WITHDRAWABLE', message: 'Your balance' })}
        amount={wallet.balance}
        currency={wallet.currency}
      />
      {wallet.minWithdrawalAmount && (
        <Amount
          label={t({ id: 'MINIMUM_WITHDRAWAL', message: 'Minimum withdrawal' })}
          amount={wallet.minWithdrawalAmount}
          currency={wallet.currency}
        />
      )}
      {!build.DisableWeekendWithdrawalMessages && now !== null && <WeekendMessage now={now} />}
      <PendingPayments type="Withdrawal" />
      {content()}
    </Stack>
  );
}

/** By which method and to which account, and the hosted cashier that opens on it. */
function Payout({ methods, wallet, onSuccess }: WithdrawalProps & { methods: readonly PaymentMethod[] }) {
  // Those of the moment when it was opened: a later answer changes nothing below the player's hands.
  const [offered] = useState(methods);
  const [choice, choose] = useState<MethodChoice | null>(() => firstChoice(offered));
  const [isPaying, setPaying] = useState(false);
  return (
    <>
      {offered.length > 0 && (
        <MethodPanel
          methods={offered}
          choice={choice}
          onChoose={choose}
          onlyAccounts={build.closedLoopPayments}
          locked={isPaying}
        />
      )}
      <CashierVisit
        key={`${choice?.method} ${choice?.accountId}`}
        transactionType="Withdrawal"
        currency={wallet.currency}
        choice={choice}
        onSuccess={onSuccess}
        onPayingChange={setPaying}
      />
    </>
  );
}

/** The account used last comes first. */
function firstChoice([first]: readonly PaymentMethod[]): MethodChoice | null {
  return first ? { method: first.method, accountId: first.accounts[0]?.id } : null;
}
