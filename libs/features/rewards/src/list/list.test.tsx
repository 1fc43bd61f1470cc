import { untilIdle } from '@lobby/testing';
import { act } from '@testing-library/react';
import { names, openRewards, status, terms } from '../page/rewardsPage.fixture.tsx';
import { wireMoney } from '../reward.fixture.ts';
import { platformClockOffset } from '@lobby/runtime';
import { wireOpenReward, wireRewards } from './rewards.fixture.ts';
import { LAST_REWARDS } from './rewardsQuery.ts';

afterEach(() => {
  jest.useRealTimers();
  platformClockOffset.set(0);
});
const of = (reward: object, state: string) => ({ ...reward, status: state });
const gift = wireOpenReward('a', {}, { name: 'Gift' });

it('requests the last 500 open rewards, not descending (R-7-017)', async () => {
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
    expect(terms('Late')).toEqual([expect.stringMatching(/^Until: Wednesday 25 November at \d{1,2}:00$/)]);
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

  it('until a reward begins is shown, and until when it can be claimed then', async () => {
    const later = wireOpenReward(
      'a',
      { status: 'Scheduled', assignedAt: iso(-DAY) },
      { name: 'Gift', startsAt: iso(3600), expiresIn: 3600 },
    );
    await openRewards(
      wireRewards([later, wireOpenReward('b', { status: 'Scheduled' }, { name: 'Far', startsAt: iso(3 * DAY) })]),
    );
    expect(terms('Gift')).toEqual(['Starts in: 01:00:00', 'Ends in: 02:00:00']);
    expect(terms('Far')).toEqual(['Starts: Thursday 26 November at 12:00']);
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
    // The socket waits for the idle page.
    await advance(1);
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

  it('of the platform decides when the list is requested', async () => {
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

  it('that has passed though the platform still has the reward leads to a request each minute', async () => {
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
