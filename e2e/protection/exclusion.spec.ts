import type { Page } from '@playwright/test';
import { cashierPolicyError, openQuickDeposit, payByCard, quickDeposit } from '../support/cashier.ts';
import type { Account, Lobby } from '../support/lobby.ts';
import { operationOf, recordRequests, routeOperation } from '../support/requests.ts';
import { expect, nextMove, openGame, test } from '../support/player.ts';
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
  // The platform refuses what the frames still ask for; the network is cut on purpose.
  test.use({
    expectedErrors: new RegExp(
      `409 \\(Conflict\\)|401 \\(Unauthorized\\)|ERR_FAILED|StartExclusion: \\[Network\\]|${cashierPolicyError.source}`,
    ),
  });

  test(
    'stops for a day in two taps from the page that is one tap away, in all tabs (R-6-006)',
    { tag: '@phone' },
    async ({ page, context, lobby, signInAndOpenGame }) => {
      const { email, password, slug } = await signInAndOpenGame('slots');
      const otherTab = await context.newPage();
      const otherGame = await openGame(otherTab, slug);
      await lobby.waitForSubscriptions({ email, password }, 2);
      await otherGame.getByRole('button', { name: 'Spin' }).click();

      await page.bringToFront();
      await page.getByRole('button', { name: 'Responsible gaming' }).click();
      await expect(hub(page)).toBeVisible();
      const requests = recordRequests(context);
      await page.getByRole('button', { name: 'Take a break of 24 hours' }).click();
      await lobby.expectAccessible();
      await page.getByRole('button', { name: 'Yes, stop now' }).click();
      await expect(page.getByText('Done. It is in force now.')).toBeVisible();
      await expectStopped([page, otherTab], /You are taking a break from play until/);

      await test.step('no game for real money is even asked for', async () => {
        await otherTab.reload({ waitUntil: 'domcontentloaded' });
        await expect(otherTab.getByRole('heading', { name: 'Your account cannot play now' })).toBeVisible();
        expect(requests.map(operationOf)).not.toContain('LaunchGame');
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
      const word = page.getByRole('textbox', { name: /Type EXCLUDE/ });
      await expect(word).toHaveAccessibleDescription('This is not the word EXCLUDE.');
      await word.fill('EXCLUDE');
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

test.describe('an exclusion that arrives', () => {
  // The platform has ended what the frames still ask for.
  test.use({
    expectedErrors: new RegExp(`409 \\(Conflict\\)|401 \\(Unauthorized\\)|${cashierPolicyError.source}`),
  });
  const exclude = (lobby: Lobby, { email }: Account) =>
    lobby.console('exclusion', { player: email, until: '2099-01-01T00:00:00Z' });

  test(
    'in the middle of a round: the game leaves the page, and the platform settles the round (R-6-006)',
    { tag: '@desktop' },
    async ({ page, lobby, signInAndOpenGame }) => {
      const player = await signInAndOpenGame('blackjack');
      // A blackjack ends its hand at once.
      let isOver = true;
      while (isOver) {
        const dealt = nextMove(page);
        await player.frame.getByRole('button', { name: 'Deal', exact: true }).click();
        isOver = (await dealt).finished;
      }
      await exclude(lobby, player);
      await expectStopped([page], /You have excluded yourself from play until/);
      await page.goto('/en/profile/game-history/');
      await expect(main(page).getByRole('listitem').first()).toBeVisible();
      await expect(main(page).getByText('In progress')).toHaveCount(0);
    },
  );

  test.describe('with the cashier', () => {
    test.use({ timings: patientCashier });

    test(
      'in the middle of a deposit: the form leaves the page, and a withdrawal is still possible (R-6-006)',
      { tag: '@phone' },
      async ({ page, lobby, signInAndOpen }) => {
        const player = await signInAndOpen({ path: '/en/promotions/' });
        await openQuickDeposit(page);
        // The outcome of this payment stays unknown.
        const payment = Promise.withResolvers<void>();
        await page.route('**/api/payments', async () => payment.resolve());
        await payByCard(page, '40.00', 'no answer');
        // An exclusion before it would have the provider decline it.
        await payment.promise;
        // Looked for from now on: the message stays for five seconds.
        const told = expect(page.getByText(/^Your deposit has been stopped/)).toBeVisible();
        await Promise.all([exclude(lobby, player), told]);
        await expect(quickDeposit(page).getByText(/so you cannot deposit/)).toBeVisible();
        await expect(quickDeposit(page).locator('iframe')).toHaveCount(0);
        await expect(page.getByText(/You left/)).toHaveCount(0);
        await quickDeposit(page).getByRole('tab', { name: 'Withdraw' }).click();
        await expect(quickDeposit(page).locator('iframe')).toBeVisible();
      },
    );
  });

  test(
    'in the middle of a reality check: the game is gone, and the check can be answered (R-6-006, R-6-016)',
    { tag: '@desktop' },
    async ({ page, context, lobby, account, signInAndOpenGame }) => {
      await lobby.console('realityCheck', { player: account.email, minutes: 1 });
      await context.clock.install();
      const player = await signInAndOpenGame('slots');
      const check = page.getByRole('dialog', { name: 'Reality check' });
      await lobby.fastForwardUntil(62_000, check);
      await exclude(lobby, player);
      // Behind the dialog: not by role.
      await expect(page.locator('main iframe')).toHaveCount(0);
      await check.getByRole('button', { name: 'OK' }).click();
      await expect(check).toBeHidden();
      await expectStopped([page], /You have excluded yourself from play until/);
    },
  );
});

test.describe('under a licence with one self-exclusion', () => {
  test.use({ brand: 'herion' });
  test('the page offers that one (R-6-014)', { tag: '@desktop' }, async ({ page, lobby, account }) => {
    await lobby.signIn(account);
    await lobby.open('/en_CA/profile/self-exclusion/');
    await expect(page.getByText(/^Self-exclusion: 6 months/)).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
  });
});

for (const brand of ['frenwall', 'fortuneforge', 'elmst'] as const)
  test.describe(`${brand}, whose licence has no self-exclusion`, () => {
    test.use({ brand });
    test(
      'has no such page, and a break of a day all the same (R-6-013, A-066, A-127)',
      { tag: '@desktop' },
      async ({ page, lobby, account }) => {
        await lobby.signIn(account);
        await lobby.open('/en/profile/self-exclusion/');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not in play');
        await page.getByRole('contentinfo').getByRole('link', { name: 'Responsible gaming' }).click();
        await expect(page.getByRole('link', { name: /^Self-exclusion/ })).toHaveCount(0);
        await page.getByRole('button', { name: 'Take a break of 24 hours' }).click();
        await page.getByRole('button', { name: 'Yes, stop now' }).click();
        await expect(page.getByText(/You are taking a break from play until/)).toBeVisible();
      },
    );
  });
