import { expect, test } from '../support/lobby.ts';
import { lobbyOf } from '../support/brands.ts';

/** The header says in which mode the page is. */
const inMode = (mode: 'casino' | 'sports') => `header[data-mode="${mode}"]`;

test(
  'the query and the sports route set the mode, which is casino or sports (R-2-045, R-2-046)',
  { tag: '@desktop' },
  async ({ page, lobby }) => {
    for (const [path, mode] of [
      ['/en/promotions/?productMode=sports', 'sports'],
      ['/en/sports/', 'sports'],
      ['/en/promotions/?productMode=poker', 'casino'],
      ['/en/promotions/', 'casino'],
    ] as const) {
      await lobby.open(path);
      await expect(page.locator(inMode(mode))).toBeVisible();
    }
  },
);

test.describe('with consent to preferences', () => {
  test.use({ consent: 'given' });

  test('the mode is remembered for seven days and rules neutral pages (R-2-048, R-2-049, R-9-006)', async ({
    page,
    lobby,
    context,
  }) => {
    await lobby.open('/en/?productMode=sports');
    await expect.poll(() => lobby.cookie('productMode')).toBe('sports');
    await lobby.open('/en/promotions/');
    await expect(page.locator(inMode('sports'))).toBeVisible();
    const [cookie] = (await context.cookies(lobbyOf('infiniza').url)).filter(({ name }) => name === 'productMode');
    expect(((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000).toBeCloseTo(7, 1);
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', secure: true });
  });

  test(
    'pages of games are casino, whatever is remembered (R-2-047)',
    { tag: '@desktop' },
    async ({ page, lobby, context }) => {
      for (const path of ['/en/game-list/slots/', '/en/game-category/', '/en/game-studio/', '/en/games/']) {
        await context.addCookies([{ name: 'productMode', value: 'sports', url: lobbyOf('infiniza').url }]);
        await lobby.open(path);
        await expect(page.locator(inMode('casino'))).toBeVisible();
      }
    },
  );

  test('home is the lobby in casino mode and the sports page in sports mode (R-2-050, R-2-068)', async ({
    page,
    lobby,
    account,
  }) => {
    const logo = page.getByRole('banner').getByRole('link', { name: 'Infiniza' });
    await lobby.open('/en/promotions/');
    // Visitors are led to the landing page.
    await expect(logo).toHaveAttribute('href', '/');
    await lobby.signIn(account);
    await expect(logo).toHaveAttribute('href', '/en/');
    await lobby.open('/en/promotions/?productMode=sports');
    await expect(logo).toHaveAttribute('href', '/en/sports/');
  });
});

test('without consent nothing is remembered (R-2-049, R-5-006)', async ({ page, lobby, context }) => {
  await lobby.open('/en/?productMode=sports');
  await expect(page.locator(inMode('sports'))).toBeVisible();
  await lobby.open('/en/promotions/');
  await expect(page.locator(inMode('casino'))).toBeVisible();
  const names = (await context.cookies(lobbyOf('infiniza').url)).map(({ name }) => name);
  expect(names.toSorted()).toEqual(['cookieConsent', 'locale']);
});
