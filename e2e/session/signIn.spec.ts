import { cashierPolicyError } from '../support/cashier.ts';
import { expect, test } from '../support/leaks/journey.ts';
import { fillSignInForm, followSignInLink } from '../support/lobby.ts';
import { tokenRequests, recordRequests } from '../support/requests.ts';

test(
  'signing in redirects to the provider with code and PKCE, and returns to where it began, or home (R-2-051, R-2-053, R-4-025, R-5-010, R-7-043, R-7-044, R-7-045, R-7-050, R-9-009)',
  { tag: '@desktop' },
  async ({ page, lobby, context, account, world }) => {
    const realm = `${world.partners}realms/infiniza`;
    const protocol = `${realm}/protocol/openid-connect`;
    const requests = recordRequests(context);
    const states = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('oidc.')));
    await lobby.open('/fi/promotions/?a=1');
    await page.evaluate(() => {
      const state = (seconds: number) =>
        JSON.stringify({ id: 'x', created: Math.floor(Date.now() / 1000) - seconds, request_type: 'si:r' });
      sessionStorage.setItem('oidc.stale', state(901));
      sessionStorage.setItem('oidc.young', state(800));
    });

    await test.step('the request', async () => {
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
    });

    await test.step('its state is stored until the answer, and stale state is cleared', async () => {
      await lobby.open('/fi/promotions/?a=1');
      // The young one, and that of the request which has just been made.
      expect(await states()).toHaveLength(2);
      expect(await states()).toContain('oidc.young');
      await lobby.signInByForm(account);
      await expect(lobby.accountMenu()).toBeVisible();
      await expect.poll(states).toEqual([]);
    });

    await test.step('the answer', async () => {
      await expect(page).toHaveURL('/fi/promotions/?a=1');
      const [exchange, ...others] = tokenRequests(requests, 'authorization_code');
      expect(others).toEqual([]);
      expect(exchange?.method()).toBe('POST');
      expect(exchange?.headers()['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
      expect(Object.fromEntries(new URLSearchParams(exchange?.postData() ?? ''))).toMatchObject({
        client_id: 'app',
        code_verifier: expect.stringMatching(/^[\w.~-]{43,128}$/),
      });
      expect(requests.some((request) => request.url() === `${protocol}/certs`)).toBe(true);
      const statuses = async () =>
        Promise.all(
          requests
            .filter((request) => request.url() === `${protocol}/userinfo` && request.method() === 'GET')
            .map(async (request) => (await request.response())?.status()),
        );
      await expect.poll(statuses).toEqual([200]);
    });

    await test.step('from the login page, and from one that is no return target, to the home page', async () => {
      await lobby.open('/en/promotions/');
      await lobby.signOut();
      await expect(page).toHaveURL('/en/login/');
      await lobby.signInByForm(account);
      await expect(page).toHaveURL('/en/');
      await expect(lobby.accountMenu()).toBeVisible();
      await lobby.signOut();
      await expect(page).toHaveURL('/en/login/');
      await lobby.open('/en/verify-email/');
      await followSignInLink(page);
      await fillSignInForm(page, account);
      await expect(page).toHaveURL('/en/');
    });
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
