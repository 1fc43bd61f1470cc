import type { Page } from '@playwright/test';
import { expect, expectBalance, firstGameSlug, openGame, test } from '../support/player.ts';

interface Drop {
  type: string;
  id: string;
}

const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
const winner = (page: Page) => page.getByRole('dialog', { name: 'Your ticket has won' });

test(
  'tickets come with wagers, a draw ends on the page and begins the next drop, and a win is announced once (R-2-031, R-2-077, R-4-052, R-7-054)',
  { tag: '@desktop' },
  async ({ page, context, lobby, signInWith }) => {
    test.slow();
    const account = await signInWith({ balance: '50.00' });
    const { email } = account;
    const sources: string[] = [];
    context.on('request', (request) => {
      const [, source] = /\/instances\/source\/(\w+_provider_of_the_week)\//.exec(request.url()) ?? [];
      if (source) sources.push(source);
    });

    // No drop ends on the hour while the test runs.
    for (const type of ['hourly', 'daily', 'weekly']) await lobby.console('raffleDrops', { type, endsIn: 3600 });

    await test.step('a round of €1.00 is a ticket for each drop', async () => {
      const frame = await openGame(page, await firstGameSlug(context, 'slots'));
      await expectBalance(page, '€50.00');
      const counter = page.getByRole('main').getByRole('button', { name: /tickets?/ });
      await expect(counter).toContainText('0 tickets');
      await frame.getByRole('button', { name: 'Spin' }).click();
      await expect(counter).toContainText('1 ticket');
    });

    await test.step('the page explains how to take part, and shows the three drops', async () => {
      await lobby.open('/en/raffle/');
      for (const name of ['Hourly drop', 'Daily drop', 'Weekly drop'])
        await expect(card(page, name)).toContainText('1 ticket');
      expect(new Set(sources)).toEqual(
        new Set(['hourly', 'daily', 'weekly'].map((type) => `${type}_provider_of_the_week`)),
      );
      await expect(card(page, 'Hourly drop')).toContainText('Next drop');
      const steps = page.getByRole('region', { name: 'How to take part' }).getByRole('listitem');
      await expect(steps).toHaveCount(3);
      await expect(steps.nth(1)).toContainText('1 ticket per 1.00 euro wagered');
    });

    await test.step('after the draw the next drop is there, without tickets', async () => {
      const currentDrop = async () =>
        (await lobby.console<Drop[]>('raffleDrops')).find(({ type }) => type === 'hourly')?.id;
      const before = await currentDrop();
      await lobby.console('raffleDrops', { type: 'hourly', endsIn: 5 });
      await page.reload({ waitUntil: 'domcontentloaded' });
      await expect.poll(currentDrop, { timeout: 60_000 }).not.toBe(before);
      await expect(card(page, 'Hourly drop')).toContainText('0 tickets');
      await expect(card(page, 'Daily drop')).toContainText('1 ticket');
      await lobby.expectAccessible();
    });

    await test.step('a win is announced, and is in the wallet once', async () => {
      await lobby.waitForSubscriptions(account);
      await lobby.console('balance', { player: email, balance: '10.00' });
      await expectBalance(page, '€10.00');
      const { amount } = await lobby.console<{ amount: string }>('raffleWin', { type: 'daily', player: email });
      await expect(winner(page)).toBeVisible();
      const total = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' });
      await expect(winner(page)).toContainText(total.format(Number(amount)));
      await winner(page).getByRole('button', { name: 'Play on' }).click();
      await expectBalance(page, total.format(10 + Number(amount)));
      await page.reload({ waitUntil: 'domcontentloaded' });
      await expect(card(page, 'Daily drop')).toBeVisible();
      await expect(winner(page)).toHaveCount(0);
    });
  },
);

test(
  'visitors see no tickets, winners that move one round in 70 s, and the provider of the week (R-2-078, R-9-036)',
  { tag: '@phone' },
  async ({ page, lobby }) => {
    await lobby.open('/en/raffle/');
    await expect(card(page, 'Hourly drop')).toBeVisible();
    await lobby.expectAccessible();

    await test.step('the winners stand still when paused or focused, and where motion is unwelcome', async () => {
      const winners = page.getByRole('region', { name: 'Latest winners' });
      const motion = () =>
        winners.evaluate((region) =>
          region
            .getAnimations({ subtree: true })
            .map(({ effect, playState }) => [effect?.getTiming().duration, playState]),
        );
      await winners.scrollIntoViewIfNeeded();
      await expect.poll(motion).toEqual([]);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await expect.poll(motion).toEqual([[70_000, 'running']]);
      await winners.getByRole('group', { name: 'Latest winners' }).focus();
      await expect.poll(motion).toEqual([[70_000, 'paused']]);
      await winners.getByRole('button', { name: 'Pause the winners' }).click();
      await winners.getByRole('group').blur();
      await expect.poll(motion).toEqual([[70_000, 'paused']]);
      await winners.getByRole('button', { name: 'Move the winners' }).click();
      await winners.getByRole('button').blur();
      await expect.poll(motion).toEqual([[70_000, 'running']]);
    });

    const provider = page.getByRole('region', { name: 'Provider of the week' });
    await provider.scrollIntoViewIfNeeded();
    await expect(provider.locator('a[href*="/en/games/"]').first()).toBeVisible();
    await expect(page.getByText('Sign in to see your tickets')).toBeVisible();
    await expect(card(page, 'Hourly drop')).not.toContainText('ticket');
    await provider.getByRole('link', { name: /all games/i }).click();
    await expect(page).toHaveURL(/\/en\/game-studio\/[\w-]+\/$/);
  },
);
