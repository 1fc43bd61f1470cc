import { openQuickDeposit } from '../quickDeposit/openQuickDeposit.tsx';
import type { QuickDepositRequest } from '../quickDeposit/request.ts';

/** Between the arrival in the lobby and the overlay (R-9-021). */
const QUICK_DEPOSIT_DELAY_MS = 100;

/** Opens quick deposit after a navigation that has to be over first: a route change closes it. */
export async function openAfterNavigation(
  navigation: Promise<void> | void,
  request: QuickDepositRequest,
): Promise<void> {
  await navigation;
  await new Promise((resolve) => setTimeout(resolve, QUICK_DEPOSIT_DELAY_MS));
  await openQuickDeposit(request);
}
