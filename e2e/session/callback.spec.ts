import type { Page } from '@playwright/test';
import { expect, test } from '../support/leaks/journey.ts';

const providerPage = '**/realms/infiniza/interaction/**';
const handler = '/en/keycloak-login-handler/';

/** Begins a sign-in by another try, changes its stored request, and returns its state. */
async function beginSignIn(page: Page, change: Record<string, string> = {}): Promise<string> {
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.waitForURL(providerPage);
  // A document of the lobby's origin without scripts.
  await page.goto('/favicon.svg');
  return page.evaluate((changed) => {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith('oidc.')) ?? '';
    sessionStorage.setItem(key, JSON.stringify({ ...JSON.parse(sessionStorage.getItem(key) ?? '{}'), ...changed }));
    return key.slice('oidc.'.length);
  }, change);
}

const isRejected =
  /No matching state|No state in response|mismatch|access_denied|400|invalid_grant|grant request is invalid/;

test.describe('an answer that makes no session', () => {
  test.use({ expectedErrors: isRejected });

  test(
    'says that login failed, and offers another try (R-5-011, R-8-009)',
    { tag: '@desktop' },
    async ({ page, lobby, world }) => {
      const issuer = `iss=${world.partners}realms/infiniza`;
      const answers: Record<string, () => Promise<string>> = {
        'with an unknown state': async () => 'code=stolen&state=0123456789abcdef',
        'without a state': async () => 'code=stolen',
        'to a request at another provider': async () =>
          `code=stolen&${issuer}&state=${await beginSignIn(page, { authority: 'https://evil.example/realms/infiniza' })}`,
        'to a request of another client': async () =>
          `code=stolen&${issuer}&state=${await beginSignIn(page, { client_id: 'other' })}`,
        'with a code that the provider rejects': async () => `code=forged&${issuer}&state=${await beginSignIn(page)}`,
        'with a rejection': async () => `error=access_denied&${issuer}&state=${await beginSignIn(page)}`,
      };
      for (const [what, queryOf] of Object.entries(answers))
        await test.step(what, async () => {
          await lobby.open(`${handler}?${await queryOf()}`);
          await expect(page.getByRole('alert')).toContainText('Login failed');
          expect(await lobby.cookie('refreshToken')).toBeUndefined();
          await expect(lobby.accountMenu()).toHaveCount(0);
        });
      await lobby.expectAccessible();
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.waitForURL(providerPage);
    },
  );
});

/** Those that a browser reads in ways of its own. */
const hostileTargets = ['/\\evil.example/', 'javascript:alert(1)', '/%09/evil.example/'];

test(
  'the handlers lead on to redir with the allowed parameters, else home, and never off the site (R-2-012, R-2-055, R-2-056, R-2-057)',
  { tag: '@desktop' },
  async ({ page, lobby, account, world }) => {
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(frame.url()));
    await lobby.open('/en/login-handler/?redir=/en/promotions/&setCustomJackpot=0.5&amount=20&currency=EUR&other=1');
    await expect(page).toHaveURL('/en/promotions/?currency=EUR&amount=20&setCustomJackpot=0.5');
    for (const other of ['redirection-handler', 'internal-cookie']) {
      await lobby.open(`/en/${other}/?redir=/en/promotions/`);
      await expect(page).toHaveURL('/en/promotions/');
    }
    await lobby.open('/en/login-handler/?paymentMethod=creditcard');
    await expect(page).toHaveURL('/en/?paymentMethod=creditcard');
    for (const redir of hostileTargets) {
      await lobby.open(`/en/login-handler/?redir=${encodeURIComponent(redir)}`);
      await expect(page.getByRole('heading', { level: 1 }), redir).toBeVisible();
      expect(new URL(page.url()).origin, redir).toBe(new URL(world.url).origin);
    }
    expect(visited.filter((url) => new URL(url).hostname.includes('evil'))).toEqual([]);
    // The provider's answer is spent, as after a reload: the session that it has begun goes on.
    await page.goto('about:blank');
    await lobby.signIn(account);
    await lobby.open('/en/keycloak-login-handler/?code=spent&state=spent');
    await expect(page).toHaveURL('/en/');
    await expect(lobby.accountMenu()).toBeVisible();
  },
);
