import { euro, expect, expectBalance, firstSlugOf, openGame, test } from '../support/player.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('a move whose answer is lost', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('is sent again by the player and made once', { tag: '@desktop' }, async ({ page, context, lobby, enter }) => {
    const { email } = await enter();
    const ids: string[] = [];
    await context.route('**/play-api', async (route) => {
      const request = route.request().postDataJSON() as { action: string; id: string };
      if (request.action !== 'move') return route.continue();
      ids.push(request.id);
      if (ids.length > 1) return route.continue();
      // The platform has made the move; only the page does not learn of it.
      await route.fetch();
      return route.abort();
    });
    const frame = await openGame(page, await firstSlugOf(context, 'slots'));
    const spin = frame.getByRole('button', { name: 'Spin' });
    await spin.click();
    await expect(frame.getByRole('alert')).toContainText('No connection');
    const answered = page.waitForResponse((response) => (response.request().postData() ?? '').includes('"move"'));
    await frame.getByRole('button', { name: 'Try again' }).click();
    const { stake, payout } = (await (await answered).json()) as { stake: number; payout: number };
    await expect(frame.getByRole('alert')).toBeHidden();
    await expect(spin).not.toHaveAttribute('aria-disabled', 'true');
    expect(new Set(ids).size).toBe(1);
    const balance = euro((10_000 - stake + payout) / 100);
    await expect(frame.locator('#balance')).toHaveText(balance);
    await expectBalance(page, balance);
    const { wallet } = await lobby.console<{ wallet: { balance: string } }>('player', { player: email });
    expect(wallet.balance).toBe(((10_000 - stake + payout) / 100).toFixed(2));
  });
});
