import { useLingui } from '@lingui/react/macro';
import type { PaymentTransactionType } from '@lobby/contracts';
import { showFeedback } from '@lobby/overlays';
import { useFormat } from '@lobby/i18n';
import { cookies, local } from '@lobby/storage';

type Feedback = Parameters<typeof showFeedback>[0];

/** The amount as far as it is known. */
interface Paid {
  amount?: string;
  currency?: string;
}

/** The messages about a payment, for the cashier on screen and for later pages. */
export function usePaymentTexts(transactionType: PaymentTransactionType) {
  const { t } = useLingui();
  const { money } = useFormat();
  const isDeposit = transactionType === 'Deposit';
  const feedback = (kind: Feedback['kind'], message: string): Feedback => ({ kind, namespace: 'cashier', message });

  return {
    succeeded({ amount, currency }: Paid) {
      const paid = amount !== undefined && currency !== undefined ? money(amount, currency) : null;
      if (!isDeposit)
        return feedback('success', t({ id: 'WITHDRAWAL_SUCCESS', message: 'Your withdrawal has been requested.' }));
      return feedback(
        'success',
        paid
          ? t({ id: 'DEPOSIT_SUCCESS_AMOUNT', message: `Your deposit of ${paid} was successful.` })
          : t({ id: 'DEPOSIT_SUCCESS', message: 'Your deposit was successful.' }),
      );
    },
    declined: () =>
      feedback(
        'error',
        isDeposit
          ? t({
              id: 'DEPOSIT_FAILURE',
              message: 'Your deposit did not go through. Try again or choose another method.',
            })
          : t({ id: 'WITHDRAWAL_FAILURE', message: 'Your withdrawal did not go through. Try again or contact us.' }),
      ),
    pending: () =>
      feedback(
        'info',
        t({
          id: 'PAYMENT_PENDING',
          message: 'Your payment is being processed. Your balance follows when it is done.',
        }),
      ),
    /** The player left while the outcome of a payment was unknown. */
    abandoned: () =>
      feedback(
        'warning',
        t({
          id: 'PAYMENT_LEFT',
          message:
            'You left before your payment was confirmed. It may still go through: check your balance before you try again.',
        }),
      ),
    /** The account has been blocked while the outcome of a deposit was unknown. */
    stopped: () =>
      feedback(
        'warning',
        t({
          id: 'PAYMENT_STOPPED',
          message:
            'Your deposit has been stopped, because your account may no longer deposit. If the payment goes through all the same, the money is in your balance and you can withdraw it.',
        }),
      ),
    /** The platform has never received it. */
    unknown: () =>
      feedback(
        'warning',
        t({
          id: 'PAYMENT_UNKNOWN',
          message: 'Your last payment has not reached us. Check your bank before you try again.',
        }),
      ),
  };
}

/** A deposit that went through is the next one's default; the player has not declined to deposit. */
export function storeLastDeposit({ amount, currency }: Paid): void {
  if (amount !== undefined && currency !== undefined) local.write('lastDeposit', { amount, currency });
  cookies.remove('depositDialogDeclined');
}
