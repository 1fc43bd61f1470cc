import { useFeedback } from '@lobby/overlays';
import { Realtime } from '@lobby/realtime';
import { local } from '@lobby/storage';
import { loadSubscriptions } from './rewards.fixture.ts';
import { renderScene, untilIdle, wireCustomer, wireViewer } from '@lobby/testing';
import { act, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { wireBonuses } from '../bonuses/bonuses.fixture.ts';
import { rewardsFeature } from '../index.ts';
import { names, openRewards, status } from '../page/rewardsPage.fixture.tsx';
import { wireSpins } from '../reward.fixture.ts';
import { platformClockOffset } from '@lobby/runtime';
import { rewardsAnswers, wireOpenReward, wireRewards } from './rewards.fixture.ts';
import RewardsPage from '../page/RewardsPage.tsx';
import { PlayerRewards, RewardDetails } from './rewardsQuery.ts';
import RewardsWatch from './RewardsWatch.tsx';
import { mockSocket } from './socket.fixture.ts';
import { timings } from '../timings.ts';

afterEach(() => {
  jest.useRealTimers();
  platformClockOffset.set(0);
  local.remove('inbox');
});
const messagesToRead = () => local.read('inbox')?.entries ?? [];
const of = (reward: object, state: string) => ({ ...reward, status: state });
const gift = wireOpenReward('a', {}, { name: 'Gift' });
const wireDeposit = { __typename: 'CallToAction', type: 'DEPOSIT', label: 'Deposit', url: null, amount: '20.00' };

describe('what is pushed', () => {
  /** The page with the socket; the code that listens comes with a press. */
  async function openWithLateWatch() {
    function LateWatch() {
      const [isThere, setThere] = useState(false);
      return isThere ? <RewardsWatch /> : <button onClick={() => setThere(true)}>Load</button>;
    }
    const socket = mockSocket();
    const scene = await renderScene(
      <>
        <Realtime load={loadSubscriptions} onError={jest.fn()} />
        <LateWatch />
        <RewardsPage />
      </>,
      {
        path: '/en/rewards/',
        features: [rewardsFeature()],
        answers: { ...rewardsAnswers(wireRewards()), Bonuses: wireBonuses() },
      },
    );
    expect(screen.getByText('No reward is waiting')).toBeVisible();
    return { ...scene, socket, loadWatch: () => userEvent.click(screen.getByRole('button', { name: 'Load' })) };
  }

  it('before the code that listens has loaded is in the list once it has, and announced', async () => {
    const { answer, socket, loadWatch } = await openWithLateWatch();
    const news = wireOpenReward('late', {}, { name: 'Late' });
    answer(rewardsAnswers(wireRewards([news])));
    await socket.push(news, 'Unclaimed');
    await loadWatch();
    expect(await screen.findByRole('listitem', { name: 'Late' })).toBeVisible();
    expect(messages()).toContain('A reward is waiting for you: Late');
  });

  it('is nothing: the list is not requested again when that code loads', async () => {
    const { names: sent, loadWatch } = await openWithLateWatch();
    const requested = sent();
    await loadWatch();
    await untilIdle();
    expect(sent()).toEqual(requested);
  });

  it('and not known is added if it is claimed by the player, and announced once (R-4-029)', async () => {
    const { socket, answer } = await openRewards(wireRewards());
    const news = wireOpenReward('n', {}, { name: 'News' });
    answer({ PlayerRewards: wireRewards([news]) });
    await socket.push(news, 'Unclaimed');
    expect(names()).toEqual(['News']);
    await socket.push(news, 'Unclaimed');
    expect(messages().filter((message) => String(message).includes('News'))).toEqual([
      'A reward is waiting for you: News',
    ]);
    expect(messagesToRead()).toMatchObject([{ kind: 'reward', id: 'n', name: 'News', isRead: false }]);
  });

  it('is announced where another that is no news comes with it; the lists are read once for both', async () => {
    const { socket, answer, client } = await openRewards(wireRewards());
    const read = jest.spyOn(client.urql, 'readQuery');
    const news = wireOpenReward('n2', {}, { name: 'News' });
    const quiet = wireOpenReward('q2', { obstacle: 'DepositRequired' }, { name: 'Quiet', callToAction: wireDeposit });
    answer({ PlayerRewards: wireRewards([news, quiet]) });
    await socket.push([news, quiet], 'Unclaimed');
    expect(read.mock.calls.map(([document]) => document)).toEqual([PlayerRewards, RewardDetails]);
    expect(names()).toEqual(['News', 'Quiet']);
    expect(messages()).toContain('A reward is waiting for you: News');
  });

  it('requests the list again, at most once a second, where the outcome of a pushed one is pushed as well (R-4-030)', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance'] });
    const { socket, answer, count } = await openRewards(wireRewards());
    answer({ PlayerRewards: wireRewards([gift]) });
    // The socket waits for the idle page.
    await act(() => jest.advanceTimersByTimeAsync(1));
    const before = count('PlayerRewards');
    await socket.push(gift, 'Unclaimed');
    expect(count('PlayerRewards')).toBe(before + 1);
    for (const became of ['Processing', 'FailedProcessing', 'Unclaimed', 'FailedProcessing'])
      await socket.push(gift, became);
    expect(count('PlayerRewards')).toBe(before + 1);
    await act(() => jest.advanceTimersByTimeAsync(timings.rewardsInterval));
    await untilIdle();
    expect(count('PlayerRewards')).toBe(before + 2);
    await act(() => jest.advanceTimersByTimeAsync(10 * timings.rewardsInterval));
    expect(count('PlayerRewards')).toBe(before + 2);
  });

  it.each([
    ['is not answered', () => new Promise<object>(() => undefined), false],
    ['fails', () => Promise.resolve({ errors: [{ message: 'Broken' }] }), true],
  ])('and not known is there though the request for the list %s (R-4-029)', async (_, next, isAnnounced) => {
    const { socket, answer } = await openRewards(wireRewards([gift]));
    answer({ PlayerRewards: next() });
    const news = wireOpenReward('s', { reason: null }, { name: 'Spins', rewardType: wireSpins() });
    await socket.push(news, 'Unclaimed');
    expect(names()).toEqual(['Gift', 'Spins']);
    // Not before it is known whether it can be claimed.
    expect(messages().includes('A reward is waiting for you: Spins')).toBe(isAnnounced);
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
    expect(messagesToRead()).toEqual([]);
  });

  it('before it is known what blocks the player is announced once it is', async () => {
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

  it('again after a reload is not announced again', async () => {
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
    expect(messagesToRead()).toEqual([]);
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

  it('as expired can be read of later, once', async () => {
    const { socket } = await openRewards(wireRewards([gift]));
    await socket.push(gift, 'Expired');
    await socket.push(gift, 'Expired');
    expect(messagesToRead()).toMatchObject([{ kind: 'reward-expired', id: 'a', name: 'Gift' }]);
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

function messages() {
  const { result, unmount } = renderHook(useFeedback);
  unmount();
  return result.current.filter(({ status: state }) => state === 'open').map(({ message }) => message);
}
