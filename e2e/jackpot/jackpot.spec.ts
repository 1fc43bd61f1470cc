import type { Page } from '@playwright/test';
import { expect, expectBalance, isPhone, openGame, firstGameSlug, test } from '../support/player.ts';

interface Pots {
  pots: Record<string, string>;
}

const card = (page: Page) => page.getByRole('region', { name: 'Your contribution' });
const takePart = (page: Page) => page.getByRole('switch', { name: 'Take part in the jackpot' });
const bar = (page: Page) => page.getByRole('region', { name: 'Jackpot', exact: true });
const win = (page: Page) => page.getByRole('dialog', { name: /You have won the MINI jackpot/ });

/** Opens the panel of the bar that lists the pots. */
const showPots = async (page: Page) => {
  await bar(page).getByRole('button', { name: 'Show all jackpots' }).click();
  return bar(page).getByRole('list', { name: 'Jackpots' });
};

test.describe('in the jackpot', () => {
  // Figures are exact while nobody else contributes; other tests of this platform read none.
  test.beforeEach(async ({ lobby }) => {
    await lobby.console('jackpotSimulation', { on: false });
  });

  test(
    'a player takes part, plays, sees the own round in the pots, wins once however many tabs are open, and leaves (R-2-027, R-2-090, R-2-093)',
    { tag: '@desktop' },
    async ({ page, context, lobby, signInWith }) => {
      test.slow();
      const { email } = await signInWith({ balance: '100.00' });
      const service: string[] = [];
      context.on('request', (request) => {
        if (request.url().includes('/jackpot/v1/')) service.push(request.url());
      });
      const frames: string[] = [];
      page.on('websocket', (socket) => {
        if (socket.url().endsWith('/jackpot/v1/ws'))
          socket.on('framesent', ({ payload }) => frames.push(String(payload)));
      });
      const requests = (type: string) =>
        frames.map((frame) => JSON.parse(frame) as { type: string }).filter((request) => request.type === type);

      await test.step('the price is shown before the choice, and nothing is chosen', async () => {
        await lobby.open('/en/jackpot/');
        await expect(page.getByRole('heading', { level: 1, name: 'Jackpot' })).toBeVisible();
        await expect(takePart(page)).not.toBeChecked();
        await card(page).getByRole('radio', { name: '5%' }).check();
        await expect(card(page)).toContainText('Each round costs 5% of its stake more.');
        expect(requests('PlayerOptInRequest')).toEqual([]);
        await lobby.expectAccessible();
      });

      await test.step('one tap takes part; the service is queried for the result', async () => {
        await takePart(page).click();
        await expect(takePart(page)).toBeChecked();
        await expect(page.getByText('You are in. Good luck!')).toBeVisible();
        expect(requests('PlayerOptInRequest')).toEqual([
          expect.objectContaining({
            player_country: 'IE',
            opt_in: true,
            contribution_value: 0.05,
            brand_id: 'infiniza',
          }),
        ]);
        expect(service.some((url) => url.endsWith('/v1/currencies'))).toBe(true);
        expect(service.some((url) => /\/instances\/source\/[^/]+\/brand\/infiniza\?.*player_id=/.test(url))).toBe(true);
        // The token is in frames and headers alone.
        expect(service.join()).not.toMatch(/token|bearer|eyJ/i);
      });

      await test.step('a round costs the contribution, which is in the pots', async () => {
        await lobby.console('jackpotPots', { mega: '1000.00', major: '100.00', minor: '20.00', shared: '10.00' });
        const frame = await openGame(page, await firstGameSlug(context, 'slots'));
        await expectBalance(page, '€100.00');
        const pots = await showPots(page);
        await expect(pots.getByRole('listitem').filter({ hasText: 'TOTAL' })).toContainText('€1,130.00');
        await page.keyboard.press('Escape');
        await frame.getByRole('button', { name: 'Spin' }).click();
        await showPots(page);
        await expect(pots.getByRole('listitem').filter({ hasText: 'TOTAL' })).toContainText('€1,130.05');
        const { pots: values } = await lobby.console<Pots>('jackpotPots');
        expect(values['total']).toBe('1130.05');
        const { balance } = await lobby.console<{ balance: string }>('balance', {
          player: email,
          bonusBalance: '0.00',
        });
        await expectBalance(page, `€${balance}`);
      });

      await test.step('a win is announced in one tab alone, and is in the wallet once', async () => {
        const other = await context.newPage();
        await other.goto('/en/jackpot/', { waitUntil: 'domcontentloaded' });
        await expect(takePart(other)).toBeChecked();
        await page.bringToFront();
        await lobby.console('balance', { player: email, balance: '50.00' });
        await expectBalance(page, '€50.00');
        await lobby.console('jackpotPots', { minor: '20.00' });
        await lobby.console('jackpotWin', { player: email, pot: 'minor' });
        await expect.poll(async () => (await win(page).count()) + (await win(other).count())).toBe(1);
        const shown = (await win(page).count()) === 1 ? page : other;
        await expect(win(shown)).toContainText('€20.00');
        await win(shown).getByRole('button', { name: 'Continue' }).click();
        await expectBalance(page, '€70.00');
        await other.close();
        await page.reload({ waitUntil: 'domcontentloaded' });
        await expectBalance(page, '€70.00');
        await expect(bar(page).getByRole('button', { name: '+ 5%' })).toBeVisible();
        await expect(win(page)).toHaveCount(0);
      });

      await test.step('one tap leaves', async () => {
        await bar(page).getByRole('button', { name: '+ 5%' }).click();
        await takePart(page).click();
        await expect(takePart(page)).not.toBeChecked();
        await expect(bar(page).getByRole('button', { name: 'Take part', exact: true })).toBeVisible();
        const { choice } = await lobby.console<{ choice: { optedIn: boolean } }>('optIn', { player: email });
        expect(choice.optedIn).toBe(false);
      });
    },
  );
});

test('beside a game the bar covers none of its buttons, and the player may move it (R-2-091)', async ({
  page,
  signInAndOpenGame,
}) => {
  const { frame } = await signInAndOpenGame('slots');
  await expect(bar(page).getByText(/^(EPIC|SUPER|MINI|SHARED|TOTAL)$/)).toBeVisible();
  const view = () => page.locator('main iframe').boundingBox();
  const distance = async () => {
    const { y, height } = (await view())!;
    return (await bar(page).boundingBox())!.y - Math.round(y + height);
  };
  await expect.poll(distance).toBeGreaterThanOrEqual(-1);
  // A press arrives at the game, wherever the bar stands by itself.
  await frame.getByRole('button', { name: 'Spin' }).click({ trial: true });

  await showPots(page);
  for (const panel of ['Odds', 'Your contribution', 'Pots']) {
    await bar(page).getByRole('button', { name: panel, exact: true }).click();
    await expect(bar(page).getByRole('button', { name: panel, exact: true })).toHaveAttribute('aria-pressed', 'true');
    await expect(bar(page).locator('[aria-pressed="true"]')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(bar(page).getByRole('button', { name: 'Odds', exact: true })).toHaveCount(0);

  if (isPhone(page)) return;
  await bar(page).getByRole('button', { name: 'Move to the next corner' }).click();
  await bar(page).getByRole('button', { name: 'Move to the next corner' }).click();
  await expect.poll(async () => (await bar(page).boundingBox())!.y).toBeLessThan(page.viewportSize()!.height / 2);
  const moved = await bar(page).boundingBox();
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect.poll(async () => bar(page).boundingBox()).toEqual(moved);
});
