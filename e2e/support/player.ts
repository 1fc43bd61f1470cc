import type { BrowserContext, FrameLocator, Page, WebSocket } from '@playwright/test';
import { expect, fillSignInForm, test as base, type Account } from './lobby.ts';

interface Money {
  /** Decimals in the wallet's currency. */
  balance?: string;
  bonusBalance?: string;
}

interface PlayerFixtures {
  /**
   * Signs in the player of this test with this much money, and waits until the balance shows and the socket has
   * subscribed to its changes, so that whatever is pushed from now on arrives.
   */
  enter(money?: Money): Promise<Account>;
}

/** Tests of a signed-in player, each with an account of its own. */
export const test = base.extend<PlayerFixtures>({
  enter: async ({ page, lobby, account }, use) => {
    await use(async ({ balance = '100.00', bonusBalance = '0.00' } = {}) => {
      await lobby.console('balance', { player: account.email, balance, bonusBalance });
      const subscribed = subscription(page, 'balanceUpdated');
      await signInAs(page, account);
      await expectBalance(page, euro(balance));
      await subscribed;
      return account;
    });
  },
});

/** Signs in by the provider's form; ends in the lobby. */
export async function signInAs(page: Page, account: Account): Promise<void> {
  await page.goto('/en/login/?autoSignIn=1');
  await page.waitForURL(/\/realms\//);
  await fillSignInForm(page, account);
}

/** Resolves once the page has subscribed to a field and the server has answered another frame of that socket. */
export function subscription(page: Page, field: string): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket: WebSocket) =>
      socket.on('framesent', ({ payload }) => {
        if (String(payload).includes(field)) resolve();
      }),
    );
  });
}

export const euro = (amount: string | number): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' }).format(Number(amount));

/** The header's figures; the bonus only where it is asked for. */
export async function expectBalance(page: Page, balance: string, bonus?: string): Promise<void> {
  const header = page.getByRole('banner');
  await expect(header).toContainText(`Balance${balance}`);
  if (bonus !== undefined) await expect(header).toContainText(`Bonus${bonus}`);
}

/** The balance in the header as a number of cents. */
export async function balanceInHeader(page: Page): Promise<number> {
  const text = (await page.getByRole('banner').textContent()) ?? '';
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
