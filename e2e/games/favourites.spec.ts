import type { Page } from '@playwright/test';
import { expect, test } from '../support/player.ts';

test.use({ expectedErrors: /Failed to (load resource|fetch)|\[Network\]|ERR_INTERNET_DISCONNECTED/ });

test(
  'a favourite is marked by a visitor, kept through the sign-in, seen on another device, and changed without a network',
  { tag: '@phone' },
  async ({ page, context, lobby, account, browser, world }) => {
    const hearts = (tab: Page) => tab.getByRole('main').getByRole('button', { name: /^Favourite: / });
    const path = '/en/game-list/slots/';
    await lobby.open(path);
    const first = hearts(page).first();
    await expect(first).not.toHaveAttribute('aria-pressed');
    const box = await first.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await lobby.expectAccessible();
    const name = (await first.getAttribute('aria-label')) ?? '';
    const heart = (tab: Page) => tab.getByRole('main').getByRole('button', { name, exact: true }).first();
    const title = name.replace('Favourite: ', '');

    await test.step('a visitor’s heart leads to the sign-in and counts after it', async () => {
      await first.click();
      await expect(page).toHaveURL(/\/en\/login\//);
      await lobby.signInByForm(account);
      await expect(page).toHaveURL(path);
      await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
      await lobby.waitForSubscriptions(account);
    });

    await test.step('the player’s other device has it, and what it changes shows here', async () => {
      const other = await browser.newContext({ baseURL: world.url });
      const tab = await other.newPage();
      await lobby.signIn(account, tab);
      await lobby.open('/en/favourites/', 'session', tab);
      const tiles = tab.getByRole('list', { name: 'Favourites' }).getByRole('link').filter({ hasText: /./ });
      await expect(tiles).toHaveText([title]);
      await heart(tab).click();
      await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
      await heart(tab).click();
      await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
      await other.close();
    });

    await test.step('what is changed without a network is sent once there is one', async () => {
      await context.setOffline(true);
      const second = hearts(page).nth(1);
      await second.click();
      await expect(second).toHaveAttribute('aria-pressed', 'true');
      await context.setOffline(false);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('favouriteChanges'))).toBeNull();
      await lobby.open('/en/');
      const row = page.getByRole('region', { name: 'Favourites' });
      await expect(row.getByRole('listitem')).toHaveCount(2);
      await row.getByRole('link', { name: 'See all' }).click();
      await expect(page.getByText('2 games')).toBeVisible();
    });

    await test.step('the sign-out leaves nothing of it on the device', async () => {
      await lobby.signOut();
      await page.waitForURL(/\/en\/login\//);
      const left = () => page.evaluate(() => Object.keys(localStorage).filter((key) => /favourite/i.test(key)));
      await expect.poll(left).toEqual([]);
    });
  },
);
