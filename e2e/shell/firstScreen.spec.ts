import type { Browser } from '@playwright/test';
import { lobbyOf } from '../support/brands.ts';
import { expect, test } from '../support/lobby.ts';

/** A page of a browser in which no script runs. */
async function openWithoutScripts(browser: Browser, url: string) {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(url);
  return { page, close: () => context.close() };
}

const url = lobbyOf('prerendered').url;
test.use({ brand: 'prerendered' });

test('a visitor sees games and links before any script', { tag: '@desktop' }, async ({ browser }) => {
  const { page, close } = await openWithoutScripts(browser, `${url}de/`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible();
  const links = await page.getByRole('link').evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''));
  expect(links.filter((href) => /^\/de\/games\/[^/]+\/$/.test(href)).length).toBeGreaterThanOrEqual(10);
  expect(await page.getByRole('main').locator('img').count()).toBeGreaterThanOrEqual(10);
  await close();
});

test('games that a visitor sees before any script lead to their pages', { tag: '@phone' }, async ({ browser }) => {
  const { page, close } = await openWithoutScripts(browser, `${url}en/game-list/slots/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slots');
  const tile = page.getByRole('list', { name: 'Slots' }).getByRole('listitem').first();
  await expect(tile.locator('img')).toHaveJSProperty('complete', true);
  const link = tile.getByRole('link').first();
  const href = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(href ?? '');
  await close();
});

test('the scripts take the page over as it is, and ask for nothing that it has brought', async ({ page, lobby }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql'))
      asked.push((request.postDataJSON() as { operationName: string }).operationName);
  });
  await page.addInitScript(() => {
    // What is asked for once more when the browser is idle is not looked at here.
    window.requestIdleCallback = () => 0;
    const removed: string[] = [];
    Object.assign(window, { removed });
    document.addEventListener('DOMContentLoaded', () => {
      const first = document.querySelectorAll('header, main h2, main section:nth-of-type(1), main [href*="/games/"]');
      for (const element of first) element.toggleAttribute('data-before');
      new MutationObserver((records) => {
        for (const node of records.flatMap(({ removedNodes }) => [...removedNodes]))
          if (node instanceof Element && (node.matches('[data-before]') || node.querySelector('[data-before]')))
            removed.push(node.outerHTML.slice(0, 200));
      }).observe(document.body, { childList: true, subtree: true });
    });
  });
  await lobby.open('/en/');
  await page.getByRole('button', { name: 'Search' }).first().click();
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { removed: string[] }).removed)).toEqual([]);
  expect(asked.filter((name) => ['CountryContextQuery', 'LobbyMenu', 'LobbyPage'].includes(name))).toEqual([]);
});

test(
  'a button that is pressed before the scripts have come does its work then',
  { tag: '@phone' },
  async ({ page, lobby }) => {
    let letScriptsCome = () => {};
    const released = new Promise<void>((resolve) => (letScriptsCome = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/en/', { waitUntil: 'commit' });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    letScriptsCome();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Deutsch', exact: true })).toBeVisible();
    await expect(lobby.accountMenu()).toBeHidden();
  },
);

test(
  'a player’s page has nothing of a visitor’s, and is kept by no cache',
  { tag: '@desktop' },
  async ({ page, lobby, account }) => {
    await lobby.open('/en/');
    await lobby.signIn(account);
    const response = await page.reload({ waitUntil: 'domcontentloaded' });
    expect(response?.headers()['cache-control']).toBe('private, no-cache');
    expect(await response?.text()).not.toMatch(/lobby-page|Sign In/);
    await expect(lobby.accountMenu()).toBeVisible();
  },
);
