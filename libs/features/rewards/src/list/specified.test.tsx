import { useFeedback } from '@lobby/overlays';
import { untilIdle } from '@lobby/testing';
import { act, renderHook, screen } from '@testing-library/react';
import { names, openRewards, press, status, terms } from '../page/rewardsPage.fixture.tsx';
import { wireSpins } from '../reward.fixture.ts';
import { rewardsAnswers, wireOpenReward, wireRewards } from './rewards.fixture.ts';

const gift = wireOpenReward('a', {}, { name: 'Gift' });
const { RewardDetails: noDetails } = rewardsAnswers({
  errors: [
    { message: 'Cannot query field "now" on type "Viewer".', extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } },
  ],
});
const openSpecified = (list: object, ClaimReward?: object) =>
  openRewards(list, { answers: { RewardDetails: noDetails, ClaimReward } });

describe('where the platform says no more of rewards than the specification', () => {
  it('they are listed with what is known, and a claim says that it is not offered', async () => {
    const spins = wireOpenReward('s', {}, { name: 'Spins', rewardType: wireSpins() });
    const rejected = { errors: [{ message: 'Cannot query field "claimReward" on type "Mutation".' }] };
    await openSpecified(wireRewards([gift, spins]), rejected);
    expect(names()).toEqual(['Gift', 'Spins']);
    expect(terms('Spins')).toEqual(['Stake of a spin: €0.20', 'Bet level: 1', 'Game: The game of these spins']);
    await press('Claim Gift');
    expect(status('Gift')).toHaveTextContent('This is not offered here');
  });

  it('a pushed one is added and announced (R-4-029)', async () => {
    const { socket, answer } = await openSpecified(wireRewards([gift]));
    const news = wireOpenReward('n', {}, { name: 'News' });
    answer({ PlayerRewards: wireRewards([gift, news]), RewardDetails: noDetails });
    await socket.push(news, 'Unclaimed');
    expect(names()).toEqual(['Gift', 'News']);
    const { result } = renderHook(useFeedback);
    expect(result.current.map(({ message }) => message)).toContain('A reward is waiting for you: News');
  });

  it('the outcome of one is known by pushes alone, and stays until it is dismissed (R-4-030, R-4-032)', async () => {
    const { socket, answer, count } = await openSpecified(wireRewards([gift]));
    answer({ PlayerRewards: wireRewards(), RewardDetails: noDetails });
    await socket.push(gift, 'Processing');
    expect(count('PlayerRewards')).toBe(2);
    expect(status('Gift')).toHaveTextContent('It is being credited.');
    await socket.push(gift, 'Credited');
    expect(status('Gift')).toHaveTextContent('It is in your balance.');
    await press('Dismiss: Gift');
    expect(names()).toEqual([]);
  });

  it('one that is not open any more goes where that is all', async () => {
    const { answer, client } = await openSpecified(wireRewards([gift]));
    answer({ PlayerRewards: wireRewards(), RewardDetails: noDetails });
    await act(async () => client.refetchTypes(['PlayerReward']));
    await untilIdle();
    expect(names()).toEqual([]);
  });
});

describe('what the platform says beside the list', () => {
  it('is waited for, so that no card changes', async () => {
    const details = Promise.withResolvers<object>();
    const needy = wireOpenReward('a', { obstacle: 'DepositRequired' }, { name: 'Gift' });
    const { RewardDetails } = rewardsAnswers(wireRewards([needy]));
    await openRewards(wireRewards([needy]), { answers: { RewardDetails: details.promise } });
    expect(screen.queryByRole('listitem', { name: 'Gift' })).toBeNull();
    await act(async () => details.resolve(RewardDetails as object));
    await untilIdle();
    expect(status('Gift')).toHaveTextContent('This reward needs a deposit first.');
  });

  it('does not lose a reward that the list has no more and the rest not yet', async () => {
    const { socket, answer } = await openRewards(wireRewards([gift]));
    const late = Promise.withResolvers<object>();
    answer({ PlayerRewards: wireRewards(), RewardDetails: late.promise });
    await socket.push(gift, 'Processing');
    expect(status('Gift')).toHaveTextContent('It is being credited.');
    const { RewardDetails } = rewardsAnswers(wireRewards([], { inProcess: [{ ...gift, status: 'Processing' }] }));
    await act(async () => late.resolve(RewardDetails as object));
    await untilIdle();
    expect(status('Gift')).toHaveTextContent('It is being credited.');
  });
});
