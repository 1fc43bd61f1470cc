import type { FrameLocator, Locator, Page } from '@playwright/test';
import { isPhone } from './player.ts';

/** The partner's bootstrapper measures fonts by `innerHTML`: the policy refuses that, and deposits go on. */
export const partnerFingerprint = /'TrustedHTML' assignment.*paymentiqCashier/;

export const quickDeposit = (page: Page): Locator => page.getByRole('dialog', { name: 'Deposit', exact: true });
/** The payment provider's page inside quick deposit. */
export const cashier = (page: Page): FrameLocator => quickDeposit(page).locator('iframe').contentFrame();

/** By the button that is in the bar below on phones and in the header elsewhere. */
export async function openQuickDeposit(page: Page): Promise<void> {
  const place = isPhone(page) ? page.getByRole('navigation', { name: 'Main' }) : page.getByRole('banner');
  await place.getByRole('button', { name: 'Deposit' }).click();
}

/** What becomes of a payment is written on the test card. */
type TestCard = 'success' | 'declined' | 'pending' | 'no answer';

export async function payByCard(page: Page, amount: string, outcome: TestCard): Promise<void> {
  const frame = cashier(page);
  await frame.getByLabel(/^Amount/).fill(amount);
  await frame.getByText('Test cards').click();
  await frame.getByRole('button', { name: new RegExp(`: ${outcome}$`) }).click();
  await frame.getByRole('button', { name: `Deposit ${amount} EUR` }).click();
}
