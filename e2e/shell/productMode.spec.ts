import type { Page, Request } from '@playwright/test';
import { expect, test } from '../support/lobby.ts';
import { operationOf } from '../support/requests.ts';

/** What the platform learns of the page that sends a request. */
const modeOf = (request: Request) =>
  (JSON.parse(request.headers()['x-context'] ?? '{}') as { productMode?: string }).productMode;

const expectMode = (page: Page, mode: 'casino' | 'sports') =>
  expect(page.locator(`header[data-mode="${mode}"]`)).toBeVisible();

test.describe('with consent to preferences', () => {
  test.use({ consent: 'given' });

  test(
    'the quick menu leads from casino to sports and back; route and query decide before what is remembered (R-1-009, R-2-045, R-2-046, R-2-047, R-2-048, R-2-050, R-2-066)',
    { tag: '@desktop' },
    async ({ page, lobby, account }) => {
      const menu = page.getByRole('navigation', { name: 'Products' });
      await lobby.open('/en/promotions/');
      await expectMode(page, 'casino');
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
      await expect(menu.getByRole('link', { name: 'Sports' })).toHaveAttribute('aria-current', 'true');
      await menu.getByRole('link', { name: 'Casino' }).click();
      await expect(page).toHaveURL('/en/?productMode=casino');
      await expectMode(page, 'casino');
      await expect.poll(() => lobby.cookie('productMode')).toBe('casino');

      await lobby.signIn(account);
      const home = page.getByRole('banner').getByRole('link', { name: 'Infiniza' });
      const modes: (string | undefined)[] = [];
      page.on('request', (request) => {
        if (operationOf(request) === 'GetPlayerInfo') modes.push(modeOf(request));
      });
      for (const [path, mode, target] of [
        ['/en/promotions/', 'casino', '/en/'],
        ['/en/?productMode=sports', 'sports', '/en/sports/'],
        // Sports is remembered by now.
        ['/en/rewards/', 'sports', '/en/sports/'],
        ['/en/game-list/slots/', 'casino', '/en/'],
        ['/en/sports/?productMode=casino', 'sports', '/en/sports/'],
        ['/en/game-studio/', 'casino', '/en/'],
      ] as const)
        await test.step(path, async () => {
          modes.length = 0;
          await lobby.open(path);
          // The page before may have sent requests as well, until it was left.
          await expect.poll(() => modes.at(-1)).toBe(mode);
          await expectMode(page, mode);
          await expect(home).toHaveAttribute('href', target);
          // By then it is remembered for the next page.
          await expect.poll(() => lobby.cookie('productMode')).toBe(mode);
        });
    },
  );

  test(
    'the menu leads to sports and back, and the bottom bar’s first entry home in either mode (R-1-009, R-2-066)',
    { tag: '@phone' },
    async ({ page, lobby }) => {
      const bar = page.getByRole('navigation', { name: 'Main' });
      const choose = async (product: string) => {
        await lobby.openMenu();
        await page.getByRole('navigation', { name: 'Products' }).getByRole('link', { name: product }).click();
      };
      await lobby.open('/en/promotions/');
      await choose('Sports');
      await expect(page).toHaveURL('/en/sports/');
      await expectMode(page, 'sports');
      await expect(bar.getByRole('link', { name: 'Sports' })).toHaveAttribute('href', '/en/sports/');
      await choose('Casino');
      await expect(page).toHaveURL('/en/?productMode=casino');
      await expectMode(page, 'casino');
      await expect(bar.getByRole('link', { name: 'Lobby' })).toHaveAttribute('href', '/en/');
    },
  );
});

test(
  'without consent only necessary cookies are stored; the mode is from then on (R-2-049, R-5-006)',
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
    await lobby.open('/en/promotions/');
    // Nothing was remembered.
    await expectMode(page, 'casino');
    await expect.poll(names).toEqual(['cookieConsent', 'locale']);

    await lobby.open('/en/promotions/?productMode=sports');
    await expectMode(page, 'sports');
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Accept all' }).click();
    await expect.poll(() => lobby.cookie('productMode')).toBe('sports');
  },
);
