import type { Page } from '@playwright/test';
import { cashierPolicyError, openQuickDeposit, payByCard, quickDeposit } from '../support/cashier.ts';
import { operationOf, recordRequests, routeOperation } from '../support/requests.ts';
import { expect, firstGameSlug, nextMove, openGame, test } from '../support/player.ts';
import { patientCashier } from '../support/timings.ts';

const main = (page: Page) => page.getByRole('main');
const hub = (page: Page) => page.getByRole('heading', { level: 1, name: 'Responsible gaming' });
const depositButtons = (page: Page) =>
  page.getByRole('button', { name: 'Deposit', exact: true }).filter({ visible: true });

/** Both tabs have lost their games and say why, and offer no deposit. */
async function expectStopped(tabs: readonly Page[], why: RegExp): Promise<void> {
  for (const tab of tabs) {
    await expect(tab.getByText(why)).toBeVisible();
    await expect(main(tab).locator('iframe')).toHaveCount(0);
    await expect(depositButtons(tab)).toHaveCount(0);
  }
}

test.describe('a player in the middle of a game', () => {
  // The platform rejects what the frames still request; the network is cut on purpose.
  test.use({
    expectedErrors: new RegExp(
      `409 \\(Conflict\\)|401 \\(Unauthorized\\)|ERR_FAILED|StartExclusion: \\[Network\\]|${cashierPolicyError.source}`,
    ),
  });

  test(
    'stops for a day in two taps from the page that is one tap away, in all tabs and in the middle of a round (R-6-006)',
    { tag: '@phone' },
    async ({ page, context, lobby, signInAndOpenGame }) => {
      const { email, password } = await signInAndOpenGame('slots');
      const otherTab = await context.newPage();
      const otherGame = await openGame(otherTab, await firstGameSlug(context, 'blackjack'));
      await lobby.waitForSubscriptions({ email, password }, 2);
      // A blackjack ends its hand at once.
      let isOver = true;
      while (isOver) {
        const dealt = nextMove(otherTab);
        await otherGame.getByRole('button', { name: 'Deal', exact: true }).click();
        isOver = (await dealt).finished;
      }

      await page.bringToFront();
      await page.getByRole('button', { name: 'Responsible gaming' }).click();
      await expect(hub(page)).toBeVisible();
      const requests = recordRequests(context);
      await page.getByRole('button', { name: 'Take a break of 24 hours' }).click();
      await lobby.expectAccessible();
      await page.getByRole('button', { name: 'Yes, stop now' }).click();
      await expect(page.getByText('Done. It is in force now.')).toBeVisible();
      await expectStopped([page, otherTab], /You are taking a break from play until/);

      await test.step('no game for real money is even requested', async () => {
        await otherTab.reload({ waitUntil: 'domcontentloaded' });
        await expect(otherTab.getByRole('heading', { name: 'Your account cannot play now' })).toBeVisible();
        expect(requests.map(operationOf)).not.toContain('LaunchGame');
      });
      await test.step('the round is settled', async () => {
        await otherTab.goto('/en/profile/game-history/');
        await expect(main(otherTab).getByRole('listitem').first()).toBeVisible();
        await expect(main(otherTab).getByText('In progress')).toHaveCount(0);
      });
      await test.step('a withdrawal is still possible', async () => {
        await main(page)
          .getByRole('link', { name: /^Withdraw Your money/ })
          .click();
        await expect(page.getByRole('dialog').locator('iframe')).toBeVisible();
      });
    },
  );

  test(
    'excludes itself for months, through a network that fails (R-6-013, R-6-014)',
    { tag: '@phone' },
    async ({ page, context, lobby, signInAndOpenGame }) => {
      const { email, password, slug } = await signInAndOpenGame('slots');
      const otherTab = await context.newPage();
      await openGame(otherTab, slug);
      await lobby.waitForSubscriptions({ email, password }, 2);
      await page.bringToFront();
      await page.goto('/en/profile/self-exclusion/', { waitUntil: 'domcontentloaded' });
      const choices = page.getByRole('radio');
      await expect(choices.first()).toBeVisible();
      expect(await choices.count()).toBeGreaterThan(1);
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
      await expect(page.getByText(/Your money stays yours/)).toBeVisible();
      await lobby.expectAccessible();

      await page.getByRole('radio', { name: /6 months/ }).check();
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('button', { name: 'Begin now' }).click();
      const confirmation = page.getByRole('checkbox', { name: /I want to exclude myself/ });
      await expect(confirmation).toHaveAccessibleDescription('Please tick the box to confirm.');
      await confirmation.check();
      await lobby.expectAccessible();

      // The first request is lost on its way, the answer to the second on its way back.
      let sent = 0;
      await routeOperation(context, 'StartExclusion', async (route) => {
        sent += 1;
        if (sent === 1) return route.abort();
        if (sent > 2) return route.fallback();
        await route.fetch();
        return route.abort();
      });
      await page.getByRole('button', { name: 'Begin now' }).click();
      await expect(page.getByText(/We have no answer yet/)).toBeVisible();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('Done. It is in force now.')).toBeVisible();
      expect(sent).toBeGreaterThanOrEqual(3);
      await expectStopped([page, otherTab], /You have excluded yourself from play until/);

      await test.step('there is no way back, only longer ones', async () => {
        await page.reload({ waitUntil: 'domcontentloaded' });
        await expect(page.getByText(/cannot be ended or shortened/)).toBeVisible();
        await expect(page.getByRole('radio', { name: /5 years/ })).toBeVisible();
        await expect(page.getByRole('radio', { name: /Break/ })).toHaveCount(0);
      });
    },
  );
});

test.describe('an exclusion that arrives in the middle of a deposit', () => {
  // The platform has ended what the frames still request.
  test.use({
    timings: patientCashier,
    expectedErrors: new RegExp(`409 \\(Conflict\\)|401 \\(Unauthorized\\)|${cashierPolicyError.source}`),
  });

  test(
    'takes the form off the page, and a withdrawal is still possible (R-6-006)',
    { tag: '@phone' },
    async ({ page, lobby, signInAndOpen }) => {
      const { email } = await signInAndOpen({ path: '/en/promotions/' });
      await openQuickDeposit(page);
      // The outcome of this payment stays unknown.
      const payment = Promise.withResolvers<void>();
      await page.route('**/api/payments', async () => payment.resolve());
      await payByCard(page, '40.00', 'no answer');
      // An exclusion before it would have the provider decline it.
      await payment.promise;
      // Looked for from now on: the message stays for five seconds.
      const stopped = expect(page.getByText(/^Your deposit has been stopped/)).toBeVisible();
      await Promise.all([lobby.console('exclusion', { player: email, until: '2099-01-01T00:00:00Z' }), stopped]);
      await expect(quickDeposit(page).getByText(/so you cannot deposit/)).toBeVisible();
      await expect(quickDeposit(page).locator('iframe')).toHaveCount(0);
      await expect(page.getByText(/You left/)).toHaveCount(0);
      await quickDeposit(page).getByRole('tab', { name: 'Withdraw' }).click();
      await expect(quickDeposit(page).locator('iframe')).toBeVisible();
    },
  );
});
