import { useFeedback } from '@lobby/host';
import { Realtime } from '@lobby/realtime';
import { resetServiceStores } from '@lobby/services';
import { renderScene, untilIdle, wireCustomer, wireViewer } from '@lobby/testing';
import { act, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { wireBonuses } from '../bonuses/bonuses.fixture.ts';
import { rewardsFeature } from '../index.ts';
import { names, openRewards, status, terms } from '../page/rewardsPage.fixture.tsx';
import { wireMoney, wireSpins } from '../reward.fixture.ts';
import { platformClockOffset } from '@lobby/runtime';
import { wireOpenReward, wireRewards } from './rewards.fixture.ts';
import RewardsPage from '../page/RewardsPage.tsx';
import { LAST_REWARDS, PlayerRewards } from './rewardsQuery.ts';
import RewardsWatch from './RewardsWatch.tsx';
import { mockSocket } from './socket.fixture.ts';

afterEach(() => {
  jest.useRealTimers();
  resetServiceStores();
  platformClockOffset.set(0);
});
const of = (reward: object, state: string) => ({ ...reward, status: state });
const gift = wireOpenReward('a', {}, { name: 'Gift' });
const wireDeposit = { __typename: 'CallToAction', type: 'DEPOSIT', label: 'Deposit', url: null, amount: '20.00' };

it('is asked for the last 500 open rewards, not descending (R-7-017)', async () => {
  const { sent } = await openRewards(wireRewards());
  expect(
    sent.filter(({ operationName }) => operationName === 'PlayerRewards').map(({ variables }) => variables),
  ).toEqual([{ last: 500, descending: false, statuses: ['Unclaimed', 'Scheduled'] }]);
});

it('takes the last 500 (R-9-022)', () => expect(LAST_REWARDS).toBe(500));

describe('the order', () => {
  const at = (id: string, startsAt: string | null, assignedAt = '2026-11-20T10:00:00Z', rewardId = `r-${id}`) =>
    wireOpenReward(id, { assignedAt }, { name: id, startsAt, rewardId });

  it('is by start, the earliest first (R-4-028)', async () => {
    await openRewards(
      wireRewards([
        at('third', '2026-11-20T09:00:00.500Z'),
        at('first', '2026-11-19T12:00:00+03:00'),
        at('second', '2026-11-20T09:00:00Z'),
      ]),
    );
    expect(names()).toEqual(['first', 'second', 'third']);
  });

  it('has those without a start first, then by assignment and reward', async () => {
    await openRewards(
      wireRewards([
        at('e', '2026-11-20T09:00:00Z', '2026-11-20T10:00:00Z', 'r2'),
        at('d', '2026-11-20T09:00:00Z', '2026-11-20T10:00:00Z', 'r1'),
        at('c', '2026-11-20T09:00:00Z', '2026-11-20T09:59:59.500Z', 'r9'),
        at('b', null, '2026-11-20T12:00:00Z'),
        at('a', null, '2026-11-20T11:00:00.000Z'),
      ]),
    );
    expect(names()).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});

describe('what is pushed', () => {
  it('before the code that listens is there is in the list once it is, and told', async () => {
    function LateWatch() {
      const [isThere, setThere] = useState(false);
      return isThere ? <RewardsWatch /> : <button onClick={() => setThere(true)}>Load</button>;
    }
    const socket = mockSocket();
    const scene = await renderScene(
      <>
        <Realtime onError={jest.fn()} />
        <LateWatch />
        <RewardsPage />
      </>,
      {
        path: '/en/rewards/',
        features: [rewardsFeature()],
        answers: { PlayerRewards: wireRewards(), Bonuses: wireBonuses() },
      },
    );
    expect(screen.getByText('No reward is waiting')).toBeVisible();
    const news = wireOpenReward('late', {}, { name: 'Late' });
    scene.answer({ PlayerRewards: wireRewards([news]) });
    await socket.push(news, 'Unclaimed');
    await userEvent.click(screen.getByRole('button', { name: 'Load' }));
    expect(await screen.findByRole('listitem', { name: 'Late' })).toBeVisible();
    expect(messages()).toContain('A reward is waiting for you: Late');
  });

  it('and not known is added if it is claimed by the player, and told once (R-4-029)', async () => {
    const { socket, answer } = await openRewards(wireRewards());
    const news = wireOpenReward('n', {}, { name: 'News' });
    answer({ PlayerRewards: wireRewards([news]) });
    await socket.push(news, 'Unclaimed');
    expect(names()).toEqual(['News']);
    await socket.push(news, 'Unclaimed');
    expect(messages().filter((message) => String(message).includes('News'))).toEqual([
      'A reward is waiting for you: News',
    ]);
  });

  it('is told where another that is no news comes with it', async () => {
    const { socket, answer } = await openRewards(wireRewards());
    const news = wireOpenReward('n2', {}, { name: 'News' });
    const quiet = wireOpenReward('q2', { obstacle: 'DepositRequired' }, { name: 'Quiet', callToAction: wireDeposit });
    answer({ PlayerRewards: wireRewards([news, quiet]) });
    await socket.push([news, quiet], 'Unclaimed');
    expect(names()).toEqual(['News', 'Quiet']);
    expect(messages()).toContain('A reward is waiting for you: News');
  });

  it('has the list asked for again where what became of a pushed one is pushed as well (R-4-030)', async () => {
    const { socket, answer, count } = await openRewards(wireRewards());
    answer({ PlayerRewards: wireRewards([gift]) });
    await socket.push(gift, 'Unclaimed');
    const asked = count('PlayerRewards');
    await socket.push(gift, 'FailedProcessing');
    expect(count('PlayerRewards')).toBe(asked + 1);
  });

  it.each([
    ['is not answered', () => new Promise<object>(() => undefined)],
    ['fails', () => Promise.resolve({ errors: [{ message: 'Broken' }] })],
  ])('and not known is there though the request for the list %s (R-4-029)', async (_, next) => {
    const { socket, answer } = await openRewards(wireRewards([gift]));
    answer({ PlayerRewards: next() });
    const news = wireOpenReward('s', { reason: null }, { name: 'Spins', rewardType: wireSpins() });
    await socket.push(news, 'Unclaimed');
    expect(names()).toEqual(['Gift', 'Spins']);
    expect(messages()).toContain('A reward is waiting for you: Spins');
  });

  it('and not known stays when an answer from before the push comes late, and goes with a later one (R-4-029)', async () => {
    const { socket, answer, client } = await openRewards(wireRewards());
    const late = Promise.withResolvers<object>();
    answer({ PlayerRewards: late.promise });
    await act(async () => client.refetch(PlayerRewards));
    answer({ PlayerRewards: new Promise<object>(() => undefined) });
    await socket.push(gift, 'Unclaimed');
    await act(async () => late.resolve(wireRewards()));
    await untilIdle();
    expect(names()).toEqual(['Gift']);
    answer({ PlayerRewards: wireRewards() });
    await act(async () => client.refetch(PlayerRewards));
    await untilIdle();
    expect(names()).toEqual([]);
  });

  it('changes the known one, and an answer from before the push does not change it back (R-4-030)', async () => {
    const { socket, answer, client } = await openRewards(wireRewards([gift]));
    const late = Promise.withResolvers<object>();
    answer({ PlayerRewards: late.promise });
    await act(async () => client.refetch(PlayerRewards));
    answer({ PlayerRewards: new Promise<object>(() => undefined) });
    await socket.push(gift, 'Expired');
    await act(async () => late.resolve(wireRewards([gift])));
    await untilIdle();
    expect(names()).toEqual([]);
  });

  it.each([
    ['a player who gets no rewards', {}, { isRewardsBlocked: true }],
    ['a player who cannot claim it yet', { callToAction: wireDeposit }, {}],
  ])('is no news to %s', async (_, terms, customer) => {
    const obstacle = 'callToAction' in terms ? 'DepositRequired' : null;
    const quiet = wireOpenReward(`quiet ${_}`, { obstacle }, { name: 'Quiet', ...terms });
    const { socket, answer } = await openRewards(wireRewards(), {
      answers: { GetCustomerInfo: wireViewer({ customer: { ...wireCustomer, ...customer } }) },
    });
    answer({ PlayerRewards: wireRewards([quiet]) });
    await socket.push(quiet, 'Unclaimed');
    expect(names()).toEqual(['Quiet']);
    expect(messages().filter((message) => String(message).includes('Quiet'))).toEqual([]);
  });

  it('before it is known what blocks the player is told once it is', async () => {
    const customer = Promise.withResolvers<object>();
    const early = wireOpenReward('early', {}, { name: 'Early' });
    const { socket, answer } = await openRewards(wireRewards(), { answers: { GetCustomerInfo: customer.promise } });
    answer({ PlayerRewards: wireRewards([early]) });
    await socket.push(early, 'Unclaimed');
    expect(messages().filter((message) => String(message).includes('Early'))).toEqual([]);
    customer.resolve(wireViewer({ customer: wireCustomer }));
    await untilIdle();
    expect(messages()).toContain('A reward is waiting for you: Early');
  });

  it('again after a reload is not told again', async () => {
    const again = wireOpenReward('again', {}, { name: 'Again' });
    const { socket, unmount, answer } = await openRewards(wireRewards());
    answer({ PlayerRewards: wireRewards([again]) });
    await socket.push(again, 'Unclaimed');
    expect(messages()).toContain('A reward is waiting for you: Again');
    unmount();
    const { socket: next } = await openRewards(wireRewards());
    await next.push(again, 'Unclaimed');
    expect(messages().filter((message) => String(message).includes('Again'))).toHaveLength(1);
  });

  it.each([
    ['Unclaimed', 'automatic'],
    ['Credited', 'manual'],
    ['Processing', 'manual'],
    ['Expired', 'manual'],
  ])('and not known is ignored: %s, %s (R-4-029, R-4-031)', async (state, claimType) => {
    const { socket, count } = await openRewards(wireRewards());
    await socket.push(wireOpenReward('b', {}, { claimType }), state);
    expect([names(), count('PlayerRewards')]).toEqual([[], 1]);
  });

  it('credited and not known stays away though the platform lists it among the last ones (R-4-031)', async () => {
    const { socket, answer, client } = await openRewards(wireRewards());
    answer({ PlayerRewards: wireRewards([], { settled: [of(gift, 'Credited')] }) });
    await socket.push(gift, 'Credited');
    await act(async () => client.refetchTypes(['PlayerReward']));
    await untilIdle();
    expect(names()).toEqual([]);
  });

  it('and not known that starts later is added without a message', async () => {
    const { socket, answer } = await openRewards(wireRewards());
    const later = wireOpenReward('l', {}, { name: 'Later', startsAt: '2999-01-01T00:00:00Z' });
    answer({ PlayerRewards: wireRewards([of(later, 'Scheduled')]) });
    await socket.push(later, 'Scheduled');
    expect(names()).toEqual(['Later']);
    expect(messages()).not.toContain('A reward is waiting for you: Later');
  });

  it.each([
    ['Expired', []],
    ['Removed', []],
    ['Processing', ['Gift']],
    ['Credited', ['Gift']],
    ['FailedProcessing', ['Gift']],
  ])('changes the known one without reloading: %s (R-4-030)', async (state, left) => {
    const { socket, answer } = await openRewards(wireRewards([gift]));
    // The cache alone: this answer never comes.
    answer({ PlayerRewards: new Promise(() => undefined) });
    await socket.push(gift, state);
    expect(names()).toEqual(left);
  });

  it('opens one that was to start later', async () => {
    const { socket, answer } = await openRewards(wireRewards([of(gift, 'Scheduled')]));
    // Only the list tells this.
    answer({ PlayerRewards: wireRewards([{ ...gift, obstacle: 'DepositRequired' }]) });
    await socket.push(gift, 'Unclaimed');
    expect(status('Gift').previousElementSibling).toHaveTextContent('Claim Gift');
    expect(status('Gift')).toHaveTextContent('This reward needs a deposit first.');
  });

  it('before the list is answered is in it afterwards, once', async () => {
    const first = Promise.withResolvers<object>();
    const { socket, answer } = await openRewards(first.promise);
    await socket.push(gift, 'Unclaimed');
    answer({ PlayerRewards: wireRewards([gift]) });
    await act(async () => first.resolve(wireRewards()));
    await untilIdle();
    expect(names()).toEqual(['Gift']);
  });

  it('while the socket was away is there once it is back, in an empty list too', async () => {
    const { socket, answer } = await openRewards(wireRewards());
    answer({ PlayerRewards: wireRewards([gift]) });
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance'] });
    await socket.interrupt();
    await act(() => jest.advanceTimersByTimeAsync(5000));
    jest.useRealTimers();
    await untilIdle();
    expect(names()).toEqual(['Gift']);
  });
});

it('has each assignment once, two of the same reward both (R-3-051)', async () => {
  const twin = wireOpenReward('b', {}, { name: 'Gift', rewardId: 'r-a' });
  await openRewards(wireRewards([gift, gift, twin], { inProcess: [of(gift, 'Unclaimed')] }));
  expect(names()).toEqual(['Gift', 'Gift']);
});

describe('time', () => {
  const noon = Date.UTC(2026, 10, 23, 12);
  const iso = (seconds: number) => new Date(noon + seconds * 1000).toISOString();
  const DAY = 86_400;
  const advance = async (seconds: number) => {
    await act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
    await untilIdle();
  };
  const startAt = (now: number) => jest.useFakeTimers({ now, doNotFake: ['queueMicrotask', 'nextTick'] });
  beforeEach(() => startAt(noon));

  it('is a date, and on the last day what is left of it (R-3-049)', async () => {
    const list = [
      wireOpenReward('a', {}, { name: 'Soon', endsAt: iso(3661) }),
      wireOpenReward('b', {}, { name: 'Late', endsAt: iso(2 * DAY) }),
      wireOpenReward('c', {}, { name: 'Never' }),
    ];
    const { unmount } = await openRewards(wireRewards(list));
    expect(terms('Soon')).toEqual(['Ends in: 01:01:01']);
    expect(terms('Late')).toEqual([expect.stringMatching(/^Until: 25\/11\/2026, \d\d:00:00$/)]);
    expect(terms('Never')).toEqual([]);
    await advance(1);
    expect(terms('Soon')).toEqual(['Ends in: 01:01:00']);
    unmount();
    const later = noon + (DAY + 1) * 1000;
    startAt(later);
    await openRewards(wireRewards(list, { now: later }));
    expect(terms('Late')).toEqual(['Ends in: 23:59:59']);
  });

  it.each([
    ['its own end', { endsAt: iso(3600), expiresIn: 7200 }, 'Ends in: 01:00:00'],
    ['some time after it was assigned', { endsAt: iso(3600), expiresIn: 1800 }, 'Ends in: 00:30:00'],
    ['some time after it has begun', { startsAt: iso(-600), expiresIn: 1800 }, 'Ends in: 00:20:00'],
  ])('ends at %s, whichever comes first (R-3-049)', async (_, fields, text) => {
    const assignedAt = 'startsAt' in fields ? iso(-DAY) : iso(0);
    await openRewards(wireRewards([wireOpenReward('a', { assignedAt }, { name: 'Gift', ...fields })]));
    expect(terms('Gift')[0]).toBe(text);
  });

  it('is none that is no time', async () => {
    const rewards = wireRewards([wireOpenReward('a', {}, { name: 'Gift', endsAt: 'soon', expiresIn: null })]);
    await openRewards(() => Response.json(rewards));
    expect(terms('Gift')).toEqual([]);
  });

  it('until a reward begins is told, and until when it can be claimed then', async () => {
    const later = wireOpenReward(
      'a',
      { status: 'Scheduled', assignedAt: iso(-DAY) },
      { name: 'Gift', startsAt: iso(3600), expiresIn: 3600 },
    );
    await openRewards(
      wireRewards([later, wireOpenReward('b', { status: 'Scheduled' }, { name: 'Far', startsAt: iso(3 * DAY) })]),
    );
    expect(terms('Gift')).toEqual(['Starts in: 01:00:00', 'Ends in: 02:00:00']);
    expect(terms('Far')).toEqual([expect.stringMatching(/^Starts: 26\/11\/2026/)]);
  });

  it('is that of the platform', async () => {
    await openRewards(
      wireRewards([wireOpenReward('a', {}, { name: 'Gift', endsAt: iso(3600) })], { now: noon + 1_800_000 }),
    );
    expect(terms('Gift')).toEqual(['Ends in: 00:30:00']);
  });

  it('of a pushed reward is right where somebody has set the device’s clock (A-195)', async () => {
    const { socket, answer } = await openRewards(wireRewards([], { now: noon }));
    answer({ PlayerRewards: new Promise<object>(() => undefined) });
    jest.setSystemTime(Date.now() + 3 * 3_600_000);
    await socket.push(wireOpenReward('a', {}, { name: 'Gift', expiresIn: 3600 }), 'Unclaimed');
    expect(terms('Gift')).toEqual(['Ends in: 01:00:00']);
  });

  it('opens a reward without reloading when it begins', async () => {
    const later = wireOpenReward('a', { status: 'Scheduled' }, { name: 'Gift', startsAt: iso(60) });
    const { answer, count } = await openRewards(wireRewards([later]));
    answer({ PlayerRewards: () => wireRewards([of(later, 'Unclaimed')]) });
    await advance(59);
    expect(count('PlayerRewards')).toBe(1);
    await advance(3);
    expect(count('PlayerRewards')).toBe(2);
    expect(status('Gift').previousElementSibling).toHaveTextContent('Claim Gift');
    await advance(3600);
    expect(count('PlayerRewards')).toBe(2);
  });

  it('of the platform decides when it is asked', async () => {
    const ending = wireOpenReward('a', {}, { name: 'Gift', endsAt: iso(120) });
    const { count } = await openRewards(wireRewards([ending], { now: noon + 60_000 }));
    await advance(59);
    expect(count('PlayerRewards')).toBe(1);
    await advance(3);
    expect(count('PlayerRewards')).toBe(2);
  });

  it('takes a reward away when it ends', async () => {
    const { answer } = await openRewards(wireRewards([wireOpenReward('a', {}, { name: 'Gift', endsAt: iso(60) })]));
    answer({ PlayerRewards: () => wireRewards([]) });
    await advance(62);
    expect(names()).toEqual([]);
  });

  it('that has passed though the platform still has the reward is asked about once a minute', async () => {
    const ending = wireOpenReward('a', {}, { name: 'Gift', endsAt: iso(60) });
    const { answer, count } = await openRewards(wireRewards([ending]));
    answer({ PlayerRewards: () => wireRewards([ending]) });
    await advance(62);
    expect(count('PlayerRewards')).toBe(2);
    await advance(180);
    expect(count('PlayerRewards')).toBe(5);
    expect(names()).toEqual(['Gift']);
  });

  it('far away does not ask at once', async () => {
    const { count } = await openRewards(
      wireRewards([wireOpenReward('a', {}, { endsAt: iso(60 * DAY), rewardType: wireMoney() })]),
    );
    await advance(60);
    expect(count('PlayerRewards')).toBe(1);
  });
});

/** Messages that are shown now. */
function messages() {
  const { result, unmount } = renderHook(useFeedback);
  unmount();
  return result.current.filter(({ status: state }) => state === 'open').map(({ message }) => message);
}
