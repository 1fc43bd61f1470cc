import { brotliCompressSync } from 'node:zlib';
import type { BrowserContext, Response } from '@playwright/test';
import { expect, test } from './support/lobby.ts';

/** Scripts and styles that arrive, in the order in which they do. */
function recordAssets(context: BrowserContext): Response[] {
  const assets: Response[] = [];
  context.on('response', (response) => {
    if (/\/assets\/.*\.(js|css)$/.test(new URL(response.url()).pathname)) assets.push(response);
  });
  return assets;
}

/** Bytes that came over the wire, which is what players wait for: brotli, but for what is tiny. */
async function transferred(assets: readonly Response[], kind: 'js' | 'css'): Promise<number> {
  const sizes = assets
    .filter((response) => response.url().endsWith(`.${kind}`))
    .map(async (response) => {
      const size = Number(await response.headerValue('content-length'));
      if (size > 1400) expect(await response.headerValue('content-encoding'), response.url()).toBe('br');
      return size;
    });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

const kilobytes = (amount: number) => amount * 1000;
/** What must come after: sign-in, state machines, error reports, sockets. */
const later = {
  xstate: /xstate/i,
  'oidc-client-ts': /oidc\.|OidcClient|UserManager/,
  Sentry: /__SENTRY__|sentry-trace/,
  'graphql-ws': /graphql-transport-ws/,
};

test('a visitor can tap a game after 160 kB of scripts and 15 kB of styles, without what only players need', async ({
  page,
  lobby,
  context,
}) => {
  const assets = recordAssets(context);
  await lobby.open('/en/');
  const tile = page.getByRole('main').locator('a[href*="/games/"]').filter({ visible: true }).first();
  await expect(tile).toBeVisible();
  const arrived = [...assets];
  expect(await transferred(arrived, 'js')).toBeLessThanOrEqual(kilobytes(160));
  expect(await transferred(arrived, 'css')).toBeLessThanOrEqual(kilobytes(15));

  await tile.click();
  await expect(page).toHaveURL(/\/games\/.+/);

  const texts = await Promise.all(arrived.filter((asset) => asset.url().endsWith('.js')).map((asset) => asset.text()));
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
  const assets = recordAssets(returning);
  const fresh = await returning.newPage();
  await fresh.goto('/en/');
  await expect(
    fresh
      .getByRole('banner')
      .getByText(/€0\.00/)
      .first(),
  ).toBeVisible();
  expect(await transferred([...assets], 'js')).toBeLessThanOrEqual(kilobytes(190));
  await returning.close();
});

test('a visitor downloads one locale', async ({ page, lobby, context }) => {
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
