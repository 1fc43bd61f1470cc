import { launchOptions } from '../../tools/setup/browser.ts';
import { expect, test } from '../support/lobby.ts';
import { overlapsInHeader } from '../support/overlaps.ts';

// The browser's own setting, which no page can make: media queries count by it.
const options = launchOptions();
test.use({ launchOptions: { ...options, args: [...options.args, '--blink-settings=defaultFontSize=32'] } });

test(
  'with a default font of 32 px nothing of the header lies over another',
  { tag: '@desktop' },
  async ({ page, lobby, account }) => {
    await lobby.console('balance', { player: account.email, balance: '1234.5', bonusBalance: '20' });
    await lobby.signIn(account);
    await lobby.open('/en/promotions/');
    for (const width of [390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(page.getByRole('banner').getByText('1,234.50')).toBeVisible();
      await expect(page.locator('html')).toHaveCSS('font-size', '28px');
      // Fonts and the logo's picture may be on their way.
      await expect.poll(() => overlapsInHeader(page)).toEqual([]);
    }
  },
);
