import { cashierFrame, cashierPolicyError, openQuickDeposit, quickDeposit } from '../support/cashier.ts';
import { euro, expect, expectBalance, test } from '../support/player.ts';

test.describe('a withdrawal', () => {
  test.use({ expectedErrors: cashierPolicyError });

  test('shows its way, and is cancelled with a reason while that is possible (R-2-040, R-3-012)', async ({
    page,
    lobby,
    signInAndOpen,
  }) => {
    await signInAndOpen({ balance: '100.00' });
    await openQuickDeposit(page);
    await quickDeposit(page).getByRole('tab', { name: 'Withdraw' }).click();
    const frame = cashierFrame(page);
    await frame.getByRole('radio', { name: /Bank transfer/ }).check();
    await frame.getByLabel(/^Amount/).fill('30.00');
    await frame.getByLabel('IBAN').fill('FI21 1234 5600 0007 85');
    await frame.getByRole('button', { name: 'Withdraw 30.00 EUR' }).click();
    await expect(frame.getByText(/is being processed/)).toBeVisible();
    await quickDeposit(page).getByRole('button', { name: 'CLOSE' }).click();
    await expectBalance(page, euro('70.00'));

    await lobby.open('/en/profile/withdrawal-history/');
    const row = page.getByRole('list', { name: 'Withdrawals' }).locator('> li').first();
    await expect(row).toContainText(euro('30.00'));
    await expect(row.locator('[aria-current="step"]')).toContainText('Requested');
    await row.getByRole('button', { name: 'Cancel withdrawal' }).click();
    await expect(row.getByRole('radio')).toHaveCount(4);
    await lobby.expectAccessible();
    await row.getByRole('radio', { name: /problem with the payment/ }).check();
    await row.getByRole('button', { name: 'Cancel withdrawal' }).click();
    await expect(row).toContainText('Cancelled');
    await expectBalance(page, euro('100.00'));
  });
});
