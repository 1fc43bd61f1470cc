import { cashierFrame, cashierPolicyError, chooseMethod, openQuickDeposit, quickDeposit } from '../support/cashier.ts';
import { euro, expect, expectBalance, test } from '../support/player.ts';
import { patientCashier } from '../support/timings.ts';

test.describe('a withdrawal', () => {
  test.use({ expectedErrors: cashierPolicyError });
  test.use({ timings: patientCashier });

  test(
    'shows its progress, and is cancelled with a reason while the operator lets it (R-2-040, R-3-010, R-3-012, R-6-004, R-6-005)',
    { tag: '@phone' },
    async ({ page, lobby, signInAndOpen }) => {
      const { email: player } = await signInAndOpen({ balance: '100.00' });
      const cancel = page.getByRole('main').getByRole('button', { name: 'Cancel withdrawal' });
      await openQuickDeposit(page);
      await quickDeposit(page).getByRole('tab', { name: 'Withdraw' }).click();
      const frame = cashierFrame(page);
      await chooseMethod(page, /^Bank transfer/);
      await frame.getByLabel(/^Amount/).fill('30.00');
      await frame.getByLabel('IBAN').fill('FI21 1234 5600 0007 85');
      await frame.getByRole('button', { name: 'Withdraw 30.00 EUR' }).click();
      await expect(frame.getByText(/is being processed/)).toBeVisible();
      await quickDeposit(page).getByRole('button', { name: 'CLOSE' }).click();
      await expectBalance(page, euro('70.00'));

      await test.step('a cancellation that the operator has blocked is not to be had, and says why', async () => {
        await lobby.console('block', { player, cancelWithdrawal: true });
        await lobby.follow('/en/profile/withdrawal-history/');
        await expect(cancel).toBeDisabled();
        await expect(cancel).toHaveAccessibleDescription(/cannot be cancelled/);
        await lobby.console('block', { player, cancelWithdrawal: false });
      });
      await test.step('deposits are listed on a page of their own, and alone', async () => {
        await lobby.console('deposit', { player, amount: '25.00' });
        await lobby.follow('/en/profile/deposit-history/');
        const deposits = page.getByRole('list', { name: 'Deposits' }).locator('> li');
        await expect(deposits).toHaveCount(1);
        await expect(deposits).toContainText(euro('25.00'));
        await lobby.follow('/en/profile/withdrawal-history/');
        await expect(page.getByRole('list', { name: 'Withdrawals' }).locator('> li')).toHaveCount(1);
      });
      const row = page.getByRole('list', { name: 'Withdrawals' }).locator('> li').first();
      await expect(row).toContainText(euro('30.00'));
      await expect(row.locator('[aria-current="step"]')).toContainText('Requested');
      await expect(row).toContainText('We check it before we pay it out.');
      await expect(cancel).toBeEnabled();
      await cancel.click();
      await expect(row.getByRole('radio')).toHaveCount(4);
      await lobby.expectAccessible();
      await row.getByRole('radio', { name: /problem with the payment/ }).check();
      await cancel.click();
      await expect(row).toContainText('Cancelled');
      await expectBalance(page, euro('125.00'));

      await test.step('other functions that the operator may block are not to be had either', async () => {
        await lobby.console('limit', { player, kind: 'Deposit', period: 'Day', amount: '50.00' });
        await lobby.console('block', { player, increaseDepositLimit: true, withdrawals: true });
        await lobby.follow('/en/profile/limits/');
        const limit = page.getByRole('region', { name: 'Deposit limit per day' });
        await expect(limit.getByRole('button', { name: 'Remove' })).toBeDisabled();
        await limit.getByRole('button', { name: 'Change' }).click();
        await limit.getByRole('textbox').fill('60');
        await expect(limit.getByRole('button', { name: 'Request' })).toBeDisabled();
        await expect(limit.getByText(/cannot be raised or removed/).first()).toBeVisible();

        await openQuickDeposit(page);
        await expect(quickDeposit(page).getByRole('tab', { name: 'Withdraw' })).toBeDisabled();
        await expect(quickDeposit(page).getByText(/^Withdrawals are blocked on your account/)).toBeVisible();

        await lobby.console('block', { player, deposits: true });
        await lobby.open('/en/profile/limits/');
        await expect(limit).toBeVisible();
        await expect(page.getByRole('banner')).toContainText('Balance');
        await expect(page.getByRole('button', { name: 'Deposit', exact: true })).toHaveCount(0);
      });
    },
  );
});
