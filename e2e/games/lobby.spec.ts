import type { Locator, Page, Request } from '@playwright/test';
import { expect, scrollDownTo, test } from '../support/player.ts';
import { operationOf, recordRequests } from '../support/requests.ts';

const hotGames = (page: Page): Locator => page.getByRole('region', { name: /^Hot games/ });
const track = (page: Page): Locator => hotGames(page).getByRole('list');
const tiles = (page: Page): Locator =>
  track(page).locator('a[href*="/games/"]:not([href*="mode=demo"], [href$="/info/"])');

/** Variables of the row's requests, in order. */
const sliceVariables = (requests: readonly Request[]): Record<string, unknown>[] =>
  requests
    .filter((request) => operationOf(request) === 'GameListSlice')
    .map((request) => (request.postDataJSON() as { variables: Record<string, unknown> }).variables)
    .filter(({ listOfGamesSlug }) => listOfGamesSlug === 'hot-games');

/** Scrolls to so many pixels from the row's end. */
const scrollNearEnd = (page: Page, distance: number): Promise<void> =>
  track(page).evaluate((box, rest) => {
    box.scrollTo({ left: box.scrollWidth - box.clientWidth - rest, behavior: 'instant' });
  }, distance);

test(
  'a player’s lobby has the signed-in header and the operator’s content blocks in order, of all types (R-2-015, R-3-021)',
  { tag: '@desktop' },
  async ({ page, lobby, signInAndOpen }) => {
    const lobbyResponse = page.waitForResponse((response) => operationOf(response.request()) === 'LobbyPage');
    await signInAndOpen();
    await expect(page).toHaveURL(/\/en\/$/);
    await expect(lobby.accountMenu()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Casino lobby' })).toBeAttached();

    const { data } = (await (await lobbyResponse).json()) as {
      data: {
        root: { contentBlocks: { type: string; listOfGamesSlug: string | null; title: string | null }[] };
        personalized: { listsOfGames: { slug: string; name: string }[] };
      };
    };
    const { contentBlocks } = data.root;
    expect(contentBlocks.slice(0, 2).map(({ type }) => type)).toEqual(['BANNER_MANUAL', 'TOP_GAMES']);
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(headings.first()).toHaveText('Your evening starts here');
    await expect(hotGames(page)).toBeVisible();
    // Rows are mounted once they are near the viewport, in the server's order.
    const rows = contentBlocks.filter(({ type }) => type === 'TOP_GAMES');
    const names = rows.map(
      ({ listOfGamesSlug }) => data.personalized.listsOfGames.find(({ slug }) => slug === listOfGamesSlug)?.name,
    );
    for (const name of names) await scrollDownTo(page.getByRole('heading', { level: 2, name, exact: true }));
    const shown = (await headings.allTextContents()).filter((text) => names.includes(text));
    expect(shown).toEqual(names);

    const types = new Set(contentBlocks.map(({ type }) => type));
    for (const [type, heading] of [
      ['BANNER_EXTERNAL_LINK', 'Play within your limits'],
      ['JACKPOT', 'One bet, four jackpots'],
      ['BANNER_GAME', 'Game of the week'],
      ['PROMOTION_V2', 'Weekend reload'],
      ['RAFFLE', 'Every euro a ticket'],
    ] as const) {
      expect(types).toContain(type);
      await scrollDownTo(page.getByRole('main').getByRole('heading', { name: heading }));
    }
    for (const [operation, path, type, heading] of [
      ['ContentPage', 'promotions', 'PROMOTION', 'Welcome bonus'],
      ['SportsPage', 'sports', 'TOP_SPORTS', 'Tonight'],
    ] as const) {
      const answer = page.waitForResponse((response) => operationOf(response.request()) === operation);
      await lobby.follow(`/en/${path}/`);
      expect(await (await answer).text()).toContain(`"type":"${type}"`);
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    }
  },
);

/** Goes to the end of the first row, which loads ten games and ten more, and on to the list. */
async function followRow(page: Page): Promise<void> {
  await expect(tiles(page)).toHaveCount(10);
  // Rows snap to items, so the scroll position is not exact.
  await scrollNearEnd(page, 100);
  await expect(tiles(page)).toHaveCount(20);
  const more = hotGames(page).getByRole('link', { name: 'Show more games' });
  await expect(more).toHaveAttribute('href', '/en/game-list/hot-games/');
  await scrollNearEnd(page, 0);
  await more.click();
  await expect(page).toHaveURL('/en/game-list/hot-games/');
  await expect(page.getByRole('heading', { level: 1, name: 'Hot games' })).toBeVisible();
}

test(
  'a row loads ten games, ten more near its end, and then links to the list (R-4-056)',
  { tag: '@desktop' },
  async ({ page, lobby, context }) => {
    const requests = recordRequests(context);
    await lobby.openShellPage('/en/');
    await expect(tiles(page)).toHaveCount(10);
    // The first ten come with the lobby's own query.
    expect(sliceVariables(requests)).toEqual([]);
    await followRow(page);
    // The list's page requests thirty games at a time; the row has requested one slice of ten.
    expect(sliceVariables(requests).filter(({ first }) => first === 10)).toHaveLength(1);
  },
);

test('phones scroll a row by touch, without paddles, to its end', { tag: '@phone' }, async ({ page, lobby }) => {
  await lobby.open('/en/');
  await expect(tiles(page)).toHaveCount(10);
  await expect(hotGames(page).getByRole('button')).toHaveCount(0);
  await followRow(page);
});
