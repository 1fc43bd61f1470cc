import { startTestPlatform, type TestPlatform } from '../testing/testPlatform.ts';

let platform: TestPlatform;
beforeEach(async () => (platform = await startTestPlatform()));
afterEach(() => platform.close());

const player = 'player@lobby.test';
const result = async (name: string, args: object = {}) => {
  const { status, body } = await platform.run(name, args);
  expect(status).toBe(200);
  return body.result as Record<string, unknown>;
};

it.each([
  ['optIn', { player, contribution: 0.3 }, 'The options are 0.01, 0.02, 0.05'],
  ['jackpotPots', { minor: '1.234' }, 'An amount is written like'],
  ['jackpotWin', { pot: 'total' }, 'pot'],
  ['jackpotWin', { pot: 'minor', player: 'nobody@lobby.test' }, 'There is no player'],
  ['jackpotFaults', { lost: 2 }, 'lost'],
  ['jackpot', { contributionOptions: ['many'] }, 'contributionOptions'],
  ['jackpot', { contributionOptions: [] }, 'contributionOptions'],
  ['raffleDraw', { type: 'monthly' }, 'type'],
  ['raffleDrops', { prize: '5.00' }, 'Give a type'],
  ['raffleTickets', { player, tickets: 5 }, 'Give a type'],
])('rejects %s with %j and changes nothing', async (name, args, message) => {
  const tables = ['jackpotPots', 'jackpotOptIns', 'jackpotWins', 'raffleDrops', 'raffleTickets', 'documents', 'ledger'];
  const snapshot = () => tables.map((table) => platform.store.database.all(`SELECT * FROM ${table}`));
  const before = snapshot();
  const { status, body } = await platform.run(name, args);
  expect(status).toBe(400);
  expect(body.error).toContain(message);
  expect(snapshot()).toEqual(before);
});

it('sets the settings that are given and keeps the others', async () => {
  await result('jackpot', { contributionOptions: ['0.03', 0.06], blockedCountries: ['FI'] });
  expect(await result('jackpot', { pageEnabled: false })).toMatchObject({
    jackpot: { enabled: true, contributionOptions: [0.03, 0.06], blockedCountries: ['FI'], enabledCommunity: true },
    pageEnabled: false,
  });
  expect(await result('raffle', { enabled: false })).toMatchObject({ raffle: { enabled: false }, pageEnabled: true });
});

it('opts a player in, out and out of memory', async () => {
  expect(await result('optIn', { player, contribution: 0.02 })).toMatchObject({
    instanceId: 'acme-main',
    choice: { optedIn: true, contribution: 0.02 },
  });
  expect(await result('optIn', { player, contribution: null })).toMatchObject({
    choice: { optedIn: false, contribution: 0.02 },
  });
  expect(await result('optIn', { player, forget: true })).toMatchObject({ choice: null });
});

it('lets a player win without a change that others would notice', async () => {
  const before = await result('jackpotPots');
  const { pots } = before as { pots: Record<string, string> };
  expect(await result('jackpotWin', { pot: 'mega', player, keepsPot: true })).toMatchObject({
    playerId: platform.playerId(player),
    amount: pots['mega'],
    communityWinners: [],
  });
  expect((await result('jackpotPots'))['pots']).toEqual(pots);

  const drops = await result('raffleDrops');
  const { amount } = (await result('raffleWin', { type: 'daily', player })) as { amount: string };
  expect(await result('raffleDrops')).toEqual(drops);
  const wins = platform.store.database.all(
    "SELECT moneyType, amount FROM ledger WHERE moneyType LIKE '%Win' AND walletId = ? ORDER BY id",
    platform.store.wallets.ofPlayer(platform.playerId(player)).id,
  );
  expect(wins).toEqual([
    { moneyType: 'JackpotWin', amount: Math.round(Number(pots['mega']) * 100) },
    { moneyType: 'RaffleWin', amount: Math.round(Number(amount) * 100) },
  ]);
});

it('lets somebody else win', async () => {
  const { playerId } = (await result('jackpotWin', { pot: 'minor' })) as { playerId: string };
  expect(platform.store.players.find(playerId)).toBeUndefined();
  expect(await result('jackpotPots')).toMatchObject({ pots: { minor: '200.00' } });
});

it('changes drops and tickets', async () => {
  await result('raffleDrops', { type: 'hourly', prize: '0.00' });
  await result('raffleDrops', { type: 'daily', endsIn: 90 });
  await result('raffleDrops', { type: 'weekly', withoutPot: true });
  const instance = async (type: string) => {
    const path = `/v1/thrillpots/instances/source/${type}_provider_of_the_week/brand/acme`;
    return (await (await fetch(platform.jackpotUrl + path)).json()) as { pots: object[]; timestamp_end: number };
  };
  expect((await instance('hourly')).pots).toEqual([{ id: 'hourly', current_value: '0.00' }]);
  const endsIn = (await instance('daily')).timestamp_end - platform.store.now() / 1000;
  expect(endsIn).toBeGreaterThan(80);
  expect(endsIn).toBeLessThanOrEqual(90);
  expect((await instance('weekly')).pots).toEqual([]);
  expect(await result('raffleTickets', { player, type: 'weekly', tickets: 7 })).toEqual({
    hourly: 0,
    daily: 0,
    weekly: 7,
  });
});
