import type { Page } from '@playwright/test';
import { cashierPolicyError, openQuickDeposit, payByCard, quickDeposit } from '../support/cashier.ts';
import { expect, expectBalance, nextMove, test, waitForPhase } from '../support/player.ts';
import { patientCashier } from '../support/timings.ts';

test.use({ expectedErrors: cashierPolicyError });

test.describe('low funds', () => {
  const lowFundsDialog = (page: Page) => page.getByRole('dialog', { name: 'Your balance is running low' });
  /** Opens a game and waits for the player's blocks and the watch, which may come after the game is playable. */
  async function openWithWatch<Visit>(page: Page, open: () => Promise<Visit>): Promise<Visit> {
    const visit = await open();
    await waitForPhase(page, 'idle');
    return visit;
  }

  test(
    'a bet that leaves little money prompts for a deposit; once declined, the prompt does not return (R-4-034, R-4-035)',
    { tag: '@phone' },
    async ({ page, lobby, signInAndOpenGame }) => {
      const { email, frame } = await openWithWatch(page, () => signInAndOpenGame('slots', { balance: '3.01' }));
      const spin = frame.getByRole('button', { name: 'Spin' });
      const playRoundFrom = async (balance: string) => {
        await lobby.console('balance', { player: email, balance, bonusBalance: '0.00' });
        await expectBalance(page, `€${balance}`);
        const move = nextMove(page);
        await spin.click();
        await move;
      };
      // 2.01 is left, more than two bets of 1.00: no prompt.
      await playRoundFrom('3.01');
      await expect(spin).not.toHaveAttribute('aria-disabled', 'true');
      await expect(lowFundsDialog(page)).toHaveCount(0);
      // 2.00 is left, just two bets.
      await playRoundFrom('3.00');
      await expect(lowFundsDialog(page)).toContainText('Do you want to make a deposit?');
      await lowFundsDialog(page).getByRole('button', { name: 'CLOSE' }).click();
      await expect(lowFundsDialog(page)).toBeHidden();
      await expect.poll(() => lobby.cookie('depositDialogDeclined')).toBeDefined();
      await playRoundFrom('1.10');
      await expect(spin).not.toHaveAttribute('aria-disabled', 'true');
      await expect(lowFundsDialog(page)).toHaveCount(0);
    },
  );

  test.describe('with the cashier', () => {
    test.use({ timings: patientCashier });

    test(
      'OK opens quick deposit, and a deposit clears the note of the declined prompt (R-4-034, A-079)',
      { tag: '@desktop' },
      async ({ page, context, lobby, signInAndOpenGame, world }) => {
        const { frame } = await openWithWatch(page, () => signInAndOpenGame('slots', { balance: '1.00' }));
        await frame.getByRole('button', { name: 'Spin' }).click();
        await lowFundsDialog(page).getByRole('button', { name: 'OK' }).click();
        await expect(quickDeposit(page)).toBeVisible();
        await quickDeposit(page).getByRole('button', { name: 'CLOSE' }).click();
        await page.goto('/en/');
        // The site's root, since the path of a longer URL would become the cookie's, and it would not be seen.
        await context.addCookies([{ name: 'depositDialogDeclined', value: 'true', url: world.url }]);
        expect(await lobby.cookie('depositDialogDeclined')).toBe('true');
        await openQuickDeposit(page);
        await payByCard(page, '20.00', 'success');
        await expect(quickDeposit(page)).toBeHidden();
        await expect.poll(() => lobby.cookie('depositDialogDeclined')).toBeUndefined();
      },
    );
  });
});
