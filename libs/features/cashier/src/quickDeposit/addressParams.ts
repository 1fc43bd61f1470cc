import type { DepositRequest } from './prefill.ts';

/** Removed from the address when quick deposit or source of wealth closes (R-2-063). */
export const quickDepositParams = [
  'autoSubmit',
  'paymentMethod',
  'amount',
  'currency',
  'preselectedChallengeId',
  'autoSignIn',
  'locale',
] as const;

/** What a link asks quick deposit to fill in; checked before use in `prefill.ts` and `startingMethod.ts`. */
export function requestOf(search: string): DepositRequest {
  const params = new URLSearchParams(search);
  return {
    amount: params.get('amount') ?? undefined,
    method: params.get('paymentMethod') ?? undefined,
    currency: params.get('currency')?.toUpperCase(),
  };
}

/** Whether a link opens quick deposit by itself: it needs all three parameters (R-2-062). */
export function opensQuickDeposit(search: string): boolean {
  const params = new URLSearchParams(search);
  const autoSubmit = params.get('autoSubmit') ?? '';
  const isOn = !['', '0', 'false'].includes(autoSubmit.toLowerCase());
  return isOn && Boolean(params.get('paymentMethod')) && Boolean(params.get('amount'));
}
