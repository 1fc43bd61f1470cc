import type { Page } from '@playwright/test';
import { cashierPolicyError, openQuickDeposit, payByCard, quickDeposit } from '../support/cashier.ts';
import { expect, expectBalance, nextMove, test, waitForPhase } from '../support/player.ts';
import { patientCashier } from '../support/timings.ts';

test.use({ expectedErrors: cashierPolicyError });
test.use({ timings: patientCashier });

const lowFundsDialog = (page: Page) => page.getByRole('dialog', { name: 'Your balance is running low' });

test(
  'a bet that leaves little money prompts for a deposit, which quick deposit takes; once declined, the prompt does not return (R-4-034, R-4-035, A-079)',
  { tag: '@phone' },
  async ({ page, lobby, signInAndOpenGame }) => {
    const { email, frame } = await signInAndOpenGame('slots', { balance: '3.01' });
    // The watch may come after the game is playable.
    await waitForPhase(page, 'idle');
    const spin = frame.getByRole('button', { name: 'Spin' });
    const playRoundFrom = async (balance: string) => {
      await lobby.console('balance', { player: email, balance, bonusBalance: '0.00' });
      await expectBalance(page, `€${balance}`);
      const move = nextMove(page);
      await spin.click();
      await move;
    };
    const expectNoPrompt = async () => {
      await expect(spin).not.toHaveAttribute('aria-disabled', 'true');
      await expect(lowFundsDialog(page)).toHaveCount(0);
    };
    // 2.01 is left, more than two bets of 1.00.
    await playRoundFrom('3.01');
    await expectNoPrompt();
    // 2.00 is left, just two bets.
    await playRoundFrom('3.00');
    await expect(lowFundsDialog(page)).toContainText('Do you want to make a deposit?');
    await lowFundsDialog(page).getByRole('button', { name: 'OK' }).click();
    await expect(quickDeposit(page)).toBeVisible();
    await quickDeposit(page).getByRole('button', { name: 'CLOSE' }).click();
    await expect(quickDeposit(page)).toBeHidden();

    await playRoundFrom('2.00');
    await lowFundsDialog(page).getByRole('button', { name: 'CLOSE' }).click();
    await expect(lowFundsDialog(page)).toBeHidden();
    await expect.poll(() => lobby.cookie('depositDialogDeclined')).toBe('true');
    await playRoundFrom('1.10');
    await expectNoPrompt();

    await test.step('a deposit clears the note of the declined prompt', async () => {
      await page.getByRole('button', { name: 'Leave the game' }).click();
      await openQuickDeposit(page);
      await payByCard(page, '20.00', 'success');
      await expect(quickDeposit(page)).toBeHidden();
      await expect.poll(() => lobby.cookie('depositDialogDeclined')).toBeUndefined();
    });
  },
);
