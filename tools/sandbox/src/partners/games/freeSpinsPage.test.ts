/** @jest-environment ./tools/jest/browser-environment.cjs */
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { openGamePage, posted, setUpGamePage, store } from './gamePage.fixture.ts';

setUpGamePage();

it('says that the free spins are used up after the last one, and plays no more', async () => {
  await openGamePage('slot', { freeSpin: true });
  await screen.findByText('Free spins: 1');
  const types = () => posted.map(({ type }) => type);
  await waitFor(() => expect(types()).toEqual(['game:ready']));
  const spin = screen.getByRole('button', { name: 'Spin' });
  fireEvent.click(spin);
  const panel = await screen.findByRole('alert');
  expect(panel.textContent).toContain('Your free spins are used up.');
  expect(types()).toEqual(['game:ready', 'game:round']);

  const requests = jest.spyOn(globalThis, 'fetch');
  fireEvent.click(spin);
  fireEvent.keyDown(document.body, { code: 'Space' });
  expect(requests).not.toHaveBeenCalled();
  fireEvent.click(screen.getAllByRole('button', { name: 'Back to the lobby' }).at(-1) as HTMLElement);
  expect(types()).toEqual(['game:ready', 'game:round', 'game:exit']);
});

it('says so, too, when they were used up in another tab', async () => {
  await openGamePage('slot', { freeSpin: true });
  await screen.findByText('Free spins: 1');
  store.database.run('UPDATE freeSpins SET spinsLeft = 0');
  fireEvent.click(screen.getByRole('button', { name: 'Spin' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Your free spins are used up.');
  expect(posted.map(({ type }) => type)).toEqual(['game:ready']);
});
