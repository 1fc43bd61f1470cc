import { useLingui } from '@lingui/react/macro';
import { showFeedback } from '@lobby/overlays';
import { useFormat } from '@lobby/i18n';
import { useEffect, useEffectEvent } from 'react';
import type { DoneSignIn } from '../signInUnderWay.ts';

/** Says what has become of a deposit that was made on the way; the message outlives the page. */
export function DepositDone({ amount, currency, state }: NonNullable<DoneSignIn['deposit']>) {
  const { t } = useLingui();
  const paid = useFormat().money(amount, currency);
  const show = useEffectEvent(() =>
    showFeedback(
      state === 'Booked'
        ? {
            kind: 'success',
            namespace: 'deposit',
            message: t({ id: 'DEPOSIT_SUCCESS_AMOUNT', message: `Your deposit of ${paid} was successful.` }),
          }
        : {
            kind: 'error',
            namespace: 'deposit',
            message: t({
              id: 'DEPOSIT_DECLINED_AMOUNT',
              message: `Your deposit of ${paid} was declined. You get the money back.`,
            }),
          },
    ),
  );
  useEffect(() => void show(), []);
  return null;
}
