import type { Page, Request } from '@playwright/test';
import { expect, goBack } from '../../support/lobby.ts';
import type { FaultName, Scene } from './scene.ts';

/** In which two tabs renew at once: what the first leaves is what the second begins with. */
const rounds = 2;

export interface Fault {
  /** Signs in by the form beforehand, so that there is a page to go back to, and the provider's callback. */
  byForm?: true;
  /** The browser keeps cookies that the page may neither read nor remove. */
  hidesCookies?: true;
  /** Begins right before the player acts. */
  strike?: (scene: Scene) => Promise<unknown>;
  /** Happens once the player has acted. */
  after?: (scene: Scene) => Promise<unknown>;
}

/** Runs in the page: what a browser does whose storage is full. */
function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
}

/** Runs in the page: what a browser does that blocks cookies. */
function blockCookies(): void {
  Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
  CookieStore.prototype.getAll = async () => [];
  CookieStore.prototype.get = async () => null;
  CookieStore.prototype.set = async () => {};
}

const inThisAndLaterPages =
  (change: () => void) =>
  async ({ page, context }: Scene): Promise<void> => {
    await context.addInitScript(change);
    await page.evaluate(change);
  };

const dropSockets = ({ lobby, account }: Scene) => lobby.console('dropSockets', { player: account.email });

/** Renewals that are under way or wait for their turn, in all tabs. Runs in the page. */
async function countRenewals(): Promise<number> {
  const { held = [], pending = [] } = await navigator.locks.query();
  return [...held, ...pending].filter(({ name }) => name === 'lobby-session-refresh').length;
}

const tokenOf = (request: Request) => request.headers()['authorization']?.split(' ')[1];

/**
 * Makes the tabs ask for the balance, and refuses the token that they ask with, to all of them once each has asked: they renew
 * it at the same moment.
 */
async function refuseToken(scene: Scene, tabs: readonly Page[]): Promise<void> {
  const { context, lobby, account } = scene;
  await lobby.waitForSubscriptions(account, tabs.length);
  const [ofProvider, ofPlatform] = [await lobby.cookie('idpAccessToken'), await lobby.cookie('accessToken')];
  const refused = ofProvider ?? ofPlatform;
  const waiting = new Set(tabs);
  const allAsk = Promise.withResolvers<void>();
  await context.route('**/api/graphql', async (route) => {
    const request = route.request();
    if (tokenOf(request) !== refused) return route.fallback();
    waiting.delete(request.frame().page());
    if (waiting.size === 0) allAsk.resolve();
    await allAsk.promise;
    return route.fulfill({ status: 401, body: '' });
  });
  await dropSockets(scene);
  await allAsk.promise;
}

/** Opens another tab; both refresh at the same moment, over and over. @returns both tabs */
async function refreshTogether(scene: Scene, times = rounds): Promise<readonly [Page, Page]> {
  const { context, page, lobby, stage, pathOf } = scene;
  if (stage === 'signing in') await expect(lobby.accountMenu()).toBeVisible();
  const other = await context.newPage();
  await other.goto(pathOf('promotions/'), { waitUntil: 'domcontentloaded' });
  await page.bringToFront();
  for (let time = 0; time < times; time += 1) {
    const before = await lobby.cookie('refreshToken');
    await refuseToken(scene, [page, other]);
    await lobby.expectRenewed('refreshToken', before);
    await expect.poll(() => page.evaluate(countRenewals)).toBe(0);
  }
  return [page, other];
}

export const faults: Readonly<Record<FaultName, Fault>> = {
  'storage full': { strike: inThisAndLaterPages(fillStorage) },
  'cookies blocked': { hidesCookies: true, strike: inThisAndLaterPages(blockCookies) },
  'socket dropped, offline, then online': {
    strike: dropSockets,
    async after(scene) {
      await dropSockets(scene);
      await scene.context.setOffline(true);
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await scene.context.setOffline(false);
    },
  },
  'two tabs refresh at once': {
    // Who signs out does so while both tabs refresh.
    async strike(scene) {
      if (scene.stage === 'signing out') await refuseToken(scene, await refreshTogether(scene, rounds - 1));
    },
    async after(scene) {
      if (scene.stage === 'signing out') return expect.poll(() => scene.lobby.cookie('refreshToken')).toBeUndefined();
      const [, other] = await refreshTogether(scene);
      return other.close();
    },
  },
  'callback opened twice': {
    byForm: true,
    after: async ({ context, callback }) => {
      const other = await context.newPage();
      await other.goto(callback ?? '', { waitUntil: 'domcontentloaded' });
      await other.waitForURL((url) => !url.pathname.includes('login-handler') || url.search === '');
      await other.close();
    },
  },
  'back after signing in': {
    byForm: true,
    after: async ({ page, lobby, stage }) => {
      if (stage === 'signing in') await expect(lobby.accountMenu()).toBeVisible();
      if (stage === 'signing out') await page.waitForURL('**/login/**');
      const from = page.url();
      await goBack(page);
      await page.waitForURL(({ href }) => href !== from, { waitUntil: 'commit' });
    },
  },
};
