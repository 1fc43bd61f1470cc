import { brotliCompressSync } from 'node:zlib';
import type { BrowserContext, Page, Response } from '@playwright/test';
import { expect, test } from './support/lobby.ts';

/** Scripts and styles that arrive, in the order in which they do. */
function recordAssets(context: BrowserContext): Response[] {
  const assets: Response[] = [];
  context.on('response', (response) => {
    if (/\/assets\/.*\.(js|css)$/.test(new URL(response.url()).pathname)) assets.push(response);
  });
  return assets;
}

interface Loaded {
  js: number;
  css: number;
  scripts: string[];
}

/** Notes, inside the page, the moment at which an element with such a text or address is first there. */
function watchFor(context: BrowserContext, selector: string, text: string) {
  return context.addInitScript(
    ([wanted, words]) => {
      const observer = new MutationObserver(() => {
        const found = [...document.querySelectorAll(wanted)].some((element) => element.textContent.includes(words));
        if (!found) return;
        performance.mark('shown');
        observer.disconnect();
      });
      observer.observe(document, { childList: true, subtree: true, characterData: true });
    },
    [selector, text] as const,
  );
}

/** Bytes over the wire of what had been asked for when the awaited element appeared. */
async function loadedUntilShown(page: Page): Promise<Loaded> {
  await page.waitForFunction(() => performance.getEntriesByName('shown').length > 0);
  return page.evaluate(() => {
    const moment = performance.getEntriesByName('shown')[0]?.startTime ?? 0;
    const entries = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ startTime }) => startTime < moment,
    );
    const bytes = (ending: string) =>
      entries.filter(({ name }) => name.endsWith(ending)).reduce((sum, entry) => sum + entry.encodedBodySize, 0);
    return {
      js: bytes('.js'),
      css: bytes('.css'),
      scripts: entries.map(({ name }) => name).filter((name) => name.endsWith('.js')),
    };
  });
}

/** A game, not the list of all games. */
const tile = 'main a[href*="/games/"]:not([href$="/games/"])';
const kilobytes = (amount: number) => amount * 1000;
/** What must come after: sign-in, state machines, error reports, sockets. */
const later = {
  xstate: /xstate\.(done|stop)/,
  'oidc-client-ts': /oidc\.|OidcClient|UserManager/,
  Sentry: /__SENTRY__|sentry-trace/,
  'graphql-ws': /graphql-transport-ws/,
};

test('a visitor can tap a game after 160 kB of scripts and 15 kB of styles, without what only players need', async ({
  page,
  lobby,
  context,
}) => {
  await watchFor(context, tile, '');
  await lobby.open('/en/');
  const { js, css, scripts } = await loadedUntilShown(page);
  expect(js).toBeGreaterThan(kilobytes(100));
  expect(js).toBeLessThanOrEqual(kilobytes(160));
  expect(css).toBeLessThanOrEqual(kilobytes(15));

  await page.locator(tile).filter({ visible: true }).first().click();
  // The game itself, or, without demo play, the login that returns to it.
  await expect(page).toHaveURL(/games(%2F|\/).+/);

  const texts = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
  for (const [library, sign] of Object.entries(later))
    expect(texts.filter((text) => sign.test(text)).length, library).toBe(0);
});

test('a returning player sees the balance after 190 kB of scripts', async ({
  page,
  lobby,
  context,
  account,
  browser,
  baseURL,
}) => {
  await lobby.open('/en/promotions/');
  await lobby.signIn(account);
  await expect(lobby.accountMenu()).toBeVisible();
  // The same cookies in a browser that has nothing in its cache.
  const returning = await browser.newContext({
    storageState: await context.storageState(),
    baseURL,
    viewport: page.viewportSize(),
  });
  await watchFor(returning, 'header', '€0.00');
  const fresh = await returning.newPage();
  await fresh.goto('/en/');
  expect((await loadedUntilShown(fresh)).js).toBeLessThanOrEqual(kilobytes(190));
  await returning.close();
});

test('a visitor downloads one locale', { tag: '@desktop' }, async ({ page, lobby, context }) => {
  const assets = recordAssets(context);
  await lobby.open('/fi/promotions/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const catalogues = assets
    .map((asset) => asset.url())
    .map((url) => /\/assets\/(en|fi|no|de|ja|it|[a-z]{2}_[A-Z]{2})-/.exec(url)?.[1]);
  expect(catalogues.filter((locale) => locale !== undefined)).toEqual(['fi']);
});

test('assets are compressed as well as they can be', { tag: '@desktop' }, async ({ lobby, context, page }) => {
  const assets = recordAssets(context);
  await lobby.open('/en/promotions/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const largest = await Promise.all(
    assets
      .filter((asset) => asset.url().endsWith('.js'))
      .map(async (asset) => ({ asset, size: Number(await asset.headerValue('content-length')) })),
  );
  const { asset, size } = largest.reduce((a, b) => (a.size > b.size ? a : b));
  expect(size).toBeLessThanOrEqual(brotliCompressSync(await asset.body()).length * 1.01);
});
