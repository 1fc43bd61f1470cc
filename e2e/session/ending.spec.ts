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

// A request that is on its way when its session ends is rejected, and the browser logs that.
// On a busy machine a sign-out goes on before the back end or its own code has come, and reports that.
test.use({ expectedErrors: /401 \(Unauthorized\)|No answer within [25]000 ms/ });

test(
  'signing out ends the session here, at the provider and in every tab, by the button and by the helper on the window (R-3-079, R-4-023, R-7-048, R-7-049)',
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
    // A sign-out by the player has no reason, and the query stays.
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
        requests.some(
          (request) => request.isNavigationRequest() && /openid-connect\/logout\?.*&state=/.test(request.url()),
        ),
      )
      .toBe(true);
    // The provider's session has ended too.
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await expect(page.locator('input[name="password"]')).toBeVisible();

    await test.step('the helper removes the tokens before the back end has answered', async () => {
      await lobby.signIn(account);
      await lobby.open('/en/promotions/');
      await expectBalance(page, '€0.00');
      const atLogout = Promise.withResolvers<{ cookies: string[]; url: string }>();
      await routeOperation(context, 'Logout', async (route) => {
        const left = (await context.cookies(world.url)).map(({ name }) => name);
        atLogout.resolve({ cookies: left.filter((name) => playerCookies.includes(name)), url: page.url() });
        await route.fallback();
      });
      await page.evaluate(
        () => void (window as { lobbyTestUtils?: { logout(): Promise<void> } }).lobbyTestUtils?.logout(),
      );
      expect(await atLogout.promise).toEqual({ cookies: [], url: expect.stringContaining('/en/promotions/') });
      await expect(page).toHaveURL('/en/login/');
    });
  },
);

test(
  'no ID token stays in the history where the provider’s page was touched before it sent itself on',
  { tag: '@desktop' },
  async ({ page, lobby, context, account }) => {
    await lobby.signIn(account);
    await lobby.open('/en/promotions/');
    await expectBalance(page, '€0.00');
    let touched = 0;
    await context.route('**/realms-assets/confirm.js', async (route) => {
      // Counts as a user gesture: the form then makes a step of the history.
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
  // A tab without the ID token requests one in vain, and its logout in a frame is refused by the provider's policy. Its
  // requests to the jackpot service meanwhile are rejected as well.
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

test.describe('when the provider rejects the refresh token', () => {
  // The provider's logout page may not be framed.
  test.use({ expectedErrors: /400|401|invalid_grant|^Framing|Could not fetch/ });

  test(
    'the session ends with SESSION_EXPIRED, at an address of the casino and of sports (R-2-054, R-4-021)',
    { tag: '@desktop' },
    async ({ page, lobby, context, account }) => {
      for (const [from, to] of [
        ['/en/promotions/?foo=1', '/en/login/?foo=1&logoutReason=SESSION_EXPIRED'],
        [
          '/en/promotions/?foo=1&productMode=sports',
          '/en/sports/?foo=1&productMode=sports&logoutReason=SESSION_EXPIRED',
        ],
      ] as const)
        await test.step(from, async () => {
          // A page of the lobby would be reloaded by the sign-in.
          await page.goto('about:blank');
          await lobby.signIn(account);
          await lobby.open(from);
          await expectBalance(page, '€0.00');
          await lobby.waitForSubscriptions(account);
          const routes = [
            await context.route(tokenEndpoint, (route) =>
              route.fulfill({
                status: 400,
                contentType: 'application/json',
                headers: { 'access-control-allow-origin': '*' },
                body: '{"error":"invalid_grant"}',
              }),
            ),
            await context.route('**/api/graphql', (route) =>
              route.request().headers()['authorization'] === undefined
                ? route.fallback()
                : route.fulfill({ status: 401, body: '' }),
            ),
          ];
          // The page connects anew, and requests the balance.
          await lobby.console('dropSockets', { player: account.email });
          await expect(page).toHaveURL(to);
          await expect(page.getByRole('status').filter({ hasText: 'Your session has ended' })).toBeVisible();
          expect(await lobby.cookie('refreshToken')).toBeUndefined();
          for (const route of routes) await route.dispose();
        });
    },
  );
});
