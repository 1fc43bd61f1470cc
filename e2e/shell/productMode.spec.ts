import { expect, test } from '../support/lobby.ts';
import { lobbyOf } from '../support/brands.ts';

/** Selector of the header in a product mode. */
const headerInMode = (mode: 'casino' | 'sports') => `header[data-mode="${mode}"]`;

// No build has a sports page yet: tests of the libraries cover sports mode.
test.describe('in a build without a sports page', () => {
  test.use({ consent: 'given' });

  test(
    'the mode is casino, whatever the URL or the cookie says, and is not stored (A-063)',
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
        await expect(page.locator(headerInMode('casino'))).toBeVisible();
        expect(await lobby.cookie('productMode')).toBeUndefined();
      }
      await context.addCookies([{ name: 'productMode', value: 'sports', url }]);
      await lobby.open('/en/promotions/');
      await expect(page.locator(headerInMode('casino'))).toBeVisible();
    },
  );

  test('the logo leads players to the lobby and visitors to the landing page (R-2-068)', async ({
    page,
    lobby,
    account,
  }) => {
    const logo = page.getByRole('banner').getByRole('link', { name: 'Infiniza' });
    await lobby.open('/en/promotions/');
    await expect(logo).toHaveAttribute('href', '/');
    await lobby.signIn(account);
    await lobby.open('/en/promotions/?productMode=sports');
    await expect(logo).toHaveAttribute('href', '/en/');
  });
});

test('the sports page is not found, in the basic layout (R-2-044)', { tag: '@desktop' }, async ({ page, lobby }) => {
  await lobby.open('/en/sports/');
  await expect(page.getByRole('heading', { name: 'This page is not in play' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In', exact: true })).toBeVisible();
});

test('without consent only necessary cookies are stored (R-5-006)', async ({ page, lobby, context }) => {
  // Cookies that an older release, or another lobby on the same parent domain, may have set.
  const { url } = lobbyOf('infiniza');
  const preferences = ['productMode', 'productMode_localhost', 'abTest'];
  await context.addCookies(preferences.map((name) => ({ name, value: 'sports', url })));
  await lobby.open('/en/?productMode=sports');
  await expect(page.getByRole('banner')).toBeVisible();
  await lobby.open('/en/promotions/');
  await expect(page.getByRole('banner')).toBeVisible();
  const names = async () => (await context.cookies(url)).map(({ name }) => name).toSorted();
  await expect.poll(names).toEqual(['cookieConsent', 'locale']);
});
