import type { BrowserContext, FrameLocator, Page } from '@playwright/test';
import { expect, test as base, type Account } from './lobby.ts';

interface Money {
  /** Decimals in the wallet's currency. */
  balance?: string;
  bonusBalance?: string;
}

interface PlayerFixtures {
  /** Waits until changes of the balance arrive on the page; leaves the bonus balance at what is given. */
  untilPushed(account: Account, bonusBalance?: string): Promise<void>;
  /** Signs in the player of this test with this much money, and waits until the balance shows and is live. */
  enter(money?: Money): Promise<Account>;
}

/** Tests of a signed-in player, each with an account of its own. */
export const test = base.extend<PlayerFixtures>({
  untilPushed: async ({ page, lobby }, use) => {
    await use(async ({ email }, bonusBalance = '0.00') => {
      // The server takes a moment to follow the wallet: a first push that arrives shows that it does.
      let cents = 0;
      await expect(async () => {
        cents += 1;
        const bonus = (Number(bonusBalance) + cents / 100).toFixed(2);
        await lobby.console('balance', { player: email, bonusBalance: bonus });
        await expect(page.getByRole('banner')).toContainText(`Bonus${euro(bonus)}`, { timeout: 2000 });
      }).toPass();
      await lobby.console('balance', { player: email, bonusBalance });
      await expect(page.getByRole('banner')).toContainText(`Bonus${euro(bonusBalance)}`);
    });
  },
  enter: async ({ page, lobby, account, untilPushed }, use) => {
    await use(async ({ balance = '100.00', bonusBalance = '0.00' } = {}) => {
      await lobby.console('balance', { player: account.email, balance, bonusBalance });
      await lobby.signIn(account);
      await page.goto('/en/');
      await expectBalance(page, euro(balance));
      // What runs beside the page comes after it.
      await page.waitForLoadState('networkidle');
      await untilPushed(account, bonusBalance);
      return account;
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
  await page.goto(`/en/games/${slug}/`);
  return runningGame(page);
}

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;

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
export { goBack } from './lobby.ts';
