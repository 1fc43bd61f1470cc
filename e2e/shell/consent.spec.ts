import { lobbyOf } from '../support/brands.ts';
import { expect, goBack, test } from '../support/lobby.ts';

test.use({ consent: 'unasked' });

const all = ['necessary', 'preferences', 'analytics', 'marketing', 'uncategorized'];

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const choices: unknown[] = [];
    Object.assign(window, { choices });
    window.addEventListener('consent-updated', (event) => choices.push((event as CustomEvent).detail.categories));
  });
});

test('nothing is allowed before the visitor has chosen; refusing is as easy as accepting (R-4-037)', async ({
  page,
  lobby,
  context,
}) => {
  // Kept by an older release, and moved to its new name only for those who allow it.
  await context.addCookies([{ name: 'productMode_localhost', value: 'casino', url: lobbyOf('infiniza').url }]);
  await lobby.open('/en/');
  const banner = page.getByRole('region', { name: 'Cookies, your choice' });
  await expect(banner).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('cookieConsent'))).toBeNull();
  expect(await lobby.cookie('productMode')).toBeUndefined();
  const [accept, refuse] = await Promise.all(
    ['Accept all', 'Refuse all'].map((name) => banner.getByRole('button', { name }).boundingBox()),
  );
  expect(refuse?.height).toBe(accept?.height);
  await lobby.expectAccessible();
  await banner.getByRole('button', { name: 'Refuse all' }).click();
  await expect(banner).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('cookieConsent'))).toBe('["necessary"]');
});

test('a choice is kept in the session, told to the window and restored (R-4-036, R-4-037, R-4-038)', async ({
  page,
  lobby,
}) => {
  await lobby.open('/en/promotions/');
  await page.getByRole('button', { name: 'Accept all' }).click();
  await expect.poll(() => page.evaluate(() => (window as unknown as { choices: unknown }).choices)).toEqual([all]);
  await expect
    .poll(() => page.evaluate(() => JSON.parse(sessionStorage.getItem('cookieConsent') ?? 'null')))
    .toEqual(all);
  await page.reload();
  // The banner's own record initialises the state anew, and asks no more.
  await expect.poll(() => page.evaluate(() => (window as unknown as { choices: unknown }).choices)).toEqual([all]);
  await expect(page.getByRole('region', { name: 'Cookies, your choice' })).toHaveCount(0);
});

test('the footer opens the choice again, and taking it back removes what it allowed', async ({
  page,
  lobby,
  context,
}) => {
  await lobby.open('/en/');
  await page.getByRole('button', { name: 'Accept all' }).click();
  // Such as another lobby on the same parent domain has written.
  await context.addCookies([{ name: 'productMode', value: 'sports', url: lobbyOf('infiniza').url }]);
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await lobby.expectAccessible();
  await dialog.getByRole('button', { name: 'Refuse all' }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => lobby.cookie('productMode')).toBeUndefined();
});

test(
  'a choice taken back in one tab is taken back in all (R-4-038, R-5-006)',
  { tag: '@desktop' },
  async ({ page, lobby, context }) => {
    await lobby.open('/en/promotions/');
    await page.getByRole('button', { name: 'Accept all' }).click();
    await expect.poll(() => page.evaluate(() => (window as unknown as { choices: unknown }).choices)).toEqual([all]);
    const other = await context.newPage();
    await other.goto(new URL('/en/promotions/', lobbyOf('infiniza').url).href);
    await other.getByRole('button', { name: 'Cookie settings' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Refuse all' }).click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { choices: unknown }).choices))
      .toEqual([all, ['necessary']]);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('cookieConsent'))).toBe('["necessary"]');
  },
);

test(
  'the question comes first by keyboard, and closed preferences give the focus back',
  { tag: '@desktop' },
  async ({ page, lobby }) => {
    await lobby.open('/en/');
    await expect(page.getByRole('region', { name: 'Cookies, your choice' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Accept all' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Choose' })).toBeFocused();
  },
);

test('the question is not asked over a game, and is again in the lobby', async ({ page, lobby }) => {
  // Also where a dialog hides it from assistive technology.
  const banner = page.getByRole('region', { name: 'Cookies, your choice', includeHidden: true });
  await lobby.open('/en/');
  await expect(banner).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: /^Demo/ }).first().click();
  await expect(page).toHaveURL(/mode=demo/);
  await expect(banner).toBeHidden();
  await goBack(page);
  await expect(banner).toBeVisible();
});
