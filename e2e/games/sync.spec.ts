import type { Page } from '@playwright/test';
import { otherFreshPlayer } from '../support/lobby.ts';
import { expect, expectBalance, firstGameSlug, openGame, test } from '../support/player.ts';
import { operationOf, recordRequests } from '../support/requests.ts';

const storedGames = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('recentlyPlayedGames'));

test.use({ consent: 'given' });

test(
  'recently played games leave the device with their player: at sign-out in all tabs, or at the next start (A-150)',
  { tag: '@desktop' },
  async ({ page, context, lobby, signInAndOpenGame }) => {
    const hotGames = (tab: Page) => tab.getByRole('region', { name: /^Hot games/ });
    const recentGames = (tab: Page) => tab.getByRole('region', { name: 'Recently played' });
    await signInAndOpenGame('slots', { balance: '10.00' });
    await expect.poll(() => storedGames(page)).not.toBeNull();
    const played = String((JSON.parse((await storedGames(page)) ?? '[]') as unknown[])[0]);

    await test.step('signing out removes them in all tabs', async () => {
      const otherTab = await context.newPage();
      await otherTab.goto('/en/');
      await expect(recentGames(otherTab).getByRole('listitem')).toHaveCount(1);
      await lobby.signOut();
      await expect(recentGames(otherTab)).toHaveCount(0);
      await expect(hotGames(otherTab)).toBeVisible();
      await page.waitForURL(/\/en\/login\//);
      await expect.poll(() => storedGames(page)).toBeNull();
      await otherTab.close();
    });
    await test.step('the next player on the device neither sees nor sends them', async () => {
      const requests = recordRequests(context);
      await lobby.signIn(otherFreshPlayer);
      await expectBalance(page, '€0.00');
      await page.goto('/en/');
      await expect(hotGames(page)).toBeVisible();
      await expect(recentGames(page)).toHaveCount(0);
      expect(requests.filter((request) => operationOf(request)).length).toBeGreaterThan(0);
      for (const request of requests) expect(request.headers()['x-recently-played-games'] ?? '').not.toContain(played);
    });
    await test.step('after a session that ended by closing the browser, the next start removes them', async () => {
      await openGame(page, await firstGameSlug(context, 'slots'));
      await expect.poll(() => storedGames(page)).not.toBeNull();
      await page.goto('about:blank');
      await context.clearCookies({ name: /^(idpAccessToken|accessToken|refreshToken|sessionInfo)/ });
      await page.goto('/en/');
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
      await expect(hotGames(page)).toBeVisible();
      // The scripts remove them.
      await expect.poll(() => storedGames(page)).toBeNull();
      await expect(recentGames(page)).toHaveCount(0);
    });
  },
);
