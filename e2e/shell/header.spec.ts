import { expect, test } from '../support/lobby.ts';
import type { BrandId } from '../support/brands.ts';
import { overlapsInHeader } from '../support/overlaps.ts';

test(
  'a window of 767 px has the phone’s layout, one of 768 px the desktop’s, whose skip link leads past the header (R-9-047, R-9-048, R-9-049)',
  { tag: '@desktop' },
  async ({ page, lobby }) => {
    await page.setViewportSize({ width: 767, height: 900 });
    await lobby.open('/en/promotions/');
    const bar = page.getByRole('navigation', { name: 'Main' });
    const header = page.locator('header > div').first();
    await expect(bar).toBeVisible();
    await expect(header).toHaveCSS('height', '56px');
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(bar).toBeHidden();
    await expect(header).toHaveCSS('height', '70px');
    await expect(page.locator('html')).toHaveCSS('font-size', '14px');

    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  },
);

const narrowHeaders: [BrandId, string, number[]][] = [
  ['infiniza', '1234567.89', [320, 768]],
  ['elmst', '1234567.89', [320, 768]],
  ['fortuneforge', '1234567.89', [320, 768]],
];
for (const [brand, balance, widths] of narrowHeaders)
  test.describe(`of ${brand} at ${widths.join(' and ')} px`, () => {
    test.use({ brand });
    test(
      `a balance and a bonus of ${balance} lie over nothing`,
      { tag: '@desktop' },
      async ({ page, lobby, account }) => {
        await lobby.console('balance', { player: account.email, balance, bonusBalance: balance });
        await lobby.signIn(account);
        const amount = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2 }).format(Number(balance));
        await lobby.open('/en/promotions/');
        for (const width of widths) {
          await page.setViewportSize({ width, height: 640 });
          await expect(page.getByRole('banner').getByText(amount)).toHaveCount(2);
          // Fonts and the logo's picture may be on their way.
          await expect.poll(() => overlapsInHeader(page)).toEqual([]);
          const { x, width: ownWidth } = (await lobby.accountMenu().boundingBox())!;
          expect(x + ownWidth).toBeGreaterThan(width - 32);
        }
      },
    );
  });

test(
  'Sign out keeps its place while the other entries of the menu come',
  { tag: '@phone' },
  async ({ page, lobby, account }) => {
    await lobby.signIn(account);
    await lobby.open('/en/promotions/');
    await expect(lobby.accountMenu()).toBeVisible();
    const places = await page.evaluateHandle(() => {
      const seen = new Set<number>();
      requestAnimationFrame(function look() {
        const buttons = document.querySelectorAll('[role=dialog] button');
        const button = [...buttons].find(({ textContent }) => textContent === 'Sign out');
        if (button) seen.add(button.getBoundingClientRect().top);
        requestAnimationFrame(look);
      });
      return seen;
    });
    await lobby.openMenu();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Responsible gaming' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Rewards shop' })).toBeVisible();
    expect(await places.evaluate((seen) => [...seen])).toHaveLength(1);
  },
);
