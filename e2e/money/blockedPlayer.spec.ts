import type { Page } from '@playwright/test';
import { cashierFrame, cashierPolicyError, quickDeposit } from '../support/cashier.ts';
import { pressEscapeIn } from '../support/lobby.ts';
import { expect, expectBalance, test } from '../support/player.ts';
import { patientCashier } from '../support/timings.ts';

test.use({ expectedErrors: cashierPolicyError });
test.use({ timings: patientCashier });

const terms = (page: Page) => page.getByRole('dialog', { name: 'Our terms' });
const tab = (page: Page, name: string) => quickDeposit(page).getByRole('tab', { name });

async function payOut(page: Page, amount: string): Promise<void> {
  const frame = cashierFrame(page);
  await frame.getByLabel(/^Amount/).fill(amount);
  await frame.getByLabel('E-mail address of the wallet').fill('player@example.com');
  await frame.getByRole('button', { name: `Withdraw ${amount} EUR` }).click();
  await expect(page.getByRole('log').filter({ hasText: 'Your withdrawal has been requested.' })).toBeVisible();
  await expect(quickDeposit(page)).toBeHidden();
}

test(
  'a player who has not accepted the terms takes money out, and deposits only after them (R-1-010, A-127, A-131)',
  { tag: '@phone' },
  async ({ page, lobby, signInWith }) => {
    const { email } = await signInWith();
    await lobby.console('terms', { player: email, accepted: false });
    await page.goto('/en/promotions/', { waitUntil: 'domcontentloaded' });
    await expect(terms(page)).toBeVisible();

    await test.step('from the overlay that blocks them', async () => {
      await terms(page).getByRole('button', { name: 'Withdraw' }).click();
      await expect(tab(page, 'Withdraw')).toHaveAttribute('aria-selected', 'true');
      await expect(terms(page)).toBeHidden();
      await payOut(page, '30.00');
      await expect(terms(page)).toBeVisible();
    });
    await test.step('from the menu, once the overlay is closed', async () => {
      await pressEscapeIn(terms(page));
      await expect(terms(page)).toBeHidden();
      await expectBalance(page, '€70.00');
      await lobby.openMenu();
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Withdraw' }).click();
      await expect(cashierFrame(page).getByRole('heading', { name: 'Withdraw' })).toBeAttached();
      await expect(terms(page)).toBeHidden();
    });
    await test.step('the deposit beside it leads to the terms, and opens after them', async () => {
      await tab(page, 'Deposit').click();
      await expect(quickDeposit(page).getByRole('heading', { name: 'Something comes first' })).toBeVisible();
      await expect(quickDeposit(page).locator('iframe')).toHaveCount(0);
      await lobby.expectAccessible();
      await quickDeposit(page).getByRole('button', { name: 'Show it' }).click();
      await expect(terms(page)).toBeVisible();
      await expect(quickDeposit(page)).toBeHidden();
      await terms(page).getByRole('button', { name: 'I accept' }).click();
      await expect(tab(page, 'Deposit')).toHaveAttribute('aria-selected', 'true');
      await expect(cashierFrame(page).getByLabel(/^Amount/)).toBeVisible();
    });
  },
);
