import type { Page, Request } from '@playwright/test';
import { otherFreshPlayer } from '../support/lobby.ts';
import { expect, expectBalance, firstGameSlug, openGame, test } from '../support/player.ts';
import { operationOf, recordRequests } from '../support/requests.ts';

const storedGames = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('recentlyPlayedGames'));
const syncRequests = (requests: readonly Request[]): Request[] =>
  requests.filter((request) => operationOf(request) === 'SyncRecentlyPlayedGames');

test.describe('with consent to preferences', () => {
  test.use({ consent: 'given' });

  test(
    'every third balance change queries the games played on all devices (R-7-018, R-7-019)',
    { tag: '@desktop' },
    async ({ page, context, lobby, signInAndOpenGame }) => {
      const requests = recordRequests(context);
      // The platform has recorded the game; removing it here is as if it had been played on another device.
      const account = await signInAndOpenGame('slots', { balance: '10.00' });
      const { email } = account;
      await expect.poll(() => storedGames(page)).not.toBeNull();
      const [lookupId] = JSON.parse((await storedGames(page)) ?? '[]') as string[];
      await page.evaluate(() => localStorage.removeItem('recentlyPlayedGames'));
      await page.goto('/en/');
      await expectBalance(page, '€10.00');
      await expect(page.getByRole('region', { name: 'Recently played' })).toHaveCount(0);
      await lobby.waitForSubscriptions(account);
      requests.length = 0;

      let amount = 10;
      const changeBalance = async () => {
        amount += 1;
        await lobby.console('balance', { player: email, balance: `${amount}.00` });
        await expectBalance(page, `€${amount}.00`);
      };
      // The code that counts the changes loads after the page.
      await expect(async () => {
        await changeBalance();
        expect(syncRequests(requests)).toHaveLength(1);
      }).toPass();
      const request = syncRequests(requests)[0] as Request;
      expect((request.postDataJSON() as { variables: object }).variables).toEqual({ maxRecentlyPlayedGames: 5 });
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('recentlyPlayedGames')))
        .toBe(JSON.stringify([lookupId]));
      await expect(page.getByRole('region', { name: 'Recently played' }).getByRole('listitem')).toHaveCount(1);

      for (const times of [2, 3]) {
        for (let push = 0; push < 3; push += 1) await changeBalance();
        await expect.poll(() => syncRequests(requests).length).toBe(times);
      }
      expect(syncRequests(requests).at(-1)?.headers()['x-recently-played-games']).toBe(lookupId);
    },
  );

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

test(
  'without consent they are never queried (R-7-019)',
  { tag: '@desktop' },
  async ({ page, context, lobby, signInAndOpen }) => {
    const requests = recordRequests(context);
    const { email } = await signInAndOpen({ balance: '10.00' });
    for (const balance of ['11.00', '12.00', '13.00', '14.00']) {
      await lobby.console('balance', { player: email, balance });
      await expectBalance(page, `€${balance}`);
    }
    expect(syncRequests(requests)).toHaveLength(0);
  },
);
