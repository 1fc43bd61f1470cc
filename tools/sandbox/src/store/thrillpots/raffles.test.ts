import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addPlayer, jackpotStore } from '../../testing/jackpotStore.ts';
import { createStore, raffleTypes, type Store, type StoreEvent } from '../index.ts';
import { microPerEuro } from '../base/microEuro.ts';

const hour = 3_600_000;
let store: Store;
let rounds = 0;
beforeEach(() => {
  // A Wednesday.
  jest.useFakeTimers({ now: Date.parse('2026-11-18T10:20:00Z'), doNotFake: ['nextTick', 'setImmediate'] });
  store = jackpotStore();
});
afterEach(() => {
  store.close();
  jest.useRealTimers();
});

const stake = (playerId: string, amount: number) =>
  store.play.placeRound({
    ...{ roundId: `round-${rounds++}`, playerId, lookupId: 'game', stake: amount, payout: 0 },
    ...{ state: 'closed', details: '{}' },
  });
const tickets = (playerId: string) =>
  raffleTypes.map((type) => store.raffles.tickets(store.raffles.next(type)?.id ?? '', playerId));
const windowOf = (type: (typeof raffleTypes)[number]) => {
  const drop = store.raffles.next(type);
  return drop && [new Date(drop.startsAt).toISOString(), new Date(drop.endsAt).toISOString()];
};

it('has one drop of each type to come: of the hour, the day and the week from Monday', () => {
  expect(windowOf('hourly')).toEqual(['2026-11-18T10:00:00.000Z', '2026-11-18T11:00:00.000Z']);
  expect(windowOf('daily')).toEqual(['2026-11-18T00:00:00.000Z', '2026-11-19T00:00:00.000Z']);
  expect(windowOf('weekly')).toEqual(['2026-11-16T00:00:00.000Z', '2026-11-23T00:00:00.000Z']);
  for (const type of raffleTypes) expect(store.raffles.next(type)?.value).toBeGreaterThanOrEqual(200 * microPerEuro);
});

it('gives a ticket for each euro wagered, carries the rest, and converts other currencies', () => {
  addPlayer(store, 'euro');
  addPlayer(store, 'rupee', { currency: 'INR' });
  const updates: unknown[] = [];
  store.events.on(({ name, data }) => void (name === 'raffleTicketsUpdated' && updates.push(data.tickets)));
  for (const amount of [250, 40, 10]) stake('euro', amount);
  expect(tickets('euro')).toEqual([3, 3, 3]);
  // Nothing is sent for a stake that earns none.
  expect(updates).toEqual([
    raffleTypes.map((type) => ({ dropId: `acme-${type}-1`, tickets: 2 })),
    raffleTypes.map((type) => ({ dropId: `acme-${type}-1`, tickets: 3 })),
  ]);
  stake('rupee', 9499);
  expect(tickets('rupee')).toEqual([0, 0, 0]);
  stake('rupee', 9501);
  expect(tickets('rupee')).toEqual([2, 2, 2]);
});

it('gives none to those who may not take part', () => {
  addPlayer(store, 'abroad', { country: 'NO' });
  addPlayer(store, 'excluded');
  store.players.update('excluded', { timeoutEndsAt: new Date(store.now() + hour).toISOString() });
  for (const player of ['abroad', 'excluded']) {
    stake(player, 1000);
    expect(tickets(player)).toEqual([0, 0, 0]);
  }
});

it('draws when the clock passes the end, pays the winner, and begins the next drop without tickets', () => {
  const player = addPlayer(store, 'player', { currency: 'JPY', balance: 100_000 });
  store.raffles.setTickets('hourly', player, 1_000_000_000);
  const drop = store.raffles.next('hourly');
  const events: StoreEvent[] = [];
  store.events.on((event) => void events.push(event));
  store.moveClock(40 * 60_000 - 1);
  expect(store.raffles.winners(5)).toEqual([]);
  store.moveClock(1);
  const [win] = store.raffles.winners(5);
  expect(win).toMatchObject({ dropId: drop?.id, type: 'hourly', playerId: player, initials: 'AV', value: drop?.value });
  expect(events.filter(({ name }) => name === 'raffleWon').map(({ data }) => data)).toEqual([
    { playerId: player, win },
  ]);
  expect(store.wallets.ofPlayer(player).balance).toBe(100_000 + ((drop?.value ?? 0) / microPerEuro) * 165);
  expect(store.database.all("SELECT reference FROM ledger WHERE moneyType = 'RaffleWin'")).toEqual([
    { reference: win?.id },
  ]);
  expect(windowOf('hourly')).toEqual(['2026-11-18T11:00:00.000Z', '2026-11-18T12:00:00.000Z']);
  expect(tickets(player)).toEqual([0, 0, 0]);
});

it('counts a stake after the end for the next drop, even before the draw', () => {
  addPlayer(store, 'player');
  stake('player', 500);
  jest.setSystemTime(Date.now() + hour);
  stake('player', 200);
  expect(tickets('player')).toEqual([2, 7, 7]);
});

it('draws at the start what has ended while the platform was down, once each', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const file = join(folder, 'raffles.sqlite');
  const before = createStore(file);
  before.documents.put('setting', 'raffle', { enabled: true, raffles: [] });
  before.raffles.applyTime();
  before.close();
  jest.setSystemTime(Date.now() + 30 * hour);
  const after = createStore(file);
  after.raffles.applyTime();
  after.raffles.applyTime();
  expect(after.raffles.winners(9).map(({ type }) => type)).toEqual(['daily', 'hourly']);
  expect(after.raffles.next('hourly')?.endsAt).toBe(Date.parse('2026-11-19T17:00:00Z'));
  after.close();
  rmSync(folder, { recursive: true });
});

it('does not draw tickets of those who may no longer play', () => {
  const player = addPlayer(store, 'player');
  store.raffles.setTickets('daily', player, 1_000_000_000);
  store.players.update(player, { exclusionEndsAt: new Date(store.now() + 48 * hour).toISOString() });
  store.raffles.draw('daily');
  expect(store.raffles.winners(1)).not.toMatchObject([{ playerId: player }]);
});

it('goes back to the present period when the clock is reset', () => {
  store.moveClock(3 * hour);
  expect(windowOf('hourly')?.[0]).toBe('2026-11-18T13:00:00.000Z');
  store.moveClock(-3 * hour);
  expect(windowOf('hourly')).toEqual(['2026-11-18T10:00:00.000Z', '2026-11-18T11:00:00.000Z']);
});

it('draws by the console’s command with the winner that is given, and goes on from then', () => {
  const player = addPlayer(store, 'player');
  stake(player, 1000);
  const win = store.raffles.draw('weekly', player);
  expect(win).toMatchObject({ playerId: player, dropId: 'acme-weekly-1' });
  expect(windowOf('weekly')).toEqual(['2026-11-18T10:20:00.000Z', '2026-11-23T00:00:00.000Z']);
  expect(tickets(player)).toEqual([10, 10, 0]);
});
