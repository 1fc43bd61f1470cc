import type { Page } from '@playwright/test';
import { expect, test } from '../support/leaks/journey.ts';
import { followSignInLink } from '../support/lobby.ts';
import { expectBalance } from '../support/player.ts';

const providerPage = '**/realms/infiniza/interaction/**';
const handler = '/en/keycloak-login-handler/';

/** Begins a sign-in, changes its stored request, and returns its state. */
async function beginSignIn(page: Page, change: Record<string, string> = {}): Promise<string> {
  await page.goto('/en/promotions/');
  await followSignInLink(page);
  await page.goto('/en/terms-and-conditions/');
  return page.evaluate((changed) => {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith('oidc.')) ?? '';
    sessionStorage.setItem(key, JSON.stringify({ ...JSON.parse(sessionStorage.getItem(key) ?? '{}'), ...changed }));
    return key.slice('oidc.'.length);
  }, change);
}

test.describe('a callback that belongs to no request', () => {
  test.use({ expectedErrors: /No matching state|No state in response/ });

  for (const [what, query] of [
    ['with an unknown state', '?code=stolen&state=0123456789abcdef'],
    ['without a state', '?code=stolen'],
  ] as const)
    test(
      `${what} starts no session and offers another try (R-5-011, R-8-009)`,
      { tag: '@desktop' },
      async ({ page, lobby }) => {
        await lobby.open(handler + query);
        await expect(page.getByRole('alert')).toContainText('Login failed');
        expect(await lobby.cookie('refreshToken')).toBeUndefined();
        await lobby.expectAccessible();
        await page.getByRole('button', { name: 'Try again' }).click();
        await page.waitForURL(providerPage);
      },
    );
});

test.describe('a callback to a request at another provider or by another client', () => {
  test.use({ expectedErrors: /mismatch/ });

  for (const [name, value] of [
    ['authority', 'https://evil.example/realms/infiniza'],
    ['client_id', 'other'],
  ] as const)
    test(`with another ${name} is refused (R-5-011)`, { tag: '@desktop' }, async ({ page, lobby, world }) => {
      const state = await beginSignIn(page, { [name]: value });
      await lobby.open(`${handler}?code=stolen&state=${state}&iss=${world.partners}realms/infiniza`);
      await expect(page.getByRole('alert')).toContainText('Login failed');
      expect(await lobby.cookie('refreshToken')).toBeUndefined();
      await expect(lobby.accountMenu()).toHaveCount(0);
    });
});

test.describe('a callback with access_denied', () => {
  test.use({ expectedErrors: /access_denied/ });

  test(
    'reports that login failed, and offers another try (R-8-009)',
    { tag: '@desktop' },
    async ({ page, lobby, world }) => {
      const state = await beginSignIn(page);
      await lobby.open(`${handler}?error=access_denied&state=${state}&iss=${world.partners}realms/infiniza`);
      await expect(page.getByRole('alert')).toContainText('Login failed');
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.waitForURL(providerPage);
    },
  );
});

test.describe('a callback with a code that the provider refuses', () => {
  test.use({ expectedErrors: /400|invalid_grant|grant request is invalid/ });

  test('starts no session', { tag: '@desktop' }, async ({ page, lobby, world }) => {
    const state = await beginSignIn(page);
    await lobby.open(`${handler}?code=forged&state=${state}&iss=${world.partners}realms/infiniza`);
    await expect(page.getByRole('alert')).toContainText('Login failed');
    expect(await lobby.cookie('refreshToken')).toBeUndefined();
  });
});

test.describe('the login handler', () => {
  test(
    'redirects to redir with the allowed parameters, and the other handlers lead on as well (R-2-012, R-2-055, R-2-056)',
    { tag: '@desktop' },
    async ({ page, lobby, account }) => {
      await lobby.open('/en/login-handler/?redir=/en/promotions/&setCustomJackpot=0.5&amount=20&currency=EUR&other=1');
      await expect(page).toHaveURL('/en/promotions/?currency=EUR&amount=20&setCustomJackpot=0.5');
      await lobby.open('/en/redirection-handler/?redir=/en/promotions/');
      await expect(page).toHaveURL('/en/promotions/');
      // The provider's answer is spent, as after a reload: the session that it has begun goes on.
      await lobby.signIn(account);
      await expectBalance(page, '€0.00');
      await lobby.open('/en/keycloak-login-handler/?code=spent&state=spent');
      await expect(page).toHaveURL('/en/');
      await expect(lobby.accountMenu()).toBeVisible();
    },
  );

  test('redirects to the home page without a redir (R-2-056)', { tag: '@desktop' }, async ({ page, lobby }) => {
    await lobby.open('/en/login-handler/?paymentMethod=creditcard');
    await expect(page).toHaveURL('/en/?paymentMethod=creditcard');
  });

  const hostileTargets = [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '\\\\evil.example/',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '/%09/evil.example/',
    'https://localhost@evil.example/',
    '/en/login-handler/?redir=/en/login-handler/',
    '/./..//evil.example/',
  ];

  for (const handlerPage of ['login-handler', 'internal-cookie'])
    test(`${handlerPage} never leaves the site (A-023)`, { tag: '@desktop' }, async ({ page, lobby, world }) => {
      const visited: string[] = [];
      page.on('framenavigated', (frame) => visited.push(frame.url()));
      for (const redir of hostileTargets) {
        await lobby.open(`/en/${handlerPage}/?redir=${encodeURIComponent(redir)}`);
        await expect(page.getByRole('heading', { level: 1 }), redir).toBeVisible();
        expect(new URL(page.url()).origin, redir).toBe(new URL(world.url).origin);
      }
      expect(visited.filter((url) => new URL(url).hostname.includes('evil'))).toEqual([]);
    });
});
