import { openQuickDeposit, quickDeposit } from '../support/cashier.ts';
import { test } from '../support/leaks/journey.ts';
import { expectBalance, expect } from '../support/player.ts';

test.describe('a second factor before a withdrawal', () => {
  // The browser logs the provider's rejection of a code, and that the real cashier is another sandbox's.
  test.use({ expectedErrors: /422 \(Unprocessable|^Framing 'http:\/\/localhost|'TrustedHTML'/ });
  test.beforeEach(({ lobby }) => lobby.console('secondFactor', { on: true }));
  test.afterEach(({ lobby }) => lobby.console('secondFactor', { on: false }));

  test(
    'is requested at the provider, and leads back to the withdrawal in the same session',
    { tag: '@phone' },
    async ({ page, lobby, account }) => {
      await lobby.console('balance', { player: account.email, balance: '80.00' });
      await lobby.open('/en/login/');
      await lobby.signInByForm(account);
      await expectBalance(page, '€80.00');
      /** Which session it is, and since when; its expiry moves with each renewal. */
      const sessionNow = async () => {
        const { sid, startedAt } = JSON.parse(decodeURIComponent((await lobby.cookie('sessionInfo')) ?? '{}')) as {
          sid?: string;
          startedAt?: number;
        };
        return { sid, startedAt };
      };
      const session = await sessionNow();
      expect(session.sid).toBeDefined();
      const confirm = quickDeposit(page).getByRole('button', { name: 'Confirm' });
      const openWithdrawal = async () => {
        await lobby.open('/en/withdraw/?transaction=withdrawal');
        await expect(quickDeposit(page).getByRole('alert')).toContainText('Confirm that it is you');
      };

      await test.step('whoever goes back from there gets the notice again, and keeps the session', async () => {
        await openWithdrawal();
        await lobby.expectAccessible();
        await confirm.click();
        await page.getByRole('button', { name: 'Back to the lobby' }).click();
        await expect(quickDeposit(page).getByRole('alert')).toContainText('Confirm that it is you');
      });

      await test.step('a wrong code leads nowhere, the right one to the withdrawal', async () => {
        await confirm.click();
        const field = page.getByRole('textbox', { name: 'Code' });
        await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
        const codes = await lobby.console<{ email: string; code: string }[]>('secondFactorCodes');
        const code = codes.find(({ email }) => email === account.email)?.code ?? '';
        await field.fill(code === '111111' ? '222222' : '111111');
        await page.getByRole('button', { name: 'Continue' }).click();
        await expect(page.getByText('This code is wrong, or too old.')).toBeVisible();
        await field.fill(code);
        await page.getByRole('button', { name: 'Continue' }).click();
        await expect(quickDeposit(page).getByRole('tab', { name: 'Withdraw', selected: true })).toBeVisible();
        expect(await sessionNow()).toEqual(session);
        expect(page.url()).not.toMatch(/code=|state=/);
      });

      await test.step('deposits need none', async () => {
        await lobby.console('secondFactor', { on: true, maxAge: 0 });
        await quickDeposit(page).getByRole('button', { name: 'CLOSE' }).click();
        await openQuickDeposit(page);
        await expect(quickDeposit(page).getByRole('tab', { name: 'Deposit', selected: true })).toBeVisible();
        await expect(quickDeposit(page).getByText('Confirm that it is you')).toHaveCount(0);
        await quickDeposit(page).getByRole('button', { name: 'CLOSE' }).click();
        await expectBalance(page, '€80.00');
      });
    },
  );
});
