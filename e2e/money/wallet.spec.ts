import type { Page } from '@playwright/test';
import { lobbyOf } from '../support/brands.ts';
import { partnerFingerprint, openQuickDeposit, payByCard, quickDeposit } from '../support/cashier.ts';
import { expect, expectBalance, test } from '../support/player.ts';
import { operationOf, routeOperation } from '../support/wire.ts';

test.use({ expectedErrors: partnerFingerprint });

test('the header shows nothing to visitors, room while the balance loads, then the amounts (R-4-014, R-1-007)', async ({
  page,
  context,
  lobby,
  account,
}) => {
  const header = page.getByRole('banner');
  await lobby.open('/en/');
  await expect(page.getByRole('region', { name: /^Hot games/ })).toBeVisible();
  await expect(header).not.toContainText('Balance');

  await lobby.console('balance', { player: account.email, balance: '1234.50', bonusBalance: '7.00' });
  // The wallet comes with the player; the token is there before.
  const held = Promise.withResolvers<void>();
  await routeOperation(context, 'GetPlayerInfo', async (route) => {
    await held.promise;
    await route.continue();
  });
  await lobby.signIn(account);
  await expect(header).toContainText('Balance');
  await expect(header).not.toContainText('€');
  held.resolve();
  await expectBalance(page, '€1,234.50', '€7.00');
});

test(
  'the balance and the bonus follow what happens elsewhere (R-3-048)',
  { tag: '@desktop' },
  async ({ page, lobby, enter }) => {
    const { email } = await enter();
    await lobby.console('balance', { player: email, balance: '99.10', bonusBalance: '5.00' });
    await expectBalance(page, '€99.10', '€5.00');
    await lobby.console('bonus', { player: email, amount: '10.00' });
    await expectBalance(page, '€99.10', '€15.00');
    await lobby.console('balance', { player: email, balance: '0.00' });
    await expectBalance(page, '€0.00', '€15.00');
  },
);

test.describe('low funds', () => {
  const question = (page: Page) => page.getByRole('dialog', { name: 'Your balance is running low' });
  /** The player's blocks arrive a little later than the game can be played. */
  async function whenWatched<Visit>(page: Page, entering: () => Promise<Visit>): Promise<Visit> {
    const answered = page.waitForResponse((response) => operationOf(response.request()) === 'GetCustomerInfo');
    const visit = await entering();
    await (await answered).finished();
    return visit;
  }

  test(
    'a bet that leaves little asks for a deposit; declined once, never again (R-4-034, R-4-035)',
    { tag: '@phone' },
    async ({ page, lobby, enterGame }) => {
      const { email, frame } = await whenWatched(page, () => enterGame('slots', { balance: '3.01' }));
      const spin = frame.getByRole('button', { name: 'Spin' });
      const round = async (balance: string) => {
        await lobby.console('balance', { player: email, balance, bonusBalance: '0.00' });
        await expectBalance(page, `€${balance}`);
        const answered = page.waitForResponse(
          (response) =>
            response.url().endsWith('/play-api') && (response.request().postData() ?? '').includes('"move"'),
        );
        await spin.click();
        await answered;
      };
      // 2.01 is more than two more bets of 1.00: nobody asks.
      await round('3.01');
      await expect(spin).not.toHaveAttribute('aria-disabled', 'true');
      await expect(question(page)).toHaveCount(0);
      // 2.00 is not.
      await round('3.00');
      await expect(question(page)).toContainText('Do you want to make a deposit?');
      await question(page).getByRole('button', { name: 'CLOSE' }).click();
      await expect(question(page)).toBeHidden();
      expect(await lobby.cookie('depositDialogDeclined')).toBeDefined();
      await round('1.10');
      await expect(spin).not.toHaveAttribute('aria-disabled', 'true');
      await expect(question(page)).toHaveCount(0);
    },
  );

  test(
    'OK opens quick deposit, and a deposit forgets what was declined (R-4-034, A-079)',
    { tag: '@desktop' },
    async ({ page, context, lobby, enterGame }) => {
      const { frame } = await whenWatched(page, () => enterGame('slots', { balance: '1.00' }));
      await frame.getByRole('button', { name: 'Spin' }).click();
      await question(page).getByRole('button', { name: 'OK' }).click();
      await expect(quickDeposit(page)).toBeVisible();
      await quickDeposit(page).getByRole('button', { name: 'CLOSE' }).click();
      await page.goto('/en/');
      // For the whole site: the path of an address below would be the cookie's, and neither side would see it.
      await context.addCookies([{ name: 'depositDialogDeclined', value: 'true', url: lobbyOf('infiniza').url }]);
      expect(await lobby.cookie('depositDialogDeclined')).toBe('true');
      await openQuickDeposit(page);
      await payByCard(page, '20.00', 'success');
      await expect(quickDeposit(page)).toBeHidden();
      await expect.poll(() => lobby.cookie('depositDialogDeclined')).toBeUndefined();
    },
  );
});
