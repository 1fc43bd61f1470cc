import { cashierFrame, openQuickDeposit, payByCard, quickDeposit } from '../../support/cashier.ts';
import { expect, expectBalance, firstGameSlug, openGame } from '../../support/player.ts';
import type { Scene } from './scene.ts';

/** Opens what the stage begins with; a player has 100 euros. */
export async function prepare(scene: Scene, byForm: boolean): Promise<void> {
  const { page, context, lobby, account, stage, way, pathOf, money } = scene;
  await lobby.console('balance', { player: account.email, balance: '100.00' });
  if (stage === 'signing in') return way.openForm(scene);
  if (byForm) {
    await way.openForm(scene);
    await way.sendForm(scene);
  } else {
    await way.signIn(scene);
    if (stage === 'playing') scene.game = await openGame(page, await firstGameSlug(context, 'slots'), pathOf('games/'));
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
export async function act(scene: Scene): Promise<void> {
  const { page, lobby, stage, way, game } = scene;
  if (stage === 'signing in') await way.sendForm(scene);
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
