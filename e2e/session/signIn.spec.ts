import { cashierPolicyError } from '../support/cashier.ts';
import { expect, test } from '../support/leaks/journey.ts';
import { fillSignInForm, followSignInLink } from '../support/lobby.ts';
import { expectBalance } from '../support/player.ts';
import { tokenRequests, operationOf, recordRequests, routeOperation } from '../support/requests.ts';
import { patientSignIn } from '../support/timings.ts';

const providerPage = '**/realms/infiniza/interaction/**';

test('signing in redirects to the provider with code and PKCE, and returns as a player (R-2-051, R-5-010, R-7-043, R-7-044, R-7-045, R-7-050)', async ({
  page,
  lobby,
  context,
  account,
  world,
}) => {
  const realm = `${world.partners}realms/infiniza`;
  const protocol = `${realm}/protocol/openid-connect`;
  const requests = recordRequests(context);
  await lobby.open('/fi/promotions/');
  await followSignInLink(page);
  const authorization = requests.find((request) => request.url().startsWith(`${protocol}/auth?`));
  const query = Object.fromEntries(new URL(authorization?.url() ?? '').searchParams);
  expect(query).toMatchObject({
    client_id: 'app',
    redirect_uri: `${world.url}fi/keycloak-login-handler/`,
    response_type: 'code',
    scope: 'openid',
    code_challenge_method: 'S256',
    ui_locales: 'fi',
  });
  expect(query['state']).toMatch(/^\w{16,}/);
  expect(query['code_challenge']).toMatch(/^[\w-]{43}$/);
  expect(query['response_mode'] ?? 'query').toBe('query');
  expect(requests.some((request) => request.url() === `${realm}/.well-known/openid-configuration`)).toBe(true);

  await fillSignInForm(page, account);
  await expect(page).toHaveURL('/fi/promotions/');
  await expect(lobby.accountMenu()).toBeVisible();
  const [exchange, ...others] = tokenRequests(requests, 'authorization_code');
  expect(others).toEqual([]);
  expect(exchange?.method()).toBe('POST');
  expect(exchange?.headers()['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
  expect(Object.fromEntries(new URLSearchParams(exchange?.postData() ?? ''))).toMatchObject({
    client_id: 'app',
    code_verifier: expect.stringMatching(/^[\w.~-]{43,128}$/),
  });
  expect(requests.some((request) => request.url() === `${protocol}/certs`)).toBe(true);
});

test(
  'the login page requests the country’s sign-in flows and offers only those: the provider, or a form of its own (R-1-006)',
  { tag: '@desktop' },
  async ({ page, lobby, context }) => {
    const requests = recordRequests(context);
    const flowQueries = () => requests.filter((request) => operationOf(request) === 'BasicLayoutRoot');
    await lobby.open('/en/', 'idle');
    expect(flowQueries()).toEqual([]);
    await lobby.open('/en/login/');
    const button = page.getByRole('main').getByRole('button', { name: 'Sign In' });
    await expect(button).toBeEnabled();
    await expect.poll(() => flowQueries().length).toBe(1);
    expect(flowQueries().map((request) => (request.postDataJSON() as { variables: object }).variables)).toEqual([
      { countryCode: expect.stringMatching(/^[A-Z]{2}$/) },
    ]);
    await button.click();
    await page.waitForURL(providerPage);

    await routeOperation(context, 'BasicLayoutRoot', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replace('"Keycloak"', '"Sms"') });
    });
    await lobby.open('/en/login/');
    await expect(page.getByRole('textbox', { name: 'Phone number' })).toBeVisible();
    await expect(button).toHaveCount(0);
    await lobby.expectAccessible();
  },
);

test(
  'signing in returns to the page where it began, and from the login page to the home page (R-2-053)',
  { tag: '@desktop' },
  async ({ page, lobby, account }) => {
    await lobby.open('/en/login/');
    await lobby.signInByForm(account);
    await expect(page).toHaveURL('/en/');
    await expect(lobby.accountMenu()).toBeVisible();
    await lobby.signOut();
    await expect(page).toHaveURL('/en/login/');
    await lobby.open('/en/game-list/slots/?a=1');
    await lobby.signInByForm(account);
    await expect(page).toHaveURL('/en/game-list/slots/?a=1');
  },
);

test(
  'a sign-in from a page that is no return target ends on the home page (R-2-053)',
  { tag: '@desktop' },
  async ({ page, lobby, account }) => {
    await lobby.open('/en/verify-email/');
    await followSignInLink(page);
    await fillSignInForm(page, account);
    await expect(page).toHaveURL('/en/');
  },
);

test.describe('a page that opens the cashier', () => {
  test.use({ expectedErrors: cashierPolicyError });

  test('requires a sign-in and opens after it', { tag: '@phone' }, async ({ page, lobby, account }) => {
    await lobby.open('/en/withdraw/');
    await expect(page).toHaveURL(/\/en\/login\/\?redir=/);
    await lobby.signInByForm(account);
    // The withdrawal opens as a dialog over the lobby.
    await expect(page).toHaveURL('/en/');
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test.describe('a registration that leaves by itself', () => {
  test.use({ timings: patientSignIn });

  test('new players register at the provider', { tag: '@desktop' }, async ({ page, lobby, context }) => {
    const requests = recordRequests(context);
    await lobby.open('/en/register/');
    await page.waitForURL(providerPage);
    const authorization = requests.find((request) => /openid-connect\/(auth|registrations)\?/.test(request.url()));
    const query = Object.fromEntries(new URL(authorization?.url() ?? '').searchParams);
    expect(query).toMatchObject({
      client_id: 'app',
      response_type: 'code',
      code_challenge_method: 'S256',
      prompt: 'create',
    });
    await page.getByLabel('E-mail address').fill(`new-${crypto.randomUUID()}@lobby.test`);
    await page.getByLabel('Password').fill('a-long-password');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL('/en/');
    await expect(lobby.accountMenu()).toBeVisible();
    await expectBalance(page, '€0.00');
  });
});

test.describe('leaving the provider’s form', () => {
  test.use({ expectedErrors: /The player went back to the lobby/ });

  test(
    'starts no session, reports that login failed, and another try keeps the return page (R-2-053, R-8-009)',
    { tag: '@desktop' },
    async ({ page, lobby, account }) => {
      await lobby.open('/en/promotions/');
      await followSignInLink(page);
      await page.getByRole('button', { name: 'Back to the lobby' }).click();
      await expect(page.getByRole('alert')).toContainText('Login failed');
      expect(await lobby.cookie('refreshToken')).toBeUndefined();
      await page.getByRole('button', { name: 'Try again' }).click();
      await fillSignInForm(page, account);
      await expect(page).toHaveURL('/en/promotions/');
    },
  );
});

test.describe('a sign-in that leaves by itself', () => {
  test.use({ timings: patientSignIn });

  test('autoSignIn=1 starts the sign-in without a click (A-026)', { tag: '@desktop' }, async ({ page, lobby }) => {
    await lobby.open('/en/login/?autoSignIn=1');
    await page.waitForURL(providerPage);
  });
});

test(
  'sign-in state is kept until the answer, and stale state is cleared (R-4-025, R-9-009)',
  { tag: '@desktop' },
  async ({ page, lobby, account }) => {
    await lobby.open('/en/promotions/');
    const states = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('oidc.')));
    await page.evaluate(() => {
      const state = (seconds: number) =>
        JSON.stringify({ id: 'x', created: Math.floor(Date.now() / 1000) - seconds, request_type: 'si:r' });
      sessionStorage.setItem('oidc.stale', state(901));
      sessionStorage.setItem('oidc.young', state(800));
    });
    await followSignInLink(page);
    await lobby.open('/en/promotions/');
    // The young one, and that of the request which has just been made.
    expect(await states()).toHaveLength(2);
    expect(await states()).toContain('oidc.young');
    await lobby.signInByForm(account);
    await expect(lobby.accountMenu()).toBeVisible();
    await expect.poll(states).toEqual([]);
  },
);

test(
  'visitors and players see their own variant of a page (R-1-005, R-4-013)',
  { tag: '@phone' },
  async ({ page, lobby, account }) => {
    await lobby.open('/en/');
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('link', { name: 'Sign In' })).toBeVisible();
    await lobby.signInByForm(account);
    await expect(page).toHaveURL('/en/');
    await expect(banner.getByText(/€0\.00/).first()).toBeVisible();
    await expect(banner.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
  },
);
