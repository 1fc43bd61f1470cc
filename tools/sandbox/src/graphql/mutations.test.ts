import { acme, startTestPlatform, type TestPlatform } from '../testing/testPlatform.ts';

let platform: TestPlatform;
beforeEach(async () => (platform = await startTestPlatform()));
afterEach(() => platform.close());

const typeOf = (answer: { errors?: { extensions?: { type?: string } }[] }) => answer.errors?.[0]?.extensions?.type;

const launch = `mutation($slug: String!, $mode: GameMode!) {
  launchGame(slug: $slug, device: Desktop, mode: $mode) { sessionId url mode game { slug } } }`;
const slugOf = (live: boolean) => platform.store.games.all().find((game) => game.isLiveCasinoGame === live)?.slug;
const start = async (email: string | null, mode: string, live = false) => {
  const token = email ? await platform.tokenFor(email) : undefined;
  return platform.graphql(launch, { token, variables: { slug: slugOf(live), mode } });
};

it('launches a game for a player, with a URL that has no access token', async () => {
  const { data } = await start('player@lobby.test', 'REAL');
  const { sessionId, url } = data.launchGame;
  expect(url).toContain(sessionId);
  expect(platform.store.play.redeemLaunch(sessionId)?.playerId).toBe(platform.playerId('player@lobby.test'));
  const recent =
    '{ viewer { recentlyPlayedGamesV2(maxRecentlyPlayedGames: 5) { gameDescriptorV2 { json } } realityCheck { netPosition } } }';
  const token = await platform.tokenFor('player@lobby.test');
  const { viewer } = (await platform.graphql(recent, { token })).data;
  expect(JSON.parse(viewer.recentlyPlayedGamesV2[0].gameDescriptorV2.json)).toMatchObject({
    slug: slugOf(false),
    isLiveCasinoGame: false,
  });
  expect(viewer.realityCheck.netPosition).toBe('0.00');
});

it('reports bets on sports in the figures of the reality check, and not of stakes that were given back', async () => {
  const email = 'player@lobby.test';
  const { store } = platform;
  const playerId = platform.playerId(email);
  const place = (index: number, stake: number) => {
    const { id: eventId, markets } = store.sportsbook.events.offered().filter(({ status }) => status === 'prematch')[
      index
    ]!;
    const selection = markets[0]!.selections[0]!.id;
    store.sportsbook.events.change(eventId, { odds: { selection, odds: 200 } });
    const terms = { accept: 'none', legs: [{ selection, odds: 200 }] } as const;
    const result = store.sportsbook.bets.place({ id: `bet-${index}`, playerId, stake, ...terms });
    expect(result.status).toBe('placed');
    return eventId;
  };
  const figures = async () => {
    const token = await platform.tokenFor(email);
    return (await platform.graphql('{ viewer { realityCheck { staked won netPosition } } }', { token })).data.viewer
      .realityCheck;
  };
  const won = place(0, 10_00);
  place(1, 5_00);
  const returned = place(2, 3_00);
  expect(await figures()).toEqual({ staked: '18.00', won: '0.00', netPosition: '-18.00' });
  store.sportsbook.events.change(won, { score: { home: 2, away: 1 } });
  store.sportsbook.settleEvent(won);
  store.sportsbook.voidEvent(returned);
  expect(await figures()).toEqual({ staked: '15.00', won: '20.00', netPosition: '5.00' });
});

it.each([
  ['a visitor with real money', null, 'REAL', false, '$AuthenticationFailure'],
  ['an excluded player', 'excluded@lobby.test', 'REAL', false, '$PlayerBlocked'],
  ['a player in a time-out', 'timeout@lobby.test', 'REAL', false, '$PlayerBlocked'],
  ['a closed account', 'closed@lobby.test', 'REAL', false, '$PlayerBlocked'],
  ['demo play of a live table', null, 'DEMO', true, '$DemoNotAllowed'],
] as const)('rejects %s', async (_who, email, mode, live, type) => {
  expect(typeOf(await start(email, mode, live))).toBe(type);
});

it('lets a visitor play a demo', async () => {
  expect((await start(null, 'DEMO')).data.launchGame.mode).toBe('DEMO');
});

it('rejects visitors’ demos where the licence allows them for players only', async () => {
  const estonian = await startTestPlatform({ brand: { ...acme, license: 'est' } });
  const slug = estonian.store.games.all().find((game) => game.demoAllowed)?.slug;
  const demo = (token?: string) => estonian.graphql(launch, { token, variables: { slug, mode: 'DEMO' } });
  expect(typeOf(await demo())).toBe('$DemoNotAllowed');
  expect((await demo(await estonian.tokenFor('player@lobby.test'))).data.launchGame.mode).toBe('DEMO');
  estonian.close();
});

it('rejects a demo for an excluded player, and links no demo to a player', async () => {
  expect(typeOf(await start('excluded@lobby.test', 'DEMO'))).toBe('$PlayerBlocked');
  const { sessionId } = (await start('player@lobby.test', 'DEMO')).data.launchGame;
  expect(platform.store.play.redeemLaunch(sessionId)?.playerId).toBeNull();
});

it('clears the browser’s cache on sign-out, but neither cookies nor storage', async () => {
  const logout = (token?: string) =>
    fetch(`${platform.url}/api/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: '{"query":"mutation { logout { loggedOut } }"}',
    });
  const answer = await logout(await platform.tokenFor('player@lobby.test'));
  expect(answer.headers.get('clear-site-data')).toBe('"cache"');
  expect((await logout()).headers.get('clear-site-data')).toBeNull();
});

it('ends launches and cashier sessions with the session', async () => {
  const token = await platform.tokenFor('player@lobby.test');
  const { data } = await platform.graphql(launch, { token, variables: { slug: slugOf(false), mode: 'REAL' } });
  const cashier = await platform.graphql('mutation { startCashierSession(method: Deposit) { sessionId } }', { token });
  await platform.graphql('mutation { logout { loggedOut } }', { token });
  expect(platform.store.play.redeemLaunch(data.launchGame.sessionId)).toBeUndefined();
  expect(platform.store.payments.cashierSession(cashier.data.startCashierSession.sessionId)).toBeUndefined();
});

it('opens the cashier, but not for a player who may not deposit', async () => {
  const query = 'mutation { startCashierSession(method: Deposit) { sessionId userId currency } }';
  const { data } = await platform.graphql(query, { token: await platform.tokenFor('player@lobby.test') });
  expect(platform.store.payments.cashierSession(data.startCashierSession.sessionId)?.playerId).toBe(
    platform.playerId('player@lobby.test'),
  );
  for (const email of ['blocked@lobby.test', 'excluded@lobby.test', 'closed@lobby.test'])
    expect(typeOf(await platform.graphql(query, { token: await platform.tokenFor(email) }))).toBe('$DepositsBlocked');
});

it('claims the player’s own reward, once, and no reward of another player', async () => {
  const token = await platform.tokenFor('player@lobby.test');
  const list = `query PlayerRewards { viewer { rewards(last: 500, descending: false, statuses: [Unclaimed, Scheduled]) {
    edges { node { assignationId status reward { name rewardType {
      __typename ... on FreeSpin { spins: amount value } ... on MoneyDrop { amount currency } } } } } } } }`;
  const { edges } = (await platform.graphql(list, { token })).data.viewer.rewards;
  expect(edges.map((edge: { node: { status: string } }) => edge.node.status).toSorted()).toEqual([
    'Scheduled',
    'Unclaimed',
    'Unclaimed',
    'Unclaimed',
  ]);
  const cash = edges.find((edge: { node: { reward: { name: string } } }) => edge.node.reward.name === 'Cash gift').node;
  expect(cash.reward.rewardType).toEqual({ __typename: 'MoneyDrop', amount: '5.00', currency: 'EUR' });
  const claim = (bearer: string) =>
    platform.graphql(
      'mutation($id: ID!) { claimReward(assignationId: $id) { playerReward { status } wallet { balance } } }',
      {
        token: bearer,
        variables: { id: cash.assignationId },
      },
    );
  expect(typeOf(await claim(await platform.tokenFor('bonus@lobby.test')))).toBe('$RewardNotClaimable');
  expect((await claim(token)).data.claimReward).toEqual({
    playerReward: { status: 'Credited' },
    wallet: { balance: '255.00' },
  });
  expect(typeOf(await claim(token))).toBe('$RewardNotClaimable');
});

it.each([
  [false, '$PhoneNotVerified'],
  [true, undefined],
])(
  'lets rewards wait for a phone number to be verified, with DisablePhoneVerificationForRewards: %s',
  async (DisablePhoneVerificationForRewards, rejection) => {
    const brand = { ...acme, toggles: { ...acme.toggles, DisablePhoneVerificationForRewards } };
    const asking = await startTestPlatform({ brand });
    const player = 'bonus@lobby.test';
    const token = await asking.tokenFor(player);
    const gift = { player, type: 'MoneyDrop', name: 'Gift', amount: '5' };
    const { assignationId } = (await asking.run('reward', gift)).body.result as { assignationId: string };
    const claim = () =>
      asking.graphql(`mutation { claimReward(assignationId: "${assignationId}") { playerReward { status } } }`, {
        token,
      });
    await asking.run('contact', { player, phoneVerified: false });
    expect(typeOf(await claim())).toBe(rejection);
    await asking.run('contact', { player, phoneVerified: true });
    if (rejection) expect((await claim()).data.claimReward.playerReward.status).toBe('Credited');
    await asking.close();
  },
);

it.each(['exclusion', 'timeout'])('credits no reward during an %s', async (command) => {
  const player = 'player@lobby.test';
  await platform.run(command, { player, until: '2090-01-01' });
  const gift = { player, type: 'MoneyDrop', name: 'Gift', amount: '5', claimType: 'automatic' };
  const { result } = (await platform.run('reward', gift)).body;
  expect(result).toMatchObject({ status: 'Unclaimed' });
  const { assignationId } = result as { assignationId: string };
  const claim = await platform.graphql(
    `mutation { claimReward(assignationId: "${assignationId}") { wallet { id } } }`,
    {
      token: await platform.tokenFor(player),
    },
  );
  expect(typeOf(claim)).toBe('$RewardsBlocked');
  expect(platform.store.wallets.ofPlayer(platform.playerId(player)).balance).toBe(25_000);
});

it('accepts pop-ups and terms', async () => {
  const popUps = await platform.graphql('mutation { acceptPopUp(id: "terms-2026") { id popUpsNeeded } }', {
    token: await platform.tokenFor('popup@lobby.test'),
  });
  expect(popUps.data.acceptPopUp.popUpsNeeded).toEqual([]);
  const terms = await platform.graphql(
    'mutation { acceptTerms(terms: true, privacyPolicy: true) { termsAccepted privacyPolicyAccepted } }',
    { token: await platform.tokenFor('terms@lobby.test') },
  );
  expect(terms.data.acceptTerms).toEqual({ termsAccepted: true, privacyPolicyAccepted: true });
});

it('starts a reality check at its answer, but never in the future or before the last one', async () => {
  const token = await platform.tokenFor('check@lobby.test');
  const acknowledge = async (time: Date) =>
    (
      await platform.graphql(
        'mutation($time: DateTime!) { acknowledgeRealityCheck(time: $time) { startedAt netPosition } }',
        {
          token,
          variables: { time: time.toISOString() },
        },
      )
    ).data.acknowledgeRealityCheck;
  const minuteAgo = new Date(Date.now() - 60_000);
  expect((await acknowledge(minuteAgo)).startedAt).toBe(minuteAgo.toISOString());
  const { startedAt } = await acknowledge(new Date(Date.now() + 3_600_000));
  expect(Date.parse(startedAt)).toBeLessThanOrEqual(Date.now());
  expect((await acknowledge(minuteAgo)).startedAt).toBe(startedAt);
});
