import { renderScene, wireHistory } from '@lobby/testing';
import { screen, within } from '@testing-library/react';
import GameHistoryPage from './GameHistoryPage.tsx';

const totals = { __typename: 'GameTotals', staked: '120.00', won: '95.50', netPosition: '-24.50', currency: 'EUR' };
const round = (fields: object = {}) => ({
  id: 'r1',
  game: { __typename: 'Game', lookupId: 'g1', title: 'Ninth Lantern' },
  stake: '1.00',
  payout: '2.50',
  currency: 'EUR',
  state: 'Closed',
  startedAt: '2026-11-20T10:00:00.000Z',
  ...fields,
});

it('lists rounds with game, stake and payout, and the sums of the period (R-2-041)', async () => {
  const gone = round({ id: 'r2', game: null, state: 'Open', payout: '0.00' });
  await renderScene(<GameHistoryPage />, {
    path: '/en/profile/game-history/',
    answers: { GameHistory: wireHistory('GameRound', [round(), gone], { totals }) },
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible();
  const [first, second] = within(screen.getByRole('list', { name: 'Games' })).getAllByRole('listitem');
  expect(first).toHaveTextContent(/^Ninth Lantern20\/11\/2026, .*Payout €2\.50Stake €1\.00$/);
  expect(second).toHaveTextContent(/^A game that is no longer offered.*OpenStake €1\.00$/);
  for (const [name, amount] of [
    ['Staked', '€120.00'],
    ['Won', '€95.50'],
    ['Net result', '-€24.50'],
  ] as const)
    expect(screen.getByText(name).nextElementSibling).toHaveTextContent(amount);
});
