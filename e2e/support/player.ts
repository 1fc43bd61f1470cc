import type { BrowserContext, FrameLocator, Page } from '@playwright/test';
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
  /** Signs in the player of this test with this much money, without a page. */
  signInWith(money?: Money): Promise<Account>;
  /** Signs in and opens a page, the lobby if none is given; waits until the balance shows and is live. */
  enter(options?: Money & { path?: string }): Promise<Account>;
  /** Signs in and opens the first game of a list; waits until it can be played and the balance is live. */
  enterGame(list: string, money?: Money): Promise<GameVisit>;
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
  enter: async ({ page, lobby, signInWith }, use) => {
    await use(async ({ path = '/en/', ...money } = {}) => {
      const account = await signInWith(money);
      await lobby.open(path);
      await expectBalance(page, euro(money.balance ?? '100.00'));
      await lobby.expectListening(account);
      return account;
    });
  },
  enterGame: async ({ page, context, lobby, signInWith }, use) => {
    await use(async (list, money = {}) => {
      const account = await signInWith(money);
      const slug = await firstSlugOf(context, list);
      const frame = await openGame(page, slug);
      await expectBalance(page, euro(money.balance ?? '100.00'));
      await lobby.expectListening(account);
      return { ...account, slug, frame };
    });
  },
});

export const euro = (amount: string | number): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' }).format(Number(amount));

/** What shows the balance: the header, which makes way for the bar of a game on phones. */
const barOf = (page: Page) =>
  isPhone(page) && /\/games\/[^/]+\//.test(page.url())
    ? page.getByRole('button', { name: 'Leave the game' }).locator('..')
    : page.getByRole('banner');

/** The balance on the page; the bonus only where it is asked for. */
export async function expectBalance(page: Page, balance: string, bonus?: string): Promise<void> {
  const bar = barOf(page);
  await expect(bar).toContainText(`Balance${balance}`);
  await expect(bar.getByText(balance).filter({ visible: true }).first()).toBeVisible();
  if (bonus !== undefined) await expect(bar).toContainText(`Bonus${bonus}`);
}

/** The balance on the page as a number of cents. */
export async function balanceInHeader(page: Page): Promise<number> {
  const text = (await barOf(page).textContent()) ?? '';
  const shown = /Balance€([\d,]+)\.(\d\d)/.exec(text);
  return Number(`${shown?.[1]?.replaceAll(',', '')}${shown?.[2]}`);
}

/** The game on the page, once it can be played: before that it lies behind a curtain. */
export async function runningGame(page: Page): Promise<FrameLocator> {
  // Not by its role: a dialog hides all else from assistive technology.
  const frame = page.locator('main iframe');
  await expect(frame).toHaveAttribute('src', /^http/);
  await expect(frame).not.toHaveAttribute('inert');
  return frame.contentFrame();
}

export async function openGame(page: Page, slug: string): Promise<FrameLocator> {
  await page.goto(`/en/games/${slug}/`, { waitUntil: 'domcontentloaded' });
  return runningGame(page);
}

/** The game of a kind that is played in tests: the first of a list. */
export async function firstSlugOf(context: BrowserContext, list: string): Promise<string> {
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

export { expect };
export { goBack, isPhone } from './lobby.ts';
