import type { Page } from '@playwright/test';
import { expect, goBack, test } from '../support/lobby.ts';
import { firstGameSlug } from '../support/player.ts';

/** All that the browser stores for the lobby in Cache Storage. */
const cachedFiles = (page: Page) =>
  page.evaluate(async () => {
    const files: { path: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        const text = await (await cache.match(url))?.text();
        files.push({ path: new URL(url).pathname, text: text ?? '' });
      }
    }
    return files;
  });

/** Nothing but hashed files, the offline pages and what they show; and in none of it any of these. */
async function expectOnlyFiles(page: Page, ...secrets: string[]): Promise<void> {
  const files = await cachedFiles(page);
  expect(files.length).toBeGreaterThan(3);
  for (const { path, text } of files) {
    expect(path).toMatch(/^\/(?:assets\/[\w.-]+|offline\/\w+\.\w+|[\w-]+\.svg)$/);
    for (const secret of ['id="lobby-settings"', ...secrets])
      expect(text.includes(secret), `${path}: ${secret}`).toBe(false);
  }
}

const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);

test.use({ expectedErrors: /Failed to (load resource|fetch)|\[Network\]|ERR_INTERNET_DISCONNECTED/ });

test(
  'without a network a page in the language of the address says so, and the lobby comes back by itself; nothing of a player is stored',
  { tag: '@phone' },
  async ({ page, context, lobby, account }) => {
    await lobby.open('/fi/');
    const state = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state ?? 'none');
    // After the page has loaded, three seconds and an idle moment.
    await expect.poll(state, { timeout: 45_000 }).toBe('activated');
    expect(await isControlled(page)).toBe(false);

    await page.goto('/en/promotions/');
    await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
    expect(await isControlled(page)).toBe(true);
    await expectOnlyFiles(page);

    await context.setOffline(true);
    await page.goto('/de/game-list/slots/?mode=demo');
    await expect(page.getByRole('heading', { level: 1, name: 'Keine Verbindung' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
    const logo = page.getByRole('img', { name: 'Infiniza' });
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(13, 11, 38)');
    await lobby.expectAccessible();
    const isReloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await isReloaded;
    await expect(page.getByRole('heading', { level: 1, name: 'Keine Verbindung' })).toBeVisible();

    await context.setOffline(false);
    await expect(page).toHaveURL('/de/game-list/slots/?mode=demo');
    // A page whose script has not heard of it checks every ten seconds.
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible({ timeout: 60_000 });
    await goBack(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();

    await lobby.signIn(account);
    await page.goto('/en/');
    await expect(lobby.accountMenu()).toBeVisible();
    const tokens = (await context.cookies()).filter(({ name }) => /token/i.test(name)).map(({ value }) => value);
    expect(tokens).not.toEqual([]);
    expect(await isControlled(page)).toBe(true);
    await expectOnlyFiles(page, account.email, ...tokens);

    // Not the page that the player has just seen either.
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
    await context.setOffline(false);
    await expect(lobby.accountMenu()).toBeVisible({ timeout: 60_000 });

    // A game is offered: for real money it begins by a press.
    const slug = await firstGameSlug(context, 'slots');
    await context.setOffline(true);
    await page.goto(`/en/games/${slug}/`);
    await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'You are online again' })).toBeVisible({
      timeout: 60_000,
    });
    await lobby.expectAccessible();
    await page.getByRole('button', { name: 'Play again' }).click();
    await page.getByRole('button', { name: 'Leave the game' }).click();

    await lobby.signOut();
    await expect(page).toHaveURL('/en/login/');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expectOnlyFiles(page, account.email, ...tokens);
  },
);
