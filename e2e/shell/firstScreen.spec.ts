import { globSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { APIRequestContext, Browser, BrowserContextOptions } from '@playwright/test';
import { type BrandId, brands } from '../support/brands.ts';
import { expect, test } from '../support/lobby.ts';
import { operationOf } from '../support/requests.ts';

/** A page of a browser in which no script runs. */
async function openWithoutScripts(
  browser: Browser,
  url: string,
  cookies: { name: string; value: string }[] = [],
  options: BrowserContextOptions = {},
) {
  const context = await browser.newContext({ ...options, javaScriptEnabled: false });
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: new URL('/', url).href })));
  const page = await context.newPage();
  const response = await page.goto(url);
  return { page, response, close: () => context.close() };
}

const withGames = { infiniza: 'de', frenwall: 'fr_CA', herion: 'en_ZA', fortuneforge: 'ja' } as const;
const withLogin = { elmst: 'et_EE', elvel: 'no' } as const;
const localesOf = (named: Partial<Record<BrandId, string>>) => Object.entries(named) as [BrandId, string][];

test(
  'a visitor sees games that lead to their pages, or the login, before any script',
  { tag: '@desktop' },
  async ({ browser, createWorld }) => {
    for (const [brand, locale] of localesOf(withGames))
      await test.step(brand, async () => {
        const { url } = await createWorld(brand);
        const { page, close } = await openWithoutScripts(browser, `${url}${locale}/`);
        await expect(page.getByRole('banner').locator(`a[href^="/${locale}/login/"]`)).toBeVisible();
        const main = page.getByRole('main');
        const links = await main.getByRole('link').evaluateAll((all) => all.map((each) => each.getAttribute('href')));
        const games = links.filter((href) => new RegExp(`^/${locale}/games/[^/]+/$`).test(href ?? ''));
        expect(games.length).toBeGreaterThanOrEqual(10);
        expect(await main.locator('img').count()).toBeGreaterThanOrEqual(10);

        await page.goto(`${url}${locale}/game-list/slots/`);
        const tile = main
          .getByRole('listitem')
          .filter({ has: page.locator('img') })
          .first();
        await expect(tile.locator('img').first()).toHaveJSProperty('complete', true);
        const link = tile.getByRole('link').first();
        const href = (await link.getAttribute('href')) ?? '';
        expect(href).toContain(`/${locale}/games/`);
        await link.click();
        await expect(page).toHaveURL(new URL(href, url).href);
        await close();
      });

    for (const [brand, locale] of localesOf(withLogin))
      await test.step(brand, async () => {
        const { url } = await createWorld(brand);
        const { page, close } = await openWithoutScripts(browser, `${url}${locale}/login/`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('banner').getByRole('img').first()).toBeVisible();
        await close();
      });
  },
);

test(
  'a player sees games and then the balance before any script, nothing of a visitor’s, no offer of a deposit, stored by no cache',
  { tag: '@desktop' },
  async ({ browser, createWorld, page, lobby, account }) => {
    for (const [brand, locale] of localesOf({ ...withGames, ...withLogin }))
      await test.step(brand, async () => {
        const { url } = await createWorld(brand);
        const session = [{ name: 'refreshToken', value: 'abc' }];
        const { page, response, close } = await openWithoutScripts(browser, `${url}${locale}/`, session);
        expect(response?.headers()['cache-control']).toBe('private, no-cache');
        expect(await response?.text()).not.toMatch(/Sign In/);
        await expect(page.getByRole('banner').getByRole('img').first()).toBeVisible();
        await expect(page.getByRole('banner').getByRole('button').last()).toBeVisible();
        await expect(page.locator(`a[href^="/${locale}/login/"]`)).toHaveCount(0);
        const main = page.getByRole('main');
        expect(await main.locator(`a[href^="/${locale}/games/"]`).count()).toBeGreaterThanOrEqual(10);
        const offers = page.locator('[aria-hidden="true"] > button');
        expect(await offers.count()).toBeGreaterThanOrEqual(1);
        await expect(offers.filter({ visible: true })).toHaveCount(0);
        await close();
      });

    await test.step('balance and games played last are requested before the scripts, which request nothing again', async () => {
      await lobby.console('balance', { player: account.email, balance: '250.00', bonusBalance: '5.00' });
      await lobby.signIn(account);
      const requested: (string | undefined)[] = [];
      page.on('request', (request) => requested.push(operationOf(request)));
      page.on('websocket', (socket) => requested.push(new URL(socket.url()).pathname));
      await page.addInitScript(() => localStorage.setItem('recentlyPlayedGames', '["g0034"]'));
      const scripts = Promise.withResolvers<void>();
      await page.route('**/assets/*.js', async (route) => {
        await scripts.promise;
        await route.continue();
      });
      await page.goto('/en/', { waitUntil: 'commit' });
      const banner = page.getByRole('banner');
      await expect(banner).toContainText('Balance€250.00Bonus€5.00');
      expect(requested).toContain('GamesById');
      await page.evaluate(() => {
        const shown = new Set<string | undefined>();
        Object.assign(window, { shown });
        const note = () => shown.add(document.querySelector('header')?.textContent?.match(/Balance.*Bonus\S{5}/)?.[0]);
        new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true });
      });
      scripts.resolve();
      await lobby.waitForPhase('idle');
      await lobby.waitForSubscriptions(account);
      expect(await page.evaluate(() => [...(window as unknown as { shown: Set<string> }).shown])).toEqual([
        'Balance€250.00Bonus€5.00',
      ]);
      await expect(page.getByRole('heading', { name: 'Recently played' })).toBeVisible();
      const first = ['CountryContextQuery', 'GamesById', 'GetPlayerInfo', 'LobbyPage'];
      expect(requested.filter((name) => first.includes(name ?? '')).toSorted()).toEqual(first);
      // Once pushes come, what has changed before the first of them is requested.
      expect(requested.slice(0, requested.indexOf('/graphql')).filter((name) => name === 'Wallet')).toHaveLength(1);
    });
  },
);

test(
  'a player sees the frame of a page of players before any script: title, navigation as the width has room for it, skeletons',
  { tag: '@desktop' },
  async ({ browser, createWorld }) => {
    const { url } = await createWorld('infiniza');
    for (const [width, isDesktop] of [
      [1280, true],
      [390, false],
    ] as const)
      await test.step(`${width} pixels`, async () => {
        const session = [{ name: 'refreshToken', value: 'abc' }];
        const viewport = { viewport: { width, height: 800 } };
        const { page, close } = await openWithoutScripts(browser, `${url}en/profile/`, session, viewport);
        const main = page.getByRole('main');
        const expectFrame = async (title: string) => {
          await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
          await expect(main.locator('[aria-busy]').first()).toBeVisible();
          await expect(main.getByRole('button')).toHaveCount(0);
        };
        const navigation = main.getByRole('navigation', { name: 'Your account' });
        await expectFrame('Personal details');
        await expect(navigation).toHaveCount(isDesktop ? 1 : 0);
        await expect(main.getByRole('link', { name: 'Your account' })).toHaveCount(isDesktop ? 0 : 1);
        await page.goto(`${url}en/profile/dashboard/`);
        await expectFrame('Overview');
        await navigation.getByRole('link', { name: 'Sign-ins' }).click();
        await expectFrame('Sign-ins');
        await page.goto(`${url}en/rewards/`);
        await expectFrame('Rewards');
        // What begins with the player has none.
        await page.goto(`${url}en/deposit/`);
        await expect(main).toHaveCount(0);
        await close();
      });
  },
);

/** Slugs of the games that the platform shows visitors from a market. */
async function gamesOf(request: APIRequestContext, url: string, market: string): Promise<string[]> {
  const query = `{ personalized(ipCountryCode: "${market}") { games(first: 500) { edges { node { slug } } } } }`;
  const answer = await request.post(`${url}api/graphql`, { data: { query, variables: {} } });
  const { data } = (await answer.json()) as {
    data: { personalized: { games: { edges: { node: { slug: string } }[] } } };
  };
  return data.personalized.games.edges.map(({ node }) => node.slug);
}

test(
  'games that a market may not see are in none of its pages',
  { tag: '@desktop' },
  async ({ request, createWorld }) => {
    let looked = 0;
    for (const brand of brands) {
      const { url } = await createWorld(brand);
      const folder = fileURLToPath(new URL(`../../dist/pages/${brand}/`, import.meta.url));
      for (const market of readdirSync(folder).filter((name) => /^[A-Z]{2}$/.test(name))) {
        const shown = new Set(await gamesOf(request, url, market));
        const hidden = (await gamesOf(request, url, 'ZZ')).filter((slug) => !shown.has(slug));
        const pages = globSync(`${folder}${market}/**/index.html`).map((file) => readFileSync(file, 'utf8'));
        expect(pages.length, brand).toBeGreaterThan(5);
        // In links, and in the answers, whose JSON is a string of JSON.
        for (const slug of hidden)
          for (const place of [`/games/${slug}/`, `\\"${slug}\\"`])
            expect(pages.filter((page) => page.includes(place)).length, place).toBe(0);
        if (brand in withGames) {
          const isOnPages = (slug: string) => pages.some((page) => page.includes(`/games/${slug}/`));
          expect([...shown].filter(isOnPages).length, brand).toBeGreaterThan(30);
        }
        looked += hidden.length;
      }
    }
    expect(looked).toBeGreaterThan(0);
  },
);

test('pages with demo content are the same whenever and wherever they are made', { tag: '@desktop' }, () => {
  for (const brand of brands) {
    const folder = fileURLToPath(new URL(`../../dist/pages/${brand}/`, import.meta.url));
    const pages = globSync(`${folder}**/*.{html,json}`).map((file) => readFileSync(file, 'utf8'));
    expect(pages.length, brand).toBeGreaterThan(5);
    // Ports are free ones.
    expect(pages.filter((page) => /\b(?:localhost|127\.0\.0\.1):\d/.test(page)).length, brand).toBe(0);
    const times = pages.flatMap((page) => /"renderedAt":(\d+)/.exec(page)?.[1] ?? []);
    expect(new Set(times).size, brand).toBe(1);
  }
});

test('the scripts take the page over as it is, a player’s, too, and request nothing that it has brought', async ({
  page,
  lobby,
}) => {
  let requested: string[] = [];
  page.on('request', (request) => {
    // Of the document alone: the one before may still request something.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) requested = [];
    if (request.url().endsWith('/graphql'))
      requested.push((request.postDataJSON() as { operationName: string }).operationName);
  });
  await page.addInitScript(() => {
    // What is requested once more when the browser is idle is not looked at here.
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
  for (const viewer of ['visitor', 'player'])
    await test.step(viewer, async () => {
      if (viewer === 'player') await lobby.signIn();
      await lobby.open('/en/', 'interactive');
      await page.getByRole('button', { name: 'Search' }).first().click();
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
      expect(await page.evaluate(() => (window as unknown as { removed: string[] }).removed)).toEqual([]);
      // A player's page requests early what is personal.
      const own = viewer === 'player' ? ['LobbyPage'] : [];
      expect(requested.filter((name) => ['CountryContextQuery', 'LobbyMenu', 'LobbyPage'].includes(name))).toEqual(own);
    });
});

/** Another answer of the platform: lists the other way round, and other words. */
function changed(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => changed(each)).reverse();
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, changed(each, key)]));
  return typeof value === 'string' && (name === 'title' || name === 'value') ? `${value} now` : value;
}

test(
  'other answers than the page’s own come into a hydrated page, where tiles keep their places',
  { tag: '@phone' },
  async ({ page, lobby }) => {
    await page.route('**/api/graphql', async (route) => {
      const { operationName } = route.request().postDataJSON() as { operationName: string };
      if (!/^(?:LobbyPage|GameList|BannerGame|Translations)/.test(operationName)) return route.fallback();
      const response = await route.fetch();
      return route.fulfill({ response, json: changed(await response.json()) });
    });
    await page.addInitScript(() => {
      const games = () =>
        [...document.querySelectorAll('main a[href*="/games/"]')].map((link) => link.getAttribute('href'));
      document.addEventListener('DOMContentLoaded', () => Object.assign(window, { served: games() }));
    });
    // Long enough for answers to come while React hydrates.
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    for (const viewer of ['visitor', 'player'])
      await test.step(viewer, async () => {
        if (viewer === 'player') await lobby.signIn();
        await lobby.open('/en/', 'idle');
        const served = await page.evaluate(() => (window as unknown as { served: string[] }).served);
        expect(served.length).toBeGreaterThan(10);
        const links = page.getByRole('main').locator('a[href*="/games/"]');
        await expect(links.filter({ hasText: / now$/ }).first()).toBeVisible();
        const shown = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
        expect(shown.filter((href) => served.includes(href ?? ''))).toEqual(served);
      });
  },
);

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

test.describe('when the platform fails', () => {
  test.use({ expectedErrors: /503|Failed to load resource|\[Network\]|\[GraphQL\]/ });

  test(
    'the page keeps what it has brought, and fetches again later',
    { tag: '@desktop' },
    async ({ page, lobby, context }) => {
      let isDown = true;
      let rejected = 0;
      await context.route('**/api/graphql', (route) => {
        if (!isDown) return route.fallback();
        rejected += 1;
        return route.fulfill({ status: 503, body: 'Down' });
      });
      await lobby.open('/en/game-list/slots/');
      const tiles = page.getByRole('list', { name: 'Slots' }).getByRole('listitem');
      const before = await tiles.count();
      expect(before).toBeGreaterThan(10);
      // When the page is idle.
      await expect.poll(() => rejected, { timeout: 60_000 }).toBeGreaterThan(3);
      await page.waitForLoadState('networkidle');
      expect(await tiles.count()).toBe(before);
      isDown = false;
      await page.getByRole('banner').getByRole('link', { name: 'Infiniza' }).click();
      await expect(page.getByRole('region', { name: /^Hot games/ })).toBeVisible();
    },
  );
});
