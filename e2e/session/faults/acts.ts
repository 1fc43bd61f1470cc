import { cashierFrame, openQuickDeposit, payByCard, quickDeposit } from '../../support/cashier.ts';
import { fillSignInForm } from '../../support/lobby.ts';
import { expect, expectBalance, firstGameSlug, openGame } from '../../support/player.ts';
import type { Scene } from './scene.ts';

const isCallback = (address: string): boolean => /login-handler\/\?.*code=/.test(address);

async function openSignInForm({ page, lobby }: Scene): Promise<void> {
  await lobby.open('/en/promotions/');
  await page.locator('header a[href*="autoSignIn=1"]').click();
  await page.waitForURL('**/interaction/**');
}

/** Opens what the stage begins with; a player has 100 euros. */
export async function prepare(scene: Scene, byForm: boolean): Promise<void> {
  const { page, context, lobby, account, stage } = scene;
  await lobby.console('balance', { player: account.email, balance: '100.00' });
  page.on('request', (request) => {
    if (request.isNavigationRequest() && isCallback(request.url())) scene.callback = request.url();
  });
  if (stage === 'signing in') return openSignInForm(scene);
  if (byForm) {
    await openSignInForm(scene);
    await fillSignInForm(page, account);
  } else {
    await lobby.signIn(account);
    await lobby.open('/en/promotions/');
  }
  await expectBalance(page, '€100.00');
  await lobby.waitForSubscriptions(account);
  if (stage === 'playing') {
    scene.game = await openGame(page, await firstGameSlug(context, 'slots'));
    await expectBalance(page, '€100.00');
  }
  if (stage === 'depositing') {
    await openQuickDeposit(page);
    await expect(quickDeposit(page)).toBeVisible();
    if (scene.hasCashier) await expect(cashierFrame(page).getByLabel(/^Amount/)).toBeVisible();
  }
}

/** Does what the stage is about, as far as the fault lets the player. */
export async function act({ page, lobby, account, stage, hasCashier, game }: Scene): Promise<void> {
  if (stage === 'signing in') {
    await page.locator('input[name="email"]').fill(account.email);
    await page.locator('input[name="password"]').fill(account.password);
    const answer = page.waitForResponse((response) => response.request().isNavigationRequest());
    await page.locator('button.primary').click();
    await answer;
  }
  if (stage === 'playing')
    // A reality check that is due lies over the game.
    await game
      ?.getByRole('button', { name: 'Spin' })
      .click({ timeout: 3000 })
      .catch(() => {});
  if (stage === 'depositing') {
    if (hasCashier) await payByCard(page, '50.00', 'success').catch(() => {});
    else await lobby.console('deposit', { player: account.email, amount: '50.00' });
  }
  if (stage === 'signing out') {
    await lobby.accountMenu().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  }
}
