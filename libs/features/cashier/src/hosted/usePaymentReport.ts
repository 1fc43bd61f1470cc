import { useLingui } from '@lingui/react/macro';
import type { PaymentTransactionType } from '@lobby/contracts';
import { showFeedback } from '@lobby/host';
import { useFormat } from '@lobby/i18n';
import { cookies, local } from '@lobby/storage';
import type { Payment } from './hostedCashier.ts';

const namespace = 'cashier';

/** Messages about a payment's outcome; a deposit is stored as the next one's default. */
export function usePaymentReport(transactionType: PaymentTransactionType) {
  const { t } = useLingui();
  const { money } = useFormat();
  const isDeposit = transactionType === 'Deposit';

  return {
    succeeded({ amount, currency }: Payment) {
      const paid = amount !== undefined && currency !== undefined ? money(amount, currency) : null;
      if (isDeposit) {
        if (amount !== undefined && currency !== undefined) local.write('lastDeposit', { amount, currency });
        cookies.remove('depositDialogDeclined');
      }
      showFeedback({
        kind: 'success',
        namespace,
        message: isDeposit
          ? paid
            ? t({ id: 'DEPOSIT_SUCCESS_AMOUNT', message: `Your deposit of ${paid} was successful.` })
            : t({ id: 'DEPOSIT_SUCCESS', message: 'Your deposit was successful.' })
          : t({ id: 'WITHDRAWAL_SUCCESS', message: 'Your withdrawal has been requested.' }),
      });
    },
    declined() {
      showFeedback({
        kind: 'error',
        namespace,
        message: isDeposit
          ? t({
              id: 'DEPOSIT_FAILURE',
              message: 'Your deposit did not go through. Try again or choose another method.',
            })
          : t({ id: 'WITHDRAWAL_FAILURE', message: 'Your withdrawal did not go through. Try again or contact us.' }),
      });
    },
    /** The player left while the outcome of a payment was unknown. */
    abandoned() {
      showFeedback({
        kind: 'warning',
        namespace,
        message: t({
          id: 'PAYMENT_LEFT',
          message:
            'You left before your payment was confirmed. It may still go through: check your balance before you try again.',
        }),
      });
    },
    /** The account has been blocked while the outcome of a deposit was unknown. */
    stopped() {
      showFeedback({
        kind: 'warning',
        namespace,
        message: t({
          id: 'PAYMENT_STOPPED',
          message:
            'Your deposit has been stopped, because your account may no longer deposit. If the payment goes through all the same, the money is in your balance and you can withdraw it.',
        }),
      });
    },
    pending() {
      showFeedback({
        kind: 'info',
        namespace,
        message: t({
          id: 'PAYMENT_PENDING',
          message: 'Your payment is being processed. Your balance follows when it is done.',
        }),
      });
    },
  };
}
