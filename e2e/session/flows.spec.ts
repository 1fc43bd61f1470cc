import { expect, test } from '../support/leaks/journey.ts';
import { isSeeded } from '../support/account.ts';
import type { Lobby } from '../support/lobby.ts';

const isSignedIn = async (lobby: Lobby): Promise<boolean> => (await lobby.cookie('accessToken')) !== undefined;

test.describe('a country that signs in by phone', () => {
  test.use({ brand: 'herion', secretKinds: ['access token', 'refresh token', 'phone number', 'one-time code'] });

  test(
    'sends a code, which a reload does not lose and which signs in, to the page that was asked for (R-1-006, R-3-023)',
    { tag: '@phone' },
    async ({ page, account, lobby }) => {
      const phoneNumber = `+3725550${String(Date.now()).slice(-4)}`;
      await lobby.console('contact', { player: account.email, phoneNumber, phoneVerified: false });
      await lobby.open('/en_CA/rewards/');
      await expect(page).toHaveURL(/\/en_CA\/login\//);
      await page.getByRole('textbox', { name: 'Phone number' }).fill('12');
      await page.getByRole('button', { name: 'Send code' }).click();
      await expect(page.getByRole('textbox', { name: 'Phone number' })).toHaveAttribute('aria-invalid', 'true');
      await page.getByRole('textbox', { name: 'Phone number' }).fill(phoneNumber);
      await page.getByRole('button', { name: 'Send code' }).click();
      await expect(page).toHaveURL(/\/en_CA\/enter-code\//);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toHaveCount(0);
      await lobby.expectAccessible();
      await page.reload({ waitUntil: 'domcontentloaded' });
      const codes = await lobby.console<{ phoneNumber: string; code: string }[]>('phoneLogins');
      const { code = '' } = codes.find((sent) => sent.phoneNumber === phoneNumber) ?? {};
      const field = page.getByRole('textbox', { name: 'Code' });
      await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
      await field.fill(code === '000000' ? '000001' : '000000');
      await expect(page.getByText('This is not the code that we have sent.').first()).toBeVisible();
      expect(await isSignedIn(lobby)).toBe(false);
      await field.fill(code);
      await expect(page).toHaveURL('/en_CA/rewards/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await isSignedIn(lobby)).toBe(true);
      expect(await lobby.cookie('idpAccessToken')).toBeUndefined();
      await lobby.open('/en_CA/profile/session-history/');
      await expect(page.getByRole('list', { name: 'Signed in now' })).toContainText('Signed in by a code to the phone');
    },
  );
});

test.describe('a country that signs in at a partner', () => {
  test.use({
    brand: 'elmst',
    expectedErrors: /./,
    secretKinds: ['access token', 'refresh token', 'personal number', 'authorization code'],
  });

  test(
    'asks for the personal number, and takes the partner’s answer once (R-1-006, R-3-023)',
    { tag: '@desktop' },
    async ({ page, lobby }) => {
      const players = await lobby.console<{ email: string; personalNumber: string }[]>('players');
      const { personalNumber = '' } = players.findLast((player) => isSeeded(player) && player.personalNumber) ?? {};
      const begin = async (number = personalNumber) => {
        await page.getByRole('textbox', { name: 'Personal number' }).fill(number);
        await page.getByRole('button', { name: 'Sign in with Zimpler' }).click();
        await page.waitForURL('**/partner-login/zimpler/**');
      };
      await lobby.open('/en/zimpler-login/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await lobby.open('/en/login/');
      await page.getByRole('textbox', { name: 'Personal number' }).fill('38001085719');
      await page.getByRole('button', { name: 'Sign in with Zimpler' }).click();
      await expect(page.getByText('This personal number cannot be right. Please check it.').first()).toBeVisible();
      await lobby.expectAccessible();

      await test.step('a cancelled sign-in is back on the login page', async () => {
        await begin();
        expect(page.url()).not.toContain(personalNumber);
        await page.getByRole('button', { name: 'Cancel' }).click();
        await expect(page).toHaveURL(/\/en\/login\//);
        await expect(page.getByText(/cancelled/i)).toBeVisible();
      });
      for (const [button, fault] of [
        ['Something fails', 'normal'],
        ['Confirm', 'forged'],
      ] as const)
        await test.step(`${button}, ${fault}: no session, and another try`, async () => {
          await lobby.open('/en/login/');
          await lobby.console('partnerLogin', { answer: fault });
          await begin();
          await page.getByRole('button', { name: button }).click();
          await expect(page).toHaveURL(/\/en\/zimpler-login-handler\/$/);
          await expect(page.getByRole('alert')).toContainText('Login failed');
          expect(await isSignedIn(lobby)).toBe(false);
        });
      await test.step('a confirmed one is signed in, however often its address is opened', async () => {
        await lobby.console('partnerLogin', { answer: 'normal' });
        await lobby.open('/en/rewards/');
        await begin();
        // From the document: the event of its request has been seen to be missing.
        let address = '';
        page.on('framenavigated', (frame) => {
          if (frame.url().includes('/zimpler-login-handler/?')) address = frame.url();
        });
        await page.getByRole('button', { name: 'Confirm' }).click();
        await expect(lobby.accountMenu()).toBeVisible();
        await expect(page).toHaveURL('/en/rewards/');
        const token = await lobby.cookie('refreshToken');
        expect(address).not.toBe('');
        await page.goto(address, { waitUntil: 'domcontentloaded' });
        await expect(page).toHaveURL('/en/');
        await expect(lobby.accountMenu()).toBeVisible();
        expect(await lobby.cookie('refreshToken')).toBe(token);
      });
    },
  );
});
