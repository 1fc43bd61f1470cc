import type { Page } from '@playwright/test';
import { openQuickDeposit, paymentMethod, quickDeposit } from '../support/cashier.ts';
import { expect, test } from '../support/player.ts';
import { patientCashier } from '../support/timings.ts';

// The hosted cashier of these brands is another sandbox's, which knows none of their sessions.
test.use({ expectedErrors: /./ });
test.use({ timings: patientCashier });

/** Expects so of the parameters with which the hosted cashier is asked for; null: there is none. */
async function expectFrameParams(page: Page, expected: Record<string, string | null>): Promise<void> {
  const params = async () => {
    const { searchParams } = new URL((await quickDeposit(page).locator('iframe').getAttribute('src')) ?? 'about:blank');
    return Object.fromEntries(Object.keys(expected).map((name) => [name, searchParams.get(name)]));
  };
  await expect.poll(params).toEqual(expected);
}
const methods = (page: Page) => paymentMethod(page).getByRole('listitem');

test.describe('in a closed loop', () => {
  test.use({ brand: 'elmst' });

  test(
    'money goes back to the accounts that it came from, and nowhere else (R-6-015, A-087)',
    { tag: '@phone' },
    async ({ page, lobby, signInWith }) => {
      const { email: player } = await signInWith();
      const withdraw = async () => {
        await lobby.open('/en/withdraw/?transaction=withdrawal');
        await expect(quickDeposit(page).getByRole('tab', { name: 'Withdraw' })).toHaveAttribute(
          'aria-selected',
          'true',
        );
      };
      await withdraw();
      await expect(quickDeposit(page).getByText('You have not deposited yet.')).toBeVisible();
      await expect(quickDeposit(page).locator('iframe')).toHaveCount(0);
      await lobby.expectAccessible();

      await lobby.console('deposit', { player, amount: '50.00', method: 'zimpler', account: 'EE12 **** 7781' });
      await lobby.console('deposit', { player, amount: '50.00', account: '411111******1111' });
      await withdraw();
      await expect(paymentMethod(page)).toContainText(/^Card 411111\*{6}1111/);
      await expectFrameParams(page, { providerType: 'creditcard', accountId: '411111******1111' });
      await paymentMethod(page).getByRole('button', { name: 'Change' }).click();
      await expect(methods(page)).toHaveText([/^Zimpler EE12 \*{4} 7781/]);
      await lobby.expectAccessible();
      await methods(page).getByRole('button').click();
      await expectFrameParams(page, { providerType: 'zimpler' });
    },
  );
});

test.describe('where instant banking is announced', () => {
  test.use({ brand: 'elvel' });

  test(
    'it is what the deposit can go on with, and Krofort begins with the account of the last deposit',
    { tag: '@desktop' },
    async ({ page, lobby, signInWith }) => {
      const { email: player } = await signInWith();
      await lobby.open('/en/');
      await openQuickDeposit(page);
      await expect(quickDeposit(page).getByText(/brings you 50 points for the rewards shop/)).toBeVisible();
      await lobby.expectAccessible();
      await quickDeposit(page).getByRole('button', { name: 'Pay with Krofort' }).click();
      await expectFrameParams(page, { providerType: 'krofort', accountId: null });

      await lobby.console('deposit', { player, amount: '50.00', method: 'krofort', account: 'DE12 **** 7781' });
      await lobby.open('/en/deposit/');
      await expect(paymentMethod(page)).toContainText(/^Krofort DE12 \*{4} 7781/);
      await expectFrameParams(page, { providerType: 'krofort', accountId: 'DE12 **** 7781' });
    },
  );
});

/** Half past ten in the evening (UTC) of the next Friday, or days later: never in the past, in which no token is valid. */
function fridayNight(daysLater: number): string {
  const date = new Date();
  date.setUTCDate(date.getUTCDate() + ((5 - date.getUTCDay() + 7) % 7 || 7) + daysLater);
  date.setUTCHours(22, 30, 0, 0);
  return date.toISOString();
}

test.describe('at a weekend of the platform’s clock', () => {
  test('a withdrawal says what waits for Monday', { tag: '@desktop' }, async ({ page, lobby, signInWith }) => {
    const message = quickDeposit(page).getByText(/^It is the weekend/);
    const openAt = async (time: string) => {
      // The page of the day before would sign itself out: its tokens have ended by then.
      await page.goto('about:blank');
      await lobby.console('clock', { to: time });
      await signInWith();
      await lobby.open('/en/withdraw/?transaction=withdrawal');
      await expect(paymentMethod(page)).toBeVisible();
    };
    // In Finland it is Saturday: two or three hours later.
    await openAt(fridayNight(0));
    await expect(message).toBeVisible();
    await lobby.expectAccessible();
    await openAt(fridayNight(2));
    await expect(message).toHaveCount(0);
  });
});
