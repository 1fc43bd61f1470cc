import type { Page } from '@playwright/test';
import { partnerFingerprint } from '../support/cashier.ts';
import { operationOf, recordRequests } from '../support/wire.ts';
import {
  euro,
  expect,
  expectBalance,
  firstSlugOf,
  goBack,
  isPhone,
  openGame,
  runningGame,
  test,
} from '../support/player.ts';

interface Move {
  stake: number;
  payout: number;
  finished: boolean;
  balance: { balance: number };
}

/** The answer of the game's server to the next move, in cents. */
async function nextMove(page: Page): Promise<Move> {
  const answer = await page.waitForResponse(
    (response) => response.url().endsWith('/play-api') && (response.request().postData() ?? '').includes('"move"'),
  );
  return (await answer.json()) as Move;
}

test('a slot’s round debits and credits the balance in the header, without a reload (R-2-022, R-3-048, R-1-007)', async ({
  page,
  enterGame,
}) => {
  const pushed: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => pushed.push(String(payload))));
  const { frame } = await enterGame('slots', { balance: '100.00', bonusBalance: '20.00' });
  await expectBalance(page, '€100.00', '€20.00');
  const spin = frame.getByRole('button', { name: 'Spin' });
  await expect(spin).toBeVisible();
  await page.evaluate(() => Object.assign(window, { hasStayed: true }));

  let before = 10_000;
  for (const round of [1, 2, 3]) {
    const answered = nextMove(page);
    await spin.click();
    const { stake, payout, balance } = await answered;
    expect(stake, `round ${round}`).toBe(100);
    expect(balance.balance).toBe(before - stake + payout);
    await expectBalance(page, euro(balance.balance / 100), '€20.00');
    await expect(frame.locator('#balance')).toHaveText(euro(balance.balance / 100));
    await expect(spin).not.toHaveAttribute('aria-disabled', 'true');
    before = balance.balance;
  }
  expect(await page.evaluate(() => 'hasStayed' in window)).toBe(true);
  const bet = pushed.find((frame) => frame.includes('"CasinoBet"')) ?? '';
  expect(bet).toMatch(/"amount":"-?1\.00"/);
  expect(bet).toContain('"wageringProgress"');
});

test(
  'the balance inside a game follows deposits and rounds elsewhere (R-3-048)',
  { tag: '@desktop' },
  async ({ page, context, lobby, enterGame }) => {
    const { email, slug, frame } = await enterGame('slots');
    const inside = frame.locator('#balance');
    await expect(inside).toHaveText('€100.00');
    await lobby.console('balance', { player: email, balance: '150.00' });
    await expect(inside).toHaveText('€150.00');

    const other = await context.newPage();
    const spin = (await openGame(other, slug)).getByRole('button', { name: 'Spin' });
    async function play() {
      const answered = nextMove(other);
      await spin.click();
      await expect(spin).not.toHaveAttribute('aria-disabled', 'true');
      return (await answered).balance;
    }
    let balance = await play();
    // A round may pay back just its stake.
    while (balance.balance === 15_000) balance = await play();
    await expect(inside).toHaveText(euro(balance.balance / 100));
    await expectBalance(page, euro(balance.balance / 100));
  },
);

test(
  'a game does not look at the balance while a round is on, whose outcome it would tell',
  { tag: '@desktop' },
  async ({ page, context, enterGame }) => {
    const actions: string[] = [];
    const held = Promise.withResolvers<void>();
    await context.route('**/play-api', async (route) => {
      const { action } = route.request().postDataJSON() as { action: string };
      actions.push(action);
      if (action === 'move') await held.promise;
      await route.continue();
    });
    await page.clock.install();
    const { frame } = await enterGame('slots');
    const spin = frame.getByRole('button', { name: 'Spin' });
    await expect(spin).toBeVisible();
    const looks = () => actions.filter((action) => action === 'state').length;
    const atFirst = looks();
    await page.clock.runFor(10_000);
    await expect.poll(looks).toBeGreaterThan(atFirst);

    await spin.click();
    await expect.poll(() => actions.at(-1)).toBe('move');
    await page.clock.runFor(20_000);
    expect(actions.at(-1)).toBe('move');
    held.resolve();
    await page.clock.runFor(10_000);
    await expect.poll(() => actions.at(-1)).toBe('state');
    await expect(spin).not.toHaveAttribute('aria-disabled', 'true');
  },
);

test('roulette: a bet on red is staked and settled (R-2-022)', { tag: '@phone' }, async ({ page, enterGame }) => {
  const { frame } = await enterGame('roulette');
  await frame.getByRole('button', { name: /^red/i }).click();
  const answered = nextMove(page);
  await frame.getByRole('button', { name: 'Spin' }).click();
  const { stake, payout } = await answered;
  expect(stake).toBeGreaterThan(0);
  expect([0, 2 * stake]).toContain(payout);
  await expectBalance(page, euro((10_000 - stake + payout) / 100));
});

test('blackjack: a hand is dealt, played and settled (R-2-022)', { tag: '@desktop' }, async ({ page, enterGame }) => {
  const { frame } = await enterGame('blackjack');
  const deal = frame.getByRole('button', { name: 'Deal', exact: true });
  const stand = frame.getByRole('button', { name: 'Stand' });
  const dealt = nextMove(page);
  await deal.click();
  let end = await dealt;
  const { stake } = end;
  expect(stake).toBeGreaterThan(0);
  // A blackjack ends the hand at once.
  if (!end.finished) {
    const stood = nextMove(page);
    await stand.click();
    end = await stood;
  }
  expect(end.finished).toBe(true);
  expect([0, stake, 2 * stake, 2.5 * stake]).toContain(end.payout);
  await expect(deal).toBeVisible();
  const after = euro((10_000 - stake + end.payout) / 100);
  await expect(frame.locator('#balance')).toHaveText(after);
  await expectBalance(page, after);
});

test.describe('with little money', () => {
  test.use({ expectedErrors: new RegExp(`409 \\(Conflict\\)|${partnerFingerprint.source}`) });

  test(
    'a stake beyond the balance is refused, and the game’s deposit button opens quick deposit',
    { tag: '@phone' },
    async ({ page, enterGame }) => {
      const { frame } = await enterGame('slots', { balance: '0.10' });
      await frame.getByRole('button', { name: 'Spin' }).click();
      await expect(frame.getByRole('alert')).toContainText('Your balance is too low for this stake.');
      await expectBalance(page, '€0.10');
      await frame.getByRole('alert').getByRole('button', { name: 'Deposit' }).click();
      const dialog = page.getByRole('dialog', { name: 'Deposit' });
      await expect(dialog).toBeVisible();
      // The game is paused meanwhile.
      await expect(frame.getByText('The game is paused')).toBeVisible();
      await dialog.getByRole('button', { name: 'CLOSE' }).click();
      await expect(frame.getByText('The game is paused')).toBeHidden();
    },
  );
});

test('the ways out of a game lead to the lobby', async ({ page, lobby, enterGame }) => {
  const { frame } = await enterGame('slots');
  const own = frame.getByRole('button', { name: 'Back to the lobby' });
  // On phones the game has no exit of its own: the lobby's bar has it.
  if (isPhone(page)) await page.getByRole('button', { name: 'Leave the game' }).click();
  else await own.click();
  await expect(page).toHaveURL('/en/');
  await goBack(page);
  await expect((await runningGame(page)).getByRole('button', { name: 'Spin' })).toBeVisible();
  await lobby.expectAccessible();
  await page.getByRole('button', { name: 'Leave the game' }).click();
  await expect(page).toHaveURL('/en/');
});

test(
  'messages from elsewhere than the game’s frame, and malformed ones, change nothing',
  { tag: '@desktop' },
  async ({ page, enterGame }) => {
    const { slug, frame } = await enterGame('slots');
    const spin = frame.getByRole('button', { name: 'Spin' });
    await expect(spin).toBeVisible();
    const received = () => page.evaluate(() => (window as { messages?: number }).messages);
    await page.evaluate(() => {
      const counting = window as { messages?: number };
      counting.messages = 0;
      window.addEventListener('message', () => (counting.messages = (counting.messages ?? 0) + 1));
      document.body.append(Object.assign(document.createElement('iframe'), { name: 'stranger' }));
    });
    for (const other of [page.mainFrame(), page.frame('stranger')])
      await other?.evaluate(() => {
        for (const type of ['game:exit', 'game:deposit', 'game:error']) parent.postMessage({ type }, '*');
      });
    await spin.evaluate(() => {
      for (const message of [null, 'game:exit', { type: 'game:win', amount: '1000000.00' }, { type: ['game:exit'] }, 7])
        parent.postMessage(message, '*');
    });
    await expect.poll(received).toBeGreaterThanOrEqual(11);
    await expect(page).toHaveURL(`/en/games/${slug}/`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(spin).toBeVisible();
    await expectBalance(page, '€100.00');
    // The same message from the game itself takes effect.
    await spin.evaluate(() => parent.postMessage({ type: 'game:exit' }, '*'));
    await expect(page).toHaveURL('/en/');
  },
);

test(
  'a player on a break cannot start a game, and reads why (R-6-006)',
  { tag: '@desktop' },
  async ({ page, context, lobby, signInWith }) => {
    const { email } = await signInWith();
    await lobby.console('timeout', { player: email, until: '2099-01-01T00:00:00Z' });
    const requests = recordRequests(context);
    await page.goto(`/en/games/${await firstSlugOf(context, 'slots')}/`);
    await expect(page.getByRole('heading', { name: 'Your account cannot play now' })).toBeVisible();
    await expect(page.getByRole('main').locator('iframe')).toHaveCount(0);
    await expect(page.getByText(/You are taking a break from play until/)).toBeVisible();
    expect(requests.map(operationOf)).not.toContain('LaunchGame');
    await page.getByRole('link', { name: 'Go to the lobby' }).click();
    await expect(page).toHaveURL('/en/');
  },
);

test.describe('excluded in the middle of a game', () => {
  test.use({ expectedErrors: /409 \(Conflict\)/ });

  test(
    'a player reads that the account cannot play, not that the game failed (R-6-006)',
    { tag: '@phone' },
    async ({ page, lobby, enterGame }) => {
      const { email, frame } = await enterGame('slots');
      const spin = frame.getByRole('button', { name: 'Spin' });
      await expect(spin).toBeVisible();
      await lobby.console('exclusion', { player: email, until: '2099-01-01T00:00:00Z' });
      await expect(page.getByText(/You have excluded yourself from play until/)).toBeVisible();
      await spin.click();
      await expect(page.getByRole('heading', { name: 'Your account cannot play now' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
      await expect(page.getByRole('main').locator('iframe')).toHaveCount(0);
    },
  );
});
