import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect, isPhone } from './player.ts';

/** The cashier's bootstrapper sets `innerHTML`, which the page's Trusted Types policy refuses. Deposits still work. */
export const cashierPolicyError = /'TrustedHTML' assignment.*paymentiqCashier/;

/** Quick deposit, which is called by what the player has chosen. */
export const quickDeposit = (page: Page): Locator => page.getByRole('dialog', { name: /^(Deposit|Withdraw)$/ });
/** The payment provider's page inside quick deposit. */
export const cashierFrame = (page: Page): FrameLocator => quickDeposit(page).locator('iframe').contentFrame();

/** The method that the hosted cashier opens on, and the list of the others. */
export const paymentMethod = (page: Page): Locator =>
  quickDeposit(page).getByRole('region', { name: 'Payment method' });

export async function chooseMethod(page: Page, name: RegExp): Promise<void> {
  await paymentMethod(page).getByRole('button', { name: 'Change' }).click();
  await paymentMethod(page).getByRole('listitem').getByRole('button', { name }).click();
}

/** Presses Deposit, which is in the bottom bar on phones and in the header elsewhere. */
export async function openQuickDeposit(page: Page): Promise<void> {
  const container = isPhone(page) ? page.getByRole('navigation', { name: 'Main' }) : page.getByRole('banner');
  await container.getByRole('button', { name: 'Deposit' }).click();
}

/** Requests a deposit by a bank, whose page then takes the lobby's place. */
export async function depositByBank(page: Page, amount: string): Promise<void> {
  await openQuickDeposit(page);
  await chooseMethod(page, /^Trustly/);
  await cashierFrame(page)
    .getByLabel(/^Amount/)
    .fill(amount);
  await cashierFrame(page)
    .getByRole('button', { name: `Deposit ${amount} EUR` })
    .click();
  await expect(page.getByRole('heading', { name: 'Confirm the payment' })).toBeVisible();
}

/** Outcomes of payments, by the labels of the sandbox's test cards. */
type TestCard = 'success' | 'declined' | 'pending' | 'no answer';

export async function payByCard(page: Page, amount: string, outcome: TestCard): Promise<void> {
  const frame = cashierFrame(page);
  await frame.getByLabel(/^Amount/).fill(amount);
  await frame.getByText('Test cards').click();
  await frame.getByRole('button', { name: new RegExp(`: ${outcome}$`) }).click();
  await frame.getByRole('button', { name: `Deposit ${amount} EUR` }).click();
}
