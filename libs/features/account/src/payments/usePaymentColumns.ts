import { useLingui } from '@lingui/react/macro';
import type { TransactionState } from '@lobby/contracts';
import type { CsvColumns } from '@lobby/history';
import { usePaymentState } from './paymentState.tsx';

interface Payment {
  id: string;
  createdAt: string;
  method: string;
  /** Decimal string. */
  amount: string;
  currency: string;
  state: TransactionState;
  processedAt: string | null;
}

/** The columns in which deposits and withdrawals are exported; times in UTC, as the wire has them. */
export function usePaymentColumns(): CsvColumns<Payment> {
  const { t } = useLingui();
  const stateOf = usePaymentState();
  return [
    [t({ id: 'CSV_NUMBER', message: 'Number' }), ({ id }) => id],
    [t({ id: 'CSV_TIME', message: 'Time (UTC)' }), ({ createdAt }) => createdAt],
    [t({ id: 'CSV_METHOD', message: 'Method' }), ({ method }) => method],
    [t({ id: 'CSV_AMOUNT', message: 'Amount' }), ({ amount }) => amount],
    [t({ id: 'CSV_CURRENCY', message: 'Currency' }), ({ currency }) => currency],
    [t({ id: 'CSV_STATE', message: 'State' }), ({ state }) => stateOf(state)],
    [t({ id: 'CSV_PROCESSED', message: 'Processed (UTC)' }), ({ processedAt }) => processedAt],
  ];
}
