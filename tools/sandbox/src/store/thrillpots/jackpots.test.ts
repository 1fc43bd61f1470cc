import fc from 'fast-check';
import { addPlayer, instanceId, jackpotStore } from '../../testing/jackpotStore.ts';
import { potIds, type Store, type StoreEvent } from '../index.ts';
import { fromMicroEuro, microPerEuro, toMicroEuro } from '../base/microEuro.ts';

let store: Store;
let rounds = 0;
beforeEach(() => {
  rounds = 0;
  store = jackpotStore();
});
afterEach(() => store.close());

const play = (playerId: string, stake: number, change: { payout?: number; roundId?: string; state?: 'open' } = {}) =>
  store.play.placeRound({
    ...{ roundId: `round-${rounds++}`, playerId, lookupId: 'game', stake, payout: 0, state: 'closed', details: '{}' },
    ...change,
  });
const ledger = (playerId: string) =>
  store.database.all<{ moneyType: string; amount: number; reference: string | null }>(
    "SELECT moneyType, amount, reference FROM ledger WHERE walletId = ? AND moneyType <> 'Correction' ORDER BY id",
    `wallet-${playerId}`,
  );
const contributed = (playerId: string) =>
  ledger(playerId).flatMap(({ moneyType, amount }) => (moneyType === 'JackpotContribution' ? [-amount] : []));
const values = () => Object.fromEntries(store.pots.all(instanceId).map(({ id, value }) => [id, value]));
const wait = { increaseDelayHours: 24, confirmationDays: 7 };

describe('a contribution', () => {
  it('is debited with the round that it belongs to, and goes to the pots to the last fraction', () => {
    const player = addPlayer(store, 'player', { contribution: 0.01 });
    const events: StoreEvent[] = [];
    store.events.on((event) => void events.push(event));
    const wallet = play(player, 300, { payout: 500 });
    expect(wallet.balance).toBe(100_000 - 300 - 3 + 500);
    expect(ledger(player)).toEqual([
      { moneyType: 'CasinoBet', amount: -300, reference: 'round-0' },
      { moneyType: 'JackpotContribution', amount: -3, reference: 'round-0' },
      { moneyType: 'CasinoWin', amount: 500, reference: 'round-0' },
    ]);
    const balances = events.flatMap(({ data }) => ('moneyType' in data ? [[data.moneyType, data.balance]] : []));
    expect(balances).toEqual([
      ['CasinoBet', 99_700],
      ['JackpotContribution', 99_697],
      ['CasinoWin', 100_197],
    ]);
    expect(values()).toEqual({
      mega: 1_000_015_000,
      major: 1_000_007_500,
      minor: 1_000_004_500,
      shared: 1_000_003_000,
      total: 4_000_030_000,
    });
  });

  it('is part of what the round has cost in the player’s history, which adds up to the balance', () => {
    const player = addPlayer(store, 'player', { contribution: 0.01 });
    play(player, 300, { payout: 500 });
    const { balance } = play(player, 200);
    const allTime = { from: 0, to: Number.MAX_SAFE_INTEGER };
    const { count, staked, won } = store.history.roundTotals(player, allTime);
    expect([count, staked, won]).toEqual([2, 505, 500]);
    expect(balance).toBe(100_000 - staked + won);
    const rounds = store.history.rounds(player, allTime, 10) ?? [];
    expect(rounds.map(({ stake, contribution }) => [stake, contribution])).toEqual([
      [200, 2],
      [300, 3],
    ]);
  });

  it('of less than a minor unit is owed until it is one', () => {
    const player = addPlayer(store, 'player', { contribution: 0.01 });
    for (let round = 0; round < 5; round += 1) play(player, 30);
    expect(contributed(player)).toEqual([1]);
    expect(store.wallets.ofPlayer(player).balance).toBe(100_000 - 5 * 30 - 1);
    play(player, 50);
    expect(contributed(player)).toEqual([1, 1]);
  });

  it('is a fixed amount of euros where the brand says so, in the player’s currency', () => {
    store.close();
    store = jackpotStore({ contributionAsPercentage: false });
    addPlayer(store, 'euro', { contribution: 0.1 });
    addPlayer(store, 'dollar', { contribution: 0.1, currency: 'CAD' });
    addPlayer(store, 'yen', { contribution: 0.1, currency: 'JPY' });
    for (const player of ['euro', 'dollar', 'yen', 'yen']) play(player, 500);
    expect([contributed('euro'), contributed('dollar'), contributed('yen')]).toEqual([[10], [15], [16, 17]]);
    const inEuro = toMicroEuro(10, 'EUR') + toMicroEuro(15, 'CAD') + toMicroEuro(16, 'JPY') + toMicroEuro(17, 'JPY');
    expect(values()['total']).toBe(4000 * microPerEuro + inEuro);
  });

  it('comes with the stake that opens a round alone', () => {
    const player = addPlayer(store, 'player', { contribution: 0.02 });
    play(player, 100, { roundId: 'hand', state: 'open' });
    play(player, 100, { roundId: 'hand' });
    expect(contributed(player)).toEqual([2]);
  });

  it('is not taken from those who have not opted in, have left, may not play, or live where there is none', () => {
    addPlayer(store, 'none');
    addPlayer(store, 'left', { contribution: 0.1 });
    store.jackpots.optIns.set('left', instanceId, { optedIn: false, contribution: 0.1, currency: 'EUR' });
    addPlayer(store, 'excluded', { contribution: 0.1 });
    store.players.update('excluded', { exclusionEndsAt: new Date(store.now() + 1000).toISOString() });
    addPlayer(store, 'abroad', { contribution: 0.1, country: 'NO' });
    for (const player of ['none', 'left', 'excluded', 'abroad']) {
      play(player, 1000);
      expect(store.wallets.ofPlayer(player).balance).toBe(99_000);
    }
    expect(values()['total']).toBe(4000 * microPerEuro);
  });

  it('is left out where real money does not cover it, and never comes from bonus money', () => {
    const poor = addPlayer(store, 'poor', { contribution: 0.1, balance: 100 });
    play(poor, 100);
    expect(contributed(poor)).toEqual([]);
    const bonus = addPlayer(store, 'bonus', { contribution: 0.1, balance: 0 });
    store.wallets.set(bonus, { bonusBalance: 1000 });
    play(bonus, 500);
    expect(store.wallets.ofPlayer(bonus)).toMatchObject({ balance: 0, bonusBalance: 500 });
    expect(store.database.all('SELECT * FROM jackpotContributions')).toEqual([]);
  });

  it('counts towards loss limits and never takes a player past one', () => {
    const player = addPlayer(store, 'player', { contribution: 0.1 });
    const key = { playerId: player, kind: 'Loss', period: 'Day' } as const;
    store.limits.set(key, 1200, wait);
    play(player, 1000);
    expect(store.limits.find(key).used).toBe(1100);
    play(player, 100);
    expect(store.limits.find(key).used).toBe(1200);
    expect(contributed(player)).toEqual([100]);
  });
});

describe('a win', () => {
  it('comes with a round by the pots’ odds, is paid with it, and starts the pot again', () => {
    store.close();
    store = jackpotStore({}, 1);
    const player = addPlayer(store, 'player', { contribution: 0.1 });
    const events: StoreEvent[] = [];
    store.events.on((event) => void events.push(event));
    // With odds of 1 a contribution of 1 EUR always wins the first pot.
    play(player, 1000);
    expect(ledger(player).at(-1)).toEqual({ moneyType: 'JackpotWin', amount: 100_050, reference: 'round-0' });
    expect(values()['mega']).toBe(100 * microPerEuro);
    expect(events.find(({ name }) => name === 'jackpotWon')?.data).toMatchObject({
      playerId: player,
      win: { potId: 'mega', value: 1_000_500_000, communityWinners: [] },
    });
  });

  it('is about as frequent as the odds say', () => {
    store.close();
    store = jackpotStore({}, 40);
    const player = addPlayer(store, 'player', { contribution: 0.1, balance: 10_000_000 });
    for (let round = 0; round < 2000; round += 1) play(player, 100);
    // 2000 contributions of 0.10 EUR, four pots, one win in 40 for 1.00 EUR: 20 on average.
    const { count } = store.database.get<{ count: number }>('SELECT count(*) AS count FROM jackpotWins') ?? {
      count: 0,
    };
    expect(count).toBeGreaterThan(10);
    expect(count).toBeLessThan(32);
  });

  it('is rounded down to a whole minor unit of the player’s currency', () => {
    store.pots.set(instanceId, 'minor', 123_456_789);
    addPlayer(store, 'yen', { currency: 'JPY', balance: 0 });
    const { value } = store.jackpots.win({ instanceId, potId: 'minor', playerId: 'yen' });
    expect(value).toBe(123_450_000);
    expect(store.wallets.ofPlayer('yen').balance).toBe(20_369);
    // The fraction of a cent stays in the pot.
    expect(values()['minor']).toBe(100 * microPerEuro + 6_789);
  });

  it('is shared with the others who contributed in the last hour, where there is a community', () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
    addPlayer(store, 'early', { contribution: 0.01 });
    play('early', 100);
    jest.setSystemTime(Date.now() + 3_600_001);
    for (const player of ['winner', 'second', 'third', 'left']) {
      addPlayer(store, player, { contribution: 0.01 });
      play(player, 100);
    }
    store.jackpots.optIns.set('left', instanceId, { optedIn: false, contribution: 0.01, currency: 'EUR' });
    store.pots.set(instanceId, 'shared', 1000 * microPerEuro);
    const win = store.jackpots.win({ instanceId, potId: 'shared', playerId: 'winner' });
    expect(win).toMatchObject({
      value: 900 * microPerEuro,
      communityWinners: [
        { playerId: 'second', value: 50 * microPerEuro },
        { playerId: 'third', value: 50 * microPerEuro },
      ],
    });
    expect(ledger('second').at(-1)).toMatchObject({ moneyType: 'JackpotWin', amount: 5000 });
    expect(store.jackpots.winsOf('third', instanceId, 0)).toEqual([win]);
    expect(store.jackpots.winsOf('early', instanceId, 0)).toEqual([]);
    jest.useRealTimers();
  });

  it('of somebody simulated pays nobody but the community', () => {
    addPlayer(store, 'player', { contribution: 0.01 });
    play('player', 100);
    store.jackpots.win({ instanceId, potId: 'minor', playerId: 'nobody' });
    expect(ledger('player').at(-1)).toMatchObject({ moneyType: 'JackpotWin', amount: 10_000 });
  });
});

it('lets nobody follow a pot but by numbers without gaps', () => {
  const player = addPlayer(store, 'player', { contribution: 0.1 });
  const sequences: number[] = [];
  store.events.on(({ name, data }) => void (name === 'jackpotUpdated' && sequences.push(data.sequence)));
  for (let round = 0; round < 3; round += 1) play(player, 100);
  store.jackpots.win({ instanceId, potId: 'major', playerId: player });
  expect(sequences).toEqual([1, 2, 3, 4]);
  expect(store.pots.sequence(instanceId)).toBe(4);
});

it('neither makes nor loses money, for any sequence of rounds and wins', () => {
  const currencies = ['EUR', 'CAD', 'JPY', 'INR'];
  const action = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('round' as const),
        who: fc.nat(3),
        stake: fc.integer({ min: 1, max: 9999 }),
      }),
    },
    fc.record({ kind: fc.constant('win' as const), who: fc.nat(4), pot: fc.constantFrom(...potIds) }),
    fc.record({ kind: fc.constant('others' as const), value: fc.integer({ min: 1, max: 2_000_000 }) }),
    fc.record({ kind: fc.constant('choice' as const), who: fc.nat(3), contribution: fc.constantFrom(0.01, 0.02, 0.1) }),
  );
  fc.assert(
    fc.property(
      fc.array(action, { minLength: 5, maxLength: 40 }),
      fc.boolean(),
      (actions, contributionAsPercentage) => {
        const tried = jackpotStore({ contributionAsPercentage }, 50);
        const ids = currencies.map((currency, index) =>
          addPlayer(tried, `player-${index}`, { currency, balance: 1_000_000, contribution: 0.1 }),
        );
        const sums = () => potIds.map((id) => tried.pots.all(instanceId).find((pot) => pot.id === id)?.value ?? 0);
        let simulated = 0;
        for (const [index, each] of actions.entries()) {
          const playerId = 'who' in each ? (ids[each.who] ?? 'nobody') : 'nobody';
          if (each.kind === 'round')
            tried.play.placeRound({
              ...{ roundId: `${index}`, playerId, lookupId: 'game', stake: each.stake, payout: 0 },
              ...{ state: 'closed', details: '{}' },
            });
          else if (each.kind === 'win') tried.jackpots.win({ instanceId, potId: each.pot, playerId });
          else if (each.kind === 'others') {
            tried.pots.add(instanceId, each.value, 'simulated');
            simulated += each.value;
          } else {
            const currency = tried.wallets.ofPlayer(playerId).currency;
            tried.jackpots.optIns.set(playerId, instanceId, {
              optedIn: true,
              contribution: each.contribution,
              currency,
            });
          }
        }

        const movements = tried.database.all<{ currency: string; moneyType: string; amount: number }>(
          'SELECT currency, moneyType, amount FROM ledger JOIN wallets ON wallets.id = walletId',
        );
        const sum = (moneyType: string) =>
          movements
            .filter((movement) => movement.moneyType === moneyType)
            .reduce((total, { amount, currency }) => total + toMicroEuro(Math.abs(amount), currency), 0);
        const pots = tried.database.get<Record<string, number>>(
          'SELECT sum(seeded) AS seeded, sum(contributed) AS contributed, sum(simulated) AS simulated, sum(paid) AS paid FROM jackpotPots',
        );
        // What players were debited is in the pots, to the last fraction; and so is what others gave.
        expect(pots).toMatchObject({ contributed: sum('JackpotContribution'), simulated });
        const total = (pots?.['seeded'] ?? 0) + (pots?.['contributed'] ?? 0) + simulated - (pots?.['paid'] ?? 0);
        expect(sums().reduce((all, value) => all + value, 0)).toBe(total);

        // What a pot paid is what its winners have, rounded down to their minor units.
        const wins = tried.database.all<{ playerId: string; value: number; communityWinners: string }>(
          'SELECT * FROM jackpotWins',
        );
        const shares = wins.flatMap((win) => [
          { playerId: win.playerId, value: win.value },
          ...(JSON.parse(win.communityWinners) as { playerId: string; value: number }[]),
        ]);
        expect(shares.reduce((all, { value }) => all + value, 0)).toBe(pots?.['paid']);
        for (const id of ids) {
          const { currency } = tried.wallets.ofPlayer(id);
          const won = shares.filter(({ playerId }) => playerId === id);
          const credited = movements.filter((each) => each.currency === currency && each.moneyType === 'JackpotWin');
          expect(credited.reduce((all, { amount }) => all + amount, 0)).toBe(
            won.reduce((all, { value }) => all + fromMicroEuro(value, currency), 0),
          );
        }
        // Wallets are their ledgers.
        for (const id of ids)
          expect(
            tried.database.get<{ amount: number }>(
              'SELECT sum(amount) AS amount FROM ledger WHERE walletId = ?',
              `wallet-${id}`,
            )?.amount,
          ).toBe(tried.wallets.ofPlayer(id).balance);
        tried.close();
      },
    ),
    { numRuns: 60 },
  );
});
