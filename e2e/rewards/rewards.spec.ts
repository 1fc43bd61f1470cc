import type { Page } from '@playwright/test';
import { expect, expectBalance, firstGameSlug, runningGame, test } from '../support/player.ts';
import { operationOf, recordRequests, routeOperation } from '../support/requests.ts';

interface Given {
  assignationId: string;
}
interface Listed {
  rewards: { name: string; status: string; isPaid: boolean }[];
}

const card = (page: Page, name: string) => page.getByRole('listitem', { name });
const claim = (page: Page, name: string) => card(page, name).getByRole('button', { name: /^Claim|^Try again/ });
const inPlay = (page: Page) => page.getByRole('region', { name: 'In play' });

test(
  'a reward arrives without a reload, is claimed, played through and found in the history (R-2-042, R-4-029, R-7-017)',
  { tag: '@phone' },
  async ({ page, context, lobby, signInAndOpen }) => {
    test.slow();
    const requests = recordRequests(context);
    const { email } = await signInAndOpen({ balance: '50.00' });
    const game = await firstGameSlug(context, 'slots');
    const waiting = page
      .getByRole('main')
      .getByRole('link', { name: /reward/i })
      .first();

    await test.step('the lobby shows what is waiting, at once and without moving', async () => {
      await expect(waiting).toHaveText('No reward is waiting');
      // Until its rows are there, the page itself is on its way.
      await expect(page.getByRole('region', { name: /^Hot games/ })).toBeVisible();
      const before = await waiting.boundingBox();
      await lobby.console('reward', {
        ...{ player: email, type: 'FreeSpin', name: 'Northern Lights', amount: '0.20', spins: 3, game, factor: 1 },
      });
      await expect(page.getByText('A reward is waiting for you: Northern Lights')).toBeVisible();
      await expect(waiting).toHaveText('1 reward is waiting for you');
      expect(await waiting.boundingBox()).toEqual(before);
      const requested = requests.filter((request) => operationOf(request) === 'PlayerRewards');
      expect(requested.length).toBeGreaterThan(1);
      for (const request of requested)
        expect((request.postDataJSON() as { variables: object }).variables).toMatchObject({
          last: 500,
          descending: false,
          statuses: ['Unclaimed', 'Scheduled'],
        });
    });

    await test.step('one tap claims it', async () => {
      await waiting.click();
      await expect(page).toHaveURL(/\/en\/rewards\/$/);
      await expect(card(page, 'Northern Lights')).toContainText('3 free spins');
      await lobby.expectAccessible();
      await claim(page, 'Northern Lights').click();
      await expect(card(page, 'Northern Lights').first()).toContainText('Credited');
      await expect(inPlay(page)).toContainText('3 of 3');
    });

    await test.step('its game opens with the spins, which cost nothing', async () => {
      await inPlay(page).getByRole('link', { name: 'Play the free spins' }).click();
      const frame = await runningGame(page);
      const spin = frame.getByRole('button', { name: 'Spin' });
      for (const left of ['3 free spins left', '2 free spins left', '1 free spin left']) {
        await expect(page.getByText(left)).toBeVisible();
        await expect(spin).not.toHaveAttribute('aria-disabled');
        await spin.click();
      }
      await expect(page.getByText(/free spins? left/)).toHaveCount(0);
      await expectBalance(page, '€50.00');
    });

    await test.step('the history has it', async () => {
      await lobby.open('/en/profile/rewards-history/');
      const row = page.getByRole('listitem').filter({ hasText: 'Northern Lights' });
      await expect(row).toContainText('Credited');
      await expect(row).toContainText('3 free spins');
    });
  },
);

test.describe('a claim whose answer is lost', () => {
  // Its request ends after half a minute, which a slow test lives to see.
  test.use({ expectedErrors: /ClaimReward: \[Network\]/ });

  test(
    'two tabs that claim the same reward are paid once, and both show it (R-4-030)',
    { tag: '@desktop' },
    async ({ page, context, lobby, signInAndOpen }) => {
      const account = await signInAndOpen({ balance: '50.00', path: '/en/rewards/' });
      const { email } = account;
      await lobby.console('reward', { player: email, type: 'MoneyDrop', name: 'Five back', amount: '5.00' });
      const other = await context.newPage();
      await other.goto('/en/rewards/', { waitUntil: 'domcontentloaded' });
      await lobby.waitForSubscriptions(account, 2);
      await expect(claim(page, 'Five back')).toBeEnabled();
      await expect(claim(other, 'Five back')).toBeEnabled();
      // Delayed until both have claimed: the outcome of one would remove the other's button.
      const claims = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      let sent = 0;
      await routeOperation(context, 'ClaimReward', async (route) => {
        claims[sent++]?.resolve();
        await Promise.all(claims.map(({ promise }) => promise));
        await route.continue();
      });
      for (const tab of [page, other]) await claim(tab, 'Five back').click();
      for (const tab of [page, other]) {
        await expect(card(tab, 'Five back')).toContainText('Credited');
        await expectBalance(tab, '€55.00');
      }
      await other.close();

      await test.step('a claim whose answer is lost says so, and the next try is credited once', async () => {
        await lobby.console('reward', { player: email, type: 'MoneyDrop', name: 'Two back', amount: '2.00' });
        await lobby.console('rewardFaults', { player: email, answer: 'never' });
        await claim(page, 'Two back').click();
        // The push has what the answer does not.
        await expect(card(page, 'Two back')).toContainText('Credited');
        await expectBalance(page, '€57.00');
        const rewards = await lobby.console<Listed['rewards']>('rewards', { player: email });
        expect(rewards.map(({ name, status, isPaid }) => [name, status, isPaid])).toEqual(
          expect.arrayContaining([
            ['Five back', 'Credited', true],
            ['Two back', 'Credited', true],
          ]),
        );
      });

      await test.step('a credited reward that is pushed again is no news (R-4-031), and a dismissed one stays away (R-4-032)', async () => {
        await card(page, 'Two back').getByRole('button', { name: 'Dismiss: Two back' }).click();
        await expect(card(page, 'Two back')).toHaveCount(0);
        const { assignationId } = await lobby.console<Given>('reward', {
          ...{ player: email, type: 'MoneyDrop', name: 'By itself', amount: '1.00', claimType: 'automatic' },
        });
        await expectBalance(page, '€58.00');
        await lobby.console('pushReward', { assignationId, times: 3 });
        await lobby.console('reward', { player: email, type: 'MoneyDrop', name: 'Last', amount: '1.00' });
        await expect(card(page, 'Last')).toBeVisible();
        await expect(card(page, 'By itself')).toHaveCount(0);
        await expect(card(page, 'Two back')).toHaveCount(0);
      });
    },
  );
});
