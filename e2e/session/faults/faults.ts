import type { Page, Request } from '@playwright/test';
import { expect, goBack } from '../../support/lobby.ts';
import type { FaultName, FaultRun } from './faultRun.ts';

/** In which two tabs renew at once: what the first leaves is what the second begins with. */
const rounds = 2;

export interface Fault {
  /** Signs in by the form beforehand, so that there is a page to go back to, and the provider's callback. */
  byForm?: true;
  /** The browser keeps cookies that the page may neither read nor remove. */
  hidesCookies?: true;
  /** Begins right before the player acts. */
  inject?: (run: FaultRun) => Promise<unknown>;
  /** Happens once the player has acted. */
  afterStage?: (run: FaultRun) => Promise<unknown>;
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
  async ({ page, context }: FaultRun): Promise<void> => {
    await context.addInitScript(change);
    await page.evaluate(change);
  };

const dropSockets = ({ lobby, account }: FaultRun) => lobby.console('dropSockets', { player: account.email });

/** Renewals that are under way or wait for their turn, in all tabs. Runs in the page. */
async function countRenewals(): Promise<number> {
  const { held = [], pending = [] } = await navigator.locks.query();
  return [...held, ...pending].filter(({ name }) => name === 'lobby-session-refresh').length;
}

const tokenOf = (request: Request) => request.headers()['authorization']?.split(' ')[1];

/**
 * Makes all tabs request the balance, and rejects their token once each of them has sent its request: they renew
 * it at the same moment.
 */
async function rejectToken(run: FaultRun, tabs: readonly Page[]): Promise<void> {
  const { context, lobby, account } = run;
  await lobby.waitForSubscriptions(account, tabs.length);
  const [ofProvider, ofPlatform] = [await lobby.cookie('idpAccessToken'), await lobby.cookie('accessToken')];
  const rejected = ofProvider ?? ofPlatform;
  const waiting = new Set(tabs);
  const allSent = Promise.withResolvers<void>();
  await context.route('**/api/graphql', async (route) => {
    const request = route.request();
    if (tokenOf(request) !== rejected) return route.fallback();
    waiting.delete(request.frame().page());
    if (waiting.size === 0) allSent.resolve();
    await allSent.promise;
    return route.fulfill({ status: 401, body: '' });
  });
  await dropSockets(run);
  await allSent.promise;
}

/** Opens another tab; both refresh at the same moment, over and over. @returns both tabs */
async function refreshTogether(run: FaultRun, times = rounds): Promise<readonly [Page, Page]> {
  const { context, page, lobby, stage, pathOf } = run;
  if (stage === 'signing in') await expect(lobby.accountMenu()).toBeVisible();
  const other = await context.newPage();
  await other.goto(pathOf('promotions/'), { waitUntil: 'domcontentloaded' });
  await page.bringToFront();
  for (let time = 0; time < times; time += 1) {
    const before = await lobby.cookie('refreshToken');
    await rejectToken(run, [page, other]);
    await lobby.expectRenewed('refreshToken', before);
    await expect.poll(() => page.evaluate(countRenewals)).toBe(0);
  }
  return [page, other];
}

export const faults: Readonly<Record<FaultName, Fault>> = {
  'storage full': { inject: inThisAndLaterPages(fillStorage) },
  'cookies blocked': { hidesCookies: true, inject: inThisAndLaterPages(blockCookies) },
  'socket dropped, offline, then online': {
    inject: dropSockets,
    async afterStage(run) {
      await dropSockets(run);
      await run.context.setOffline(true);
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await run.context.setOffline(false);
    },
  },
  'two tabs refresh at once': {
    // Who signs out does so while both tabs refresh.
    async inject(run) {
      if (run.stage === 'signing out') await rejectToken(run, await refreshTogether(run, rounds - 1));
    },
    async afterStage(run) {
      if (run.stage === 'signing out') return expect.poll(() => run.lobby.cookie('refreshToken')).toBeUndefined();
      const [, other] = await refreshTogether(run);
      return other.close();
    },
  },
  'callback opened twice': {
    byForm: true,
    afterStage: async ({ context, callback }) => {
      const other = await context.newPage();
      await other.goto(callback ?? '', { waitUntil: 'domcontentloaded' });
      await other.waitForURL((url) => !url.pathname.includes('login-handler') || url.search === '');
      await other.close();
    },
  },
  'back after signing in': {
    byForm: true,
    afterStage: async ({ page, lobby, stage }) => {
      if (stage === 'signing in') await expect(lobby.accountMenu()).toBeVisible();
      if (stage === 'signing out') await page.waitForURL('**/login/**');
      const from = page.url();
      await goBack(page);
      await page.waitForURL(({ href }) => href !== from, { waitUntil: 'commit' });
    },
  },
};
