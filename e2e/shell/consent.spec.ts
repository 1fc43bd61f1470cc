import type { Page } from '@playwright/test';
import { expect, goBack, pressEscapeIn, test } from '../support/lobby.ts';

test.use({ consent: 'unanswered' });

const allCategories = ['necessary', 'preferences', 'analytics', 'marketing', 'uncategorized'];

const storedChoice = (page: Page) => page.evaluate(() => sessionStorage.getItem('cookieConsent'));

test(
  'no optional storage is used before the visitor has chosen; rejecting is as easy as accepting, and no game is covered (R-4-037)',
  { tag: '@phone' },
  async ({ page, lobby, context, world }) => {
    // Stored by an older release; moved to its new name only with consent.
    await context.addCookies([{ name: 'productMode_localhost', value: 'casino', url: world.url }]);
    // Finds the banner also while a dialog hides it from assistive technology.
    const banner = page.getByRole('region', { name: 'Cookies, your choice', includeHidden: true });
    await lobby.open('/en/');
    await expect(banner).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: /^Demo/ }).first().click();
    await expect(page).toHaveURL(/mode=demo/);
    await expect(banner).toBeHidden();
    await goBack(page);
    await expect(banner).toBeVisible();

    expect(await storedChoice(page)).toBeNull();
    expect(await lobby.cookie('productMode')).toBeUndefined();
    const [accept, reject] = await Promise.all(
      ['Accept all', 'Refuse all'].map((name) => banner.getByRole('button', { name }).boundingBox()),
    );
    expect(reject?.height).toBe(accept?.height);
    await lobby.expectAccessible();
    await banner.getByRole('button', { name: 'Refuse all' }).click();
    await expect(banner).toHaveCount(0);
    await expect.poll(() => storedChoice(page)).toBe('["necessary"]');
  },
);

test(
  'a choice is made by keyboard, dispatched to the window, stored for the session, restored, and withdrawn in all tabs (R-3-078, R-4-036, R-4-037, R-4-038, R-5-006)',
  { tag: '@desktop' },
  async ({ page, lobby, context, world }) => {
    await page.addInitScript(() => {
      const choices: unknown[] = [];
      Object.assign(window, { choices });
      window.addEventListener('consent-updated', (event) => choices.push((event as CustomEvent).detail.categories));
    });
    const choices = () => page.evaluate(() => (window as unknown as { choices: unknown }).choices);
    const banner = page.getByRole('region', { name: 'Cookies, your choice' });
    await lobby.open('/en/promotions/');
    await expect(banner).toBeVisible();

    await test.step('the banner comes first by keyboard, and gets the focus back from the preferences', async () => {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Accept all' })).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      await lobby.expectAccessible();
      await pressEscapeIn(page.getByRole('dialog'));
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Choose' })).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
    });
    await expect.poll(choices).toEqual([allCategories]);
    await expect.poll(() => storedChoice(page)).toBe(JSON.stringify(allCategories));

    await page.reload();
    // The state is restored from the consent library's own record, and no banner is shown.
    await expect.poll(choices).toEqual([allCategories]);
    expect(await storedChoice(page)).toBe(JSON.stringify(allCategories));
    await expect(banner).toHaveCount(0);

    await test.step('a partner that the operator adds is asked for once, and what was chosen counts meanwhile', async () => {
      const counter = { id: 'counter', name: 'Counter Ltd', category: 'analytics' };
      await lobby.console('services', { services: { consentPartners: [counter] } });
      await page.reload();
      const news = page.getByRole('region', { name: 'Cookies: something is new' });
      await expect(news.getByRole('listitem')).toHaveText(/New.*Counter Ltd/);
      await expect.poll(choices).toEqual([allCategories]);
      await lobby.expectAccessible();
      await news.getByRole('button', { name: 'Keep my choice' }).click();
      await expect(news).toHaveCount(0);
      await page.reload();
      await expect.poll(choices).toEqual([allCategories]);
      await page.getByRole('button', { name: 'Cookie settings' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('switch', { name: 'Counter Ltd' })).not.toBeChecked();
      const past = dialog.getByRole('region', { name: 'Your choices in this browser' });
      await expect(past.getByRole('listitem')).toHaveText([/Chosen: .*Refused: Counter Ltd/, /Chosen: /]);
      await lobby.expectAccessible();
      await pressEscapeIn(dialog);
      await expect(news).toHaveCount(0);
    });

    await test.step('the footer of another tab opens the preferences, and withdrawing removes what they allowed', async () => {
      // A cookie that another lobby on the same parent domain may have set.
      await context.addCookies([{ name: 'productMode', value: 'sports', url: world.url }]);
      const otherTab = await context.newPage();
      await otherTab.goto(new URL('/en/promotions/', world.url).href);
      await otherTab.getByRole('button', { name: 'Cookie settings' }).click();
      await otherTab.getByRole('dialog').getByRole('button', { name: 'Refuse all' }).click();
      await expect(otherTab.getByRole('dialog')).toHaveCount(0);
    });
    await expect.poll(choices).toEqual([allCategories, ['necessary']]);
    await expect.poll(() => storedChoice(page)).toBe('["necessary"]');
    await expect.poll(() => lobby.cookie('productMode')).toBeUndefined();
  },
);
