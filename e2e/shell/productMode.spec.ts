import type { Page, Request } from '@playwright/test';
import { expect, isPhone, test, type Lobby } from '../support/lobby.ts';
import { expectBalance, nextMove, test as playerTest } from '../support/player.ts';
import { operationOf } from '../support/requests.ts';

/** Selector of the header in a product mode. */
const headerInMode = (mode: 'casino' | 'sports') => `header[data-mode="${mode}"]`;
/** What the platform is told of the page that asks. */
const modeOf = (request: Request) =>
  (JSON.parse(request.headers()['x-context'] ?? '{}') as { productMode?: string }).productMode;

async function expectMode(page: Page, mode: 'casino' | 'sports') {
  await expect(page.locator(headerInMode(mode))).toBeVisible();
}

/** In the header on desktops, in the menu on phones. */
async function quickMenu(page: Page, lobby: Lobby) {
  if (isPhone(page)) await lobby.openMenu();
  return page.getByRole('navigation', { name: 'Products' });
}

test.describe('with consent to preferences', () => {
  test.use({ consent: 'given' });

  test('the quick menu leads from casino to sports and back, and the mode is remembered (R-1-009, R-2-045, R-2-048, R-2-066)', async ({
    page,
    lobby,
  }) => {
    await lobby.open('/en/promotions/');
    await expectMode(page, 'casino');
    let menu = await quickMenu(page, lobby);
    await expect(menu.getByRole('link')).toHaveText(['Casino', 'Sports']);
    await expect(menu.getByRole('link', { name: 'Casino' })).toHaveAttribute('href', '/en/?productMode=casino');
    await expect(menu.getByRole('link', { name: 'Sports' })).toHaveAttribute('href', '/en/sports/');
    await expect(menu.getByRole('link', { name: 'Casino' })).toHaveAttribute('aria-current', 'true');

    await menu.getByRole('link', { name: 'Sports' }).click();
    await expect(page).toHaveURL('/en/sports/');
    await expect(page.getByRole('heading', { level: 1, name: 'Sports' })).toBeAttached();
    await expectMode(page, 'sports');
    await expect.poll(() => lobby.cookie('productMode')).toBe('sports');

    // A page of neither keeps it, also when it is opened anew.
    await lobby.open('/en/promotions/');
    await expectMode(page, 'sports');
    menu = await quickMenu(page, lobby);
    await expect(menu.getByRole('link', { name: 'Sports' })).toHaveAttribute('aria-current', 'true');
    await menu.getByRole('link', { name: 'Casino' }).click();
    await expect(page).toHaveURL('/en/?productMode=casino');
    await expectMode(page, 'casino');
    await expect.poll(() => lobby.cookie('productMode')).toBe('casino');
    await lobby.open('/en/promotions/');
    await expectMode(page, 'casino');
  });

  test(
    'the route and the query decide before what is remembered, and the platform is told (R-2-046, R-2-047, R-2-050)',
    { tag: '@desktop' },
    async ({ page, lobby, account }) => {
      await lobby.signIn(account);
      const home = page.getByRole('banner').getByRole('link', { name: 'Infiniza' });
      const modes: (string | undefined)[] = [];
      page.on('request', (request) => {
        if (operationOf(request) === 'GetPlayerInfo') modes.push(modeOf(request));
      });
      for (const [path, mode, target] of [
        ['/en/', 'casino', '/en/'],
        ['/en/?productMode=sports', 'sports', '/en/sports/'],
        ['/en/sports/', 'sports', '/en/sports/'],
        ['/en/sports/?productMode=casino', 'sports', '/en/sports/'],
        // Sports is remembered by now.
        ['/en/rewards/', 'sports', '/en/sports/'],
        ['/en/game-list/slots/', 'casino', '/en/'],
        ['/en/rewards/?productMode=sports', 'sports', '/en/sports/'],
        ['/en/game-category/slots/', 'casino', '/en/'],
        ['/en/?productMode=sports', 'sports', '/en/sports/'],
        ['/en/game-studio/', 'casino', '/en/'],
        ['/en/rewards/?productMode=bingo', 'casino', '/en/'],
      ] as const) {
        modes.length = 0;
        await lobby.open(path);
        // The page before may have asked as well, until it was left.
        await expect.poll(() => modes.at(-1), path).toBe(mode);
        await expectMode(page, mode);
        await expect(home).toHaveAttribute('href', target);
        // By then it is remembered for the next page.
        if (path !== '/en/') await expect.poll(() => lobby.cookie('productMode')).toBe(mode);
      }
    },
  );

  test('the bottom bar’s first entry leads home in either mode', { tag: '@phone' }, async ({ page, lobby }) => {
    const bar = page.getByRole('navigation', { name: 'Main' });
    await lobby.open('/en/sports/');
    await expect(bar.getByRole('link', { name: 'Sports' })).toHaveAttribute('href', '/en/sports/');
    await lobby.open('/en/?productMode=casino');
    await expect(bar.getByRole('link', { name: 'Lobby' })).toHaveAttribute('href', '/en/');
  });
});

test(
  'without consent only necessary cookies are stored (R-2-049, R-5-006)',
  { tag: '@desktop' },
  async ({ page, lobby, context, world }) => {
    // Cookies that an older release, or another lobby on the same parent domain, may have set.
    const { url } = world;
    const preferences = ['productMode', 'productMode_localhost', 'abTest'];
    await context.addCookies(preferences.map((name) => ({ name, value: 'sports', url })));
    const names = async () => (await context.cookies(url)).map(({ name }) => name).toSorted();
    await lobby.open('/en/?productMode=sports');
    await expectMode(page, 'sports');
    await expect.poll(names).toEqual(['cookieConsent', 'locale']);
    await lobby.open('/en/sports/');
    await expect(page.getByRole('heading', { level: 1, name: 'Sports' })).toBeAttached();
    await lobby.open('/en/promotions/');
    // Nothing was remembered.
    await expectMode(page, 'casino');
    await expect.poll(names).toEqual(['cookieConsent', 'locale']);
  },
);

test.describe('when consent is given on the page', () => {
  test.use({ consent: 'unanswered' });

  test('the mode is stored from then on (R-2-049)', { tag: '@desktop' }, async ({ page, lobby }) => {
    await lobby.open('/en/sports/');
    const accept = page.getByRole('button', { name: 'Accept all' });
    await expect(accept).toBeVisible();
    expect(await lobby.cookie('productMode')).toBeUndefined();
    await accept.click();
    await expect.poll(() => lobby.cookie('productMode')).toBe('sports');
  });
});

playerTest.describe('low funds', () => {
  const prompt = (page: Page) => page.getByRole('dialog', { name: 'Your balance is running low' });

  playerTest(
    'a bet that leaves little money prompts for a deposit in casino mode, and not in sports mode (R-4-034)',
    { tag: '@desktop' },
    async ({ page, lobby, signInAndOpenGame }) => {
      const { email, slug, frame } = await signInAndOpenGame('slots', { balance: '3.00' });
      await page.goto(`/en/games/${slug}/?productMode=sports`);
      await expectMode(page, 'sports');
      const spin = frame.getByRole('button', { name: 'Spin' });
      await expect(spin).toBeEnabled();
      await lobby.waitForSubscriptions({ email, password: '' });
      const move = nextMove(page);
      await spin.click();
      await move;
      await expect(spin).not.toHaveAttribute('aria-disabled', 'true');
      await expect(prompt(page)).toHaveCount(0);

      // The player's blocks come a little after the game is playable.
      const customer = page.waitForResponse((response) => operationOf(response.request()) === 'GetCustomerInfo');
      await page.goto(`/en/games/${slug}/`);
      await expectMode(page, 'casino');
      await (await customer).finished();
      await expect(spin).toBeEnabled();
      await lobby.waitForSubscriptions({ email, password: '' });
      await lobby.console('balance', { player: email, balance: '3.00', bonusBalance: '0.00' });
      await expectBalance(page, '€3.00');
      await spin.click();
      await expect(prompt(page)).toBeVisible();
    },
  );
});

test('the logo leads visitors to the landing page, and players home (R-2-068)', async ({ page, lobby, account }) => {
  const logo = page.getByRole('banner').getByRole('link', { name: 'Infiniza' });
  await lobby.open('/en/promotions/');
  await expect(logo).toHaveAttribute('href', '/');
  await lobby.signIn(account);
  await lobby.open('/en/promotions/');
  await expect(logo).toHaveAttribute('href', '/en/');
});

for (const [brand, locale] of [
  ['herion', 'en_CA'],
  ['elvel', 'en'],
] as const)
  test.describe(`in ${brand}, which has no sportsbook`, () => {
    test.use({ brand, consent: 'given', expectedErrors: /404/ });

    test(
      'nothing leads to sports, its page is not found, and the mode is casino (R-1-002, R-2-044)',
      { tag: '@desktop' },
      async ({ page, lobby }) => {
        await lobby.open(`/${locale}/privacy-policy/?productMode=sports`);
        await expectMode(page, 'casino');
        await expect(page.locator('a[href*="/sports/"]')).toHaveCount(0);
        expect(await lobby.cookie('productMode')).toBeUndefined();
        await lobby.open(`/${locale}/sports/`);
        await expect(page.getByRole('heading', { name: 'This page is not in play' })).toBeVisible();
        await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In', exact: true })).toBeVisible();
        await expectMode(page, 'casino');
      },
    );
  });
