import { acme, startTestPlatform, type TestPlatform } from '../testing/testPlatform.ts';

let platform: TestPlatform;
let token: string;
const email = 'new@lobby.test';
beforeEach(async () => {
  platform = await startTestPlatform();
  token = await platform.tokenFor(email);
});
afterEach(() => platform.close());

const typeOf = (answer: { errors?: { extensions?: { type?: string } }[] }) => answer.errors?.[0]?.extensions?.type;
const types = {
  range: 'DateTimeRange',
  after: 'String',
  lookupId: 'ID',
  states: '[TransactionState!]',
  active: 'Boolean',
};
const queryOf = (selection: string) => {
  const used = Object.entries(types).filter(([name]) => selection.includes(`$${name}`));
  const declared = used.map(([name, type]) => `$${name}: ${type}`).join(', ');
  return `query${declared && `(${declared})`} { viewer { ${selection} } }`;
};
const viewer = async (selection: string, variables: object = {}) => {
  const { data, errors } = await platform.graphql(queryOf(selection), { token, variables });
  if (errors) throw new Error(errors[0]?.message);
  return data.viewer;
};
const inDays = (days: number) => new Date(platform.store.now() + days * 86_400_000).toISOString();

describe('rounds', () => {
  it('that wait for the player are told apart from those that are over, newest first', async () => {
    const playerId = platform.playerId(email);
    const [first, second] = platform.store.games.all();
    const step = (roundId: string, game: typeof first, state: 'open' | 'closed') =>
      platform.store.play.placeRound({
        roundId,
        playerId,
        lookupId: game!.lookupId,
        stake: 100,
        payout: 0,
        state,
        details: '{}',
      });
    const openRounds = async () =>
      (await viewer('openRounds { game { title } stake state }')).openRounds as { game: { title: string } }[];
    platform.store.wallets.move({ playerId, amount: 1000, bonusAmount: 0, moneyType: 'Deposit', reference: 'test' });
    step('one', first, 'open');
    step('two', second, 'open');
    expect((await openRounds()).map(({ game }) => game.title)).toEqual([second!.title, first!.title]);
    step('two', second, 'closed');
    expect(await openRounds()).toEqual([{ game: { title: first!.title }, stake: '1.00', state: 'Open' }]);
  });

  const page = `gameRounds(range: $range, first: 100, after: $after) {
    edges { node { id game { title } stake payout currency state startedAt } }
    pageInfo { hasNextPage endCursor } totalCount totals { staked won netPosition currency } }`;

  it('are paged to the last, each once and newest first, with totals of the whole list', async () => {
    await platform.run('history', { player: email, days: 60 });
    const nodes: { id: string; stake: string; startedAt: string; game: { title: string } }[] = [];
    let after: string | null = null;
    let totals;
    let totalCount = 0;
    do {
      const { gameRounds } = await viewer(page, { after });
      nodes.push(...gameRounds.edges.map((edge: { node: object }) => edge.node));
      ({ totals, totalCount } = gameRounds);
      after = gameRounds.pageInfo.hasNextPage ? gameRounds.pageInfo.endCursor : null;
    } while (after);
    expect(nodes.length).toBe(totalCount);
    expect(new Set(nodes.map(({ id }) => id)).size).toBe(totalCount);
    expect(nodes.map(({ startedAt }) => startedAt)).toEqual(
      nodes
        .map(({ startedAt }) => startedAt)
        .toSorted()
        .toReversed(),
    );
    const cents = nodes.reduce((sum, { stake }) => sum + Number(stake.replace('.', '')), 0);
    expect(totals?.staked.replace('.', '')).toBe(String(cents));
    expect(nodes[0]?.game.title).toEqual(expect.any(String));
  });

  it('can be added at the console, to several players and more than once', async () => {
    const add = async (player: string) => (await platform.run('history', { player, days: 20 })).body.result;
    for (const player of [email, 'player@lobby.test', email]) {
      const { balance } = platform.store.wallets.ofPlayer(platform.playerId(player));
      expect(await add(player)).toEqual({ rounds: expect.any(Number) });
      expect(platform.store.wallets.ofPlayer(platform.playerId(player)).balance).toBe(balance);
    }
  });

  it('are those of the range', async () => {
    await platform.run('history', { player: email, days: 60 });
    const all = await viewer(page);
    const range = { from: inDays(-30), to: inDays(-10) };
    const some = await viewer(page, { range });
    expect(some.gameRounds.totalCount).toBeGreaterThan(0);
    expect(some.gameRounds.totalCount).toBeLessThan(all.gameRounds.totalCount);
    for (const { node } of some.gameRounds.edges) {
      expect(node.startedAt >= range.from).toBe(true);
      expect(node.startedAt < range.to).toBe(true);
    }
  });

  it('are those of one game, with their totals', async () => {
    const playerId = platform.playerId(email);
    const [first, second] = platform.store.games.all();
    platform.store.wallets.move({ playerId, amount: 1000, bonusAmount: 0, moneyType: 'Deposit', reference: 'test' });
    for (const [roundId, game, payout] of [
      ['one', first, 250],
      ['two', second, 900],
      ['three', first, 0],
    ] as const)
      platform.store.play.placeRound({
        roundId,
        playerId,
        lookupId: game!.lookupId,
        stake: 200,
        payout,
        state: 'closed',
        details: '{}',
      });
    const ofGame = `gameRounds(lookupId: $lookupId, range: $range, first: 1, after: $after) {
      edges { node { game { title } payout } } pageInfo { endCursor } totalCount totals { staked won netPosition } }`;
    const { gameRounds } = await viewer(ofGame, { lookupId: first!.lookupId });
    expect(gameRounds).toEqual({
      edges: [{ node: { game: { title: first!.title }, payout: '0.00' } }],
      pageInfo: { endCursor: 'three' },
      totalCount: 2,
      totals: { staked: '4.00', won: '2.50', netPosition: '-1.50' },
    });
    const next = (await viewer(ofGame, { lookupId: first!.lookupId, after: 'three' })).gameRounds;
    expect(next.edges).toEqual([{ node: { game: { title: first!.title }, payout: '2.50' } }]);
    expect((await viewer(ofGame)).gameRounds.totalCount).toBe(3);
    const none = (await viewer(ofGame, { lookupId: platform.store.games.all()[2]!.lookupId })).gameRounds;
    expect(none).toMatchObject({ edges: [], totalCount: 0, totals: { netPosition: '0.00' } });
  });

  it.each([
    ['a cursor of another player', { after: 'nobody’s' }],
    ['a range that is no date', { range: { from: 'yesterday' } }],
  ])('are rejected with %s', async (_what, variables) => {
    expect(typeOf(await platform.graphql(queryOf(page), { token, variables }))).toBe('$BadUserInput');
  });
});

describe('payments', () => {
  const pay = (type: 'Deposit' | 'Withdrawal', amount: number, outcome: 'completed' | 'pending' | 'declined') =>
    platform.store.payments.record({
      playerId: platform.playerId(email),
      ...{ type, amount, outcome, method: 'bank', provider: 'Bank', payload: {} },
    }).payment.id;
  const list = `transactions(states: $states, range: $range) {
    edges { node { amount state isCancellable processingAt } } totalCount
    totals { deposited withdrawn netDeposits currency } }`;

  it('are filtered by state and range, and totalled where they are completed', async () => {
    pay('Deposit', 5000, 'completed');
    pay('Deposit', 900, 'declined');
    pay('Withdrawal', 1000, 'completed');
    pay('Withdrawal', 700, 'pending');
    const all = (await viewer(list)).transactions;
    expect(all.totalCount).toBe(4);
    expect(all.totals).toEqual({ deposited: '50.00', withdrawn: '10.00', netDeposits: '40.00', currency: 'EUR' });
    const open = (await viewer(list, { states: ['Initialized'] })).transactions;
    expect(open.edges.map((edge: { node: { amount: string } }) => edge.node.amount)).toEqual(['7.00']);
    expect(open.totals.withdrawn).toBe('0.00');
    expect((await viewer(list, { range: { to: inDays(-1) } })).transactions.totalCount).toBe(0);
  });

  it('are sorted by the date of the request or of the payment, in both directions, page by page', async () => {
    const later = () => platform.run('clock', { by: 60 });
    pay('Deposit', 5000, 'completed');
    await later();
    const slow = pay('Withdrawal', 1000, 'pending');
    await later();
    pay('Withdrawal', 2000, 'pending');
    await later();
    pay('Withdrawal', 300, 'completed');
    await later();
    await platform.run('settlePayment', { id: slow, outcome: 'completed' });
    token = await platform.tokenFor(email);
    const amounts = async (args: string) => {
      const listed: string[] = [];
      let after: string | null = null;
      do {
        const page = `transactions(first: 2, after: $after, ${args}) {
          edges { node { amount } } pageInfo { hasNextPage endCursor } }`;
        const { transactions } = await viewer(page, { after });
        listed.push(...transactions.edges.map((edge: { node: { amount: string } }) => edge.node.amount));
        after = transactions.pageInfo.hasNextPage ? transactions.pageInfo.endCursor : null;
      } while (after);
      return listed;
    };
    const byRequest = ['3.00', '20.00', '10.00', '50.00'];
    // What still waits has no such date, and comes last.
    const byPayment = ['10.00', '3.00', '50.00', '20.00'];
    for (const [sortBy, expected] of [
      ['createdAt', byRequest],
      ['processedAt', byPayment],
    ] as const) {
      expect(await amounts(`sortBy: ${sortBy}`)).toEqual(expected);
      expect(await amounts(`sortBy: ${sortBy}, descending: true`)).toEqual(expected);
      expect(await amounts(`sortBy: ${sortBy}, descending: false`)).toEqual(expected.toReversed());
    }
  });

  it('count in the running day, week and month of the player’s time zone', async () => {
    // A Wednesday at 23:30 in Helsinki.
    await platform.run('clock', { to: '2027-05-12T20:30:00Z' });
    token = await platform.tokenFor(email);
    pay('Deposit', 2000, 'completed');
    const figures = async () => {
      const of = (period: string) => `${period}: paymentTotals(period: ${period}) { deposited }`;
      const { Day, Week, Month } = await viewer([of('Day'), of('Week'), of('Month')].join(' '));
      return [Day.deposited, Week.deposited, Month.deposited];
    };
    expect(await figures()).toEqual(['20.00', '20.00', '20.00']);
    for (const [to, expected] of [
      ['2027-05-12T21:00:00Z', ['0.00', '20.00', '20.00']],
      ['2027-05-16T21:00:00Z', ['0.00', '0.00', '20.00']],
      ['2027-05-31T21:00:00Z', ['0.00', '0.00', '0.00']],
    ] as const) {
      await platform.run('clock', { to });
      token = await platform.tokenFor(email);
      expect(await figures()).toEqual(expected);
    }
    expect((await viewer('player { timeZone }')).player.timeZone).toBe('Europe/Helsinki');
  });

  it('show the way of a withdrawal, which is not cancelled once it is processed', async () => {
    pay('Deposit', 5000, 'completed');
    const id = pay('Withdrawal', 1000, 'pending');
    const first = async () => (await viewer(list)).transactions.edges[0].node;
    expect(await first()).toMatchObject({ isCancellable: true, processingAt: null });
    expect((await platform.run('processPayment', { id })).status).toBe(200);
    expect(await first()).toMatchObject({ isCancellable: false, processingAt: expect.any(String) });
    const cancel = `mutation { cancelWithdrawal(transactionId: "${id}", reason: PaymentIssues) { wallet { balance } } }`;
    expect(typeOf(await platform.graphql(cancel, { token }))).toBe('$TransactionNotCancellable');
    expect((await platform.run('processPayment', { id })).status).toBe(400);
    await platform.run('settlePayment', { id, outcome: 'completed' });
    expect(await first()).toMatchObject({ state: 'Completed' });
  });

  it('are cancelled once, also where the answer was lost and the request is sent again', async () => {
    pay('Deposit', 5000, 'completed');
    const id = pay('Withdrawal', 1000, 'pending');
    const cancel = async (reason: string, bearer = token) =>
      platform.graphql(
        `mutation { cancelWithdrawal(transactionId: "${id}", reason: ${reason}) { transaction { state } wallet { balance } } }`,
        { token: bearer },
      );
    const [first, second] = await Promise.all([cancel('PaymentIssues'), cancel('PaymentIssues')]);
    expect(first?.data.cancelWithdrawal.transaction).toEqual({ state: 'Cancelled' });
    expect(second?.data).toEqual(first?.data);
    expect((await cancel('PaymentIssues')).data).toEqual(first?.data);
    expect(typeOf(await cancel('AccountIssues'))).toBe('$TransactionNotCancellable');
    const other = await platform.tokenFor('finland@lobby.test');
    expect(typeOf(await cancel('PaymentIssues', other))).toBe('$TransactionNotCancellable');
  });

  it('cannot be cancelled where the account or the licence forbids it', async () => {
    pay('Deposit', 5000, 'completed');
    const id = pay('Withdrawal', 1000, 'pending');
    const cancel = (on: TestPlatform, bearer: string, transactionId: string) =>
      on.graphql(
        `mutation { cancelWithdrawal(transactionId: "${transactionId}", reason: PaymentIssues) { wallet { balance } } }`,
        { token: bearer },
      );
    await platform.run('timeout', { player: email, until: '2099-01-01T00:00:00Z' });
    expect((await viewer(list)).transactions.edges[0].node.isCancellable).toBe(false);
    expect(typeOf(await cancel(platform, token, id))).toBe('$CancelWithdrawalBlocked');
    await platform.run('timeout', { player: email, until: null });
    await platform.run('block', { player: email, cancelWithdrawal: true });
    expect((await viewer(list)).transactions.edges[0].node.isCancellable).toBe(false);
    expect(typeOf(await cancel(platform, token, id))).toBe('$CancelWithdrawalBlocked');
    const french = await startTestPlatform({ brand: { ...acme, license: 'anj' } });
    const { payment } = french.store.payments.record({
      playerId: french.playerId('player@lobby.test'),
      ...{ type: 'Withdrawal', amount: 1000, outcome: 'pending', method: 'bank', provider: 'Bank', payload: {} },
    });
    const answer = await cancel(french, await french.tokenFor('player@lobby.test'), payment.id);
    french.close();
    expect(typeOf(answer)).toBe('$CancelWithdrawalBlocked');
  });
});

describe('sessions', () => {
  const list = 'sessions(active: $active) { edges { node { id startedAt endedAt device isCurrent } } totalCount }';

  it('are listed with their devices, and ended from another one', async () => {
    const phone = await platform.tokenFor(email);
    await platform.graphql('{ viewer { id } }', { token: phone, headers: { 'user-agent': 'Pixel Mobile' } });
    const { edges } = (await viewer(list, { active: true })).sessions;
    const nodes = edges.map((edge: { node: object }) => edge.node);
    expect(nodes).toMatchObject([
      { device: 'Mobile', isCurrent: false, endedAt: null },
      { device: 'Desktop', isCurrent: true, endedAt: null },
    ]);
    const end = `mutation { endSession(id: "${nodes[0].id}") { endedAt isCurrent } }`;
    expect((await platform.graphql(end, { token })).data.endSession).toEqual({
      endedAt: expect.any(String),
      isCurrent: false,
    });
    expect(typeOf(await platform.graphql('{ viewer { id } }', { token: phone }))).toBe('$InvalidTokenFailure');
    expect((await viewer(list, { active: true })).sessions.totalCount).toBe(1);
    expect((await viewer(list, { active: false })).sessions.totalCount).toBe(1);
    expect((await viewer(list)).sessions.totalCount).toBe(2);
  });

  it('name who vouched for the player', async () => {
    const player = platform.playerId(email);
    for (const flow of ['Sms', 'Trustly', 'Piq', 'Zimpler'] as const) platform.store.sessions.startCustom(player, flow);
    platform.store.sessions.ensureActive('of-the-provider', player, 'Keycloak');
    const { edges } = (await viewer('sessions { edges { node { identityProvider } } }')).sessions;
    const providers = edges.map(({ node }: { node: { identityProvider: string } }) => node.identityProvider);
    // The last one is the session that asks.
    expect(providers).toEqual(['KEYCLOAK', 'ZIMPLER', 'PIQ', 'TRUSTLY', 'SMS', 'SMS']);
  });

  it('end by themselves when nobody has used them for thirty days', async () => {
    const { sid } = (await platform.authenticate(token)) as { sid: string };
    for (const days of [29, 29]) {
      await platform.run('clock', { by: days * 86_400 });
      token = await platform.customTokens.issue(platform.playerId(email), sid);
      expect((await viewer(list, { active: true })).sessions.totalCount).toBe(1);
    }
    await platform.run('clock', { by: 30 * 86_400 });
    token = await platform.tokenFor(email);
    expect((await viewer(list, { active: true })).sessions.edges).toMatchObject([{ node: { isCurrent: true } }]);
    const [ended] = (await viewer(list, { active: false })).sessions.edges;
    expect(Date.parse(ended.node.endedAt)).toBeLessThanOrEqual(platform.store.now());
  });

  it('name the browser and the system that were used first', async () => {
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const other = await platform.tokenFor(email);
    await platform.graphql('{ viewer { id } }', { token: other, headers: { 'user-agent': agent } });
    const { edges } = (await viewer('sessions { edges { node { device browser system } } }')).sessions;
    expect(edges[0].node).toEqual({ device: 'Desktop', browser: 'Firefox', system: 'Linux' });
  });

  it('of other players cannot be ended', async () => {
    const other = await platform.tokenFor('player@lobby.test');
    const [session] = platform.store.sessions.ofPlayer(platform.playerId('player@lobby.test'));
    const end = `mutation { endSession(id: "${session?.id}") { id } }`;
    expect(typeOf(await platform.graphql(end, { token }))).toBe('$SessionNotFound');
    expect(typeOf(await platform.graphql('{ viewer { id } }', { token: other }))).toBeUndefined();
  });

  it('tell when the player signed in before', async () => {
    const first = platform.store.sessions.ofPlayer(platform.playerId(email))[0]?.startedAt ?? 0;
    expect((await viewer('lastSignInAt')).lastSignInAt).toBeNull();
    await platform.run('clock', { by: 60 });
    token = await platform.tokenFor(email);
    await platform.run('clock', { by: 60 });
    // On another device, which is after this one.
    await platform.tokenFor(email);
    expect((await viewer('lastSignInAt')).lastSignInAt).toBe(new Date(first).toISOString());
  });
});
