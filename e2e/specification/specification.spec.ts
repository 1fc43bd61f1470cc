import type { Page } from '@playwright/test';
import { expect, expectBalance, scrollDownTo, test } from '../support/player.ts';

/** A back end that rejects what the specification does not name: each document once, and one report of it. */
const rejection = /^Error: (\w+): \[GraphQL\] (?:Cannot query|Unknown)/;
test.use({
  specificationOnly: true,
  expectedErrors: new RegExp(
    `${rejection.source}|status of 400 \\(Bad Request\\) \\S+/api/graphql$|401 \\(Unauthorized\\) \\S+/api/graphql$`,
  ),
});

const main = (page: Page) => page.getByRole('main');
const notOffered = (page: Page) => main(page).getByText('This is not offered here').first();

/** The operations of which the pages have reported that they are rejected. */
const reported = (errors: readonly string[]): string[] => errors.flatMap((text) => rejection.exec(text)?.[1] ?? []);

test(
  'a visitor of a back end that knows the specification alone has lobby, lists, studios, jackpot and raffle, and sees what is not offered',
  { tag: '@phone' },
  async ({ page, lobby, errors }) => {
    await test.step('the lobby has its lists, and each its page', async () => {
      await lobby.open('/en/');
      const row = page.getByRole('region', { name: /^Slots/ });
      await scrollDownTo(row);
      await row.getByRole('link', { name: /^See all/ }).click();
      await expect(page).toHaveURL('/en/game-list/slots/');
      await expect(main(page).getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
      await expect(main(page).getByRole('link').nth(11)).toBeVisible();
    });

    await test.step('a studio has its games', async () => {
      await lobby.follow('/en/raffle/');
      await main(page)
        .getByRole('link', { name: /^All games/ })
        .first()
        .click();
      await expect(page).toHaveURL(/\/en\/game-studio\/[\w-]+\/$/);
      await expect(main(page).getByRole('link').nth(2)).toBeVisible();
    });

    await test.step('pots and the leaderboard are there', async () => {
      await lobby.follow('/en/jackpot/');
      await expect(
        main(page)
          .getByText(/^€[\d,]+\.\d\d$/)
          .first(),
      ).toBeVisible();
      await scrollDownTo(page.getByRole('region', { name: /leaderboard/i }));
    });

    await test.step('pages of operations that nobody has say so', async () => {
      for (const path of ['/en/promotions/', '/en/game-category/', '/en/game-studio/', '/en/terms-and-conditions/']) {
        await lobby.follow(path);
        await expect(notOffered(page)).toBeVisible();
        await expect(main(page).getByRole('button', { name: 'Try again' })).toHaveCount(0);
      }
    });

    // All was one document: nothing is reported twice.
    expect(reported(errors)).toEqual([...new Set(reported(errors))]);
    expect(reported(errors)).toContain('LobbyPage');
  },
);

test(
  'a player of a back end that knows the specification alone signs in by either flow, and has money, rewards, jackpot, raffle and loyalty by pushes (R-7-033, R-7-035, R-7-036, R-7-037)',
  { tag: '@phone' },
  async ({ page, lobby, account }) => {
    test.slow();
    const { email } = account;
    const sent: { type: string; payload?: { query?: string; accessToken?: string } }[] = [];
    const received = new Set<string>();
    page.on('websocket', (socket) => {
      if (!socket.url().endsWith('/graphql')) return;
      socket.on('framesent', ({ payload }) => sent.push(JSON.parse(String(payload)) as (typeof sent)[number]));
      socket.on('framereceived', ({ payload }) => received.add((JSON.parse(String(payload)) as { type: string }).type));
    });

    await test.step('sign-in at the provider', async () => {
      await lobby.open('/en/');
      expect(sent).toEqual([]);
      await lobby.signInByForm(account);
      await expect(lobby.accountMenu()).toBeVisible();
    });

    await test.step('the socket speaks the protocol of the specification', async () => {
      await lobby.waitForSubscriptions(account);
      expect(sent[0]).toMatchObject({ type: 'connection_init', payload: { accessToken: expect.any(String) } });
      await expect.poll(() => sent.filter(({ type }) => type === 'start').length).toBeGreaterThanOrEqual(5);
      expect(new Set(sent.map(({ type }) => type))).toEqual(new Set(['connection_init', 'start']));
      await expect.poll(() => received.has('ka')).toBe(true);
    });

    await test.step('the balance comes by a push', async () => {
      await lobby.console('balance', { player: email, balance: '50.00' });
      await expectBalance(page, '€50.00');
      expect(received).toContain('data');
    });

    await test.step('and over another socket once that one is gone', async () => {
      const begun = () => sent.filter(({ type }) => type === 'connection_init').length;
      for (const balance of ['60.00', '50.00']) {
        const before = begun();
        await lobby.console('dropSockets', { player: email });
        await expect.poll(begun).toBeGreaterThan(before);
        await lobby.waitForSubscriptions(account);
        await lobby.console('balance', { player: email, balance });
        await expectBalance(page, `€${balance}`);
      }
    });

    await test.step('so does a reward', async () => {
      await lobby.console('reward', { player: email, type: 'MoneyDrop', name: 'Monday money', amount: '5.00' });
      await lobby.follow('/en/rewards/');
      await expect(main(page).getByRole('listitem', { name: 'Monday money' })).toBeVisible();
    });

    await test.step('the player takes part in the jackpot, sees its pots and wins', async () => {
      await lobby.console('jackpotSimulation', { on: false });
      await lobby.console('jackpotPots', { mega: '1000.00', major: '100.00', minor: '20.00', shared: '10.00' });
      await lobby.follow('/en/jackpot/');
      await expect(main(page).getByText('€1,130.00').first()).toBeVisible();
      const takePart = page.getByRole('switch', { name: 'Take part in the jackpot' });
      await takePart.click();
      await expect(takePart).toBeChecked();
      await lobby.console('jackpotPots', { minor: '21.00' });
      await expect(main(page).getByText('€1,131.00').first()).toBeVisible();
      await lobby.console('jackpotWin', { player: email, pot: 'minor' });
      const win = page.getByRole('dialog', { name: /You have won the MINI jackpot/ });
      await expect(win).toContainText('€21.00');
      await win.getByRole('button').first().click();
      await expectBalance(page, '€71.00');
    });

    await test.step('a raffle’s win is announced', async () => {
      await lobby.console('raffleDrops', { type: 'hourly', prize: '250.00', endsIn: 3600 });
      await lobby.follow('/en/raffle/');
      await expect(main(page).getByRole('article').filter({ hasText: 'Next drop' }).first()).toContainText('0 tickets');
      await lobby.console('raffleWin', { player: email, type: 'hourly' });
      await expect(page.getByRole('dialog', { name: 'Your ticket has won' })).toContainText('€250.00');
      await page.keyboard.press('Escape');
    });

    await test.step('the loyalty programme has its page', async () => {
      await lobby.follow('/en/loyalty-program/');
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main(page).getByRole('heading', { name: /questions/i })).toBeVisible();
    });

    await test.step('what needs operations of the lobby’s own says so', async () => {
      for (const path of ['/en/rewards-shop/', '/en/profile/deposit-history/', '/en/profile/limits/']) {
        await lobby.follow(path);
        await expect(notOffered(page)).toBeVisible();
      }
      await lobby.follow('/en/deposit/');
      await expect(page.getByRole('dialog').getByText('This is not offered here')).toBeVisible();
      await page.getByRole('dialog').getByRole('button', { name: 'CLOSE' }).click();
    });

    await test.step('after the sign-out, tokens in a link sign in', async () => {
      await lobby.signOut();
      await expect(main(page).getByRole('heading', { name: 'Welcome back' })).toBeVisible();
      const tokens = await lobby.console<{ accessToken: string; refreshToken: string }>('tokens', { player: email });
      await lobby.open(`/en/?accessToken=${tokens.accessToken}&refreshToken=${tokens.refreshToken}`, 'session');
      await expect(lobby.accountMenu()).toBeVisible();
      await lobby.waitForSubscriptions(account);
      // As from a back end whose token has run out.
      await page.route(
        '**/api/graphql',
        (route) => route.fulfill({ status: 401, json: { errors: [{ message: 'Expired.' }] } }),
        { times: 1 },
      );
      await lobby.follow('/en/rewards/');
      await expect(main(page).getByRole('listitem', { name: 'Monday money' })).toBeVisible();
      await lobby.expectRenewed('refreshToken', tokens.refreshToken);
    });
  },
);
