import type { BrowserContext, Page, Request } from '@playwright/test';
import { expect, expectBalance, firstGameSlug, openGame, test } from '../support/player.ts';
import { pressEscapeIn } from '../support/lobby.ts';
import { operationOf } from '../support/requests.ts';

interface Standing {
  isOptedIn: boolean;
  level: number;
  points: number;
}

const takePart = (page: Page) => page.getByRole('switch', { name: 'Take part in the loyalty programme' });
const mission = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });
const levelUp = (page: Page) => page.getByText('You have reached level 2');
/** The widget queries the service each ten seconds, and when its player comes back to the tab, which is never hidden here. */
const comeBackTo = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

/** Collects the requests to the gamification service. */
function recordService(context: BrowserContext) {
  const requests: Request[] = [];
  context.on('request', (request) => {
    if (request.method() !== 'OPTIONS' && request.url().includes('/gamification/')) requests.push(request);
  });
  return {
    requests,
    of: (path: string) => requests.filter((request) => new URL(request.url()).pathname.endsWith(path)),
  };
}

test(
  'a player joins, rises by rounds of real money, collects a mission’s prize and leaves (R-1-012, R-2-030, R-2-034, R-7-020, R-7-028, R-7-032, R-7-057, R-7-058, R-7-059)',
  { tag: '@desktop' },
  async ({ page, context, lobby, signInWith }) => {
    test.slow();
    const { email } = await signInWith({ balance: '100.00' });
    const service = recordService(context);
    const operations: Request[] = [];
    // Of this tab: another one may hear of a new level later.
    page.on('request', (request) => {
      if (operationOf(request)) operations.push(request);
    });
    const ranks = () => [...new Set(operations.map((request) => request.headers()['x-ranks']))];
    const variablesOf = (operation: string) =>
      operations
        .filter((request) => operationOf(request) === operation)
        .map((request) => (request.postDataJSON() as { variables?: object }).variables ?? {});
    const standing = () => lobby.console<Standing>('gamification', { player: email });

    await test.step('nothing of missions is shown before the choice, nor is the vendor’s script requested', async () => {
      await lobby.open('/en/missions/');
      await expect(page.getByRole('heading', { level: 1, name: 'Missions' })).toBeVisible();
      await expect(page.getByRole('main')).toContainText('You do not take part.');
      await lobby.follow('/en/tournaments/');
      await expect(page.getByRole('heading', { level: 1, name: 'Tournaments' })).toBeVisible();
      await expect(page.getByRole('main')).toContainText('You do not take part.');
      await lobby.expectAccessible();
      await page.getByRole('link', { name: 'To the loyalty programme' }).click();
      await expect(page).toHaveURL('/en/loyalty-program/');
      await expect(takePart(page)).not.toBeChecked();
      await lobby.expectAccessible();
      expect(service.of('/widget/v1.js')).toEqual([]);
      expect(service.of('/v1/missions')).toEqual([]);
      expect(variablesOf('GetGamanzaInfo')).toContainEqual({});
      for (const operation of ['MissionsPage', 'TournamentsPage', 'LoyaltyPage'])
        expect(variablesOf(operation)).toEqual([{}]);
    });

    await test.step('one press joins; the service is queried for the result, with a token of its own', async () => {
      const before = service.of('/v1/player').length;
      await takePart(page).click();
      await expect(takePart(page)).toBeChecked();
      await expect(page.getByRole('main')).toContainText('You take part.');
      await expect(page.getByRole('region', { name: 'Level 1' })).toContainText('Copper');
      expect(variablesOf('OptInToGamification')).toEqual([{ optIn: true }]);
      expect(service.of('/v1/player').length).toBeGreaterThan(before);
      expect((await standing()).isOptedIn).toBe(true);
      const [token] = service.of('/v1/oauth/token');
      expect(token?.method()).toBe('POST');
      expect(token?.postDataJSON()).toEqual({
        clientId: 'infiniza-lobby',
        identityToken: expect.stringMatching(/^eyJ/),
      });
      // Nothing of a token is in an address: at most the number of another attempt, where the script takes long.
      const queries = service.requests.map((request) => new URL(request.url()).search);
      expect(queries.filter((query) => !/^(\?attempt=\d+)?$/.test(query))).toEqual([]);
      await lobby.expectAccessible();
    });

    const programme = page.getByRole('navigation', { name: 'Loyalty programme' });
    const game = await context.newPage();
    const frame = await test.step('rounds of real money move a mission, which another tab shows', async () => {
      await lobby.console('gamificationPoints', { player: email, amount: 98 });
      await page.getByRole('main').getByRole('link', { name: 'Missions' }).click();
      await expect(mission(page, 'Play 20 rounds')).toContainText('0 / 20');
      await lobby.expectAccessible();
      const running = await openGame(game, await firstGameSlug(context, 'slots'));
      await expectBalance(game, '€100.00');
      await lobby.waitForSubscriptions({ email, password: '' }, 2);
      await running.getByRole('button', { name: 'Spin' }).click();
      await expect.poll(standing).toMatchObject({ level: 1, points: 99 });
      await comeBackTo(page);
      await expect(mission(page, 'Play 20 rounds')).toContainText('1 / 20');
      expect(ranks()).toEqual(['1']);
      return running;
    });

    await test.step('the level rises with a message in one tab alone, and goes with the next requests', async () => {
      await frame.getByRole('button', { name: 'Spin' }).click();
      await expect.poll(async () => (await levelUp(page).count()) + (await levelUp(game).count())).toBe(1);
      await comeBackTo(page);
      await expect(mission(page, 'Play 20 rounds')).toContainText('2 / 20');
      expect(await standing()).toMatchObject({ level: 2, points: 100 });
      await lobby.openMenu();
      await expect(programme).toContainText('Silver');
      await expect(programme.getByRole('progressbar', { name: 'To level 3' })).toBeVisible();
      await pressEscapeIn(page.getByRole('dialog', { name: 'Menu' }));
      await expect(page.getByRole('dialog')).toHaveCount(0);
      operations.length = 0;
      await page.getByRole('navigation', { name: 'Lobby menu' }).getByRole('link', { name: 'Slots' }).click();
      await expect(page).toHaveURL('/en/game-list/slots/');
      await expect.poll(ranks).toEqual(['2']);
      await lobby.openMenu();
      await programme.getByRole('link', { name: 'Tournaments' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Tournaments' })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Take part/ }).first()).toBeVisible();
      await lobby.expectAccessible();
    });

    await test.step('a prize is claimed in a dialog of the widget', async () => {
      await lobby.console('missions', { player: email, mission: 'daily-rounds', progress: 20 });
      await lobby.openMenu();
      await programme.getByRole('link', { name: 'Missions' }).click();
      await page.getByRole('button', { name: 'Claim prize: Play 20 rounds' }).click();
      const dialog = page.getByRole('dialog', { name: 'Play 20 rounds' });
      await expect(dialog).toContainText('25 points for the shop');
      await lobby.expectAccessible();
      await dialog.getByRole('button', { name: 'Claim' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(mission(page, 'Play 20 rounds')).toContainText('Claimed');
    });

    await test.step('the same switch leaves, and no round counts from then on', async () => {
      await lobby.follow('/en/loyalty-program/');
      await expect(page.getByRole('region', { name: 'Level 2' })).toContainText('Silver');
      await takePart(page).click();
      await expect(takePart(page)).not.toBeChecked();
      await expect(page.getByRole('region', { name: 'Level 2' })).toHaveCount(0);
      const { points } = await standing();
      const round = game.waitForResponse(
        (response) => response.url().endsWith('/play-api') && (response.request().postData() ?? '').includes('"move"'),
      );
      await frame.getByRole('button', { name: 'Spin' }).click();
      expect((await round).ok()).toBe(true);
      expect(await standing()).toMatchObject({ isOptedIn: false, points });
      await game.close();
    });

    await test.step('signing out removes the widget', async () => {
      await takePart(page).click();
      await page.getByRole('main').getByRole('link', { name: 'Missions' }).click();
      await expect(mission(page, 'Play 20 rounds')).toBeVisible();
      await lobby.signOut();
      await expect(page).toHaveURL('/en/login/');
      await expect(mission(page, 'Play 20 rounds')).toHaveCount(0);
    });
  },
);
