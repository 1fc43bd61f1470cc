import type { IdentityFault } from '../../tools/sandbox/src/partners/oidc/misbehaviour.ts';
import { expect, test } from '../support/leaks/journey.ts';

/**
 * Of the cases that the OpenID Foundation publishes for relying parties one for each check of a browser with code and PKCE, with the
 * provider set to misbehave. Each claim has its unit test (`verifyIdToken.test.ts`), and the state, which the provider only repeats,
 * a test of its own in `callback.spec.ts`.
 */
const faults = [
  'missing-sub',
  'missing-nonce',
  'invalid-aud',
  'invalid-signature',
  'mixed-up-issuer',
] as const satisfies IdentityFault[];

test.describe('a sign-in at a provider that misbehaves', () => {
  test.use({ expectedErrors: /./ });
  test.afterEach(({ lobby }) => lobby.console('identityFault', { fault: null }));

  test(
    'makes no session, says so, and succeeds when the provider is right again (R-5-012, R-8-009)',
    { tag: '@desktop' },
    async ({ page, account, lobby }) => {
      await lobby.open('/en/login/');
      for (const fault of faults)
        await test.step(fault, async () => {
          await lobby.console('identityFault', { fault });
          // Once it is shown: until then the page is the one of the try before, which says the same.
          const answer = page.waitForURL('**/keycloak-login-handler/?*', { waitUntil: 'commit' });
          await page.getByRole('button', { name: /^(Sign In|Try again)$/ }).click();
          // The provider knows the player from the first time on.
          if (fault === faults[0]) {
            await page.getByLabel('E-mail').fill(account.email);
            await page.getByLabel('Password').fill(account.password);
            await page.getByRole('button', { name: 'Sign in' }).click();
          }
          await answer;
          await expect(page.getByRole('alert')).toContainText('Login failed');
          await expect(page).toHaveURL('/en/keycloak-login-handler/');
          for (const name of ['accessToken', 'idpAccessToken', 'refreshToken', 'sessionInfo'])
            expect(await lobby.cookie(name)).toBeUndefined();
          expect(await page.evaluate(() => sessionStorage.getItem('idTokenClaims'))).toBeNull();
        });
      await lobby.console('identityFault', { fault: null });
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(lobby.accountMenu()).toBeVisible();
    },
  );
});
