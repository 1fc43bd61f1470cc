import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@lobby/i18n';
import type { Wallet } from '@lobby/player';
import { Stack, Text } from '@lobby/ui-kit';
import { closedLoopPayments } from 'virtual:lobby-build';
import { CashierVisit } from '../hosted/CashierVisit.tsx';
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

/** A labelled amount. Several currencies share a narrow symbol: where money is paid, the code is shown too. */
export function Amount({ label, amount, currency }: { label: string; amount: string; currency: string }) {
  const { money } = useFormat();
  return (
    <Text size="sm" tone="muted" figures>
      {label}: {money(amount, currency)} {currency}
    </Text>
  );
}
