import type { Page, Request, Route } from '@playwright/test';
import { errorReportPath, expect, goBack } from '../../support/lobby.ts';
import { endRoute, type Scene, type Way } from './scene.ts';

const hour = 3_600_000;
/** When tokens that live for five minutes are renewed in both ways. */
const renewalDue = 275_000;
/** In which two tabs renew at once. */
const rounds = 50;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export interface Fault {
  name: string;
  /** Of sessions of these ways alone. */
  only?: readonly Way['name'][];
  /** Moves the platform's clock. */
  movesClock?: true;
  /** Signs in by the form beforehand, so that there is a page to go back to, and the provider's callback. */
  byForm?: true;
  /** Stays in the browser, so that no other follows it there. */
  stays?: true;
  /** The browser keeps cookies that the page may neither read nor remove. */
  hidesCookies?: true;
  /** Begins right before the player acts. */
  strike?: (scene: Scene) => Promise<unknown>;
  /** Happens once the player has acted. */
  after?: (scene: Scene) => Promise<unknown>;
  /** Ends it, where it ends at all. */
  mend?: (scene: Scene) => Promise<unknown>;
}

const isFetch = (request: Request) => ['fetch', 'xhr'].includes(request.resourceType());
/** Without error reports, which the search for secrets answers and reads. */
const isOfPlatform = (url: URL) =>
  (url.pathname.startsWith('/api/') && url.pathname !== errorReportPath) || isOfProvider(url);
const isOfProvider = (url: URL) => url.pathname.startsWith('/realms/');

/** Until a request has met the fault, if any does within three seconds. */
const waitForHit = async ({ met }: Scene) => {
  for (let wait = 0; met.requests === 0 && wait < 30; wait += 1) await pause(100);
};

/** Ends the fault of requests once one has met it, and the page has had a second to answer. */
const mendRequests = async (scene: Scene) => {
  await waitForHit(scene);
  await pause(1000);
  await endRoute(scene);
};

/** Handles what scripts fetch; documents and frames come through. */
const onFetches =
  (matches: (url: URL) => boolean, handle: (route: Route) => Promise<void>) =>
  async ({ context, met }: Scene) => {
    met.route = await context.route(matches, async (route) => {
      if (!isFetch(route.request())) return route.fallback();
      met.requests += 1;
      // The page that has asked may be gone.
      return handle(route).catch(() => {});
    });
  };

const isOfPlayer = (route: Route) => route.request().headers()['authorization'] !== undefined;
const refuse = (route: Route) => route.fulfill({ status: 401, body: '' });
const forwardBoth = async ({ page, lobby }: Scene, ms: number, forward: (ms: number) => Promise<void>) => {
  await lobby.console('clock', { by: ms / 1000 });
  await forward(ms);
  // Until the page has noticed, unless it is left for that at once.
  await page.evaluate(() => 0).catch(() => {});
};

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

/** Renewals that are under way or wait for their turn, in all tabs. Runs in the page. */
async function countRenewals(): Promise<number> {
  const { held = [], pending = [] } = await navigator.locks.query();
  return [...held, ...pending].filter(({ name }) => name === 'lobby-session-refresh').length;
}

/** Opens another tab; both refresh at the same moment, over and over. @returns the other tab */
async function refreshTogether({ context, page, lobby, stage, pathOf }: Scene, times = rounds): Promise<Page> {
  if (stage === 'signing in') await expect(lobby.accountMenu()).toBeVisible();
  const other = await context.newPage();
  await other.goto(pathOf('promotions/'), { waitUntil: 'domcontentloaded' });
  await page.bringToFront();
  for (let time = 0; time < times; time += 1) {
    const before = await lobby.cookie('refreshToken');
    await lobby.console('clock', { by: renewalDue / 1000 });
    await lobby.fastForward(renewalDue);
    await lobby.expectRenewed('refreshToken', before);
    await expect.poll(() => page.evaluate(countRenewals)).toBe(0);
  }
  return other;
}

const malformed = ['not JSON', '{}', 'null', '{"type":"next","id":"1","payload":{"data":{"balanceUpdated":12}}}'];

export const faults: readonly Fault[] = [
  {
    name: 'provider down',
    only: ['provider'],
    strike: onFetches(isOfProvider, (route) => route.abort()),
    mend: mendRequests,
  },
  {
    name: 'platform down',
    only: ['phone', 'partner'],
    strike: onFetches(isOfPlatform, (route) => route.abort()),
    mend: mendRequests,
  },
  {
    name: 'slow, 10 s',
    strike: (scene) =>
      onFetches(isOfPlatform, async (route) => {
        await scene.met.release.promise;
        await route.fallback();
      })(scene),
    async mend(scene) {
      await waitForHit(scene);
      await scene.context.clock.fastForward(10_000);
      scene.met.release.resolve();
      await mendRequests(scene);
    },
  },
  {
    name: '500',
    strike: onFetches(isOfPlatform, (route) => route.fulfill({ status: 500, body: 'Internal error' })),
    mend: mendRequests,
  },
  {
    name: '401 once',
    strike: (scene) => {
      let refused = 0;
      return onFetches(isOfPlatform, async (route) => {
        if (!isOfPlayer(route)) return route.fallback();
        refused += 1;
        await (refused === 1 ? refuse(route) : route.fallback());
      })(scene);
    },
  },
  {
    name: '401 always',
    strike: onFetches(isOfPlatform, (route) => (isOfPlayer(route) ? refuse(route) : route.fallback())),
    mend: mendRequests,
  },
  {
    name: 'clock jumps by 2 h',
    movesClock: true,
    strike: (scene) =>
      forwardBoth(scene, 2 * hour, async (ms) =>
        scene.page.clock.setSystemTime((await scene.page.evaluate(() => Date.now())) + ms),
      ),
  },
  {
    name: 'socket dropped at each step',
    strike: ({ lobby, account }) => lobby.console('dropSockets', { player: account.email }),
    after: ({ lobby, account }) => lobby.console('dropSockets', { player: account.email }),
  },
  {
    name: 'malformed frames',
    strike: async ({ lobby, account }) => {
      for (const text of malformed) await lobby.console('sendFrame', { player: account.email, text });
    },
    after: async ({ lobby, account }) => {
      for (const text of malformed) await lobby.console('sendFrame', { player: account.email, text });
    },
  },
  { name: 'storage full', stays: true, strike: inThisAndLaterPages(fillStorage) },
  { name: 'cookies blocked', stays: true, hidesCookies: true, strike: inThisAndLaterPages(blockCookies) },
  {
    name: 'offline, then online',
    after: async ({ context }) => {
      await context.setOffline(true);
      await pause(1000);
      await context.setOffline(false);
    },
  },
  {
    name: `two tabs refresh at once, ×${rounds}`,
    only: ['provider', 'phone'],
    movesClock: true,
    // Who signs out does so while both tabs refresh.
    async strike(scene) {
      if (scene.stage !== 'signing out') return;
      await refreshTogether(scene, rounds - 1);
      await scene.lobby.console('clock', { by: renewalDue / 1000 });
      await scene.context.clock.fastForward(renewalDue);
    },
    async after(scene) {
      if (scene.stage !== 'signing out') return (await refreshTogether(scene)).close();
      return expect.poll(() => scene.lobby.cookie('refreshToken')).toBeUndefined();
    },
  },
  {
    name: 'callback opened twice',
    only: ['provider', 'partner'],
    byForm: true,
    after: async ({ context, callback }) => {
      const other = await context.newPage();
      await other.goto(callback ?? '', { waitUntil: 'domcontentloaded' });
      await other.waitForURL((url) => !url.pathname.includes('login-handler') || url.search === '');
      await other.close();
    },
  },
  {
    name: 'back after signing in',
    byForm: true,
    after: async ({ page, lobby, stage }) => {
      if (stage === 'signing in') await expect(lobby.accountMenu()).toBeVisible();
      if (stage === 'signing out') await page.waitForURL('**/login/**');
      const from = page.url();
      await goBack(page);
      await page.waitForURL(({ href }) => href !== from, { waitUntil: 'commit' });
    },
  },
  {
    name: 'tab asleep for 8 h',
    movesClock: true,
    strike: (scene) => forwardBoth(scene, 8 * hour, (ms) => scene.context.clock.fastForward(ms)),
  },
];
