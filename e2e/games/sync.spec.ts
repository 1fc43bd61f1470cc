import type { Page } from '@playwright/test';
import { otherFreshPlayer } from '../support/lobby.ts';
import { expect, expectBalance, firstGameSlug, openGame, test } from '../support/player.ts';
import { operationOf, recordRequests } from '../support/requests.ts';

const storedGames = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('recentlyPlayedGames'));
test.describe('with consent to preferences', () => {
  test.use({ consent: 'given' });

  test(
    'signing out removes them in all tabs, and the next player on the device neither sees nor sends them (A-150)',
    { tag: '@desktop' },
    async ({ page, context, lobby, signInAndOpenGame }) => {
      await signInAndOpenGame('slots', { balance: '10.00' });
      await expect.poll(() => storedGames(page)).not.toBeNull();
      const played = String((JSON.parse((await storedGames(page)) ?? '[]') as unknown[])[0]);
      const otherTab = await context.newPage();
      await otherTab.goto('/en/');
      const row = otherTab.getByRole('region', { name: 'Recently played' });
      await expect(row.getByRole('listitem')).toHaveCount(1);

      await lobby.signOut();
      await expect(row).toHaveCount(0);
      await expect(otherTab.getByRole('region', { name: /^Hot games/ })).toBeVisible();
      await page.waitForURL(/\/en\/login\//);
      await expect.poll(() => storedGames(page)).toBeNull();

      const requests = recordRequests(context);
      await lobby.signIn(otherFreshPlayer);
      await expectBalance(page, '€0.00');
      await page.goto('/en/');
      await expect(page.getByRole('region', { name: /^Hot games/ })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Recently played' })).toHaveCount(0);
      expect(requests.filter((request) => operationOf(request)).length).toBeGreaterThan(0);
      for (const request of requests) expect(request.headers()['x-recently-played-games'] ?? '').not.toContain(played);
    },
  );

  test(
    'after a session that ended by closing the browser, they are removed at the next start (A-150)',
    { tag: '@desktop' },
    async ({ page, context, lobby, account }) => {
      await lobby.open('/en/login/');
      await lobby.signInByForm(account);
      await openGame(page, await firstGameSlug(context, 'slots'));
      await expect.poll(() => storedGames(page)).not.toBeNull();
      await page.goto('about:blank');
      await context.clearCookies({ name: /^(idpAccessToken|accessToken|refreshToken|sessionInfo)/ });
      await page.goto('/en/');
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
      await expect(page.getByRole('region', { name: /^Hot games/ })).toBeVisible();
      // The scripts remove them.
      await expect.poll(() => storedGames(page)).toBeNull();
      await expect(page.getByRole('region', { name: 'Recently played' })).toHaveCount(0);
    },
  );
});
