import { expect, test } from '../support/leaks/journey.ts';
import { expectBalance } from '../support/player.ts';
import { recordRequests } from '../support/requests.ts';

interface CustomTokens {
  accessToken: string;
  refreshToken: string;
}

test(
  'tokens in a link are stored, removed from the URL at once and sent nowhere else (R-4-024, A-022)',
  { tag: '@desktop' },
  async ({ page, lobby, account, leaks }) => {
    const { accessToken, refreshToken } = await lobby.console<CustomTokens>('tokens', { player: account.email });
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => Object.assign(window, { initialSearch: location.search }));
    });
    await leaks.openLink(page, `/en/promotions/?accessToken=${accessToken}&refreshToken=${refreshToken}&a=1`);
    // Nothing but the page's own entry has run at DOMContentLoaded.
    expect(await page.evaluate(() => (window as { initialSearch?: string }).initialSearch)).toBe('?a=1');
    await expect(page).toHaveURL('/en/promotions/?a=1');
    await expect(lobby.accountMenu()).toBeVisible();
    await expectBalance(page, '€0.00');
    expect(await lobby.cookie('accessToken')).toBe(accessToken);
    expect(await lobby.cookie('refreshToken')).toBe(refreshToken);
    await page.reload();
    await expect(lobby.accountMenu()).toBeVisible();
  },
);

test(
  'a page that has missed another player’s sign-in sends no request as that player',
  { tag: '@desktop' },
  async ({ page, lobby, context, account }) => {
    await page.addInitScript(() => Object.assign(CookieStore.prototype, { addEventListener() {} }));
    await lobby.signIn(account);
    await lobby.open('/en/promotions/');
    await expectBalance(page, '€0.00');
    const requests = recordRequests(context);
    const tokens = await lobby.console<CustomTokens>('tokens', { player: 'new@lobby.test' });
    const sessionCookies = {
      idpAccessToken: tokens.accessToken,
      refreshToken: tokens.refreshToken,
      sessionInfo: encodeURIComponent(JSON.stringify({ startedAt: Date.now(), sid: 'of-another' })),
    };
    const attributes = { domain: 'localhost', path: '/', sameSite: 'Lax', secure: true } as const;
    await context.addCookies(Object.entries(sessionCookies).map(([name, value]) => ({ name, value, ...attributes })));
    // Until then the page may take the cookies for those that it has read last.
    const writtenAt = await page.evaluate(() => performance.now());
    await page.waitForFunction((time) => performance.now() > time + 500, writtenAt);
    // Its content is not in the cache, so it has to be requested.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and Conditions' }).click();
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
    const headers = requests.map((request) => request.headers());
    expect(headers.filter(({ authorization = '' }) => authorization.includes(tokens.accessToken))).toEqual([]);
  },
);
