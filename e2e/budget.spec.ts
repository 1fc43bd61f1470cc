import { brotliCompressSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page, Request, Response } from '@playwright/test';
import { budgets, readCosts } from '../tools/release/budgets.ts';
import { euro, expect, expectBalance, test } from './support/player.ts';
import { operationOf, recordRequests } from './support/requests.ts';

/** Collects the responses of scripts and styles, in the order in which they arrive. */
function recordAssets(context: BrowserContext): Response[] {
  const assets: Response[] = [];
  context.on('response', (response) => {
    if (/\/assets\/.*\.(js|css)$/.test(new URL(response.url()).pathname)) assets.push(response);
  });
  return assets;
}

interface LoadedAssets {
  js: number;
  scripts: string[];
}

/**
 * Never runs idle callbacks: code that the lobby defers until idle is not loaded, however slow the machine is, so that
 * only what the page itself needs is counted.
 */
function preventIdle(context: BrowserContext) {
  return context.addInitScript(() => {
    window.requestIdleCallback = () => 0;
    window.cancelIdleCallback = () => undefined;
  });
}

/** Transferred bytes of everything that the page has requested. */
async function measureBeforeIdle(page: Page): Promise<LoadedAssets> {
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = entries.filter(({ name }) => name.endsWith('.js'));
    return {
      js: scripts.reduce((sum, entry) => sum + entry.encodedBodySize, 0),
      scripts: scripts.map(({ name }) => name),
    };
  });
}

/** A link to a game, not to the list of all games. */
const gameLink = 'main a[href*="/games/"]:not([href$="/games/"])';
const kilobytes = (amount: number) => amount * 1000;
/** Libraries that must not be in the first load, each with a pattern of its code. */
const lazyLibraries = {
  xstate: /xstate\.(done|stop)/,
  'oidc-client-ts': /oidc\.|OidcClient|UserManager/,
  Sentry: /__SENTRY__|sentry-trace/,
  'graphql-ws': /graphql-transport-ws/,
};

test('a visitor’s lobby page keeps to its budget of scripts, and loads no library that only players need', async ({
  page,
  lobby,
  context,
}) => {
  await preventIdle(context);
  await lobby.open('/en/');
  const game = page.locator(gameLink).filter({ visible: true }).first();
  await expect(game).toBeVisible();
  const { js, scripts } = await measureBeforeIdle(page);
  expect(js).toBeGreaterThan(kilobytes(100));
  expect(js).toBeLessThanOrEqual(budgets.scripts);

  await game.click();
  // The game itself, or, without demo play, the login that returns to it.
  await expect(page).toHaveURL(/games(%2F|\/).+/);

  const texts = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
  for (const [library, pattern] of Object.entries(lazyLibraries))
    expect(texts.filter((text) => pattern.test(text)).length, library).toBe(0);
});

test('a returning player’s page loads at most 190 kB of scripts', async ({ page, lobby, context, account }) => {
  await preventIdle(context);
  await lobby.signIn(account);
  // Without idle time, a page does not come to the next phase.
  await lobby.open('/en/', 'interactive');
  await expect(page.locator('header').getByText('€0.00').first()).toBeAttached();
  expect((await measureBeforeIdle(page)).js).toBeLessThanOrEqual(kilobytes(190));
});

const infiniza = {
  folder: fileURLToPath(new URL('../dist/apps/infiniza', import.meta.url)),
  pages: fileURLToPath(new URL('../dist/pages/infiniza', import.meta.url)),
};
/**
 * What comes seconds later, and with what the page shows: the sign-in library, the jackpot, hearts on games, the question about cookies.
 */
const others =
  /\/(?:createEngine|sessionKeys|identity|proof|figures|palette|en-figures|favourites|en-favourites|kit|prompts|en-prompts|purposesOf)-/;

test(
  'a player’s page that rests has loaded the scripts that its budget counts, and no others',
  { tag: '@phone' },
  async ({ page, signInAndOpen }) => {
    await signInAndOpen();
    const cost = readCosts(infiniza).find(({ path }) => path === 'pages/players/FI/en/index.html');
    const counted = cost?.resting ?? [];
    const loaded = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).pathname.slice(1))
          .filter((name) => /^assets\/.*\.js$/.test(name)),
      );
    await expect.poll(async () => (await loaded()).toSorted()).toEqual(expect.arrayContaining(counted.toSorted()));
    await page.waitForLoadState('networkidle');
    expect((await loaded()).filter((name) => !counted.includes(name) && !others.test(name))).toEqual([]);
  },
);

/** Counts how often a page's scripts read `document.cookie`: browsers ask another process each time. */
function countCookieReads(context: BrowserContext) {
  return context.addInitScript(() => {
    const { get, set } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!;
    Object.assign(window, { cookieReads: 0 });
    Object.defineProperty(Document.prototype, 'cookie', {
      configurable: true,
      get() {
        (window as unknown as CountingWindow).cookieReads += 1;
        return get!.call(this);
      },
      set,
    });
  });
}
interface CountingWindow {
  cookieReads: number;
}
/**
 * What the page has requested from the platform so far: each operation with its variables, each text by itself. The balance may be requested
 * for again once its changes are pushed.
 */
const operationsIn = (requests: readonly Request[]): string[] =>
  requests.flatMap((request) => {
    const operation = operationOf(request);
    if (operation === undefined || operation === 'Wallet') return [];
    const { variables } = request.postDataJSON() as { variables: { keys?: string[] } };
    return operation === 'Translations' ? (variables.keys ?? []) : [`${operation} ${JSON.stringify(variables)}`];
  });
/** The reads so far, without those that a page may repeat each half second, however long it takes. */
const cookieReads = (page: Page) =>
  page.evaluate(() => (window as unknown as CountingWindow).cookieReads - Math.floor(performance.now() / 500));

test(
  'a player’s page requests nothing twice and reads the cookies at most 30 times as it loads, and once for a pushed balance',
  { tag: '@phone' },
  async ({ page, context, lobby, account, signInAndOpen }) => {
    await countCookieReads(context);
    const requests = recordRequests(context);
    await signInAndOpen();
    await page.waitForLoadState('networkidle');
    const requested = operationsIn(requests);
    expect(requested.filter((one, index) => requested.indexOf(one) !== index)).toEqual([]);
    const afterLoad = await cookieReads(page);
    expect(afterLoad).toBeLessThanOrEqual(30);

    const pushes = 20;
    for (let push = 1; push <= pushes; push += 1) {
      await lobby.console('balance', { player: account.email, balance: `${100 + push}.00` });
      await expectBalance(page, euro(100 + push));
    }
    expect((await cookieReads(page)) - afterLoad).toBeLessThanOrEqual(pushes);
  },
);

test(
  'a visitor downloads one locale, compressed with the best brotli quality',
  { tag: '@desktop' },
  async ({ lobby, context }) => {
    const assets = recordAssets(context);
    await lobby.open('/fi/promotions/', 'idle');
    const catalogues = assets
      .map((asset) => asset.url())
      .map((url) => /\/assets\/(en|fi|no|de|ja|it|[a-z]{2}_[A-Z]{2})-/.exec(url)?.[1]);
    // One may be of a part that the page has loaded since, when it was idle.
    expect([...new Set(catalogues.filter((locale) => locale !== undefined))]).toEqual(['fi']);

    const scripts = await Promise.all(
      assets
        .filter((asset) => asset.url().endsWith('.js'))
        .map(async (asset) => ({ asset, size: Number(await asset.headerValue('content-length')) })),
    );
    const { asset, size } = scripts.reduce((a, b) => (a.size > b.size ? a : b));
    expect(size).toBeLessThanOrEqual(brotliCompressSync(await asset.body()).length * 1.01);
  },
);
