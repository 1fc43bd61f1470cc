import type { HostedCashierEvent, HostedCashierOptions } from '../hostedCashier.ts';

/** Loads the payment provider's adapter and shows its cashier; the returned function takes it away. */
export function showHostedCashier(
  options: HostedCashierOptions,
  tell: (event: HostedCashierEvent) => void,
): () => void {
  let close: (() => void) | null = null;
  let left = false;
  import('../paymentiq/paymentiqCashier.ts').then(
    ({ openPaymentiqCashier }) => {
      if (!left) close = openPaymentiqCashier(options, tell);
    },
    () => tell({ type: 'LOAD_FAILED' }),
  );
  return () => {
    left = true;
    close?.();
  };
}
