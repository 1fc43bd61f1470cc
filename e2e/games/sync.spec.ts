import type { Page, Request } from '@playwright/test';
import { registerPlayer } from '../support/lobby.ts';
import { expect, expectBalance, firstSlugOf, openGame, test } from '../support/player.ts';
import { operationOf, recordRequests } from '../support/wire.ts';

const playedIn = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('recentlyPlayedGames'));
const syncs = (requests: readonly Request[]): Request[] =>
  requests.filter((request) => operationOf(request) === 'SyncRecentlyPlayedGames');

test.describe('with consent to preferences', () => {
  test.use({ consent: 'given' });

  test(
    'every third balance change asks for the games played on all devices (R-7-018, R-7-019)',
    { tag: '@desktop' },
    async ({ page, context, lobby, enterGame }) => {
      const requests = recordRequests(context);
      // Played on another device.
      const { email } = await enterGame('slots', { balance: '10.00' });
      await expect.poll(() => playedIn(page)).not.toBeNull();
      const [lookupId] = JSON.parse((await playedIn(page)) ?? '[]') as string[];
      await page.evaluate(() => localStorage.removeItem('recentlyPlayedGames'));
      await page.goto('/en/');
      await expectBalance(page, '€10.00');
      await expect(page.getByRole('region', { name: 'Recently played' })).toHaveCount(0);
      requests.length = 0;

      let amount = 10;
      const change = async () => {
        amount += 1;
        await lobby.console('balance', { player: email, balance: `${amount}.00` });
        await expectBalance(page, `€${amount}.00`);
      };
      // The code that counts the changes loads after the page.
      await expect(async () => {
        await change();
        expect(syncs(requests)).toHaveLength(1);
      }).toPass();
      const request = syncs(requests)[0] as Request;
      expect((request.postDataJSON() as { variables: object }).variables).toEqual({ maxRecentlyPlayedGames: 5 });
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('recentlyPlayedGames')))
        .toBe(JSON.stringify([lookupId]));
      await expect(page.getByRole('region', { name: 'Recently played' }).getByRole('listitem')).toHaveCount(1);

      for (const times of [2, 3]) {
        for (let push = 0; push < 3; push += 1) await change();
        await expect.poll(() => syncs(requests).length).toBe(times);
      }
      expect(syncs(requests).at(-1)?.headers()['x-recently-played-games']).toBe(lookupId);
    },
  );

  test(
    'a sign-out forgets them in all tabs, and the next player on the device neither sees nor sends them (A-150)',
    { tag: '@desktop' },
    async ({ page, context, lobby, enterGame }) => {
      await enterGame('slots', { balance: '10.00' });
      await expect.poll(() => playedIn(page)).not.toBeNull();
      const played = String((JSON.parse((await playedIn(page)) ?? '[]') as unknown[])[0]);
      const other = await context.newPage();
      await other.goto('/en/');
      const row = other.getByRole('region', { name: 'Recently played' });
      await expect(row.getByRole('listitem')).toHaveCount(1);

      await lobby.signOut();
      await expect(row).toHaveCount(0);
      await expect(other.getByRole('region', { name: /^Hot games/ })).toBeVisible();
      await page.waitForURL(/\/en\/login\//);
      expect(await playedIn(page)).toBeNull();

      const requests = recordRequests(context);
      await lobby.signIn(await registerPlayer('infiniza'));
      await expectBalance(page, '€0.00');
      await page.goto('/en/');
      await expect(page.getByRole('region', { name: /^Hot games/ })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Recently played' })).toHaveCount(0);
      expect(requests.filter((request) => operationOf(request)).length).toBeGreaterThan(0);
      for (const request of requests) expect(request.headers()['x-recently-played-games'] ?? '').not.toContain(played);
    },
  );

  test(
    'a session that the browser has dropped by closing leaves none for whoever opens it next (A-150)',
    { tag: '@desktop' },
    async ({ page, context, lobby, account }) => {
      await lobby.open('/en/login/');
      await lobby.signInByForm(account);
      await openGame(page, await firstSlugOf(context, 'slots'));
      await expect.poll(() => playedIn(page)).not.toBeNull();
      await page.goto('about:blank');
      await context.clearCookies({ name: /^(idpAccessToken|accessToken|refreshToken|sessionInfo)/ });
      await page.goto('/en/');
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
      await expect(page.getByRole('region', { name: /^Hot games/ })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Recently played' })).toHaveCount(0);
      expect(await playedIn(page)).toBeNull();
    },
  );
});

test(
  'without consent it is never asked for (R-7-019)',
  { tag: '@desktop' },
  async ({ page, context, lobby, enter }) => {
    const requests = recordRequests(context);
    const { email } = await enter({ balance: '10.00' });
    for (const balance of ['11.00', '12.00', '13.00', '14.00']) {
      await lobby.console('balance', { player: email, balance });
      await expectBalance(page, `€${balance}`);
    }
    expect(syncs(requests)).toHaveLength(0);
  },
);
