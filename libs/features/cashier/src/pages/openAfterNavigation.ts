import type { QuickDepositRequest } from '../quickDeposit/request.ts';
import { quickDepositWish } from '../quickDeposit/wish.ts';

/** Between the arrival in the lobby and the overlay (R-9-021). */
const QUICK_DEPOSIT_DELAY_MS = 100;

/**
 * Asks for quick deposit over the page that a navigation leads to, which has to be over first: a route
 * change closes it.
 */
export async function openAfterNavigation(
  navigation: Promise<void> | void,
  pathname: string,
  request: QuickDepositRequest,
): Promise<void> {
  await navigation;
  await new Promise((resolve) => setTimeout(resolve, QUICK_DEPOSIT_DELAY_MS));
  quickDepositWish.set({ request, pathname });
}
