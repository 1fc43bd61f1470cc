import { expect, test } from '../support/leaks/journey.ts';

test(
  'a sign-in on a new device is announced on the other one, which can end it',
  { tag: '@phone' },
  async ({ page, lobby, account, browser, world }) => {
    await lobby.signIn(account);
    await lobby.open('/en/', 'idle');
    await lobby.waitForSubscriptions(account);

    const other = await browser.newContext({
      baseURL: world.url,
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    });
    const tab = await other.newPage();
    await lobby.signIn(account, tab);
    await lobby.open('/en/', 'session', tab);

    await test.step('the message leads to the list of sessions', async () => {
      const message = page.getByRole('log').getByText(/A new device has signed in: Firefox on Linux, today at/);
      await expect(message).toBeVisible();
      await lobby.expectAccessible();
      await page.getByRole('link', { name: 'See where you are signed in' }).click();
      await expect(page).toHaveURL('/en/profile/session-history/');
    });

    await test.step('which ends the other session, where nothing was announced', async () => {
      expect(await tab.evaluate(() => localStorage.getItem('inbox') ?? '')).not.toContain('new-device');
      const session = page.getByRole('listitem').filter({ hasText: 'Firefox on Linux' });
      await session.getByRole('button', { name: 'End this session' }).click();
      await expect(tab).toHaveURL(/\/en\/login\//);
    });

    await test.step('the message can be read again', async () => {
      await lobby.follow('/en/inbox/');
      await expect(page.getByRole('link', { name: 'A new device has signed in: Firefox on Linux' })).toBeVisible();
    });
    await other.close();
  },
);
