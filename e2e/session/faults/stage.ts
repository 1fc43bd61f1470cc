import { cashierFrame, openQuickDeposit, payByCard, quickDeposit } from '../../support/cashier.ts';
import { expect, expectBalance, firstGameSlug, openGame } from '../../support/player.ts';
import type { FaultRun } from './faultRun.ts';

/** Opens what the stage begins with; a player has 100 euros. */
export async function prepareStage(run: FaultRun, byForm: boolean): Promise<void> {
  const { page, context, lobby, account, stage, method, pathOf, money } = run;
  await lobby.console('balance', { player: account.email, balance: '100.00' });
  if (stage === 'signing in') return method.openForm(run);
  if (byForm) {
    await method.openForm(run);
    await method.sendForm(run);
  } else {
    await method.signIn(run);
    if (stage === 'playing') run.game = await openGame(page, await firstGameSlug(context, 'slots'), pathOf('games/'));
    else await lobby.open(pathOf('promotions/'));
  }
  await expectBalance(page, money('100'));
  await lobby.waitForSubscriptions(account);
  if (stage === 'depositing') {
    await openQuickDeposit(page);
    await expect(quickDeposit(page)).toBeVisible();
    await expect(cashierFrame(page).getByLabel(/^Amount/)).toBeVisible();
  }
}

/** In ms, for each step: a session that the fault has ended takes away what the player is about to press. */
const patience = 15_000;

/** Does what the stage is about, as far as the fault lets the player. */
export async function performStage(run: FaultRun): Promise<void> {
  const { page, lobby, stage, method, game } = run;
  if (stage === 'signing in') await method.sendForm(run);
  if (stage === 'playing') await game?.getByRole('button', { name: 'Spin' }).click();
  if (stage === 'depositing') {
    page.setDefaultTimeout(patience);
    await payByCard(page, '50.00', 'success').catch(() => {});
    page.setDefaultTimeout(0);
  }
  if (stage === 'signing out') {
    await lobby
      .accountMenu()
      .click({ timeout: patience })
      .then(() => page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click({ timeout: patience }))
      // A player who is still signed in then is one without an end: see `recover`.
      .catch(() => {});
  }
}
