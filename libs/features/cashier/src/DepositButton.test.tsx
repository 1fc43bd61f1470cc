import { GetCustomerInfo } from '@lobby/player';
import { renderScene, wireCustomer, wirePlayer, wireViewer, wireWallet } from '@lobby/testing';
import { act, screen } from '@testing-library/react';
import { cashierFeature } from './index.ts';
import DepositButton from './DepositButton.tsx';

const excluded = {
  ...wirePlayer,
  selfExclusionDetails: { __typename: 'SelfExclusionDetails', exclusionEndsAt: '2099-01-01T00:00:00Z' },
};

it.each([
  ['a player who may pay in', 1, {}],
  ['a session for which the platform has no player', 0, { GetPlayerInfo: wireViewer({ player: null, wallet: null }) }],
  ['an excluded player', 0, { GetPlayerInfo: wireViewer({ player: excluded, wallet: wireWallet }) }],
  [
    'a player whose deposits are blocked',
    0,
    { GetCustomerInfo: wireViewer({ customer: { ...wireCustomer, isDepositsBlocked: true } }) },
  ],
])('the header’s deposit button, for %s: %i (R-6-004, R-6-006)', async (_, buttons, answers) => {
  await renderScene(<DepositButton />, { features: [cashierFeature()], answers });
  expect(screen.queryAllByRole('button', { name: 'Deposit', hidden: true })).toHaveLength(buttons);
});

it.each(['GetPlayerInfo', 'GetCustomerInfo'])(
  'the header’s deposit button keeps its place and offers nothing before the answer to %s',
  async (operation) => {
    const waiting = new Promise(() => undefined);
    await renderScene(<DepositButton />, { features: [cashierFeature()], answers: { [operation]: waiting } });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('button', { name: 'Deposit', hidden: true })).toBeInTheDocument();
  },
);

it('the header’s deposit button offers nothing while it is unknown what the platform blocks', async () => {
  const failure = { errors: [{ message: 'Down' }] };
  const { answer, client } = await renderScene(<DepositButton />, {
    features: [cashierFeature()],
    answers: { GetCustomerInfo: failure },
  });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('button', { name: 'Deposit', hidden: true })).toBeInTheDocument();
  answer({ GetCustomerInfo: wireViewer({ customer: wireCustomer }) });
  act(() => client.refetch(GetCustomerInfo));
  expect(await screen.findByRole('button', { name: 'Deposit' })).toBeVisible();
});

it('the header’s deposit button comes back on the page that is open when a time-out ends', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance'] });
  try {
    const timeoutEndsAt = new Date(Date.now() + 60_000).toISOString();
    const onBreak = { ...wirePlayer, timeouts: { __typename: 'Timeouts', timeoutEndsAt } };
    const answers = { GetPlayerInfo: wireViewer({ player: onBreak, wallet: wireWallet }) };
    await renderScene(<DepositButton />, { features: [cashierFeature()], answers });
    await act(() => jest.advanceTimersByTimeAsync(59_000));
    expect(screen.queryByRole('button', { name: 'Deposit' })).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(31_000));
    expect(screen.getByRole('button', { name: 'Deposit' })).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});
