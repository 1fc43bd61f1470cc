import { instance } from './service.fixture.ts';
import { advance, last, openClient, sockets } from './scriptedSocket.fixture.ts';

/** A service that sends the fields that are specified and no others: it answers no SubscribeRequest, and counts nothing. */
const update = (...pots: [id: string, value: string][]) => ({
  type: 'JackpotUpdate',
  pots: pots.map(([id, current_value]) => ({ id, current_value })),
});
const win = (win_pot_id: string) => ({
  type: 'WinEvent',
  player_id: 'p1',
  win_amount: '250.00',
  win_pot_id,
  currency_multipliers: { multipliers: { CAD: '1.47' } },
  community_winners: [],
});

let opened: ReturnType<typeof openClient>;

beforeAll(async () => {
  // Imported up front, so that it resolves under fake timers.
  await import('./thrillpotSocket.machine.ts');
});
beforeEach(() => void (opened = openClient()));
afterEach(() => opened.close());

async function answer(change: object) {
  const { pots } = instance();
  jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json({ id: 'jackpot-1', pots, ...change }));
  await opened.client.fetchInstance('pots');
}

it('shows pots as they arrive, beginning with those of the instance call (R-7-056, R-3-061)', async () => {
  await answer({
    pots: [
      { id: 'mega', current_value: '900.00' },
      { id: 'minor', current_value: '5.00' },
    ],
  });
  opened.client.follow('jackpot-1');
  await advance(0);
  last().receive(update(['mega', '901.00']));
  await advance(250);
  expect([opened.value(), opened.value('minor')]).toEqual(['901.00', '5.00']);
  last().receive(update(['minor', '6.00'], ['mega', '899.00']));
  await advance(250);
  expect([opened.value(), opened.value('minor')]).toEqual(['899.00', '6.00']);
  // Nothing is missing.
  const before = last().subscribeCount();
  await advance(120_000);
  expect([last().subscribeCount(), sockets().length]).toEqual([before, 1]);
});

it('shows pots as they arrive from a service that counts its messages and never sends all pots', async () => {
  await answer({ pots: [{ id: 'mega', current_value: '900.00' }] });
  opened.client.follow('jackpot-1');
  await advance(0);
  last().receive({ ...update(['mega', '901.00']), sequence: 41 });
  last().receive({ ...update(['mega', '902.00']), sequence: 42 });
  await advance(250);
  expect(opened.value()).toBe('902.00');
  for (const value of ['903.00', '904.00']) {
    last().drop();
    await advance(2000);
    // It counts anew, as after a restart.
    last().receive({ ...update(['mega', value]), sequence: 1 });
    await advance(250);
    expect(opened.value()).toBe(value);
  }
});

it('shows pots where the instance call has not answered', async () => {
  opened.client.follow('jackpot-1');
  await advance(0);
  last().receive(update(['mega', '901.00']));
  await advance(250);
  expect(opened.value()).toBe('901.00');
});

it('announces a win of the pot’s own instance, once (R-7-056, R-3-062)', async () => {
  const wins: [instanceId: string, amount: string][] = [];
  opened.client.onWin(({ instanceId, amount }) => wins.push([instanceId, amount]));
  await answer({ id: 'daily-1', timestamp_end: 1_770_009_000, pots: [{ id: 'prize', current_value: '1' }] });
  opened.client.follow('daily-1');
  await answer({ pots: [{ id: 'minor', current_value: '5.00' }] });
  opened.client.follow('jackpot-1');
  await advance(0);
  last().receive(win('minor'));
  last().receive(win('minor'));
  last().receive({ ...win('prize'), type: 'RaffleWinEvent' });
  expect(wins).toEqual([
    ['jackpot-1', '250.00'],
    ['daily-1', '250.00'],
  ]);
});

it('leaves the pots of an instance that nobody follows any more to that instance', async () => {
  await answer({ id: 'daily-1', timestamp_end: 1_770_009_000, pots: [{ id: 'prize', current_value: '1' }] });
  await answer({ pots: [{ id: 'mega', current_value: '900.00' }] });
  const leave = opened.client.follow('daily-1');
  opened.client.follow('jackpot-1');
  await advance(0);
  leave();
  // The connection goes on telling of it.
  last().receive(update(['prize', '2.00']));
  last().receive(update(['mega', '901.00']));
  await advance(250);
  expect([opened.value(), opened.value('prize')]).toEqual(['901.00', undefined]);
});

it('takes a service that is silent between changes for one that is there', async () => {
  opened.client.follow('jackpot-1');
  await advance(600_000);
  expect(sockets()).toHaveLength(1);
});
