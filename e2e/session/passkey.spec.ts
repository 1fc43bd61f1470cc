import type { Page } from '@playwright/test';
import { expect, test } from '../support/leaks/journey.ts';
import { followSignInLink } from '../support/lobby.ts';

/** A device of the player's own, with a finger that it knows. Returns the function that says how often it has signed. */
async function addAuthenticator(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  return async () => {
    const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId });
    return credentials.reduce((count, credential) => count + credential.signCount, 0);
  };
}

test.describe('a passkey', () => {
  test.use({ passkeys: true });

  test(
    'is set up from the list of sign-ins, signs in without a password, and is removed',
    { tag: '@phone' },
    async ({ page, lobby, account }) => {
      const countSignatures = await addAuthenticator(page);
      const sessions = page.getByRole('region', { name: 'Passkeys' });
      const setUp = sessions.getByRole('button', { name: 'Set up a passkey' });
      const create = page.getByRole('button', { name: 'Create a passkey' });
      const toLobby = page.getByRole('button', { name: 'Back to the lobby' });

      await test.step('it is set up at the provider, by whoever has just signed in', async () => {
        await lobby.open('/en/login/');
        await lobby.signInByForm(account);
        await lobby.open('/en/profile/session-history/');
        await setUp.click();
        await expect(page.getByRole('heading', { level: 1, name: 'Passkeys' })).toBeVisible();
        await lobby.expectAccessible();
        await page.getByRole('textbox', { name: 'Name of this passkey' }).fill('My phone');
        await create.click();
        await expect(page).toHaveURL('/en/profile/session-history/');
        await expect(page.getByText('Your passkey is ready.')).toBeVisible();
      });

      const expectSignedIn = async () => {
        await expect(page).toHaveURL('/en/promotions/');
        await expect(lobby.accountMenu()).toBeVisible();
      };
      await test.step('the e-mail field of the sign-in form offers it', async () => {
        await lobby.signOut();
        await lobby.open('/en/promotions/');
        await followSignInLink(page);
        // This device takes the offer at once.
        await expectSignedIn();
        // With the one that has set it up.
        expect(await countSignatures()).toBe(2);
      });

      await test.step('where the browser has no such offer, a button has it', async () => {
        await page.addInitScript(() => {
          PublicKeyCredential.isConditionalMediationAvailable = async () => false;
        });
        await lobby.signOut();
        await lobby.open('/en/promotions/');
        await followSignInLink(page);
        const button = page.getByRole('button', { name: 'Sign in with a passkey' });
        await expect(button).toBeVisible();
        await lobby.expectAccessible();
        await button.click();
        await expectSignedIn();
        expect(await countSignatures()).toBe(3);
      });

      await test.step('it is removed where it was set up', async () => {
        await lobby.open('/en/profile/session-history/');
        await setUp.click();
        await expect(page.getByText('My phone')).toBeVisible();
        await page.getByRole('button', { name: 'Remove' }).click();
        await expect(page.getByRole('status')).toHaveText(/The passkey has been removed/);
        await expect(page.getByText('My phone')).toHaveCount(0);
        await toLobby.click();
        await expect(page).toHaveURL('/en/profile/session-history/');
      });
    },
  );
});
