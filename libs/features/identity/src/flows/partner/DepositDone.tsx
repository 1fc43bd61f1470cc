import { useLingui } from '@lingui/react/macro';
import { showFeedback } from '@lobby/host';
import { useFormat } from '@lobby/i18n';
import { useEffect, useEffectEvent } from 'react';

/** Says what was deposited on the way; the message outlives the page. */
export function DepositDone({ amount, currency }: { amount: string; currency: string }) {
  const { t } = useLingui();
  const paid = useFormat().money(amount, currency);
  const show = useEffectEvent(() =>
    showFeedback({
      kind: 'success',
      namespace: 'deposit',
      message: t({ id: 'DEPOSIT_SUCCESS_AMOUNT', message: `Your deposit of ${paid} was successful.` }),
    }),
  );
  useEffect(() => void show(), []);
  return null;
}
