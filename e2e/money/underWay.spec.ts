import {
  cashierFrame,
  cashierPolicyError,
  chooseMethod,
  depositByBank,
  openQuickDeposit,
  quickDeposit,
} from '../support/cashier.ts';
import { expect, expectBalance, test } from '../support/player.ts';
import { patientCashier } from '../support/timings.ts';

test.use({ expectedErrors: cashierPolicyError });
test.use({ timings: patientCashier });

test(
  'a deposit on the page of a bank survives a reload on either side, and its outcome is shown once',
  { tag: '@phone' },
  async ({ page, lobby, signInAndOpen }) => {
    const { email: player } = await signInAndOpen({ path: '/en/promotions/' });
    const message = (text: string) => page.getByRole('log').filter({ hasText: text });
    const success = message('Your deposit of €50.00 was successful.');

    await test.step('the lobby gives way to the bank', async () => {
      await depositByBank(page, '50.00');
      await lobby.expectAccessible();
    });
    await test.step('back in the lobby without an answer, the payment is pending, which a notice says once', async () => {
      await lobby.open('/en/');
      await expect(message('Your payment is being processed.')).toBeVisible();
      await page.reload({ waitUntil: 'domcontentloaded' });
      await expectBalance(page, '€100.00');
      await openQuickDeposit(page);
      const waiting = quickDeposit(page).getByRole('region', { name: 'Being processed' });
      await expect(waiting).toContainText(/€50\.00 EUR · Trustly · .*Waits for your bank/);
      await lobby.expectAccessible();
      await quickDeposit(page).getByRole('button', { name: 'CLOSE' }).click();
      await expect(message('Your payment is being processed.')).toHaveCount(0);
    });
    await test.step('confirmed on the bank’s page, which is still open, the lobby that it leads back to shows it', async () => {
      const [{ id = '' } = {}] = await lobby.console<{ id: string }[]>('payments', { player });
      await page.goto(`http://localhost:5000/bank?payment=${id}`);
      await page.getByRole('radio', { name: 'FI12 **** 7781' }).check();
      await page.getByRole('button', { name: 'Confirm' }).click();
      await expect(page).toHaveURL('/en/');
      await expect(success).toBeVisible();
      await expectBalance(page, '€150.00');
    });
    await test.step('once', async () => {
      await page.reload({ waitUntil: 'domcontentloaded' });
      await expectBalance(page, '€150.00');
      await lobby.waitForSubscriptions({ email: player, password: '' });
      await expect(success).toHaveCount(0);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('paymentsUnderWay'))).toBe('[]');
    });
    await test.step('the account that has paid is the player’s from now on', async () => {
      await openQuickDeposit(page);
      await chooseMethod(page, /^Trustly FI12/);
      await expect(cashierFrame(page).getByText('FI12 **** 7781')).toBeAttached();
    });
  },
);

test(
  'a payment that is sent survives another language, an exclusion and a closed tab',
  { tag: '@desktop' },
  async ({ page, context, lobby, signInAndOpen }) => {
    const { email: player } = await signInAndOpen({ path: '/en/promotions/' });
    await depositByBank(page, '40.00');
    // The message goes by itself, maybe before all pictures are there.
    await page.goto('/fi/promotions/', { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('log').filter({ hasText: 'Maksuasi käsitellään' })).toBeVisible();
    await page.close();

    await lobby.console('exclusion', { player, until: '2099-01-01T00:00:00Z' });
    const [{ id = '' } = {}] = await lobby.console<{ id: string }[]>('payments', { player });
    await lobby.console('settlePayment', { id, outcome: 'cancelled' });
    const other = await context.newPage();
    await other.goto('/en/promotions/', { waitUntil: 'domcontentloaded' });
    await expect(other.getByRole('log').filter({ hasText: 'Your deposit did not go through.' })).toBeVisible();
  },
);
