import type { BrowserContext, Page, Request } from '@playwright/test';
import { expect, test } from '../support/lobby.ts';
import { operationOf, recordRequests } from '../support/requests.ts';

/** A script's name without its hash. */
const scriptName = (url: string): string | undefined => /\/assets\/(.+)-[\w-]{8}\.js$/.exec(url)?.[1];

/** A query's name, or a script's; undefined for what no row waits for. */
function nameOf(request: Request): string | undefined {
  return operationOf(request) ?? scriptName(request.url());
}

/**
 * Delays scripts and queries in rounds: no request of a round gets a response before the round is over. Requests of the
 * same round have not waited for each other, and the number of rounds is the length of the longest chain.
 */
async function delayInRounds(context: BrowserContext, origin: string) {
  const begin = () => ({ names: [] as string[], over: Promise.withResolvers<void>() });
  let round = begin();
  await context.route(`${origin}**`, async (route) => {
    const name = nameOf(route.request());
    const { names, over } = round;
    if (name !== undefined) {
      names.push(name);
      await over.promise;
    }
    await route.continue();
  });
  return {
    names: () => [...round.names],
    /** Answers the round's requests, once all of these have been sent. */
    async endRound(...expected: string[]) {
      await expect.poll(() => round.names).toEqual(expect.arrayContaining(expected));
      const { over } = round;
      round = begin();
      over.resolve();
    },
    async stop() {
      const { over } = round;
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      over.resolve();
    },
  };
}

/** Names of the scripts in the shell page. */
async function scriptsOf(page: Page): Promise<string[]> {
  // The parser has read the head.
  await page.locator('#root').waitFor({ state: 'attached' });
  const files = await page
    .locator('script[src], link[rel="modulepreload"]')
    .evaluateAll((elements) => elements.map((each) => each.getAttribute('src') ?? each.getAttribute('href') ?? ''));
  return files.map((file) => scriptName(file) ?? file);
}

// What a worker answers is not seen on the wire.
test.use({ serviceWorkers: 'block' });

const tiles = (page: Page) =>
  page.getByRole('main').locator('li a[href*="/games/"]:not([href*="mode=demo"], [href$="/info/"])');

test(
  'no chain is longer than two requests before the first row, and none before the row of a prerendered page',
  {
    tag: '@desktop',
  },
  async ({ page, context, lobby, account, world: { url } }) => {
    test.slow();
    await test.step('a player’s lobby: country, player and one query with the games beside its code and texts', async () => {
      await lobby.signIn(account);
      const rounds = await delayInRounds(context, url);
      await page.goto('/en/', { waitUntil: 'commit' });
      await rounds.endRound('index', 'en', 'session', 'xstate', 'GetPlayerInfo', 'LobbyPage');
      await expect(tiles(page).first()).toBeVisible();
      await expect(page.getByRole('region', { name: /^Hot games/ }).getByRole('listitem')).toHaveCount(10);
      expect(rounds.names()).not.toContain('LobbyPage');
      await rounds.stop();
    });

    await test.step('a visitor’s list without a prerendered page: its code and its games come beside each other', async () => {
      await context.clearCookies({ name: /token|session/i });
      // What is left of a session, as in `openShellPage`: the host takes its owner for a player, the lobby does not.
      await context.addCookies([{ name: 'accessToken.1', value: 'rest', url }]);
      const rounds = await delayInRounds(context, url);
      await page.goto('/en/game-list/slots/?logoutReason=JWT_EXPIRED', { waitUntil: 'commit' });
      await rounds.endRound(...(await scriptsOf(page)));
      await rounds.endRound('en', 'CountryContextQuery', 'lists', 'GameListSlice', 'GameListDetails');
      await expect(tiles(page)).toHaveCount(30);
      expect(rounds.names()).not.toContain('GameListSlice');
      await rounds.stop();
    });

    await test.step('a prerendered page: its code and texts start with the entry', async () => {
      await context.clearCookies({ name: /token|session/i });
      const rounds = await delayInRounds(context, url);
      await page.goto('/en/game-list/slots/', { waitUntil: 'commit' });
      await expect(tiles(page).first()).toBeVisible();
      await rounds.endRound('index', 'en', 'lists', 'header');
      // The page answers, though no request has been answered since.
      await page.getByRole('button', { name: 'Show more games' }).click();
      await expect.poll(rounds.names).toContain('GameListSlice');
      await rounds.stop();
    });

    await test.step('a link on which the pointer rests: its page is there at the click', async () => {
      const requests = recordRequests(context);
      const names = () => requests.map(nameOf);
      await lobby.open('/en/');
      const categories = page
        .getByRole('navigation', { name: 'Browse games' })
        .getByRole('link', { name: 'Categories' });
      const answered = page.waitForResponse((response) => operationOf(response.request()) === 'GameCategories');
      await expect(async () => {
        await page.mouse.move(0, 0);
        await categories.hover();
        await expect.poll(names, { timeout: 1000 }).toEqual(expect.arrayContaining(['GameCategories', 'lists']));
      }).toPass();
      await (await answered).finished();
      await categories.click();
      await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
      expect(names().filter((name) => name === 'GameCategories')).toHaveLength(1);
    });

    await test.step('a game on which the pointer rests: its code, and nothing that launches it', async () => {
      const requests = recordRequests(context);
      await lobby.open('/en/game-list/slots/');
      await expect(async () => {
        await page.mouse.move(0, 0);
        await tiles(page).first().hover();
        await expect.poll(() => requests.map(nameOf), { timeout: 1000 }).toContain('GamePage');
      }).toPass();
      expect(requests.map(operationOf).filter((name) => name?.startsWith('Launch'))).toEqual([]);
    });
  },
);
