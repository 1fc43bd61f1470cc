import { setBuild, untilIdle, wireCustomer, wireViewer } from '@lobby/testing';
import { act, screen } from '@testing-library/react';
import { wireClaim, wireOpenReward, wireRejection, wireRewards } from '../list/rewards.fixture.ts';
import { wireBonusMoney, wireSpins } from '../reward.fixture.ts';
import { card, names, openRewards, press, status } from './rewardsPage.fixture.tsx';

const gift = wireOpenReward('a', {}, { name: 'Gift' });
const of = (reward: object, state: string) => ({ ...reward, status: state });

const claims = (sent: readonly { operationName: string; variables: Record<string, unknown> }[]) =>
  sent.filter(({ operationName }) => operationName === 'ClaimReward').map(({ variables }) => variables);

describe('a claim', () => {
  it('changes the state of the reward, which stays until it is dismissed (R-1-011, R-4-032)', async () => {
    const { sent, answer } = await openRewards(wireRewards([gift]), {
      answers: { ClaimReward: wireClaim('a', 'Credited') },
    });
    answer({ PlayerRewards: wireRewards([], { settled: [of(gift, 'Credited')] }) });
    await press('Claim Gift');
    expect(claims(sent)).toEqual([{ assignationId: 'a', claimId: expect.stringMatching(/^[0-9a-f-]{36}$/) }]);
    expect(card('Gift').getByText('Credited')).toBeVisible();
    expect(status('Gift')).toHaveTextContent('It is in your balance.');
    expect(card('Gift').queryByRole('button', { name: /Claim/ })).toBeNull();
    await press('Dismiss: Gift');
    expect(screen.getByRole('heading', { name: 'No reward is waiting' })).toBeVisible();
  });

  it.each([
    ['bonus money is in the bonus balance', wireBonusMoney(), 'It is in your bonus balance.', null],
    ['free spins are to be played', wireSpins(), 'Your free spins are ready.', '/en/games/ninth-lantern/'],
  ])('of which %s', async (_, rewardType, text, href) => {
    const reward = wireOpenReward('a', {}, { name: 'Gift', rewardType });
    const { answer } = await openRewards(wireRewards([reward]), {
      answers: { ClaimReward: wireClaim('a', 'Credited') },
    });
    answer({ PlayerRewards: wireRewards([], { settled: [of(reward, 'Credited')] }) });
    await press('Claim Gift');
    expect(status('Gift')).toHaveTextContent(text);
    const link = card('Gift').queryByRole('link', { name: 'Play the free spins' });
    expect(link?.getAttribute('href') ?? null).toBe(href);
  });

  it('cannot be sent twice while it is under way', async () => {
    const answered = Promise.withResolvers<object>();
    const { sent } = await openRewards(wireRewards([gift]), { answers: { ClaimReward: answered.promise } });
    await press('Claim Gift');
    expect(card('Gift').getByRole('button')).toBeDisabled();
    await press(/Gift/);
    expect(claims(sent)).toHaveLength(1);
    await act(async () => answered.resolve(wireRejection('RewardNotClaimable')));
    await untilIdle();
    expect(card('Gift').getByRole('button', { name: 'Claim Gift' })).toBeEnabled();
  });

  it('has the card take the focus that the button had', async () => {
    const { answer } = await openRewards(wireRewards([gift]), { answers: { ClaimReward: wireClaim('a', 'Credited') } });
    answer({ PlayerRewards: wireRewards([], { settled: [of(gift, 'Credited')] }) });
    await press('Claim Gift');
    expect(document.activeElement).toHaveTextContent('€5.00Gift');
  });

  it('that is rejected gives the button back the focus that it had', async () => {
    const answered = Promise.withResolvers<object>();
    await openRewards(wireRewards([gift]), { answers: { ClaimReward: answered.promise } });
    await press('Claim Gift');
    // As browsers do with a button that is disabled.
    (document.activeElement as HTMLElement).blur();
    await act(async () => answered.resolve(wireRejection('DepositRequired')));
    await untilIdle();
    expect(screen.getByRole('button', { name: 'Claim Gift' })).toHaveFocus();
  });

  it('does not take the focus from elsewhere', async () => {
    const other = wireOpenReward('b', {}, { name: 'Other' });
    const answered = Promise.withResolvers<object>();
    const { answer } = await openRewards(wireRewards([gift, other]), { answers: { ClaimReward: answered.promise } });
    await press('Claim Gift');
    answer({ PlayerRewards: wireRewards([other], { settled: [of(gift, 'Credited')] }) });
    screen.getByRole('button', { name: 'Claim Other' }).focus();
    await act(async () => answered.resolve(wireClaim('a', 'Credited')));
    await untilIdle();
    expect(status('Gift')).toHaveTextContent('It is in your balance.');
    expect(screen.getByRole('button', { name: 'Claim Other' })).toHaveFocus();
  });

  it('whose answer is lost is sent again by the player alone (A-011), and is paid once', async () => {
    const { sent, answer } = await openRewards(wireRewards([gift]), {
      answers: { ClaimReward: new TypeError('Offline') },
    });
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance'] });

    await press('Claim Gift');
    // As long as the client would take to send another mutation once more.
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    jest.useRealTimers();
    await untilIdle();
    expect(claims(sent)).toHaveLength(1);
    expect(status('Gift')).toHaveTextContent('Trying again is safe');
    answer({
      ClaimReward: wireClaim('a', 'Credited'),
      PlayerRewards: wireRewards([], { settled: [of(gift, 'Credited')] }),
    });
    await press('Try again Gift');
    expect(new Set(claims(sent).map(({ claimId }) => claimId)).size).toBe(1);
    expect(claims(sent)).toHaveLength(2);
    expect(status('Gift')).toHaveTextContent('It is in your balance.');
  });

  it.each([
    ['RewardNotClaimable', 'This reward can no longer be claimed.', null],
    ['RewardNotApplicable', 'This reward does not apply to your account.', null],
    ['DepositRequired', 'This reward needs a deposit first.', null],
    ['RewardsBlocked', 'Rewards are blocked for your account. Our customer support can tell you why.', null],
    ['SourceOfWealthIncomplete', 'Please tell us first where the money comes from', '/en/source-of-wealth/'],
    ['PhoneNotVerified', 'Please verify your phone number first.', '/en/phone-verification/'],
  ])('rejected for %s says why, leads on and asks for the list and the player', async (type, text, href) => {
    setBuild({ EnablePhoneVerification: true });
    const { count } = await openRewards(wireRewards([gift]), { answers: { ClaimReward: wireRejection(type) } });
    await press('Claim Gift');
    expect(status('Gift')).toHaveTextContent(text);
    const link = status('Gift').querySelector('a');
    expect(link?.getAttribute('href') ?? null).toBe(href);
    expect([count('PlayerRewards'), count('GetPlayerInfo'), count('GetCustomerInfo')]).toEqual([2, 2, 2]);
  });
});

it('says nothing more of a rejection whose cause is gone', async () => {
  const customer = (fields: object) => wireViewer({ customer: { ...wireCustomer, ...fields } });
  const { answer, push } = await openRewards(wireRewards([gift]), {
    answers: { ClaimReward: wireRejection('RewardsBlocked'), GetCustomerInfo: customer({}) },
  });
  answer({ GetCustomerInfo: customer({ isRewardsBlocked: true }) });
  await press('Claim Gift');
  expect(status('Gift')).toHaveTextContent('Rewards are blocked for your account.');
  expect(card('Gift').getByRole('button')).toBeDisabled();
  await push({ GetCustomerInfo: customer({}) }, 'Customer');
  expect(card('Gift').getByRole('button')).toBeEnabled();
  expect(status('Gift')).toBeEmptyDOMElement();
});

describe('a claim that is processed', () => {
  const opened = async () => {
    const scene = await openRewards(wireRewards([gift]), { answers: { ClaimReward: wireClaim('a', 'Processing') } });
    scene.answer({ PlayerRewards: wireRewards([], { inProcess: [of(gift, 'Processing')] }) });
    await press('Claim Gift');
    expect(card('Gift').getByText('Being credited')).toBeVisible();
    expect(status('Gift')).toHaveTextContent('It is being credited. This may take a moment.');
    expect(card('Gift').queryByRole('button')).toBeNull();
    return scene;
  };

  it.each([
    ['Credited', 'It is in your balance.'],
    ['FailedProcessing', 'It could not be credited. Our customer support will help.'],
  ])('is settled by a push: %s', async (state, text) => {
    const { socket, answer } = await opened();
    answer({ PlayerRewards: wireRewards([], { settled: [of(gift, state)] }) });
    await socket.push(gift, state);
    expect(status('Gift')).toHaveTextContent(text);
  });

  it('is settled without a push by the list, which is requested once the socket is connected again', async () => {
    const { socket, answer, count } = await opened();
    const before = count('PlayerRewards');
    answer({ PlayerRewards: wireRewards([], { settled: [of(gift, 'Credited')] }) });
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance'] });
    await socket.interrupt();
    await act(() => jest.advanceTimersByTimeAsync(5000));
    jest.useRealTimers();
    await untilIdle();
    expect(count('PlayerRewards')).toBe(before + 1);
    expect(status('Gift')).toHaveTextContent('It is in your balance.');
  });

  it('can be claimed anew if it is opened again', async () => {
    const { socket, answer, sent } = await opened();
    answer({ PlayerRewards: wireRewards([gift]), ClaimReward: wireClaim('a', 'Credited') });
    await socket.push(gift, 'Unclaimed');
    answer({ PlayerRewards: wireRewards([], { settled: [of(gift, 'Credited')] }) });
    await press('Claim Gift');
    expect(new Set(claims(sent).map(({ claimId }) => claimId)).size).toBe(2);
    expect(status('Gift')).toHaveTextContent('It is in your balance.');
  });
});

describe('the push that a reward is credited', () => {
  const credited = wireRewards([], { settled: [of(gift, 'Credited')] });

  it('of another tab shows it here (R-4-030)', async () => {
    const { socket, answer, sent } = await openRewards(wireRewards([gift]));
    answer({ PlayerRewards: credited });
    await socket.push(gift, 'Credited');
    expect(status('Gift')).toHaveTextContent('It is in your balance.');
    expect(claims(sent)).toEqual([]);
    expect(document.body).toHaveFocus();
  });

  it('before the answer, and twice, is one outcome', async () => {
    const answered = Promise.withResolvers<object>();
    const { socket, answer } = await openRewards(wireRewards([gift]), { answers: { ClaimReward: answered.promise } });
    await press('Claim Gift');
    answer({ PlayerRewards: credited });
    await socket.push(gift, 'Credited');
    expect(status('Gift')).toHaveTextContent('It is in your balance.');
    await act(async () => answered.resolve(wireClaim('a', 'Credited')));
    await untilIdle();
    await socket.push(gift, 'Credited');
    expect(names()).toEqual(['Gift']);
    expect(status('Gift')).toHaveTextContent('It is in your balance.');
  });

  it('after it was dismissed does not bring it back', async () => {
    const { socket, answer } = await openRewards(wireRewards([gift]));
    answer({ PlayerRewards: credited });
    await socket.push(gift, 'Credited');
    await press('Dismiss: Gift');
    await socket.push(gift, 'Credited');
    expect(names()).toEqual([]);
  });

  it('is not undone by an answer that was under way', async () => {
    const { socket, answer, client } = await openRewards(wireRewards([gift]));
    const outdated = Promise.withResolvers<object>();
    answer({ PlayerRewards: outdated.promise });
    await act(async () => client.refetchTypes(['PlayerReward']));
    await untilIdle();
    await socket.push(gift, 'Credited');
    answer({ PlayerRewards: credited });
    await act(async () => outdated.resolve(wireRewards([gift])));
    await untilIdle();
    expect(status('Gift')).toHaveTextContent('It is in your balance.');
  });
});

it('without an answer is over once the reward is settled, and a new one if that is opened again', async () => {
  const lost = { answers: { ClaimReward: { errors: [{ message: 'Broken' }] } } };
  const { socket, answer } = await openRewards(wireRewards([gift]), lost);
  await press('Claim Gift');
  expect(card('Gift').getByRole('button', { name: 'Try again Gift' })).toBeEnabled();
  answer({ PlayerRewards: wireRewards([], { settled: [of(gift, 'FailedProcessing')] }) });
  await socket.push(gift, 'FailedProcessing');
  answer({ PlayerRewards: wireRewards([gift]) });
  await socket.push(gift, 'Unclaimed');
  expect(card('Gift').getByRole('button', { name: 'Claim Gift' })).toBeEnabled();
  expect(status('Gift')).toHaveTextContent('');
});

describe('an outcome that is dismissed', () => {
  const rewards = ['a', 'b', 'c'].map((id) => wireOpenReward(id));
  const settled = wireRewards([], { settled: rewards.map((reward) => of(reward, 'Credited')) });

  it('leaves the focus with its neighbour, and with the list once that is empty', async () => {
    const { client, answer } = await openRewards(wireRewards(rewards));
    answer({ PlayerRewards: settled });
    await act(async () => client.refetchTypes(['PlayerReward']));
    await untilIdle();
    await press('Dismiss: Reward b');
    expect(document.activeElement).toHaveTextContent('Reward c');
    await press('Dismiss: Reward c');
    expect(document.activeElement).toHaveTextContent('Reward a');
    await press('Dismiss: Reward a');
    expect(screen.getByRole('region', { name: 'To claim' })).toHaveFocus();
  });
});
