import { expect, test } from '../support/leaks/journey.ts';
import { expectBalance } from '../support/player.ts';
import { tokenRequests, operationOf, recordRequests, routeOperation } from '../support/requests.ts';

interface CustomTokens {
  accessToken: string;
  refreshToken: string;
}

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { iat: number };

test(
  'tokens in a link are stored, removed from the URL at once, sent nowhere else, and refreshed in time (R-4-015, R-4-024, A-022)',
  { tag: '@desktop' },
  async ({ page, lobby, context, account, leaks }) => {
    await context.clock.install();
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

    /** When each refresh was sent, by the page's clock. */
    const refreshes: number[] = [];
    await routeOperation(context, 'RefreshAccessToken', async (route) => {
      refreshes.push(await page.evaluate(() => Date.now()));
      await route.fallback();
    });
    // After a first refresh, at whatever moment, the session's timer is known to be set.
    await lobby.fastForward('04:40');
    await lobby.expectRenewed('refreshToken', refreshToken);
    await expect.poll(() => page.evaluate(countLocks)).toBe(0);
    expect(refreshes).toHaveLength(1);
    const refreshed = {
      access: (await lobby.cookie('accessToken')) ?? '',
      refresh: await lobby.cookie('refreshToken'),
    };
    // The platform makes the same access token again within a second.
    const { iat } = claimsOf(refreshed.access);
    await expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(iat);
    const info = JSON.parse(decodeURIComponent((await lobby.cookie('sessionInfo')) ?? '{}')) as { expiresAt: number };
    const due = (info.expiresAt - 30) * 1000;
    // Well ahead of it, as the clock also goes on by itself: what is sent here has come too soon.
    await lobby.fastForward(due - 20_000 - (await page.evaluate(() => Date.now())));
    await expect.poll(() => page.evaluate(countLocks)).toBe(0);
    await lobby.fastForward(20_000);
    await lobby.expectRenewed('refreshToken', refreshed.refresh);
    await expect.poll(() => page.evaluate(countLocks)).toBe(0);
    expect(refreshes).toHaveLength(2);
    expect(refreshes[1]).toBeGreaterThanOrEqual(due);
    expect(await lobby.cookie('accessToken')).not.toBe(refreshed.access);
  },
);

test(
  'a link does not replace the session of another player (A-022)',
  { tag: '@desktop' },
  async ({ page, lobby, account, leaks }) => {
    await lobby.signIn(account);
    await lobby.open('/en/promotions/');
    await expect(lobby.accountMenu()).toBeVisible();
    const before = await lobby.cookie('idpAccessToken');
    const other = await lobby.console<CustomTokens>('tokens', { player: 'new@lobby.test' });
    await leaks.openLink(page, `/en/promotions/?accessToken=${other.accessToken}&refreshToken=${other.refreshToken}`);
    await expect(page).toHaveURL('/en/promotions/');
    await expect(lobby.accountMenu()).toBeVisible();
    expect(await lobby.cookie('idpAccessToken')).toBe(before);
    expect(await lobby.cookie('accessToken')).toBeUndefined();
  },
);

test(
  'a link with a forged token of the player and another’s refresh token does not replace the session (A-022)',
  { tag: '@desktop' },
  async ({ page, lobby, account, leaks }) => {
    await lobby.signIn(account);
    await lobby.open('/en/promotions/');
    await expectBalance(page, '€0.00');
    const ownToken = (await lobby.cookie('idpAccessToken')) ?? '';
    const { refreshToken } = await lobby.console<CustomTokens>('tokens', { player: 'new@lobby.test' });
    // Anyone can write a token with the player's claims; only the platform can sign one.
    const forged = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${ownToken.split('.')[1]}.c2ln`;
    const refreshResponse = page.waitForResponse(
      (response) => operationOf(response.request()) === 'RefreshAccessToken' && response.ok(),
    );
    await leaks.openLink(page, `/en/promotions/?accessToken=${forged}&refreshToken=${refreshToken}`);
    await (await refreshResponse).finished();
    // A session that the response had stored would be used after a reload.
    await page.reload();
    await expect(lobby.accountMenu()).toBeVisible();
    expect(await lobby.cookie('accessToken')).toBeUndefined();
    expect(await lobby.cookie('idpAccessToken')).toBe(ownToken);
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

test.describe('on a computer whose clock is three hours fast', () => {
  // The lobby logs it, since a new sign-in would fail.
  test.use({ expectedErrors: /"exp" claim/ });

  test(
    'a player stays signed in when the tokens are renewed (A-046)',
    { tag: '@desktop' },
    async ({ page, lobby, account }) => {
      await page.clock.install({ time: Date.now() + 3 * 60 * 60 * 1000 });
      await lobby.signIn(account);
      const before = await lobby.cookie('refreshToken');
      await lobby.open('/en/promotions/');
      await expectBalance(page, '€0.00');
      // By this clock the access token has expired.
      await lobby.expectRenewed('refreshToken', before);
      const renewed = await lobby.cookie('refreshToken');
      await lobby.fastForward('04:30');
      await lobby.expectRenewed('refreshToken', renewed);
      await expectBalance(page, '€0.00');
      await expect(page).toHaveURL('/en/promotions/');
    },
  );
});

test('values that are not tokens start no session (A-022)', { tag: '@desktop' }, async ({ page, lobby }) => {
  await lobby.open('/en/promotions/?accessToken=%3Cscript%3E&refreshToken=short');
  await expect(page).toHaveURL('/en/promotions/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(await lobby.cookie('accessToken')).toBeUndefined();
});

for (const [what, refusal] of [
  ['HTTP 401', { status: 401, body: 'no' }],
  [
    'AuthenticationFailure',
    {
      status: 200,
      contentType: 'application/json',
      body: JSON.stringify({ data: null, errors: [{ message: 'no', extensions: { type: '$AuthenticationFailure' } }] }),
    },
  ],
] as const)
  test.describe(what, () => {
    // What the browser logs. A report would name the operation instead, and fail the test.
    test.use({ expectedErrors: /401 \(Unauthorized\)/ });

    test(
      `${what} leads to one refresh and no report, and the operation is repeated once (R-7-008, R-8-023)`,
      { tag: '@desktop' },
      async ({ page, lobby, context, account }) => {
        await lobby.signIn(account);
        await lobby.open('/en/promotions/');
        const balance = page
          .getByRole('banner')
          .getByText(/€0\.00/)
          .first();
        // The menu shows before the player has loaded: this page's own query must have ended before the reload.
        await expect(balance).toBeVisible();
        const before = await lobby.cookie('idpAccessToken');
        const requests = recordRequests(context);
        let refusals = 0;
        await routeOperation(context, 'GetPlayerInfo', async (route) => {
          refusals += 1;
          await (refusals === 1 ? route.fulfill(refusal) : route.fallback());
        });
        await page.reload();
        await expect(balance).toBeVisible();
        const queries = requests.filter((request) => operationOf(request) === 'GetPlayerInfo');
        const isOld = queries.map((request) => request.headers()['authorization'] === `Bearer ${before}`);
        // Another one follows where the socket has been opened at a second try.
        expect(isOld.slice(0, 2)).toEqual([true, false]);
        expect(isOld.slice(2)).not.toContain(true);
        expect(tokenRequests(requests, 'refresh_token')).toHaveLength(1);
        expect(await lobby.cookie('idpAccessToken')).not.toBe(before);
      },
    );
  });

/** Number of Web Locks that are held or waited for. Runs in the page. */
async function countLocks(): Promise<number> {
  const { held = [], pending = [] } = await navigator.locks.query();
  return held.length + pending.length;
}

test.describe('with a clock that jumps', () => {
  // A request that is pending when the clock jumps times out.
  test.use({ expectedErrors: /Could not fetch: \/api\/feed/ });
  test(
    'three tabs use each rotating token once, and all stay signed in',
    { tag: '@desktop' },
    async ({ page, lobby, context, account }) => {
      await context.clock.install();
      await lobby.signIn(account);
      await lobby.open('/en/promotions/');
      const tabs = [page, await context.newPage(), await context.newPage()];
      for (const tab of tabs.slice(1)) await tab.goto('/en/promotions/');
      const requests = recordRequests(context);
      for (const tab of tabs) {
        await expect(lobby.accountMenu(tab)).toBeVisible();
      }
      for (const round of [1, 2]) {
        const before = await lobby.cookie('refreshToken');
        // Tokens live for five minutes and are renewed one minute before they expire. All tabs share the clock.
        await lobby.fastForward('04:10');
        await lobby.expectRenewed('refreshToken', before);
        await expect.poll(() => page.evaluate(countLocks)).toBe(0);
        expect(tokenRequests(requests, 'refresh_token')).toHaveLength(round);
      }
      for (const tab of tabs) {
        await expect(tab).toHaveURL('/en/promotions/');
        await expect(lobby.accountMenu(tab)).toBeVisible();
      }
    },
  );
});
