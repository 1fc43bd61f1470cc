/** @jest-environment ./tools/jest/browser-environment.cjs */
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { openGamePage, posted, setUpGamePage } from './gamePage.fixture.ts';

setUpGamePage();

const types = () => posted.map(({ type }) => type);

it('roulette takes bets, and notifies the lobby of what a turn of the wheel has paid', async () => {
  await openGamePage('roulette', { player: 'player@lobby.test' });
  await waitFor(() => expect(types()).toEqual(['game:ready']));
  const spin = screen.getByRole('button', { name: 'Spin' });
  expect(spin.hasAttribute('disabled')).toBe(true);
  for (const place of ['17', 'red', '1, 4, 7 …']) fireEvent.click(screen.getByRole('button', { name: place }));
  expect(screen.getByRole('button', { name: /^17: €/ })).toBeTruthy();
  fireEvent.click(spin);
  await waitFor(() => expect(types()).toEqual(['game:ready', 'game:round']));
  expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(/\d/);
  fireEvent.click(await screen.findByRole('button', { name: 'Repeat bets' }));
  expect(screen.getByRole('button', { name: /^17: €/ })).toBeTruthy();
});

it('blackjack deals, lets the player stand, and notifies the lobby of how the hand ends', async () => {
  await openGamePage('blackjack', { player: 'player@lobby.test' });
  await waitFor(() => expect(types()).toEqual(['game:ready']));
  fireEvent.click(screen.getByRole('button', { name: 'Deal' }));
  const stand = () => screen.queryByRole('button', { name: 'Stand' });
  await waitFor(() => expect(types().includes('game:round') || stand() !== null).toBe(true));
  expect(screen.getAllByRole('img').length).toBeGreaterThanOrEqual(4);
  // A blackjack ends the hand at once.
  const button = stand();
  if (button) fireEvent.click(button);
  await waitFor(() => expect(types()).toEqual(['game:ready', 'game:round']));
});
