import { acme, startTestPlatform, type TestPlatform } from '../testing/testPlatform.ts';

let platform: TestPlatform;
beforeEach(async () => (platform = await startTestPlatform()));
afterEach(() => platform.close());

const player = 'new@lobby.test';
const typeOf = (answer: { errors?: { extensions?: { type?: string } }[] }) => answer.errors?.[0]?.extensions?.type;
const balance = () => platform.store.wallets.ofPlayer(platform.playerId(player)).balance;

async function give(args: object = {}): Promise<string> {
  const gift = { player, type: 'MoneyDrop', name: 'Gift', amount: '5.00' };
  const { body } = await platform.run('reward', { ...gift, ...args });
  return (body.result as { assignationId: string }).assignationId;
}
const claim = async (assignationId: string, claimId: string | null = null) =>
  platform.graphql(
    `mutation($assignationId: ID!, $claimId: ID) { claimReward(assignationId: $assignationId, claimId: $claimId) {
      playerReward { assignationId status } wallet { balance bonusBalance } } }`,
    { token: await platform.tokenFor(player), variables: { assignationId, claimId } },
  );
const rewards = async (args: string, fields = 'node { assignationId status obstacle reward { name } }') => {
  const query = `{ viewer { rewards(${args}) { totalCount edges { ${fields} } pageInfo { hasNextPage endCursor } } } }`;
  return (await platform.graphql(query, { token: await platform.tokenFor(player) })).data.viewer.rewards;
};

it('pays a reward once, however often it is claimed, and repeats the answer of the same claim', async () => {
  const assignationId = await give();
  const answers = await Promise.all([claim(assignationId, 'a'), claim(assignationId, 'a'), claim(assignationId, 'b')]);
  const credited = {
    playerReward: { assignationId, status: 'Credited' },
    wallet: { balance: '5.00', bonusBalance: '0.00' },
  };
  expect(answers.filter(({ data }) => data?.claimReward).map(({ data }) => data.claimReward)).toContainEqual(credited);
  expect(await claim(assignationId)).toMatchObject({ errors: [{ extensions: { type: '$RewardNotClaimable' } }] });
  expect(balance()).toBe(500);
  expect(await platform.run('rewardStatus', { assignationId, status: 'Unclaimed' })).toMatchObject({ status: 400 });
});

it('answers a repeated claim like the first one', async () => {
  const assignationId = await give();
  const first = await claim(assignationId, 'a');
  expect(await claim(assignationId, 'a')).toEqual(first);
  expect(typeOf(await claim(assignationId, 'b'))).toBe('$RewardNotClaimable');
  // Also to a player who was blocked meanwhile.
  await platform.run('block', { player, rewards: true });
  expect(await claim(assignationId, 'a')).toEqual(first);
  expect(typeOf(await claim(assignationId, 'b'))).toBe('$RewardsBlocked');
});

it('does a claim whose answer is lost, and answers the next one', async () => {
  const assignationId = await give();
  await platform.run('rewardFaults', { player, answer: 'never' });
  const lost = new AbortController();
  const query = `mutation { claimReward(assignationId: "${assignationId}", claimId: "a") { wallet { id } } }`;
  const request = fetch(`${platform.url}/api/graphql`, {
    ...{ method: 'POST', signal: lost.signal, body: JSON.stringify({ query }) },
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await platform.tokenFor(player)}` },
  });
  const settled = new Promise<void>((resolve) => {
    const off = platform.store.events.on(({ name }) => {
      if (name !== 'rewardUpdated') return;
      off();
      resolve();
    });
  });
  await settled;
  expect((await claim(assignationId, 'a')).data.claimReward.playerReward.status).toBe('Credited');
  expect(balance()).toBe(500);
  lost.abort();
  await expect(request).rejects.toThrow('abort');
});

it.each([
  ['Credited', 500],
  ['FailedProcessing', 0],
] as const)('keeps a claim Processing until it is settled as %s', async (outcome, paid) => {
  const assignationId = await give();
  await platform.run('rewardFaults', { player, processing: true });
  expect((await claim(assignationId, 'a')).data.claimReward.playerReward.status).toBe('Processing');
  expect((await claim(assignationId, 'a')).data.claimReward.playerReward.status).toBe('Processing');
  expect(balance()).toBe(0);
  await platform.run('settleReward', { assignationId, outcome });
  expect(balance()).toBe(paid);
  expect(await platform.run('settleReward', { assignationId, outcome })).toMatchObject({ status: 400 });
  expect((await rewards(`statuses: [${outcome}]`)).edges).toMatchObject([{ node: { assignationId } }]);
});

it('lets a reward wait for its deposit, and for the right player', async () => {
  const called = await give({ name: 'called', callToAction: 'DEPOSIT', deposit: '50.00' });
  const first = await give({ name: 'first', applicability: 'FIRST_TIME_DEPOSIT' });
  const existing = await give({ name: 'existing', applicability: 'EXISTING_DEPOSITS' });
  const always = await give({ name: 'always', applicability: 'ALWAYS' });
  const obstacles = async () =>
    Object.fromEntries(
      (await rewards('statuses: [Unclaimed]')).edges.map(
        ({ node }: { node: { obstacle: string; reward: { name: string } } }) => [node.reward.name, node.obstacle],
      ),
    );
  const calls = 'node { reward { callToAction { type label amount } } }';
  expect((await rewards('first: 1', calls)).edges[0].node.reward.callToAction).toMatchObject({
    type: 'DEPOSIT',
    amount: '50.00',
  });
  expect(await obstacles()).toEqual({
    called: 'DepositRequired',
    first: 'DepositRequired',
    existing: 'RewardNotApplicable',
    always: null,
  });
  expect(typeOf(await claim(existing))).toBe('$RewardNotApplicable');
  await platform.run('deposit', { player, amount: '20.00' });
  expect(await obstacles()).toEqual({
    called: 'DepositRequired',
    first: null,
    existing: 'DepositRequired',
    always: null,
  });
  for (const id of [called, existing]) expect(typeOf(await claim(id))).toBe('$DepositRequired');
  await platform.run('deposit', { player, amount: '50.00' });
  for (const id of [called, first, existing, always])
    expect((await claim(id)).data.claimReward.playerReward.status).toBe('Credited');
  await give({ name: 'late', applicability: 'FIRST_TIME_DEPOSIT' });
  await give({ name: 'next', applicability: 'EXISTING_DEPOSITS' });
  expect(await obstacles()).toEqual({ late: 'RewardNotApplicable', next: 'DepositRequired' });
  await platform.run('deposit', { player, amount: '20.00' });
  expect(await obstacles()).toEqual({ late: 'RewardNotApplicable', next: null });
});

it('gives nothing while a source of wealth has to be declared', async () => {
  const assignationId = await give();
  await platform.run('sourceOfWealth', { player, status: 'Required' });
  expect(typeOf(await claim(assignationId))).toBe('$SourceOfWealthIncomplete');
  await platform.run('sourceOfWealth', { player, status: 'Pending' });
  expect((await claim(assignationId)).data.claimReward.playerReward.status).toBe('Credited');
});

it('credits an automatic reward once its player may have it', async () => {
  await platform.run('timeout', { player, until: new Date(Date.now() + 3_600_000).toISOString() });
  await give({ claimType: 'automatic' });
  await platform.run('clock', { by: 60 });
  expect(balance()).toBe(0);
  await platform.run('clock', { by: 3600 });
  await platform.run('clock', { by: 3600 });
  expect(balance()).toBe(500);
});

it.each([
  ['a source of wealth', 'sourceOfWealth', { status: 'Required' }, { status: 'Done' }],
  ['a verified phone number', 'contact', { phoneVerified: false }, { phoneVerified: true }],
])('credits an automatic reward that waits for %s once it is there', async (_, command, missing, there) => {
  const toggles = { ...acme.toggles, DisablePhoneVerificationForRewards: false };
  platform.close();
  platform = await startTestPlatform({ brand: { ...acme, toggles } });
  platform.store.players.update(platform.playerId(player), { phoneNumber: '+358401234567' });
  await platform.run('contact', { player, phoneVerified: true });
  await platform.run(command, { player, ...missing });
  await give({ claimType: 'automatic' });
  await platform.run('clock', { by: 60 });
  expect(balance()).toBe(0);
  expect((await rewards('statuses: [Unclaimed]')).totalCount).toBe(1);
  await platform.run(command, { player, ...there });
  await platform.run('clock', { by: 60 });
  expect(balance()).toBe(500);
});

it.each([
  ['its end', { endsAt: '2020-01-01' }],
  ['its time', { expiresIn: 1 }],
])('rejects a reward past %s at once, but repeats the answer of its claim', async (_, end) => {
  const claimed = await give({ expiresIn: 1 });
  const first = await claim(claimed, 'a');
  const late = await give(end);
  const automatic = await give({ endsAt: '2020-01-01', claimType: 'automatic' });
  // The clock alone: what expires has not been looked for yet.
  platform.store.database.moveClock(1000);
  expect(typeOf(await claim(late, 'b'))).toBe('$RewardNotClaimable');
  expect(await claim(claimed, 'a')).toEqual(first);
  expect(platform.store.rewards.find(automatic)?.status).toBe('Unclaimed');
  expect(balance()).toBe(500);
});

it('lists the history by status, kind and time, page by page', async () => {
  for (const name of ['a', 'b', 'c']) await claim(await give({ name }));
  await give({ name: 'cashback', kind: 'Cashback' });
  const names = ({ edges }: { edges: { node: { reward: { name: string } } }[] }) =>
    edges.map(({ node }) => node.reward.name);
  const page = await rewards('first: 2, statuses: [Credited], sortBy: updatedAt');
  expect(page).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
  expect(names(page)).toEqual(['a', 'b']);
  const next = await rewards(`first: 2, statuses: [Credited], sortBy: updatedAt, after: "${page.pageInfo.endCursor}"`);
  expect(names(next)).toEqual(['c']);
  expect(names(await rewards('kinds: [Cashback]'))).toEqual(['cashback']);
  expect(names(await rewards('range: { to: "2020-01-01T00:00:00Z" }'))).toEqual([]);
});

it.each(['assignedAt', 'rewardId', 'status', 'updatedAt'] as const)(
  'sorts the history by %s in both directions, each reward once on its pages',
  async (sortBy) => {
    const given: string[] = [];
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      given.push(await give({ name }));
      await platform.run('clock', { by: 60 });
    }
    for (const index of [3, 0]) {
      await claim(given[index] as string);
      await platform.run('clock', { by: 60 });
    }
    const fields = 'node { assignationId assignedAt updatedAt status reward { rewardId } }';
    for (const descending of [false, true]) {
      const listed: { assignationId: string; key: string }[] = [];
      let next: string | null = '';
      while (next !== null) {
        const after = next && `after: "${next}"`;
        const page = await rewards(`first: 2, sortBy: ${sortBy}, descending: ${descending}, ${after}`, fields);
        for (const { node } of page.edges)
          listed.push({ assignationId: node.assignationId, key: { ...node, ...node.reward }[sortBy] });
        next = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      }
      const keys = listed.map(({ key }) => key);
      expect(keys).toEqual(descending ? keys.toSorted().toReversed() : keys.toSorted());
      expect(listed.map(({ assignationId }) => assignationId).toSorted()).toEqual(given.toSorted());
    }
  },
);

it('pushes a reward again as it is', async () => {
  const assignationId = await give();
  let pushes = 0;
  platform.store.events.on(({ name }) => (pushes += name === 'rewardUpdated' ? 1 : 0));
  await platform.run('pushReward', { assignationId, times: 3 });
  expect(pushes).toBe(3);
});

it('plays free spins at their value, in their game alone, and pays what they win into one bonus', async () => {
  const game = platform.store.games.all().find(({ kind }) => kind === 'slot');
  const id = await give({ type: 'FreeSpin', name: 'Spins', amount: '0.20', spins: 3, game: game?.slug, factor: 20 });
  expect((await claim(id)).data.claimReward.wallet).toEqual({ balance: '0.00', bonusBalance: '0.00' });
  const { store } = platform;
  const spin = (roundId: string, payout: number, change: object = {}) =>
    store.play.placeRound({
      ...{ roundId, playerId: platform.playerId(player), lookupId: game?.lookupId ?? '', stake: 20, payout },
      ...{ state: 'closed', details: '{}', freeSpinsId: id, ...change },
    });
  expect(() => spin('dear', 0, { stake: 2000 })).toThrow('its own value');
  expect(() => spin('other', 0, { lookupId: store.games.all().at(-1)?.lookupId })).toThrow('cannot be played');
  expect(() => spin('theirs', 0, { playerId: platform.playerId('player@lobby.test') })).toThrow('cannot be played');
  spin('lost', 0);
  spin('won', 150);
  spin('won more', 50);
  expect(() => spin('one too many', 1000)).toThrow('cannot be played');
  expect(store.wallets.ofPlayer(platform.playerId(player))).toMatchObject({ balance: 0, bonusBalance: 200 });
  const { data } = await platform.graphql(
    `{ viewer { freeSpins { id name spins spinsLeft value won wageringRequirementFactor bonusId game { slug } }
       bonuses { id amount balance wageringRequired assignationId } gameRounds { edges { node { stake payout } } } } }`,
    { token: await platform.tokenFor(player) },
  );
  const [bonus] = data.viewer.bonuses;
  expect(data.viewer.bonuses).toEqual([
    { id: bonus.id, amount: '2.00', balance: '2.00', wageringRequired: '40.00', assignationId: id },
  ]);
  expect(data.viewer.freeSpins).toEqual([
    {
      ...{ id, name: 'Spins', spins: 3, spinsLeft: 0, value: '0.20', won: '2.00', wageringRequirementFactor: 20 },
      ...{ bonusId: bonus.id, game: { slug: game?.slug } },
    },
  ]);
  expect(data.viewer.gameRounds.edges).toHaveLength(3);
  expect(data.viewer.gameRounds.edges[0].node).toEqual({ stake: '0.00', payout: '0.50' });
});

it('gives free spins up after a week', async () => {
  const id = await give({ type: 'FreeSpin', name: 'Spins', amount: '0.20' });
  await claim(id);
  expect(platform.store.freeSpins.playable(id)).toBe(10);
  await platform.run('clock', { by: 7 * 86_400 });
  expect(platform.store.freeSpins.playable(id)).toBe(0);
});

it('opens a game with its free spins', async () => {
  const { createPartnerPorts } = await import('../adapters/index.ts');
  const { games } = createPartnerPorts(platform.store, acme);
  const game = platform.store.games.all().find(({ kind }) => kind === 'slot');
  const id = await give({ type: 'FreeSpin', name: 'Spins', amount: '0.50', spins: 1, game: game?.slug });
  await claim(id);
  const playerId = platform.playerId(player);
  expect(games.freeSpins(playerId, game?.slug ?? '')).toEqual({ id, stake: 50 });
  const step = { brand: 'acme', playerId, gameSlug: game?.slug ?? '', roundId: 'free', stake: 50, payout: 75 };
  const placed = games.placeRound({ ...step, state: 'closed', details: '{}', freeSpinsId: id });
  expect(placed).toMatchObject({ status: 'placed', balance: 0, bonusBalance: 75 });
  expect(games.freeSpinsLeft(id)).toBe(0);
  expect(games.freeSpins(playerId, game?.slug ?? '')).toBeUndefined();
});

describe.each([
  [
    'de_DE',
    'Geldgeschenk',
    '10 Freispiele',
    'Willkommensbonus',
    'Danke, dass du bei uns spielst',
    'Einzahlen',
    'Bargeld',
  ],
  ['fi_FI', 'Rahalahja', '10 ilmaiskierrosta', 'Tervetuliaisbonus', 'Kiitos, kun pelaat meillä', 'Talleta', 'Käteistä'],
])('what was given before, in %s', (locale, gift, spins, bonus, reason, deposit, bought) => {
  const ask = async (query: string, headers: { locale: string }) =>
    (await platform.graphql(query, { token: await platform.tokenFor('rewards@lobby.test'), headers })).data;

  it('has its names, reasons and calls to action in that language', async () => {
    const { viewer } = await ask(
      `{ viewer { freeSpins { name } bonuses { name } rewards(first: 100) { edges { node { reward {
        name rewardReason callToAction { label }
        rewardType { ... on FreeSpin { name } ... on MoneyDrop { name } ... on BonusMoneyDrop { name } } } } } } } }`,
      { locale },
    );
    const rewards = viewer.rewards.edges.map(({ node }: { node: { reward: object } }) => node.reward);
    const named = (name: string) => ({ name, rewardType: { name } });
    expect(rewards).toContainEqual({ ...named(gift), rewardReason: reason, callToAction: null });
    expect(rewards).toContainEqual(expect.objectContaining(named(spins)));
    expect(rewards).toContainEqual(expect.objectContaining({ callToAction: { label: deposit } }));
    expect(viewer.freeSpins).toEqual([{ name: spins }]);
    expect(viewer.bonuses).toContainEqual({ name: bonus });
  });

  it('has the name of what was bought in another language, for the reason that the lobby knows', async () => {
    const sale = await ask(
      'mutation { buyShopItem(purchaseId: "p", itemId: "cash-5", price: 1000) { playerReward { reward { name } } } }',
      { locale: 'fr_CA' },
    );
    expect(sale.buyShopItem.playerReward.reward.name).toBe('Argent réel');
    const { viewer } = await ask(
      '{ viewer { rewards(last: 1) { edges { node { reward { name rewardReason } } } } } }',
      {
        locale,
      },
    );
    expect(viewer.rewards.edges).toEqual([{ node: { reward: { name: bought, rewardReason: 'RewardsShop' } } }]);
  });
});
