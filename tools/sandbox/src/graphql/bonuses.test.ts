import { startTestPlatform, type TestPlatform } from '../testing/testPlatform.ts';

let platform: TestPlatform;
beforeEach(async () => (platform = await startTestPlatform()));
afterEach(() => platform.close());

const email = 'new@lobby.test';
const typeOf = (answer: { errors?: { extensions?: { type?: string } }[] }) => answer.errors?.[0]?.extensions?.type;

const bonusesOf = async () => {
  const query = `{ viewer { bonuses { id name status amount balance wageringRequired wageringDone wageringProgress
    maxPayout paidOut isLocked isInPlay unlockTrigger endedAt } } }`;
  return (await platform.graphql(query, { token: await platform.tokenFor(email) })).data.viewer.bonuses;
};
const forfeit = async (bonusId: string, balance: string, by = email) =>
  platform.graphql(
    `mutation($bonusId: ID!, $balance: Decimal!) {
      forfeitBonus(bonusId: $bonusId, balance: $balance) { bonus { status balance } wallet { balance bonusBalance } } }`,
    { token: await platform.tokenFor(by), variables: { bonusId, balance } },
  );
const play = (
  stake: number,
  payout = 0,
  state: 'open' | 'closed' = 'closed',
  roundId: string = crypto.randomUUID(),
) => {
  const lookupId = platform.store.games.all().find(({ bonusAllowed }) => bonusAllowed)?.lookupId ?? '';
  const playerId = platform.playerId(email);
  platform.store.play.placeRound({ roundId, playerId, lookupId, stake, payout, state, details: '{}' });
  return roundId;
};

it('shows a bonus with its progress, and pays its maximum at most once it is wagered', async () => {
  await platform.run('bonus', { player: email, amount: '10.00', factor: 2, maxPayout: '12.50' });
  play(500, 3000);
  expect(await bonusesOf()).toMatchObject([
    {
      status: 'Active',
      amount: '10.00',
      balance: '35.00',
      wageringProgress: 0.25,
      maxPayout: '12.50',
      paidOut: '0.00',
    },
  ]);
  play(1500);
  expect(await bonusesOf()).toMatchObject([{ status: 'Converted', balance: '0.00', paidOut: '12.50' }]);
  expect(platform.store.wallets.ofPlayer(platform.playerId(email))).toMatchObject({ balance: 1250, bonusBalance: 0 });
});

it('counts no stake in a game that takes no bonus money', async () => {
  await platform.run('bonus', { player: email, amount: '10.00' });
  await platform.run('balance', { player: email, balance: '5.00' });
  const live = platform.store.games.all().find(({ bonusAllowed }) => !bonusAllowed)?.lookupId ?? '';
  platform.store.play.placeRound({
    ...{ roundId: 'live', playerId: platform.playerId(email), lookupId: live, stake: 500, payout: 0 },
    ...{ state: 'closed', details: '{}' },
  });
  expect(await bonusesOf()).toMatchObject([{ wageringDone: '0.00' }]);
});

it('forfeits a bonus with the sum that was shown, its own part alone, and again without effect', async () => {
  await platform.run('bonus', { player: email, amount: '10.00' });
  await platform.run('bonus', { player: email, amount: '4.00' });
  const [first, second] = await bonusesOf();
  expect(typeOf(await forfeit(first.id, '9.99'))).toBe('$BonusBalanceChanged');
  expect(typeOf(await forfeit(first.id, 'all'))).toBe('$BadUserInput');
  expect(typeOf(await forfeit(first.id, '10.00', 'player@lobby.test'))).toBe('$BonusNotActive');
  for (let time = 0; time < 2; time += 1)
    expect((await forfeit(first.id, '10.00')).data.forfeitBonus).toEqual({
      bonus: { status: 'Forfeited', balance: '0.00' },
      wallet: { balance: '0.00', bonusBalance: '4.00' },
    });
  await platform.run('expireBonus', { id: second.id });
  expect(typeOf(await forfeit(second.id, '0.00'))).toBe('$BonusNotActive');
});

it('lets a bonus neither end nor be forfeited while a round with it is open', async () => {
  await platform.run('bonus', {
    player: email,
    amount: '10.00',
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  });
  const [{ id }] = await bonusesOf();
  const roundId = play(400, 0, 'open');
  expect(await bonusesOf()).toMatchObject([{ balance: '6.00', isInPlay: true }]);
  expect(typeOf(await forfeit(id, '6.00'))).toBe('$BonusInPlay');
  expect(await platform.run('expireBonus', { id })).toMatchObject({ status: 400 });
  await platform.run('clock', { by: 2 * 3600 });
  expect(await bonusesOf()).toMatchObject([{ status: 'Active' }]);
  play(0, 100, 'closed', roundId);
  await platform.run('clock', { by: 60 });
  expect(await bonusesOf()).toMatchObject([{ status: 'Expired', balance: '0.00', endedAt: expect.any(String) }]);
});

it.each([
  ['Deposit', 'deposit', { amount: '20.00' }],
  ['CompleteSoW', 'sourceOfWealth', { status: 'Done' }],
] as const)('keeps a bonus locked until its trigger %s', async (unlockTrigger, command, args) => {
  await platform.run('bonus', { player: email, amount: '10.00', unlockTrigger });
  expect(await bonusesOf()).toMatchObject([{ isLocked: true, balance: '0.00', amount: '10.00', unlockTrigger }]);
  expect(platform.store.wallets.ofPlayer(platform.playerId(email)).bonusBalance).toBe(0);
  await platform.run('sourceOfWealth', { player: email, status: 'Required' });
  expect(await bonusesOf()).toMatchObject([{ isLocked: true }]);
  await platform.run(command, { player: email, ...args });
  expect(await bonusesOf()).toMatchObject([{ isLocked: false, balance: '10.00' }]);
  const changed: string[] = [];
  platform.store.events.on((event) => {
    if (event.name === 'playerUpdated') changed.push(...event.data.updatedTypes);
  });
  const [{ id }] = await bonusesOf();
  await forfeit(id, '10.00');
  expect(changed).toContain('Bonus');
});
