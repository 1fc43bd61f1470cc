import type { Route } from '@playwright/test';
import { expect, test } from '../support/leaks/journey.ts';
import { expectBalance } from '../support/player.ts';
import { operationOf, recordRequests, routeOperation } from '../support/requests.ts';

const tokenEndpoint = '**/protocol/openid-connect/token';
const playerCookies = [
  'accessToken',
  'idpAccessToken',
  'refreshToken',
  'sessionInfo',
  'gameInit',
  'depositDialogDeclined',
  'userEmail',
];

// A request that is on its way when its session ends is refused, and the browser logs that.
// On a busy machine a sign-out goes on before the back end or its own code has come, and reports that.
test.use({ expectedErrors: /401 \(Unauthorized\)|No answer within [25]000 ms/ });

test(
  'signing out ends the session here, at the provider and in every tab (R-4-023, R-7-048, R-7-049)',
  { tag: '@desktop' },
  async ({ page, lobby, context, account, world }) => {
    await lobby.open('/en/promotions/?foo=1');
    await lobby.signInByForm(account);
    const otherTab = await context.newPage();
    await otherTab.goto('/en/promotions/');
    await expect(lobby.accountMenu(otherTab)).toBeVisible();
    await expect.poll(() => lobby.cookie('userEmail')).toBe(encodeURIComponent(account.email));
    // Cookies that features set; the sign-in has set the others.
    for (const name of ['gameInit', 'depositDialogDeclined'])
      await context.addCookies([{ name, value: '1', url: world.url }]);
    await page.bringToFront();
    const requests = recordRequests(context);
    await lobby.signOut();
    // A sign-out by the player has no reason, and the query is kept.
    await expect(page).toHaveURL('/en/login/?foo=1');
    await expect(lobby.accountMenu(otherTab)).toHaveCount(0);
    await expect(otherTab.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    const names = (await context.cookies(world.url)).map(({ name }) => name);
    expect(names.filter((name) => playerCookies.includes(name))).toEqual([]);

    const revokedTokens = () =>
      requests
        .filter((request) => request.url().endsWith('/revoke'))
        .map((request) => new URLSearchParams(request.postData() ?? '').get('token_type_hint'))
        .toSorted();
    await expect.poll(revokedTokens).toEqual(['access_token', 'refresh_token']);
    await expect.poll(() => requests.some((request) => operationOf(request) === 'Logout')).toBe(true);
    await expect
      .poll(() =>
        requests.some((request) => request.isNavigationRequest() && /openid-connect\/logout\?/.test(request.url())),
      )
      .toBe(true);
    // The provider's session has ended too.
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await expect(page.locator('input[name="password"]')).toBeVisible();
  },
);

test(
  'the logout helper on the window removes the tokens before the back end has answered (R-3-079, R-4-023)',
  { tag: '@desktop' },
  async ({ page, lobby, context, account, world }) => {
    await lobby.open('/en/promotions/');
    await lobby.signIn(account);
    await expectBalance(page, '€0.00');
    const atLogout = Promise.withResolvers<{ cookies: string[]; url: string }>();
    await routeOperation(context, 'Logout', async (route) => {
      const names = (await context.cookies(world.url)).map(({ name }) => name);
      atLogout.resolve({ cookies: names.filter((name) => playerCookies.includes(name)), url: page.url() });
      await route.fallback();
    });
    await page.evaluate(
      () => void (window as { lobbyTestUtils?: { logout(): Promise<void> } }).lobbyTestUtils?.logout(),
    );
    expect(await atLogout.promise).toEqual({ cookies: [], url: expect.stringContaining('/en/promotions/') });
    await expect(page).toHaveURL('/en/login/');
  },
);

test(
  'no ID token stays in the history where the provider’s page was touched before it sent itself on',
  { tag: '@desktop' },
  async ({ page, lobby, context, account }) => {
    await lobby.open('/en/promotions/');
    await lobby.signIn(account);
    await expectBalance(page, '€0.00');
    let touched = 0;
    await context.route('**/realms-assets/confirm.js', async (route) => {
      // Counts as the user's act: the form then makes a step of the history.
      await page.evaluate(() => document.title);
      touched += 1;
      await route.continue();
    });
    await lobby.signOut();
    await expect.poll(() => touched).toBe(1);
    // What stays is searched at the end.
    await expect(page).toHaveURL('/en/login/');
  },
);

test.describe('a session that the provider has ended', () => {
  // A tab without the ID token requests one in vain, and its logout in a frame is refused by the provider's policy. What
  // it asks the jackpot service meanwhile is refused as well.
  test.use({
    expectedErrors:
      /400 \(Bad Request\).*openid-connect\/token|401 \(Unauthorized\) .*\/jackpot\/|^Framing '[^']+' violates .*frame-ancestors|No answer within [25]000 ms/,
  });
  test(
    'a session ended on another device ends in all tabs, which say why (R-4-021, R-4-022)',
    { tag: '@desktop' },
    async ({ page, lobby, context, account }) => {
      await lobby.signIn(account);
      await lobby.open('/en/promotions/?foo=1');
      await expectBalance(page, '€0.00');
      const otherTab = await context.newPage();
      await otherTab.goto('/en/games/');
      await expectBalance(otherTab, '€0.00');
      await lobby.waitForSubscriptions(account, 2);
      await lobby.console('destroySession', { player: account.email });
      await expect(page).toHaveURL('/en/login/?foo=1&logoutReason=LOGGED_IN_FROM_ANOTHER_DEVICE');
      await expect(otherTab).toHaveURL('/en/login/?logoutReason=LOGGED_IN_FROM_ANOTHER_DEVICE');
      for (const tab of [page, otherTab]) {
        await expect(tab.getByRole('status').filter({ hasText: 'another device' })).toBeVisible();
        await expect(lobby.accountMenu(tab)).toHaveCount(0);
      }
      expect(await lobby.cookie('refreshToken')).toBeUndefined();
    },
  );
});

test(
  'SessionDestroyed with another session’s id changes nothing (R-4-022)',
  { tag: '@desktop' },
  async ({ page, lobby, context, account }) => {
    const subscriptions = new Map<string, string>();
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload: frame }) => {
        if (!socket.url().endsWith('/graphql')) return;
        const { id, payload } = JSON.parse(String(frame)) as { id?: string; payload?: { operationName?: string } };
        if (id !== undefined && payload?.operationName !== undefined) subscriptions.set(payload.operationName, id);
      }),
    );
    await lobby.signIn(account);
    await lobby.open('/en/promotions/');
    await expect.poll(() => subscriptions.get('SessionDestroyed')).toBeTruthy();
    const pushSessionDestroyed = (sessionId: string) =>
      lobby.console('sendFrame', {
        player: account.email,
        text: JSON.stringify({
          id: subscriptions.get('SessionDestroyed'),
          type: 'next',
          payload: { data: { sessionDestroyed: { sessionId, __typename: 'SessionDestroyed' } } },
        }),
      });
    await lobby.waitForSubscriptions(account);
    const requests = recordRequests(context);
    await pushSessionDestroyed('another-session');
    // The balance arrives after the frame above: once it shows, that frame has been handled without a Logout.
    await lobby.console('balance', { player: account.email, balance: '12.00' });
    await expectBalance(page, '€12.00');
    expect(requests.filter((request) => operationOf(request) === 'Logout')).toEqual([]);
    await expect(lobby.accountMenu()).toBeVisible();
    await expect(page).toHaveURL('/en/promotions/');
    const { sid } = JSON.parse(decodeURIComponent((await lobby.cookie('sessionInfo')) ?? '{}')) as { sid: string };
    await pushSessionDestroyed(sid);
    await expect(page).toHaveURL('/en/login/?logoutReason=LOGGED_IN_FROM_ANOTHER_DEVICE');
  },
);

test(
  'the frame session_destroyed_error ends the session (R-8-019)',
  { tag: '@desktop' },
  async ({ page, lobby, account }) => {
    await lobby.signIn(account);
    await lobby.open('/en/promotions/');
    await lobby.waitForSubscriptions(account);
    await lobby.console('sendFrame', {
      player: account.email,
      text: JSON.stringify({ type: 'session_destroyed_error' }),
    });
    await expect(page).toHaveURL('/en/login/?logoutReason=LOGGED_IN_FROM_ANOTHER_DEVICE');
  },
);

test.describe('when the provider refuses the refresh token', () => {
  // The provider's logout page may not be framed.
  test.use({ expectedErrors: /400|invalid_grant|^Framing|Could not fetch/ });

  for (const [mode, from, to] of [
    ['casino', '/en/promotions/?foo=1', '/en/login/?foo=1&logoutReason=SESSION_EXPIRED'],
    [
      'sports',
      '/en/promotions/?foo=1&productMode=sports',
      '/en/sports/?foo=1&productMode=sports&logoutReason=SESSION_EXPIRED',
    ],
  ] as const)
    test(
      `the session ends with SESSION_EXPIRED, at a URL of ${mode} mode (R-2-054, R-4-021)`,
      { tag: '@desktop' },
      async ({ page, lobby, context, account }) => {
        await page.clock.install();
        await lobby.signIn(account);
        await lobby.open(from);
        await expectBalance(page, '€0.00');
        await context.route(tokenEndpoint, (route) =>
          route.fulfill({
            status: 400,
            contentType: 'application/json',
            headers: { 'access-control-allow-origin': '*' },
            body: '{"error":"invalid_grant"}',
          }),
        );
        await lobby.fastForward('06:00');
        await expect(page).toHaveURL(to);
        await expect(page.getByRole('status').filter({ hasText: 'Your session has ended' })).toBeVisible();
        expect(await lobby.cookie('refreshToken')).toBeUndefined();
      },
    );
});

test.describe('when the provider answers login_required', () => {
  test.use({ expectedErrors: /400|401|login_required|Could not fetch/ });

  test(
    'the player becomes a visitor on the same page (R-8-004)',
    { tag: '@desktop' },
    async ({ page, lobby, context, account }) => {
      await page.clock.install();
      await lobby.open('/en/promotions/?foo=1');
      await lobby.signIn(account);
      await expectBalance(page, '€0.00');
      await context.route(tokenEndpoint, (route) =>
        route.fulfill({
          status: 400,
          contentType: 'application/json',
          headers: { 'access-control-allow-origin': '*' },
          body: '{"error":"login_required"}',
        }),
      );
      await lobby.fastForward('06:00');
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
      await expect(page).toHaveURL('/en/promotions/?foo=1');
      expect(await lobby.cookie('refreshToken')).toBeUndefined();
    },
  );
});

test.describe('a session of the platform’s own tokens', () => {
  test.use({ expectedErrors: /RefreshAccessToken|GraphQL|Could not fetch/ });

  for (const [type, reason] of [
    ['$InvalidTokenFailure', 'SESSION_EXPIRED'],
    ['$SomethingElse', 'JWT_EXPIRED'],
  ] as const)
    test(
      `ends with ${reason} when a refresh fails with ${type} (R-4-016, R-4-021)`,
      { tag: '@desktop' },
      async ({ page, lobby, context, account, leaks }) => {
        const tokens = await lobby.console<{ accessToken: string; refreshToken: string }>('tokens', {
          player: account.email,
        });
        await page.clock.install();
        await leaks.openLink(
          page,
          `/en/promotions/?accessToken=${tokens.accessToken}&refreshToken=${tokens.refreshToken}`,
        );
        await expectBalance(page, '€0.00');
        await routeOperation(context, 'RefreshAccessToken', (route) =>
          route.fulfill({ json: { data: null, errors: [{ message: 'no', extensions: { type } }] } }),
        );
        await lobby.fastForward('20:00');
        await expect(page).toHaveURL(`/en/login/?logoutReason=${reason}`);
        expect(await lobby.cookie('accessToken')).toBeUndefined();
      },
    );
});

test.describe('a network failure', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_FAILED|Network|fetch/ });

  test(
    'does not sign the player out, and the session continues afterwards',
    { tag: '@desktop' },
    async ({ page, lobby, context, account }) => {
      await page.clock.install();
      await lobby.signIn(account);
      await lobby.open('/en/promotions/');
      await expectBalance(page, '€0.00');
      const before = await lobby.cookie('refreshToken');
      const abort = (route: Route) => route.abort();
      await context.route(tokenEndpoint, abort);
      await context.route('**/api/graphql', abort);
      await lobby.fastForward('04:10');
      // Past the token's expiry, and over several attempts to refresh it.
      for (let step = 0; step < 8; step += 1) await lobby.fastForward(10_000);
      await expect(lobby.accountMenu()).toBeVisible();
      await expect(page).toHaveURL('/en/promotions/');
      expect(await lobby.cookie('refreshToken')).toBe(before);
      await context.unroute(tokenEndpoint, abort);
      await context.unroute('**/api/graphql', abort);
      // By itself: where the clock jumps within a renewal, its answer may be lost, and with it the session.
      await lobby.expectRenewed('refreshToken', before);
      await expect(lobby.accountMenu()).toBeVisible();
    },
  );
});

test.describe('Elmst, whose lobby is for players only', () => {
  test.use({ brand: 'elmst' });

  test(
    'waits until the player has loaded, without showing the login page (R-2-058, R-4-011, R-4-013)',
    { tag: '@desktop' },
    async ({ page, lobby, context, account }) => {
      await lobby.open('/en/');
      await expect(page).toHaveURL(/\/en\/login\//);
      await lobby.signIn(account);
      await expect(page).toHaveURL('/en/');
      await expect(lobby.accountMenu()).toBeVisible();
      const release = Promise.withResolvers<void>();
      await routeOperation(context, 'GetPlayerInfo', async (route) => {
        await release.promise;
        await route.fallback();
      });
      await lobby.open('/en/?autoSignIn=1', 'interactive');
      await expect(lobby.accountMenu()).toBeVisible();
      await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
      await lobby.open('/en/', 'interactive');
      await expect(page.getByText('Loading', { exact: true })).toBeAttached();
      await expect(page).toHaveURL('/en/');
      release.resolve();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    },
  );

  test(
    'a token without a player signs nobody in (R-4-013)',
    { tag: '@desktop' },
    async ({ page, lobby, context, account }) => {
      await lobby.signIn(account);
      await lobby.open('/en/terms-and-conditions/');
      await expect(lobby.accountMenu()).toBeVisible();
      await routeOperation(context, 'GetPlayerInfo', async (route) => {
        const response = await route.fetch();
        const answer = (await response.json()) as { data: { viewer: object } };
        await route.fulfill({ response, json: { data: { viewer: { ...answer.data.viewer, player: null } } } });
      });
      const playerResponse = page.waitForResponse((response) => operationOf(response.request()) === 'GetPlayerInfo');
      // A page for players, whose header shows the balance.
      await lobby.open('/en/');
      await (await playerResponse).finished();
      await expect(page.getByRole('heading', { level: 1, name: 'Your account was not found' })).toBeVisible();
      await expect(page).toHaveURL('/en/');
      await expect(page.getByRole('banner').getByText(/€0\.00/)).toHaveCount(0);
    },
  );
});
