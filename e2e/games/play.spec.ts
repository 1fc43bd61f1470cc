import { cashierPolicyError } from '../support/cashier.ts';
import {
  euro,
  expect,
  expectBalance,
  goBack,
  isPhone,
  nextMove,
  openGame,
  runningGame,
  test,
} from '../support/player.ts';

test('a round of a slot debits and credits the balance in the header, without a reload (R-2-022, R-3-048, R-1-007)', async ({
  page,
  signInAndOpenGame,
}) => {
  const receivedFrames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => receivedFrames.push(String(payload))));
  const { frame } = await signInAndOpenGame('slots', { balance: '100.00', bonusBalance: '20.00' });
  await expectBalance(page, '€100.00', '€20.00');
  const spin = frame.getByRole('button', { name: 'Spin' });
  await expect(spin).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

  let before = 10_000;
  for (const round of [1, 2, 3]) {
    const move = nextMove(page);
    await spin.click();
    const { stake, payout, balance } = await move;
    expect(stake, `round ${round}`).toBe(100);
    expect(balance.balance).toBe(before - stake + payout);
    await expectBalance(page, euro(balance.balance / 100), '€20.00');
    await expect(frame.locator('#balance')).toHaveText(euro(balance.balance / 100));
    await expect(spin).not.toHaveAttribute('aria-disabled', 'true');
    before = balance.balance;
  }
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  const bet = receivedFrames.find((text) => text.includes('"CasinoBet"')) ?? '';
  expect(bet).toMatch(/"amount":"-?1\.00"/);
  expect(bet).toContain('"wageringProgress"');
});

test(
  'the balance inside a game follows deposits and rounds elsewhere (R-3-048)',
  { tag: '@desktop' },
  async ({ page, context, lobby, signInAndOpenGame }) => {
    const { email, slug, frame } = await signInAndOpenGame('slots');
    const balanceInGame = frame.locator('#balance');
    await expect(balanceInGame).toHaveText('€100.00');
    await lobby.console('balance', { player: email, balance: '150.00' });
    await expect(balanceInGame).toHaveText('€150.00');

    const otherTab = await context.newPage();
    const spin = (await openGame(otherTab, slug)).getByRole('button', { name: 'Spin' });
    async function playRound() {
      const move = nextMove(otherTab);
      await spin.click();
      await expect(spin).not.toHaveAttribute('aria-disabled', 'true');
      return (await move).balance;
    }
    let balance = await playRound();
    // A round may pay back just its stake.
    while (balance.balance === 15_000) balance = await playRound();
    await expect(balanceInGame).toHaveText(euro(balance.balance / 100));
    await expectBalance(page, euro(balance.balance / 100));
  },
);

test(
  'roulette: a bet on red is staked and settled (R-2-022)',
  { tag: '@phone' },
  async ({ page, signInAndOpenGame }) => {
    const { frame } = await signInAndOpenGame('roulette');
    await frame.getByRole('button', { name: /^red/i }).click();
    const move = nextMove(page);
    await frame.getByRole('button', { name: 'Spin' }).click();
    const { stake, payout } = await move;
    expect(stake).toBeGreaterThan(0);
    expect([0, 2 * stake]).toContain(payout);
    await expectBalance(page, euro((10_000 - stake + payout) / 100));
  },
);

test(
  'blackjack: a hand is dealt, played and settled (R-2-022)',
  { tag: '@desktop' },
  async ({ page, signInAndOpenGame }) => {
    const { frame } = await signInAndOpenGame('blackjack');
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
  },
);

test.describe('with little money', () => {
  test.use({ expectedErrors: new RegExp(`409 \\(Conflict\\)|${cashierPolicyError.source}`) });

  test(
    'a stake beyond the balance is refused, and the game’s deposit button opens quick deposit',
    { tag: '@phone' },
    async ({ page, signInAndOpenGame }) => {
      const { frame } = await signInAndOpenGame('slots', { balance: '0.10' });
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

test('the exits of a game lead to the lobby', async ({ page, lobby, signInAndOpenGame }) => {
  const { frame } = await signInAndOpenGame('slots');
  const gameExit = frame.getByRole('button', { name: 'Back to the lobby' });
  // On phones the game has no exit of its own; the lobby's bar has one.
  if (isPhone(page)) await page.getByRole('button', { name: 'Leave the game' }).click();
  else await gameExit.click();
  await expect(page).toHaveURL('/en/');
  await goBack(page);
  await expect((await runningGame(page)).getByRole('button', { name: 'Spin' })).toBeVisible();
  await lobby.expectAccessible();
  await page.getByRole('button', { name: 'Leave the game' }).click();
  await expect(page).toHaveURL('/en/');
});

test(
  'messages from other frames, and malformed ones from the game, change nothing',
  { tag: '@desktop' },
  async ({ page, signInAndOpenGame }) => {
    const { slug, frame } = await signInAndOpenGame('slots');
    const spin = frame.getByRole('button', { name: 'Spin' });
    await expect(spin).toBeVisible();
    const messageCount = () => page.evaluate(() => (window as { messages?: number }).messages);
    await page.evaluate(() => {
      const counter = window as { messages?: number };
      counter.messages = 0;
      window.addEventListener('message', () => (counter.messages = (counter.messages ?? 0) + 1));
      document.body.append(Object.assign(document.createElement('iframe'), { name: 'otherFrame' }));
    });
    for (const frameOnPage of [page.mainFrame(), page.frame('otherFrame')])
      await frameOnPage?.evaluate(() => {
        for (const type of ['game:exit', 'game:deposit', 'game:error']) parent.postMessage({ type }, '*');
      });
    await spin.evaluate(() => {
      for (const message of [null, 'game:exit', { type: 'game:win', amount: '1000000.00' }, { type: ['game:exit'] }, 7])
        parent.postMessage(message, '*');
    });
    await expect.poll(messageCount).toBeGreaterThanOrEqual(11);
    await expect(page).toHaveURL(`/en/games/${slug}/`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(spin).toBeVisible();
    await expectBalance(page, '€100.00');
    // The same message from the game itself takes effect.
    await spin.evaluate(() => parent.postMessage({ type: 'game:exit' }, '*'));
    await expect(page).toHaveURL('/en/');
  },
);
