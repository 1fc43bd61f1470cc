import type { Locator, Page } from '@playwright/test';
import { cashierFrame, cashierPolicyError, openQuickDeposit, payByCard, quickDeposit } from '../support/cashier.ts';
import { expect, expectBalance, firstGameSlug, openGame, test } from '../support/player.ts';
import { patientCashier } from '../support/timings.ts';

test.use({ expectedErrors: cashierPolicyError });

const cardOf = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** One tap from the page: the link that every page has in its footer. */
async function openLimits(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Your limits' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your limits' })).toBeVisible();
}

async function setLimit(card: Locator, value: string): Promise<void> {
  await card.getByRole('button', { name: /^(Set a limit|Change) / }).click();
  await expect(card.getByRole('textbox', { name: 'New limit' })).toHaveValue('');
  await card.getByRole('textbox', { name: 'New limit' }).fill(value);
  await card.getByRole('button', { name: /^(Save|Request)$/ }).click();
}

test.describe('with the cashier', () => {
  test.use({ timings: patientCashier });

  test(
    'a new player finds the deposit limits in one tap, sets one, uses it up and is stopped by it (R-3-016, R-6-010, R-6-011)',
    { tag: '@phone' },
    async ({ page, context, lobby, signInAndOpen }) => {
      const account = await signInAndOpen({ path: '/en/promotions/' });
      await openLimits(page);
      for (const period of ['day', 'week', 'month'])
        await expect(cardOf(page, `Deposit limit per ${period}`)).toBeVisible();
      await expect(cardOf(page, 'Loss limit per day')).toHaveCount(0);
      const card = cardOf(page, 'Deposit limit per day');
      await setLimit(card, '50');
      await expect(card.getByText('Saved. In force now: €50.00.')).toBeVisible();
      await lobby.expectAccessible();

      await test.step('quick deposit shows what is left before the player types', async () => {
        await openQuickDeposit(page);
        await expect(quickDeposit(page).getByText(/^Deposit limit per day: €50.00 left until/)).toBeVisible();
        await expect(cashierFrame(page).getByLabel(/^Amount/)).toHaveValue('');
        await payByCard(page, '40.00', 'success');
        await expectBalance(page, '€140.00');
      });

      await test.step('the page shows it used up', async () => {
        await page.reload();
        await expect(card.getByText('€40.00 of €50.00')).toBeVisible();
        await expect(card.getByText(/^€10.00 left/)).toBeVisible();
      });

      await test.step('a deposit is rejected, and leads to the limit', async () => {
        await lobby.follow('/en/promotions/');
        await openQuickDeposit(page);
        await expect(quickDeposit(page).getByRole('alert')).toContainText('Your deposit limit is reached');
        await quickDeposit(page).getByRole('link', { name: 'Your limits' }).click();
        await expect(quickDeposit(page)).toBeHidden();
        await expect(card.getByText(/^€10.00 left/)).toBeVisible();
      });

      await test.step('another tab follows a lower limit, and a higher one waits', async () => {
        const otherTab = await context.newPage();
        await otherTab.goto('/en/profile/limits/');
        const otherCard = cardOf(otherTab, 'Deposit limit per day');
        await otherCard.getByRole('button', { name: 'Change' }).click();
        await otherCard.getByRole('textbox').fill('45');
        await lobby.waitForSubscriptions(account, 2);
        await setLimit(card, '200');
        await expect(card.getByText('Requested: €200.00. In force until you confirm: €50.00.')).toBeVisible();
        await expect(card.getByRole('timer')).toBeVisible();
        await expect(otherCard.getByRole('alert')).toContainText('Nothing of this change has been saved.');
        await otherCard.getByRole('button', { name: 'Cancel' }).click();
        await otherCard.getByRole('button', { name: 'Withdraw the request' }).click();
        await expect(card.getByText(/^Requested/)).toHaveCount(0);
        await expect(card.getByText('€50.00', { exact: true })).toBeVisible();
        await otherTab.close();
      });
    },
  );
});

test.describe('losses', () => {
  // The browser logs the rejected stake.
  test.use({ brand: 'elmst', expectedErrors: /409 \(Conflict\) .*\/play-api$/ });

  test(
    'a new player finds the loss limits in one tap, sets one, and is stopped when it is used up (R-6-008)',
    { tag: '@phone' },
    async ({ page, context, lobby, signInAndOpen }) => {
      const { email } = await signInAndOpen({ path: '/en/promotions/' });
      await openLimits(page);
      const card = cardOf(page, 'Loss limit per day');
      await expect(cardOf(page, 'Loss limit per week')).toBeVisible();
      await expect(cardOf(page, 'Deposit limit per day')).toHaveCount(0);
      await setLimit(card, '1.00');
      await expect(card.getByText('Saved. In force now: €1.00.')).toBeVisible();
      await lobby.expectAccessible();
      await lobby.follow('/en/profile/global-limits/');
      await setLimit(cardOf(page, 'Global loss limit per month'), '5.00');
      await expect(page.getByText(/The one with the least left counts: Loss limit per day, €1.00 left/)).toBeVisible();
      await lobby.expectAccessible();

      const frame = await openGame(page, await firstGameSlug(context, 'slots'));
      const spin = frame.getByRole('button', { name: 'Spin' });
      const dialog = page.getByRole('dialog', { name: 'This stake is beyond a limit of yours' });
      await lobby.console('round', { player: email, stake: '1.00', payout: '0.10' });
      await spin.click();
      await expect(dialog).toBeVisible();
      await dialog.getByRole('link', { name: 'Your limits' }).click();
      await expect(dialog).toBeHidden();
      await expect(card.getByText(/^€0\.10 left/)).toBeVisible();
      await expect(card.getByRole('progressbar', { name: 'Used' })).not.toHaveAttribute('aria-valuenow', '0');
    },
  );
});
