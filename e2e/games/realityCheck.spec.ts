import type { BrowserContext, Page } from '@playwright/test';
import { openQuickDeposit, cashierPolicyError, quickDeposit } from '../support/cashier.ts';
import { operationOf } from '../support/requests.ts';
import { expect, expectBalance, firstGameSlug, runningGame, test } from '../support/player.ts';

const checkDialog = (page: Page) => page.getByRole('dialog', { name: 'Reality check' });
const checkChunk = /assets\/realityCheck-.*\.js/;

const startOfPeriod = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'gameInit');

/** Moves the start of the player's period into the past, as far back as a player's period can last: all tabs hear of it. */
async function endPeriod(context: BrowserContext): Promise<void> {
  await expect.poll(() => startOfPeriod(context)).toBeDefined();
  const start = await startOfPeriod(context);
  if (!start) throw new Error('The start of play is not stored.');
  const dayAgo = new Date(Date.now() - 24 * 60 * 60_000).toISOString();
  await context.addCookies([{ ...start, value: encodeURIComponent(dayAgo) }]);
}

test(
  'the reality check interrupts play at the end of the player’s period, in one of two tabs (R-6-016, A-129, A-130)',
  { tag: '@phone' },
  async ({ page, context, signInAndOpenGame }) => {
    let acknowledged = 0;
    context.on('requestfinished', (request) => {
      if (operationOf(request) === 'AcknowledgeRealityCheck') acknowledged += 1;
    });
    const { slug, frame } = await signInAndOpenGame('slots');
    const spin = frame.getByRole('button', { name: 'Spin' });
    await spin.click();
    await expect(spin).not.toHaveAttribute('aria-disabled', 'true');
    await expect(checkDialog(page)).toHaveCount(0);

    await test.step('OK continues the game and is recorded', async () => {
      await endPeriod(context);
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
      await expect(page).toHaveURL(`/en/games/${slug}/`);
    });
    await test.step('of two tabs one shows it, and its answer counts for both', async () => {
      const secondTab = await context.newPage();
      await secondTab.goto('/en/');
      await expectBalance(secondTab, (await frame.locator('#balance').textContent()) ?? '');
      const countDialogs = async () => (await checkDialog(page).count()) + (await checkDialog(secondTab).count());
      await endPeriod(context);
      await expect.poll(countDialogs).toBe(1);
      const tabWithCheck = (await checkDialog(page).count()) === 1 ? page : secondTab;
      await checkDialog(tabWithCheck).getByRole('button', { name: 'OK' }).click();
      await expect.poll(countDialogs).toBe(0);
      await expect.poll(() => acknowledged).toBe(2);
      expect(await countDialogs()).toBe(0);
      await secondTab.close();
    });
    await test.step('CLOSE leaves the game', async () => {
      await page.bringToFront();
      await endPeriod(context);
      await checkDialog(page).getByRole('button', { name: 'CLOSE' }).click();
      await expect(page).toHaveURL('/en/');
      await expect.poll(() => acknowledged).toBe(3);
    });
  },
);

test.describe('while the code of the reality check fails to load', () => {
  test.use({
    expectedErrors: new RegExp(`realityCheck|dynamically imported module|ERR_FAILED|${cashierPolicyError.source}`),
    // What waits for the check says so at once.
    timings: { 'checks.slowChecksDelay': 100 },
  });

  test(
    'no real-money game and no deposit begins; both do once it loads again (A-131)',
    { tag: '@desktop' },
    async ({ page, context, lobby, signInWith }) => {
      let isGone = true;
      let loadCount = 0;
      page.on('domcontentloaded', () => (loadCount += 1));
      await context.route(checkChunk, (route) => (isGone ? route.abort() : route.continue()));
      await signInWith();
      // Not until it is loaded: it is loaded again for the missing code, once.
      await page.goto(`/en/games/${await firstGameSlug(context, 'slots')}/`, { waitUntil: 'commit' });
      await expect.poll(() => loadCount, { timeout: 45_000 }).toBe(2);

      await test.step('no game', async () => {
        await expect(page.getByRole('heading', { name: 'The game is waiting' })).toBeVisible();
        await expect(page.locator('main iframe')).toHaveCount(0);
        await lobby.expectAccessible();
      });
      await test.step('no deposit', async () => {
        await openQuickDeposit(page);
        await expect(quickDeposit(page).getByRole('alert')).toContainText('The cashier is waiting');
        await expect(quickDeposit(page).getByRole('button', { name: 'Reload' })).toBeVisible();
        await expect(quickDeposit(page).locator('iframe')).toHaveCount(0);
        await lobby.expectAccessible();
        await quickDeposit(page).getByRole('button', { name: 'CLOSE' }).click();
      });
      await test.step('a reload brings both', async () => {
        // Only for the next document: this one keeps waiting.
        page.once('framenavigated', () => (isGone = false));
        await page.getByRole('main').getByRole('button', { name: 'Reload' }).click();
        await runningGame(page);
        await openQuickDeposit(page);
        await expect(quickDeposit(page).locator('iframe')).toBeVisible();
      });
    },
  );
});
