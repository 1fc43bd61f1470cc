import type { BrowserContext, FrameLocator, Locator, Page } from '@playwright/test';
import { expect, isPhone, test as base, type Account } from './lobby.ts';

interface Money {
  /** Decimals in the wallet's currency. */
  balance?: string;
  bonusBalance?: string;
}

interface GameVisit extends Account {
  slug: string;
  frame: FrameLocator;
}

interface PlayerFixtures {
  /** Sets the balance of this test's player and signs in without a page. */
  signInWith(money?: Money): Promise<Account>;
  /** Signs in and opens a page, by default the lobby; waits until the balance shows and its updates are subscribed to. */
  signInAndOpen(options?: Money & { path?: string }): Promise<Account>;
  /** Signs in and opens the first game of a list; waits until it is playable and balance updates are subscribed to. */
  signInAndOpenGame(list: string, money?: Money): Promise<GameVisit>;
}

/** Tests of a signed-in player, each with an account of its own. */
export const test = base.extend<PlayerFixtures>({
  signInWith: async ({ lobby, account }, use) => {
    await use(async ({ balance = '100.00', bonusBalance = '0.00' } = {}) => {
      await lobby.console('balance', { player: account.email, balance, bonusBalance });
      await lobby.signIn(account);
      return account;
    });
  },
  signInAndOpen: async ({ page, lobby, signInWith }, use) => {
    await use(async ({ path = '/en/', ...money } = {}) => {
      const account = await signInWith(money);
      await lobby.open(path);
      await expectBalance(page, euro(money.balance ?? '100.00'));
      await lobby.waitForSubscriptions(account);
      return account;
    });
  },
  signInAndOpenGame: async ({ page, context, lobby, signInWith }, use) => {
    await use(async (list, money = {}) => {
      const account = await signInWith(money);
      const slug = await firstGameSlug(context, list);
      const frame = await openGame(page, slug);
      await expectBalance(page, euro(money.balance ?? '100.00'));
      await lobby.waitForSubscriptions(account);
      return { ...account, slug, frame };
    });
  },
});

export const euro = (amount: string | number): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' }).format(Number(amount));

/** The bar that shows the balance: the header or, while a game runs on a phone, the game's bar that replaces it. */
const barWithBalance = (page: Page) =>
  isPhone(page) && /\/games\/[^/]+\//.test(page.url())
    ? page.getByRole('button', { name: 'Leave the game' }).locator('..')
    : page.getByRole('banner');

/** Expects the balance on the page, and the bonus if one is given. */
export async function expectBalance(page: Page, balance: string, bonus?: string): Promise<void> {
  const bar = barWithBalance(page);
  await expect(bar).toContainText(`Balance${balance}`);
  await expect(bar.getByText(balance).filter({ visible: true }).first()).toBeVisible();
  if (bonus !== undefined) await expect(bar).toContainText(`Bonus${bonus}`);
}

/** The frame of the game on the page, once it is playable: until then it is covered and inert. */
export async function runningGame(page: Page): Promise<FrameLocator> {
  // Not by role, since a modal dialog hides the frame from assistive technology.
  const frame = page.locator('main iframe');
  await expect(frame).toHaveAttribute('src', /^http/);
  await expect(frame).not.toHaveAttribute('inert');
  return frame.contentFrame();
}

export async function openGame(page: Page, slug: string, games = '/en/games/'): Promise<FrameLocator> {
  await page.goto(`${games}${slug}/`, { waitUntil: 'domcontentloaded' });
  return runningGame(page);
}

/** What the game server answers to a move, in cents. */
interface Move {
  stake: number;
  payout: number;
  finished: boolean;
  balance: { balance: number };
}

/** The game server's answer to the next move on a page: requested before the move. */
export async function nextMove(page: Page): Promise<Move> {
  const answer = await page.waitForResponse(
    (response) => response.url().endsWith('/play-api') && (response.request().postData() ?? '').includes('"move"'),
  );
  return (await answer.json()) as Move;
}

/** Slug of the first game in a list that is not a live table, otherwise of the first game. */
export async function firstGameSlug(context: BrowserContext, list: string): Promise<string> {
  const answer = await context.request.post('/api/graphql', {
    data: {
      operationName: 'FirstGame',
      query: `query FirstGame($list: String!) { personalized { listOfGames(slug: $list) {
        games(first: 20) { edges { node { slug isLiveCasinoGame } } } } } }`,
      variables: { list },
    },
  });
  const { data } = (await answer.json()) as {
    data: {
      personalized: {
        listOfGames: { games: { edges: { node: { slug: string; isLiveCasinoGame: boolean } }[] } };
      };
    };
  };
  const { edges } = data.personalized.listOfGames.games;
  return (edges.find(({ node }) => !node.isLiveCasinoGame) ?? edges[0])?.node.slug ?? '';
}

/** Scrolls down until a part of the page is there: parts are mounted once they are near the window. */
export async function scrollDownTo(part: Locator): Promise<void> {
  const page = part.page();
  const isThere = async () => {
    await page.mouse.wheel(0, 500);
    return part.isVisible();
  };
  await expect.poll(isThere, { intervals: [50] }).toBe(true);
}

export { expect };
export { goBack, isPhone, waitForPhase } from './lobby.ts';
