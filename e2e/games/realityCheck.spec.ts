import type { BrowserContext, Page } from '@playwright/test';
import { openQuickDeposit, cashierPolicyError, quickDeposit } from '../support/cashier.ts';
import { recordRequests, operationOf } from '../support/requests.ts';
import { expect, expectBalance, firstGameSlug, openGame, runningGame, test } from '../support/player.ts';

const checkDialog = (page: Page) => page.getByRole('dialog', { name: 'Reality check' });
/** A little more than the player's period of one minute. */
const period = '01:02';
const checkChunk = /assets\/RealityCheck-.*\.js/;

interface PlayerPage {
  page: Page;
  context: BrowserContext;
  signInWith: () => Promise<unknown>;
}

test(
  'the reality check interrupts at the player’s period, in games and outside (R-6-016, A-129, A-130)',
  { tag: '@phone' },
  async ({ page, context, lobby, account, signInAndOpen }) => {
    const requests = recordRequests(context);
    const acknowledgements = () => requests.filter((request) => operationOf(request) === 'AcknowledgeRealityCheck');
    let acknowledged = 0;
    page.on('requestfinished', (request) => {
      if (operationOf(request) === 'AcknowledgeRealityCheck') acknowledged += 1;
    });
    await lobby.console('realityCheck', { player: account.email, minutes: 1 });
    await page.clock.install();
    await signInAndOpen();

    await test.step('it does not show before the first game', async () => {
      await lobby.fastForward(period);
      await expect(checkDialog(page)).toHaveCount(0);
      expect(await lobby.cookie('gameInit')).toBeUndefined();
    });
    const slug = await firstGameSlug(context, 'slots');
    const frame = await openGame(page, slug);
    await frame.getByRole('button', { name: 'Spin' }).click();
    await expect.poll(() => lobby.cookie('gameInit')).toBeDefined();
    await expect(frame.getByRole('button', { name: 'Spin' })).not.toHaveAttribute('aria-disabled', 'true');
    await expect(checkDialog(page)).toHaveCount(0);

    await test.step('OK continues the game and is recorded', async () => {
      const answer = page.waitForResponse((response) => operationOf(response.request()) === 'RealityCheck');
      await lobby.fastForward(period);
      const { startedAt, now } = (
        (await (await answer).json()) as {
          data: { viewer: { realityCheck: { startedAt: string; now: string } } };
        }
      ).data.viewer.realityCheck;
      const played = (Date.parse(now) - Date.parse(startedAt)) / 1000;
      // By the platform's clock: the device's is ahead by the times that this test has skipped.
      const difference = async () => {
        const [, minutes, seconds] =
          /Time played00:(\d\d):(\d\d)/.exec((await checkDialog(page).textContent()) ?? '') ?? [];
        return Number(minutes) * 60 + Number(seconds) - played;
      };
      await expect.poll(difference).toBeLessThan(40);
      expect(await difference()).toBeGreaterThan(-2);
      await expect(checkDialog(page)).toContainText('Staked€1.00');
      await expect(frame.getByText('The game is paused')).toBeVisible();
      // A key pressed to spin must not answer the dialog.
      await expect(checkDialog(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Space');
      await expect(checkDialog(page)).toBeFocused();
      await checkDialog(page).getByRole('button', { name: 'OK' }).click();
      await expect(checkDialog(page)).toBeHidden();
      await expect(frame.getByText('The game is paused')).toBeHidden();
      await expect.poll(() => acknowledged).toBe(1);
      expect(acknowledgements()[0]?.postDataJSON()).toMatchObject({
        variables: { time: expect.stringMatching(/^\d{4}-.*Z$/) },
      });
      await expect(page).toHaveURL(`/en/games/${slug}/`);
    });
    await test.step('Escape counts as OK', async () => {
      await lobby.fastForward(period);
      await expect(checkDialog(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(checkDialog(page)).toBeHidden();
      await expect.poll(() => acknowledged).toBe(2);
      await expect(page).toHaveURL(`/en/games/${slug}/`);
    });
    await test.step('CLOSE leaves the game', async () => {
      await lobby.fastForward(period);
      await checkDialog(page).getByRole('button', { name: 'CLOSE' }).click();
      await expect(page).toHaveURL('/en/');
      await expect.poll(() => acknowledged).toBe(3);
    });
    await test.step('it shows outside games too', async () => {
      await lobby.fastForward(period);
      await expect(checkDialog(page)).toBeVisible();
      await checkDialog(page).getByRole('button', { name: 'CLOSE' }).click();
      await expect(page).toHaveURL('/en/');
      await expect.poll(() => acknowledged).toBe(4);
    });
  },
);

test(
  'the reality check shows in one tab only (A-130)',
  { tag: '@desktop' },
  async ({ page, context, lobby, account, signInAndOpenGame }) => {
    await lobby.console('realityCheck', { player: account.email, minutes: 1 });
    await context.clock.install();
    await signInAndOpenGame('slots');
    const secondTab = await context.newPage();
    await secondTab.goto('/en/');
    await expectBalance(secondTab, '€100.00');
    await expect.poll(() => lobby.cookie('gameInit')).toBeDefined();
    await lobby.fastForward(period);
    const countDialogs = async () => (await checkDialog(page).count()) + (await checkDialog(secondTab).count());
    await expect.poll(countDialogs).toBe(1);
    const tabWithCheck = (await checkDialog(page).count()) === 1 ? page : secondTab;
    await checkDialog(tabWithCheck).getByRole('button', { name: 'OK' }).click();
    await expect.poll(countDialogs).toBe(0);
    // Half a period later it is still not shown again.
    await lobby.fastForward('00:30');
    expect(await countDialogs()).toBe(0);
  },
);

test.describe('while the code of the reality check fails to load', () => {
  test.use({
    expectedErrors: new RegExp(`RealityCheck|dynamically imported module|ERR_FAILED|${cashierPolicyError.source}`),
  });

  /** Signs in and waits until the document has been loaded again for the missing code, which happens once. */
  async function openWithoutCheck({ page, context, signInWith }: PlayerPage) {
    let isGone = true;
    let hasCome = false;
    let loadCount = 0;
    page.on('domcontentloaded', () => (loadCount += 1));
    await context.route(checkChunk, (route) => {
      hasCome = !isGone;
      return isGone ? route.abort() : route.continue();
    });
    await signInWith();
    await page.clock.install();
    // Not until it is loaded: it may be loaded again before.
    await page.goto('/en/promotions/', { waitUntil: 'commit' });
    await expect.poll(() => loadCount, { timeout: 45_000 }).toBe(2);
    return { bringBack: () => (isGone = false), hasCome: () => hasCome };
  }

  test(
    'no real-money game starts until the code has loaded (A-131)',
    { tag: '@desktop' },
    async ({ page, context, lobby, signInWith }) => {
      const { bringBack, hasCome } = await openWithoutCheck({ page, context, signInWith });
      await page.goto(`/en/games/${await firstGameSlug(context, 'slots')}/`);
      await expect(page.getByRole('heading', { name: 'The game is waiting' })).toBeVisible();
      await expect(page.locator('main iframe')).toHaveCount(0);
      await lobby.expectAccessible();
      bringBack();
      // Browsers that remember the failure load the document again, once a minute at most. Then the game has its own time.
      await expect(async () => {
        await lobby.fastForward(61_000);
        await expect.poll(hasCome, { timeout: 10_000 }).toBe(true);
      }).toPass();
      await runningGame(page);
    },
  );

  test(
    'no deposit begins until the code has loaded (A-131)',
    { tag: '@desktop' },
    async ({ page, context, lobby, signInWith }) => {
      const { bringBack } = await openWithoutCheck({ page, context, signInWith });
      await page.goto('/en/deposit/');
      await expect(quickDeposit(page).getByRole('alert')).toContainText('The cashier is waiting');
      await expect(quickDeposit(page).locator('iframe')).toHaveCount(0);
      await lobby.expectAccessible();
      // Only for the next document: the dialog keeps this one.
      page.once('framenavigated', bringBack);
      await quickDeposit(page).getByRole('button', { name: 'Reload' }).click();
      await openQuickDeposit(page);
      await expect(quickDeposit(page).locator('iframe')).toBeVisible();
    },
  );
});
