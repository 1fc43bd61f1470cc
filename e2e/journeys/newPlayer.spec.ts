import { cashierFrame, cashierPolicyError, chooseMethod, depositByBank, quickDeposit } from '../support/cashier.ts';
import { test } from '../support/leaks/journey.ts';
import { expect, expectBalance } from '../support/player.ts';
import { operationOf, recordRequests } from '../support/requests.ts';

test.use({
  expectedErrors: cashierPolicyError,
  secretKinds: ['access token', 'refresh token', 'password', 'e-mail'],
});

test(
  'a new player deposits by a bank, bets, writes to support, takes a withdrawal back, and opens a door',
  { tag: '@phone' },
  async ({ page, lobby, context, account }) => {
    test.slow();
    const { email: player } = account;
    await lobby.console('balance', { player, balance: '0.00', bonusBalance: '0.00' });
    await lobby.open('/en/');
    await lobby.signInByForm(account);
    await expectBalance(page, '€0.00');
    await lobby.waitForSubscriptions(account);
    const requests = recordRequests(context);

    await test.step('the deposit goes over the bank’s page and comes back', async () => {
      await depositByBank(page, '50.00');
      await page.getByRole('radio', { name: 'FI12 **** 7781' }).check();
      await page.getByRole('button', { name: 'Confirm' }).click();
      await expect(page.getByRole('log').filter({ hasText: 'Your deposit of €50.00 was successful.' })).toBeVisible();
      await expectBalance(page, '€50.00');
    });

    await test.step('a bet takes its stake', async () => {
      await lobby.openMenu();
      await page
        .getByRole('dialog', { name: 'Menu' })
        .getByRole('link', { name: 'Sports', exact: true })
        .first()
        .click();
      await expect(page).toHaveURL(/\/en\/sports\//);
      const frame = page.locator('main iframe');
      await expect(frame).not.toHaveAttribute('inert');
      const book = frame.contentFrame();
      // The last ones: those on top may begin, and take no bet for a moment.
      const last = book.locator('button[data-selection]:not([aria-disabled])').last();
      const selection = await last.getAttribute('data-selection');
      const odds = book.locator(`button[data-selection="${selection}"]`).last();
      // Odds that drift meanwhile would have to be accepted first.
      await lobby.console('sportsOdds', { selection, odds: '2.00' });
      await expect(odds).toContainText('2.00');
      await odds.click();
      await book.getByRole('button', { name: /^Bet slip: / }).click();
      const slip = book.getByRole('complementary', { name: 'Bet slip' });
      await slip.getByRole('textbox', { name: /^Stake on/ }).fill('10');
      await slip.getByRole('button', { name: /^Place bet/ }).click();
      await expect(slip.getByText('Your bet is placed.')).toBeVisible();
      await expectBalance(page, '€40.00');
    });

    await test.step('the support answers in the chat', async () => {
      await lobby.open('/en/');
      await page.getByRole('button', { name: 'Live chat' }).click();
      const chat = page.getByRole('dialog', { name: 'Support' });
      await expect(chat).toContainText(`You chat as ${player}`);
      await chat.getByRole('textbox', { name: 'Message' }).fill('How do I withdraw?');
      await page.keyboard.press('Enter');
      await expect(chat.getByRole('log')).toContainText('You withdraw in the cashier');
      await chat.getByRole('button', { name: 'Close chat' }).click();
    });

    await test.step('a withdrawal is requested and cancelled', async () => {
      await lobby.open('/en/withdraw/');
      // Both addresses open with the deposit.
      await quickDeposit(page).getByRole('tab', { name: 'Withdraw' }).click();
      await chooseMethod(page, /^Bank transfer/);
      const cashier = cashierFrame(page);
      await cashier.getByLabel(/^Amount/).fill('30.00');
      await cashier.getByLabel('IBAN').fill('FI21 1234 5600 0007 85');
      await cashier.getByRole('button', { name: 'Withdraw 30.00 EUR' }).click();
      await expect(cashier.getByText(/is being processed/)).toBeVisible();
      await quickDeposit(page).getByRole('button', { name: 'CLOSE' }).click();
      await expectBalance(page, '€10.00');
      await lobby.follow('/en/profile/withdrawal-history/');
      const row = page.getByRole('list', { name: 'Withdrawals' }).locator('> li').first();
      await row.getByRole('button', { name: 'Cancel withdrawal' }).click();
      await row.getByRole('radio').first().check();
      await row.getByRole('button', { name: 'Cancel withdrawal' }).click();
      await expect(row).toContainText('Cancelled');
      await expectBalance(page, '€40.00');
    });

    await test.step('behind the door of today is a prize', async () => {
      // In the time zone of the calendar, which is that of the brand's country.
      const firstDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Helsinki' }).format();
      await lobby.console('calendar', { firstDay });
      await lobby.follow('/en/christmas-2024/');
      await page.getByRole('button', { name: 'Open door 1' }).click();
      await expect(page.getByRole('dialog', { name: 'Behind door 1' })).toContainText('25 points');
    });

    await test.step('every operation on the way has carried the bearer, but for the country’s', () => {
      const namesOf = (sent: typeof requests) => new Set(sent.flatMap((request) => operationOf(request) ?? []));
      expect(namesOf(requests).size).toBeGreaterThan(20);
      const withoutBearer = requests.filter((request) => !/^Bearer ./.test(request.headers()['authorization'] ?? ''));
      expect([...namesOf(withoutBearer)]).toEqual(['CountryContextQuery']);
    });
  },
);
