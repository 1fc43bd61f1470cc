import { identityFaults } from '../../tools/sandbox/src/partners/oidc/misbehaviour.ts';
import { expect, test } from '../support/leaks/journey.ts';

/**
 * The cases that the OpenID Foundation publishes for relying parties, as far as they concern a browser with code and PKCE, with
 * the provider told to misbehave. The state, which the provider only repeats, has tests of its own in `callback.spec.ts`.
 */
test.describe('a sign-in at a provider that misbehaves', () => {
  test.use({ expectedErrors: /./ });
  test.afterEach(({ lobby }) => lobby.console('identityFault', { fault: null }));

  test(
    'makes no session, says so, and succeeds when the provider is right again (R-5-012, R-8-009)',
    { tag: '@desktop' },
    async ({ page, account, lobby }) => {
      test.slow();
      await lobby.open('/en/login/');
      for (const fault of identityFaults)
        await test.step(fault, async () => {
          await lobby.console('identityFault', { fault });
          // Once it is shown: until then the page is the one of the try before, which says the same.
          const answer = page.waitForURL('**/keycloak-login-handler/?*', { waitUntil: 'commit' });
          await page.getByRole('button', { name: /^(Sign In|Try again)$/ }).click();
          // The provider knows the player from the first time on.
          if (fault === identityFaults[0]) {
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
