import { startTestPlatform, type TestPlatform } from '../testing/testPlatform.ts';

let platform: TestPlatform;
beforeEach(async () => (platform = await startTestPlatform()));
afterEach(() => platform.close());

const player = 'new@lobby.test';
const query =
  '{ root { calendar(id: "christmas-2024") { startsAt endsAt now doors { id day opensAt openedAt prize { kind amount currency } } } } }';

const asPlayer = async (document: string, variables: object = {}) =>
  platform.graphql(document, { token: await platform.tokenFor(player), variables });
const open = (door: string) =>
  asPlayer('mutation ($id: ID!) { openCalendarDoor(id: $id) { id openedAt prize { kind amount currency } } }', {
    id: `christmas-2024/${door}`,
  });
const rejectionOf = async (answer: ReturnType<typeof open>) => (await answer).errors?.[0]?.extensions?.type;
const doors = async () => (await asPlayer(query)).data.root.calendar.doors;
const points = async () => (await asPlayer('{ viewer { rewardsShop { points } } }')).data.viewer.rewardsShop.points;
const rewards = async () =>
  (await asPlayer('{ viewer { rewards { edges { node { reward { name rewardReason } status } } } } }')).data.viewer
    .rewards.edges;

it('has 24 doors, one for each day of the brand’s country, and is over by now', async () => {
  const { startsAt, endsAt, now, doors: all } = (await platform.graphql(query)).data.root.calendar;
  expect([startsAt, endsAt]).toEqual(['2024-11-30T22:00:00.000Z', '2024-12-24T22:00:00.000Z']);
  expect(Date.parse(now)).toBeGreaterThan(Date.parse(endsAt));
  expect(all).toHaveLength(24);
  expect(all[4]).toEqual({
    ...{ id: 'christmas-2024/2024-12-01/5', day: 5, opensAt: '2024-12-04T22:00:00.000Z', openedAt: null, prize: null },
  });
  expect(await rejectionOf(open('2024-12-01/5'))).toBe('$CalendarEnded');
});

describe('on the fifth day', () => {
  beforeEach(async () => {
    await platform.run('clock', { to: '2024-12-05T10:00:00Z' });
  });

  it('opens doors up to today, once each, however often they are requested', async () => {
    const first = await open('2024-12-01/1');
    expect(first.data.openCalendarDoor.prize).toEqual({ kind: 'Points', amount: '25', currency: null });
    expect(await open('2024-12-01/1')).toEqual(first);
    expect(await points()).toBe(25);
    const cash = await open('2024-12-01/4');
    expect(cash.data.openCalendarDoor.prize).toEqual({ kind: 'Money', amount: '0.50', currency: 'EUR' });
    await open('2024-12-01/4');
    expect(await rewards()).toEqual([
      { node: { reward: { name: 'Christmas gift', rewardReason: 'Christmas calendar' }, status: 'Unclaimed' } },
    ]);
    expect((await doors()).filter(({ openedAt }: { openedAt: string | null }) => openedAt !== null)).toHaveLength(2);
  });

  it('keeps the doors of other days closed, and what is behind them', async () => {
    expect(await rejectionOf(open('2024-12-01/6'))).toBe('$CalendarDoorLocked');
    expect(await rejectionOf(open('2024-12-01/31'))).toBe('$CalendarDoorNotFound');
    expect(JSON.stringify(await doors())).not.toContain('kind');
  });

  it('gives nothing to visitors, nor to a player who gets no rewards, who keeps what was opened before', async () => {
    const visitor = await platform.graphql('mutation { openCalendarDoor(id: "christmas-2024/2024-12-01/1") { id } }');
    expect(visitor.errors?.[0]?.extensions?.type).toBe('$AuthenticationFailure');
    const first = await open('2024-12-01/1');
    await platform.run('block', { player, rewards: true });
    expect(await rejectionOf(open('2024-12-01/2'))).toBe('$RewardsBlocked');
    expect(await open('2024-12-01/1')).toEqual(first);
  });
});

it('is moved to other dates by the console, with all doors closed again', async () => {
  const today = new Date(platform.store.now()).toISOString().slice(0, 10);
  const { body } = await platform.run('calendar', { firstDay: today });
  expect(body.result).toMatchObject({ firstDay: today, doors: { length: 24 } });
  expect((await open(`${today}/1`)).data.openCalendarDoor.openedAt).not.toBeNull();
  expect((await platform.run('calendar', { player })).body.result).toMatchObject({
    doors: expect.arrayContaining([expect.objectContaining({ id: `christmas-2024/${today}/1`, prize: 'Points' })]),
  });
  const yesterday = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10);
  await platform.run('calendar', { firstDay: yesterday });
  expect((await doors()).filter(({ openedAt }: { openedAt: string | null }) => openedAt !== null)).toEqual([]);
  await platform.run('calendar', { firstDay: null });
  expect(await rejectionOf(open('2024-12-01/5'))).toBe('$CalendarEnded');
  expect((await platform.run('calendar', { firstDay: '2026-02-30' })).status).toBe(400);
});

it('is in the menu from a month before its start to its end', async () => {
  const urls = async () =>
    (
      await platform.graphql('{ root { lobbyMenu(menuKey: "lobbyMenu") { items { url } } } }')
    ).data.root.lobbyMenu.items.map(({ url }: { url: string }) => url);
  expect(await urls()).not.toContain('/christmas-2024/');
  await platform.run('clock', { to: '2024-11-15' });
  expect(await urls()).toContain('/christmas-2024/');
});
