import { useLingui } from '@lingui/react/macro';
import { showFeedback } from '@lobby/overlays';
import { useQueryParam, useRemoveQuery } from '@lobby/routing';
import { useEffect, useEffectEvent } from 'react';

/** The cashier's return address carries `showToast`: shown once, then removed from the address (R-2-064, A-077). */
export default function WithdrawalNotice() {
  const { t } = useLingui();
  const [toast] = useQueryParam('showToast');
  const removeQuery = useRemoveQuery();
  const show = useEffectEvent(() => {
    showFeedback({
      kind: 'success',
      namespace: 'cashier',
      message: t({ id: 'WITHDRAWAL_SUCCESS', message: 'Your withdrawal has been requested.' }),
    });
    removeQuery(['showToast']);
  });
  useEffect(() => {
    if (toast === 'InitWithdrawal') show();
  }, [toast]);
  return null;
}
