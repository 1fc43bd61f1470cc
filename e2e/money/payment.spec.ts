import type { Page } from '@playwright/test';
import {
  cashierFrame,
  openQuickDeposit,
  cashierPolicyError,
  payByCard,
  paymentMethod,
  quickDeposit,
} from '../support/cashier.ts';
import { test as journey } from '../support/leaks/journey.ts';
import { expect, expectBalance, test } from '../support/player.ts';
import { operationOf, recordRequests } from '../support/requests.ts';
import { lastingMessages, patientCashier } from '../support/timings.ts';

test.use({ expectedErrors: cashierPolicyError });
test.use({ timings: patientCashier });

const frameParams = async (page: Page): Promise<URLSearchParams> =>
  new URL((await quickDeposit(page).locator('iframe').getAttribute('src')) ?? '').searchParams;
const lastDeposit = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('lastDeposit') ?? 'null') as unknown);

journey(
  'a card deposit changes the balance, is reported, and prefills the next one, which is pending until it is settled (R-1-010, R-3-077, R-4-006, R-7-015)',
  { tag: '@desktop' },
  async ({ page, context, lobby, signInAndOpen }) => {
    const requests = recordRequests(context);
    const { email } = await signInAndOpen({ path: '/en/promotions/' });
    await openQuickDeposit(page);
    await expect(cashierFrame(page).getByLabel(/^Amount/)).toHaveValue('');
    await expect(paymentMethod(page)).toContainText('€20.00 – €5,000.00 EUR · No fee · At once');
    expect((await frameParams(page)).get('themeMode')).toBe('light');
    await payByCard(page, '50.00', 'success');
    const message = page.getByRole('log').filter({ hasText: 'Your deposit of €50.00 was successful.' });
    await expect(message).toBeVisible();
    await expect(quickDeposit(page)).toBeHidden();
    await expectBalance(page, '€150.00');
    await expect.poll(() => lastDeposit(page)).toEqual({ amount: '50.00', currency: 'EUR' });

    await openQuickDeposit(page);
    await expect(cashierFrame(page).getByLabel(/^Amount/)).toHaveValue('50.00');
    await expect(paymentMethod(page)).toContainText(/^Card/);
    expect((await frameParams(page)).get('providerType')).toBe('creditcard');
    const queries = () => requests.filter((request) => operationOf(request) === 'LastCompletedDeposit');
    await expect.poll(() => queries().length).toBe(2);
    const answer = await (await queries()[1]?.response())?.json();
    expect(answer).toMatchObject({
      data: { viewer: { lastCompletedDeposit: { provider: 'CreditcardDeposit', payload: expect.any(String) } } },
    });

    await payByCard(page, '40.00', 'pending');
    await expect(page.getByText('Your payment is being processed.')).toBeVisible();
    await expect(page.getByRole('banner', { includeHidden: true })).toContainText('Balance€150.00');
    // The cashier's own button posts the message that closes quick deposit (R-2-061).
    await cashierFrame(page).getByRole('button', { name: 'Back to the lobby' }).press('Enter');
    await expect(quickDeposit(page)).toBeHidden();
    const payments = await lobby.console<{ id: string; state: string }[]>('payments', { player: email });
    const pendingPayment = payments.find(({ state }) => state === 'Initialized');
    await lobby.console('settlePayment', { id: pendingPayment?.id, outcome: 'completed' });
    await expectBalance(page, '€190.00');
  },
);

test.describe('messages that stay', () => {
  test.use({ timings: { ...patientCashier, ...lastingMessages } });

  test(
    'a declined card moves no money, the Withdraw tab pays out, and another card pays in (R-1-010, A-071)',
    { tag: '@phone' },
    async ({ page, signInAndOpen }) => {
      await signInAndOpen({ path: '/en/promotions/' });
      const frame = cashierFrame(page);
      await test.step('declined', async () => {
        await openQuickDeposit(page);
        await payByCard(page, '50.00', 'declined');
        // By role, since content that a modal dialog hides from screen readers has none.
        const message = page.getByRole('log').filter({ hasText: 'Your deposit did not go through.' });
        await expect(message).toBeVisible();
        await message.getByRole('button', { name: 'CLOSE' }).click();
        await expect(message).toBeHidden();
        await expect(quickDeposit(page)).toBeVisible();
        await expect(frame.getByText('No money has moved.')).toBeVisible();
        await expect(page.getByRole('banner', { includeHidden: true })).toContainText('Balance€100.00');
        expect(await lastDeposit(page)).toBeNull();
      });
      await test.step('paid out', async () => {
        await quickDeposit(page).getByRole('tab', { name: 'Withdraw' }).click();
        await expect(quickDeposit(page).getByText('Your balance: €100.00 EUR')).toBeVisible();
        await expect(paymentMethod(page)).toContainText(/^Wallet.*Paid out at once/);
        await frame.getByLabel(/^Amount/).fill('30.00');
        await frame.getByLabel('E-mail address of the wallet').fill('player@example.com');
        await frame.getByRole('button', { name: 'Withdraw 30.00 EUR' }).click();
        await expect(page.getByRole('log').filter({ hasText: 'Your withdrawal has been requested.' })).toBeVisible();
        await expectBalance(page, '€70.00');
        expect(await lastDeposit(page)).toBeNull();
      });
      await test.step('paid by another card', async () => {
        await openQuickDeposit(page);
        await payByCard(page, '20.00', 'success');
        await expect(page.getByRole('log').filter({ hasText: 'Your deposit of €20.00' })).toBeVisible();
        await expectBalance(page, '€90.00');
      });
    },
  );
});
