import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkHost } from '../../tools/host/check/run.ts';
import { cashierPolicyError, openQuickDeposit, payByCard } from '../support/cashier.ts';
import { test } from '../support/hosts/nginxWorld.ts';
import { euro, expect, expectBalance, firstGameSlug, nextMove, openGame } from '../support/player.ts';

test.use({ brand: 'elmst', expectedErrors: cashierPolicyError });

test(
  'a player signs in, plays and deposits in a lobby that nginx sends',
  { tag: '@phone' },
  async ({ page, context, lobby, account, world, nginx }) => {
    await lobby.console('balance', { player: account.email, balance: '100.00', bonusBalance: '0.00' });

    await test.step('the visitor’s page is there before its scripts, and signs in', async () => {
      const answer = await page.request.get('/en/login/', { headers: { 'accept-encoding': 'br' } });
      expect(answer.headers()).toMatchObject({ server: 'nginx', 'content-encoding': 'br' });
      await lobby.open('/en/login/');
      await lobby.signIn(account);
      await lobby.open('/en/');
      await expectBalance(page, '€100.00');
      await lobby.waitForSubscriptions(account);
    });

    const played = await test.step('a round of a game reaches the balance', async () => {
      const game = await openGame(page, await firstGameSlug(context, 'slots'));
      await lobby.waitForSubscriptions(account);
      const move = nextMove(page);
      await game.getByRole('button', { name: 'Spin' }).click();
      const { balance } = await move;
      await expectBalance(page, euro(balance.balance / 100));
      return balance.balance / 100;
    });

    await test.step('a deposit', async () => {
      await lobby.open('/en/promotions/');
      await openQuickDeposit(page);
      await payByCard(page, '20.00', 'success');
      await expectBalance(page, euro(played + 20));
    });

    await test.step('nothing that a lobby needs is missing', async () => {
      expect(await checkHost(new URL(world.url).origin)).toMatchObject({ problems: [] });
    });
    expect(readFileSync(join(nginx.folder, 'elmst.error.log'), 'utf8')).toBe('');
  },
);
