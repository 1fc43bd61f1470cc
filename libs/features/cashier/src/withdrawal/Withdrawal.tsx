import { useLingui } from '@lingui/react/macro';
import { Stack } from '@lobby/ui-kit';
import { closedLoopPayments } from 'virtual:lobby-build';
import { CashierVisit } from '../hosted/CashierVisit.tsx';
import { Amount } from '../shared/Amount.tsx';
import type { Wallet } from '../shared/wallet.ts';
import { ClosedLoop } from './ClosedLoop.tsx';

/** The tab that takes money out; its visit to the cashier has a session of its own. */
export function Withdrawal({ wallet, onSuccess }: { wallet: Wallet; onSuccess: () => void }) {
  const { t } = useLingui();
  const visit = (method?: string) => (
    <CashierVisit
      transactionType="Withdrawal"
      currency={wallet.currency}
      paymentMethod={method}
      onSuccess={onSuccess}
    />
  );
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
      {closedLoopPayments ? <ClosedLoop>{visit}</ClosedLoop> : visit()}
    </Stack>
  );
}
