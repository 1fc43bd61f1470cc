import { expect, test } from '../support/lobby.ts';
import { lobbyOf } from '../support/brands.ts';

/** The header says in which mode the page is. */
const inMode = (mode: 'casino' | 'sports') => `header[data-mode="${mode}"]`;

// No build has a page for sports yet: sports mode itself is proven in the libraries' tests.
test.describe('without a page for sports', () => {
  test.use({ consent: 'given' });

  test(
    'the mode is casino, whatever is asked or remembered, and nothing is kept (A-063)',
    { tag: '@desktop' },
    async ({ page, lobby, context }) => {
      const { url } = lobbyOf('infiniza');
      for (const path of [
        '/en/promotions/',
        '/en/promotions/?productMode=sports',
        '/en/sports/',
        '/en/game-list/slots/',
      ]) {
        await lobby.open(path);
        await expect(page.locator(inMode('casino'))).toBeVisible();
        expect(await lobby.cookie('productMode')).toBeUndefined();
      }
      await context.addCookies([{ name: 'productMode', value: 'sports', url }]);
      await lobby.open('/en/promotions/');
      await expect(page.locator(inMode('casino'))).toBeVisible();
    },
  );

  test('home is the lobby for players, the landing page for visitors (R-2-068)', async ({ page, lobby, account }) => {
    const logo = page.getByRole('banner').getByRole('link', { name: 'Infiniza' });
    await lobby.open('/en/promotions/');
    await expect(logo).toHaveAttribute('href', '/');
    await lobby.signIn(account);
    await lobby.open('/en/promotions/?productMode=sports');
    await expect(logo).toHaveAttribute('href', '/en/');
  });
});

test(
  'the page for sports is not found, in the basic layout (R-2-044)',
  { tag: '@desktop' },
  async ({ page, lobby }) => {
    await lobby.open('/en/sports/');
    await expect(page.getByRole('heading', { name: 'This page is not in play' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In', exact: true })).toBeVisible();
  },
);

test('without consent only what is necessary is kept (R-5-006)', async ({ page, lobby, context }) => {
  // Such as another lobby on the same parent domain, or an older release, has written.
  const { url } = lobbyOf('infiniza');
  const others = ['productMode', 'productMode_localhost', 'abTest'];
  await context.addCookies(others.map((name) => ({ name, value: 'sports', url })));
  await lobby.open('/en/?productMode=sports');
  await expect(page.getByRole('banner')).toBeVisible();
  await lobby.open('/en/promotions/');
  await expect(page.getByRole('banner')).toBeVisible();
  const names = async () => (await context.cookies(url)).map(({ name }) => name).toSorted();
  await expect.poll(names).toEqual(['cookieConsent', 'locale']);
});
