import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@lobby/i18n';
import { BanknoteIcon, CardPaymentIcon, WalletIcon, ZapIcon, type IconNode } from '@lobby/ui-kit';
import type { PaymentMethod } from './paymentMethods.ts';

const HOURS_A_DAY = 24;

/** Limits, fee and time of a method, in words. Amounts carry the currency's code where they are entered. */
export function useMethodFacts(): (method: PaymentMethod) => string {
  const { t } = useLingui();
  const { money, percent } = useFormat();

  function arrival({ arrivesWithinHours: hours, payoutMode }: PaymentMethod): string {
    const days = Math.ceil(hours / HOURS_A_DAY);
    if (payoutMode === 'Instant') return t({ id: 'PAYOUT_INSTANT', message: 'Paid out at once' });
    if (payoutMode === 'Manual')
      return t({
        id: 'PAYOUT_MANUAL',
        message: plural(days, {
          one: 'We check it, and pay it out within # banking day',
          other: 'We check it, and pay it out within # banking days',
        }),
      });
    if (hours === 0) return t({ id: 'PAYMENT_AT_ONCE', message: 'At once' });
    return t({
      id: 'PAYMENT_WITHIN_DAYS',
      message: plural(days, { one: 'Within # banking day', other: 'Within # banking days' }),
    });
  }

  return (method) => {
    const { minAmount, maxAmount, currency, feePercent } = method;
    const fee = percent(Number(feePercent) / 100, 2);
    return [
      `${money(minAmount, currency)} – ${money(maxAmount, currency)} ${currency}`,
      Number(feePercent) === 0
        ? t({ id: 'PAYMENT_NO_FEE', message: 'No fee' })
        : t({ id: 'PAYMENT_FEE', message: `${fee} fee of the provider` }),
      arrival(method),
    ].join(' · ');
  };
}

export function iconOf({ method, isInstantBanking }: PaymentMethod): IconNode {
  if (method === 'creditcard') return CardPaymentIcon;
  if (method === 'bank') return BanknoteIcon;
  return isInstantBanking ? ZapIcon : WalletIcon;
}
