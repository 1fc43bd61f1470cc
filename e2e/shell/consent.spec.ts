import type { Page } from '@playwright/test';
import { expect, goBack, pressEscapeIn, test } from '../support/lobby.ts';

test.use({ consent: 'unanswered' });

const allCategories = ['necessary', 'preferences', 'analytics', 'marketing', 'uncategorized'];

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const choices: unknown[] = [];
    Object.assign(window, { choices });
    window.addEventListener('consent-updated', (event) => choices.push((event as CustomEvent).detail.categories));
  });
});

test(
  'no optional storage is used before the visitor has chosen; refusing is as easy as accepting (R-4-037)',
  { tag: '@phone' },
  async ({ page, lobby, context, world }) => {
    // Stored by an older release; moved to its new name only with consent.
    await context.addCookies([{ name: 'productMode_localhost', value: 'casino', url: world.url }]);
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
  },
);

const storedChoice = (page: Page) => page.evaluate(() => sessionStorage.getItem('cookieConsent'));

test(
  'a choice is stored for the session, dispatched as a window event and restored (R-3-078, R-4-036, R-4-037, R-4-038)',
  { tag: '@desktop' },
  async ({ page, lobby }) => {
    await lobby.open('/en/promotions/');
    await page.getByRole('button', { name: 'Accept all' }).click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { choices: unknown }).choices))
      .toEqual([allCategories]);
    await expect.poll(() => storedChoice(page)).toBe(JSON.stringify(allCategories));
    await page.reload();
    // The state is restored from the consent library's own record, and no banner is shown.
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { choices: unknown }).choices))
      .toEqual([allCategories]);
    expect(await storedChoice(page)).toBe(JSON.stringify(allCategories));
    await expect(page.getByRole('region', { name: 'Cookies, your choice' })).toHaveCount(0);
  },
);

test(
  'the footer opens the preferences, and withdrawing consent removes what it allowed',
  { tag: '@desktop' },
  async ({ page, lobby, context, world }) => {
    await lobby.open('/en/');
    await page.getByRole('button', { name: 'Accept all' }).click();
    // A cookie that another lobby on the same parent domain may have set.
    await context.addCookies([{ name: 'productMode', value: 'sports', url: world.url }]);
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await lobby.expectAccessible();
    await dialog.getByRole('button', { name: 'Refuse all' }).click();
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => lobby.cookie('productMode')).toBeUndefined();
  },
);

test(
  'consent withdrawn in one tab is withdrawn in all (R-4-038, R-5-006)',
  { tag: '@desktop' },
  async ({ page, lobby, context, world }) => {
    await lobby.open('/en/promotions/');
    await page.getByRole('button', { name: 'Accept all' }).click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { choices: unknown }).choices))
      .toEqual([allCategories]);
    const otherTab = await context.newPage();
    await otherTab.goto(new URL('/en/promotions/', world.url).href);
    await otherTab.getByRole('button', { name: 'Cookie settings' }).click();
    await otherTab.getByRole('dialog').getByRole('button', { name: 'Refuse all' }).click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { choices: unknown }).choices))
      .toEqual([allCategories, ['necessary']]);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('cookieConsent'))).toBe('["necessary"]');
  },
);

test(
  'the consent banner comes first by keyboard, and closing the preferences restores the focus',
  { tag: '@desktop' },
  async ({ page, lobby }) => {
    await lobby.open('/en/');
    await expect(page.getByRole('region', { name: 'Cookies, your choice' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Accept all' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await pressEscapeIn(page.getByRole('dialog'));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Choose' })).toBeFocused();
  },
);

test('the consent banner is hidden over a game, and shows again in the lobby', async ({ page, lobby }) => {
  // Finds the banner also while a dialog hides it from assistive technology.
  const banner = page.getByRole('region', { name: 'Cookies, your choice', includeHidden: true });
  await lobby.open('/en/');
  await expect(banner).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: /^Demo/ }).first().click();
  await expect(page).toHaveURL(/mode=demo/);
  await expect(banner).toBeHidden();
  await goBack(page);
  await expect(banner).toBeVisible();
});
