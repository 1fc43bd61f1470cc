import { cashierPolicyError } from '../support/cashier.ts';
import {
  euro,
  expect,
  expectBalance,
  firstGameSlug,
  goBack,
  nextMove,
  openGame,
  runningGame,
  test,
} from '../support/player.ts';

// A stake beyond the balance is rejected.
test.use({ expectedErrors: new RegExp(`409 \\(Conflict\\)|${cashierPolicyError.source}`) });

test(
  'slots and roulette debit and credit the balance without a reload; too little money leads to a deposit (R-2-022, R-3-048, R-1-007)',
  { tag: '@phone' },
  async ({ page, context, lobby, signInAndOpenGame }) => {
    const receivedFrames: string[] = [];
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => receivedFrames.push(String(payload))));
    const { email, frame } = await signInAndOpenGame('slots', { balance: '100.00', bonusBalance: '20.00' });
    await expectBalance(page, '€100.00', '€20.00');
    const spin = frame.getByRole('button', { name: 'Spin' });

    await test.step('three rounds of a slot', async () => {
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
    await test.step('a stake beyond the balance, and the game’s deposit button', async () => {
      await lobby.console('balance', { player: email, balance: '0.10', bonusBalance: '0.00' });
      await expect(frame.locator('#balance')).toHaveText('€0.10');
      await spin.click();
      await expect(frame.getByRole('alert')).toContainText('Your balance is too low for this stake.');
      await expectBalance(page, '€0.10');
      await frame.getByRole('alert').getByRole('button', { name: 'Deposit' }).click();
      const dialog = page.getByRole('dialog', { name: 'Deposit' });
      await expect(dialog).toBeVisible();
      // The game is paused meanwhile.
      await expect(frame.getByText('The game is paused')).toBeVisible();
      await dialog.getByRole('button', { name: 'CLOSE' }).click();
      await expect(frame.getByText('The game is paused')).toBeHidden();
    });
    await test.step('the lobby’s bar leads out', async () => {
      await lobby.expectAccessible();
      await page.getByRole('button', { name: 'Leave the game' }).click();
      await expect(page).toHaveURL('/en/');
    });
    await test.step('a bet on red', async () => {
      await lobby.console('balance', { player: email, balance: '50.00' });
      await lobby.follow(`/en/games/${await firstGameSlug(context, 'roulette')}/`);
      const roulette = await runningGame(page);
      await roulette.getByRole('button', { name: /^red/i }).click();
      const move = nextMove(page);
      await roulette.getByRole('button', { name: 'Spin' }).click();
      const { stake, payout } = await move;
      expect(stake).toBeGreaterThan(0);
      expect([0, 2 * stake]).toContain(payout);
      await expectBalance(page, euro((5000 - stake + payout) / 100));
    });
  },
);

test(
  'the balance inside a game follows deposits and rounds elsewhere; a hand of blackjack that is left open; the exits (R-2-022, R-3-048)',
  { tag: '@desktop' },
  async ({ page, context, lobby, signInAndOpenGame }) => {
    const { email, slug, frame } = await signInAndOpenGame('slots');
    const balanceInGame = frame.locator('#balance');
    await test.step('a deposit, and a round in another tab', async () => {
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
      await otherTab.close();
    });
    await test.step('the game’s exit, and the lobby’s', async () => {
      await frame.getByRole('button', { name: 'Back to the lobby' }).click();
      await expect(page).toHaveURL('/en/');
      await goBack(page);
      await expect((await runningGame(page)).getByRole('button', { name: 'Spin' })).toBeVisible();
      await lobby.expectAccessible();
      await page.getByRole('button', { name: 'Leave the game' }).click();
      await expect(page).toHaveURL('/en/');
    });
    await test.step('a game that navigates in its frame costs no presses of Back once it is left', async () => {
      await lobby.follow('/en/game-list/slots/');
      await lobby.follow('/en/');
      await lobby.follow(`/en/games/${slug}/`);
      const running = await runningGame(page);
      for (const step of ['#paytable', '#rules'])
        await running.locator('body').evaluate((_, to) => location.assign(to), step);
      await page.getByRole('button', { name: 'Leave the game' }).click();
      await expect(page).toHaveURL('/en/');
      await goBack(page);
      await expect(page).toHaveURL('/en/game-list/slots/');
    });
    await test.step('a second game beside it: one balance, and whichever is left, the other goes on', async () => {
      await lobby.console('balance', { player: email, balance: '100.00' });
      await lobby.follow(`/en/games/${slug}/`);
      await runningGame(page);
      const other = await firstGameSlug(context, 'roulette');
      await page.getByRole('button', { name: 'Play a second game' }).click();
      const picker = page.getByRole('dialog', { name: 'Play a second game' });
      await picker.getByRole('combobox', { name: 'Games' }).fill(other.replaceAll('-', ' '));
      // The player's own games give way to what is found.
      await expect(picker.getByRole('rowgroup', { name: 'Games' })).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`/en/games/${slug}/?beside=${other}`);
      const second = page.locator('section').filter({ has: page.getByRole('heading', { level: 2 }) });
      await expect(second).toBeFocused();
      await expect(page.locator('main iframe[inert]')).toHaveCount(0);
      await lobby.expectAccessible();

      const slots = page.locator('main iframe').first().contentFrame();
      const roulette = page.locator('main iframe').last().contentFrame();
      await expect(roulette.locator('#balance')).toHaveText('€100.00');
      const move = nextMove(page);
      await slots.getByRole('button', { name: 'Spin' }).click();
      const { stake, payout } = await move;
      const after = euro((10_000 - stake + payout) / 100);
      await expect(roulette.locator('#balance')).toHaveText(after);
      await expectBalance(page, after);

      await roulette.locator('body').evaluate(() => Object.assign(window, { isSameDocument: true }));
      await page
        .getByRole('button', { name: /^Leave / })
        .first()
        .click();
      await expect(page).toHaveURL(`/en/games/${other}/`);
      const left = await runningGame(page);
      expect(await left.locator('body').evaluate(() => 'isSameDocument' in window)).toBe(true);
      await page.getByRole('button', { name: 'Leave the game' }).click();
      await expect(page).toHaveURL('/en/');
    });
    await test.step('a hand of blackjack is dealt, left, found again in the lobby, played and settled', async () => {
      await lobby.console('balance', { player: email, balance: '100.00' });
      await lobby.follow(`/en/games/${await firstGameSlug(context, 'blackjack')}/`);
      const deal = (await runningGame(page)).getByRole('button', { name: 'Deal', exact: true });
      let balance = 10_000;
      let hand;
      do {
        const dealt = nextMove(page);
        await deal.click();
        hand = await dealt;
        expect(hand.stake).toBeGreaterThan(0);
        balance += hand.payout - hand.stake;
        // A blackjack ends the hand at once.
      } while (hand.finished);

      await page.getByRole('button', { name: 'Leave the game' }).click();
      const openRounds = page.getByRole('region', { name: 'Open rounds' });
      await openRounds.getByRole('link', { name: /^Continue the round/ }).click();
      const table = await runningGame(page);
      const stood = nextMove(page);
      await table.getByRole('button', { name: 'Stand' }).click();
      const end = await stood;
      expect(end.finished).toBe(true);
      expect([0, hand.stake, 2 * hand.stake]).toContain(end.payout);
      const after = euro((balance + end.payout) / 100);
      await expect(table.locator('#balance')).toHaveText(after);
      await expectBalance(page, after);
      await page.getByRole('button', { name: 'Leave the game' }).click();
      await expect(openRounds).toHaveCount(0);
    });
  },
);

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
