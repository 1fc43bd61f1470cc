import type { Locator, Page } from '@playwright/test';
import { cashierFrame, cashierPolicyError, openQuickDeposit, payByCard, quickDeposit } from '../support/cashier.ts';
import { expect, expectBalance, firstGameSlug, openGame, test } from '../support/player.ts';
import { operationOf, routeOperation } from '../support/requests.ts';
import { patientCashier } from '../support/timings.ts';

test.use({ expectedErrors: cashierPolicyError });

interface StoredLimit {
  kind: string;
  period: string;
  value: string | null;
  pending: { value: string | null } | null;
}

const cardOf = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** One tap from the page: the link that every page has in its footer. */
async function openLimits(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Your limits' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your limits' })).toBeVisible();
}

async function setLimit(card: Locator, value: string): Promise<void> {
  await card.getByRole('button', { name: /^(Set a limit|Change)$/ }).click();
  await expect(card.getByRole('textbox', { name: 'New limit' })).toHaveValue('');
  await card.getByRole('textbox', { name: 'New limit' }).fill(value);
  await card.getByRole('button', { name: /^(Save|Request)$/ }).click();
}

test.describe('with the cashier', () => {
  test.use({ timings: patientCashier });

  test('a new player finds the deposit limits in one tap, sets one, uses it up and is stopped by it (R-3-016, R-6-010, R-6-011)', async ({
    page,
    context,
    lobby,
    signInAndOpen,
  }) => {
    const account = await signInAndOpen({ path: '/en/promotions/' });
    await openLimits(page);
    for (const period of ['day', 'week', 'month'])
      await expect(cardOf(page, `Deposit limit per ${period}`)).toBeVisible();
    await expect(cardOf(page, 'Loss limit per day')).toHaveCount(0);
    const card = cardOf(page, 'Deposit limit per day');
    await setLimit(card, '50');
    await expect(card.getByText('Saved. In force now: €50.00.')).toBeVisible();
    await lobby.expectAccessible();

    await test.step('quick deposit tells what is left before the player types', async () => {
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

    await test.step('a deposit is refused, and leads to the limit', async () => {
      await page.goto('/en/promotions/');
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
  });
});

test.describe('a network that fails', () => {
  // It is cut on purpose.
  test.use({ expectedErrors: /ERR_FAILED|(Set|Withdraw)Limit\w*: \[Network\]|Limits: \[Network\]/ });

  test(
    'loses nothing of a change of a limit at any of its steps, and makes none twice',
    { tag: '@desktop' },
    async ({ page, context, lobby, account, signInAndOpen }) => {
      const limitOf = async () => {
        const limits = await lobby.console<StoredLimit[]>('limits', { player: account.email });
        return limits.find(({ kind, period }) => kind === 'Deposit' && period === 'Day');
      };
      await lobby.console('limit', { player: account.email, kind: 'Deposit', period: 'Day', amount: '50.00' });
      await signInAndOpen({ path: '/en/profile/limits/' });
      const card = cardOf(page, 'Deposit limit per day');
      const unknown = card.getByRole('alert').filter({ hasText: 'it is not known whether your change has arrived' });
      const field = card.getByRole('textbox', { name: 'New limit' });
      let sent = 0;
      page.on('request', (request) => {
        if (operationOf(request) === 'SetLimit') sent += 1;
      });

      await test.step('the limit cannot be read: nothing is sent, and what was typed stays', async () => {
        let isCut = true;
        await routeOperation(context, 'Limits', (route) => (isCut ? route.abort() : route.fallback()));
        await setLimit(card, '40');
        await expect(unknown).toBeVisible();
        await expect(field).toHaveValue('40');
        expect(sent).toBe(0);
        await lobby.expectAccessible();
        isCut = false;
      });

      await test.step('the request is lost: another try sends it', async () => {
        let tries = 0;
        await routeOperation(context, 'SetLimit', (route) => {
          tries += 1;
          return tries === 1 ? route.abort() : route.fallback();
        });
        await card.getByRole('button', { name: 'Try again' }).click();
        await expect(unknown).toBeVisible();
        expect(await limitOf()).toMatchObject({ value: '50.00' });
        await card.getByRole('button', { name: 'Try again' }).click();
        await expect(card.getByText('Saved. In force now: €40.00.')).toBeVisible();
        expect(await limitOf()).toMatchObject({ value: '40.00', pending: null });
      });

      await test.step('the answer is lost: the limit itself tells that it has arrived', async () => {
        await context.unroute('**/api/graphql');
        await routeOperation(context, 'SetLimit', async (route) => {
          await route.fetch();
          await route.abort();
        });
        const before = sent;
        await setLimit(card, '90');
        await expect(card.getByText('Requested: €90.00. In force until you confirm: €40.00.')).toBeVisible();
        await expect(card.getByText(/^Your request has been received/)).toBeVisible();
        expect(sent - before).toBe(1);
      });

      await test.step('so it does when the answer to a withdrawal of the request is lost', async () => {
        await routeOperation(context, 'WithdrawLimitChange', async (route) => {
          await route.fetch();
          await route.abort();
        });
        await card.getByRole('button', { name: 'Withdraw the request' }).click();
        await expect(card.getByText('Withdrawn. In force as before: €40.00.')).toBeVisible();
        expect(await limitOf()).toMatchObject({ value: '40.00', pending: null });
      });
    },
  );
});

test.describe('time limits', () => {
  // The platform's clock is moved, by less than a token lives.
  test.use({ brand: 'elvel' });

  test(
    'a time limit warns, ends play and keeps the session (R-6-009)',
    { tag: '@phone' },
    async ({ page, context, lobby, signInAndOpen }) => {
      await page.clock.install();
      await signInAndOpen({ path: '/en/promotions/' });
      await openLimits(page);
      const card = cardOf(page, 'Time limit per day');
      await setLimit(card, '0:02');
      await expect(card.getByText(/^Saved. In force now: 2 mins?\.$/)).toBeVisible();
      await openGame(page, await firstGameSlug(context, 'slots'));
      await expect(page.getByRole('dialog', { name: 'Your time at play ends soon' })).toContainText('2 min left');
      await page.getByRole('dialog').getByRole('button', { name: 'CLOSE' }).click();

      await lobby.console('clock', { by: 120 });
      const dialog = page.getByRole('dialog', { name: 'Your time at play is over' });
      await lobby.fastForwardUntil(60_000, dialog);
      await expect(page.locator('main iframe')).toHaveCount(0);
      await dialog.getByRole('button', { name: 'Your limits' }).click();
      await expect(card.getByText('Used up')).toBeVisible();
    },
  );
});

test.describe('losses', () => {
  // The browser logs the refused stake.
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
      await page.goto('/en/profile/global-limits/');
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

for (const [brand, locale, period, currency, tag] of [
  ['frenwall', 'en', 'week', '€', '@phone'],
  ['herion', 'en_CA', 'day', '$', '@desktop'],
] as const)
  test.describe(`deposits in ${brand}`, () => {
    test.use({ brand });

    test(
      'a new player finds the deposit limits in one tap, sets one, sees it used up and is stopped by it (R-6-010, R-6-011)',
      { tag },
      async ({ page, lobby, signInWith }) => {
        const { email } = await signInWith();
        await page.goto(`/${locale}/promotions/`);
        await openLimits(page);
        // One under a licence with a limit per day alone, otherwise three.
        await expect(page.getByRole('heading', { level: 3 })).toHaveCount(period === 'day' ? 1 : 3);
        const card = cardOf(page, `Deposit limit per ${period}`);
        await setLimit(card, '30');
        await expect(card.getByText(`Saved. In force now: ${currency}30.00.`)).toBeVisible();
        await lobby.expectAccessible();

        await lobby.console('deposit', { player: email, amount: '30.00' });
        await page.reload();
        await expect(card.getByText(`${currency}30.00 of ${currency}30.00`)).toBeVisible();
        await expect(card.getByText('Used up')).toBeVisible();
        await openQuickDeposit(page);
        await expect(quickDeposit(page).getByRole('alert')).toContainText('Your deposit limit is reached');
        await lobby.expectAccessible();
        await quickDeposit(page).getByRole('link', { name: 'Your limits' }).click();
        await expect(quickDeposit(page)).toBeHidden();

        await test.step('more than that waits as long as the licence says', async () => {
          await setLimit(card, '60');
          await expect(
            card.getByText(`Requested: ${currency}60.00. In force until you confirm: ${currency}30.00.`),
          ).toBeVisible();
          await expect(card.getByRole('timer')).toHaveText(period === 'day' ? /^23h59min/ : /^01days23h59min/);
        });
      },
    );
  });
