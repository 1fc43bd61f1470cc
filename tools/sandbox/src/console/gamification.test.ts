import { startTestPlatform, type TestPlatform } from '../testing/testPlatform.ts';

let platform: TestPlatform;
beforeEach(async () => (platform = await startTestPlatform()));
afterEach(() => platform.close());

const player = 'loyalty@lobby.test';
const result = async (name: string, args: object = {}) => {
  const { status, body } = await platform.run(name, args);
  expect([status, body.error]).toEqual([200, undefined]);
  return body.result;
};

it.each([
  ['missions', { player, mission: 'daily-rounds' }, 'Give a mission with its progress'],
  ['missions', { player, mission: 'nothing', progress: 1 }, 'There is no mission'],
  ['tournament', { name: 'Cup', prizes: ['0.00'] }, 'greater than zero'],
  ['tournament', { name: 'Cup', seconds: 0 }, 'seconds'],
  ['tournamentScore', { player, tournament: 'nothing', score: 1 }, 'There is no tournament'],
  ['finishTournament', { tournament: 'nothing' }, 'There is no tournament'],
  ['gamificationPoints', { player, amount: 0.5 }, 'amount'],
])('rejects %s with %j and changes nothing', async (name, args, message) => {
  const tables = ['gamificationAccounts', 'gamificationMissions', 'gamificationTournaments', 'gamificationEntries'];
  const snapshot = () => tables.map((table) => platform.store.database.all(`SELECT * FROM ${table}`));
  const before = snapshot();
  const { status, body } = await platform.run(name, args);
  expect([status, body.error]).toEqual([400, expect.stringContaining(message)]);
  expect(snapshot()).toEqual(before);
});

it('has a demo player of level 2 with missions half done and two tournaments', async () => {
  expect(await result('gamification', { player })).toMatchObject({ isOptedIn: true, level: 2, points: 300 });
  const missions = (await result('missions', { player })) as { progress: number; target: number }[];
  expect(missions.map(({ progress, target }) => progress === Math.floor(target / 2))).not.toContain(false);
  expect(await result('tournaments', { player })).toMatchObject([
    { series: 'daily', isFinished: false, entry: { score: 840 } },
    { series: 'weekly', isFinished: false, entry: { score: 840 } },
  ]);
});

it('gives points with the levels that they reach, and sets a level without its prize', async () => {
  expect(await result('gamificationPoints', { player, amount: 1_700 })).toMatchObject({ level: 4, points: 2_000 });
  const rewards = platform.store.rewards.ofPlayer(platform.playerId(player)).map(({ reward }) => reward.type);
  expect(Object.fromEntries(rewards.map(({ kind, amount }) => [kind, amount]))).toEqual({
    FreeSpin: 10,
    MoneyDrop: 500,
  });
  await result('level', { player, level: 5 });
  expect(await result('gamification', { player })).toMatchObject({ level: 5, points: 10_000 });
  expect(platform.store.rewards.ofPlayer(platform.playerId(player))).toHaveLength(2);
});

it('sets a score in a tournament that the player has not joined, until it is over', async () => {
  const { id } = (await result('tournament', { name: 'Cup' })) as { id: string };
  const args = { player, tournament: id, score: 1_234 };
  expect(await result('tournamentScore', args)).toMatchObject({ score: 1_234 });
  expect(await result('finishTournament', { tournament: id })).toMatchObject({ isFinished: true });
  expect((await platform.run('tournamentScore', args)).body.error).toBe('This tournament is over.');
});
