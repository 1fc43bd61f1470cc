import type { Page } from '@playwright/test';
import { cashierFrame, cashierPolicyError, openQuickDeposit, quickDeposit } from '../support/cashier.ts';
import { pressEscapeIn } from '../support/lobby.ts';
import { expect, expectBalance, firstGameSlug, runningGame, test } from '../support/player.ts';
import { patientCashier } from '../support/timings.ts';

test.use({ expectedErrors: cashierPolicyError });
test.use({ timings: patientCashier });

const terms = (page: Page) => page.getByRole('dialog', { name: 'Our terms' });
const identity = (page: Page) => page.getByRole('dialog', { name: 'Please verify your identity' });
const tab = (page: Page, name: string) => quickDeposit(page).getByRole('tab', { name });

async function payOut(page: Page, amount: string): Promise<void> {
  const frame = cashierFrame(page);
  await frame.getByLabel(/^Amount/).fill(amount);
  await frame.getByLabel('E-mail address of the wallet').fill('player@example.com');
  await frame.getByRole('button', { name: `Withdraw ${amount} EUR` }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your withdrawal has been requested.' })).toBeVisible();
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

    await test.step('from the overlay that holds them', async () => {
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

test(
  'a player whose identity is not verified withdraws by the address, and a press on Deposit tells why not, on each page (A-127, A-131)',
  { tag: '@phone' },
  async ({ page, lobby, signInWith }) => {
    const { email } = await signInWith();
    await lobby.console('kyc', { player: email, status: 'Required', missing: ['Identity'] });
    await page.goto('/en/withdraw/', { waitUntil: 'domcontentloaded' });
    await expect(tab(page, 'Withdraw')).toHaveAttribute('aria-selected', 'true');
    await payOut(page, '40.00');
    await pressEscapeIn(identity(page));
    await expectBalance(page, '€60.00');

    // The guard does not interrupt by itself on the page that its overlay leads to, nor on one that protects.
    for (const path of ['/en/profile/identity/', '/en/responsible-gaming/']) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectBalance(page, '€60.00');
      await expect(identity(page)).toHaveCount(0);
      await openQuickDeposit(page);
      await expect(identity(page)).toContainText('neither deposit nor play');
      await expect(quickDeposit(page)).toHaveCount(0);
      await identity(page).getByRole('link', { name: 'Verify now' }).click();
      await expect(page).toHaveURL(/\/en\/profile\/identity\/$/);
      await expect(identity(page)).toBeHidden();
    }
  },
);

test(
  'a game that a time-out has kept closed can be started when it ends, on the page that is open (R-6-006)',
  { tag: '@desktop' },
  async ({ page, context, lobby, signInWith }) => {
    const player = await signInWith();
    await lobby.console('timeout', { player: player.email, until: '2099-01-01T00:00:00Z' });
    const slug = await firstGameSlug(context, 'slots');
    await page.goto(`/en/games/${slug}/`, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { name: 'Your account cannot play now' })).toBeVisible();
    await lobby.waitForSubscriptions(player);
    await lobby.console('timeout', { player: player.email, until: null });
    await expect(page.getByRole('heading', { name: 'You can play again' })).toBeVisible();
    await expect(page.locator('main iframe')).toHaveCount(0);
    await lobby.expectAccessible();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await runningGame(page);
  },
);
