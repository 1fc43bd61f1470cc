import { useLingui } from '@lingui/react/macro';
import type { sortFields } from '@lobby/contracts';
import type { SortFields } from '@lobby/history';

/** What deposits and withdrawals can be sorted by (R-3-009). */
export function usePaymentSort(): SortFields<(typeof sortFields)[number]> {
  const { t } = useLingui();
  return {
    createdAt: t({ id: 'PAYMENT_SORT_CREATED', message: 'Date requested' }),
    processedAt: t({ id: 'PAYMENT_SORT_PROCESSED', message: 'Date processed' }),
  };
}
