import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { useGoBackTo } from './goBackTo.ts';

function Game() {
  const goBackTo = useGoBackTo();
  return <button onClick={() => goBackTo('/en/')}>Leave</button>;
}

const entry = (index: number, path: string, sameDocument = true) => ({
  ...{ key: `entry ${index}`, index, url: `https://lobby.acme.test${path}`, sameDocument },
});

/** Presses "Leave" on the page of the last entry; returns where the page has gone. */
async function leave(entries: ReturnType<typeof entry>[] | null) {
  const traverseTo = jest.fn((_key: string) => ({ committed: Promise.reject(new DOMException('', 'AbortError')) }));
  if (entries) {
    const currentEntry = entries.at(-1);
    const all = [...entries, entry(entries.length, '/en/')];
    Object.defineProperty(window, 'navigation', {
      value: { currentEntry, entries: () => all, traverseTo },
      configurable: true,
    });
  }
  const routes = [{ path: '*', element: <Game /> }];
  const router = createMemoryRouter(routes, { initialEntries: ['/en/games/amber-fox/'] });
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  await act(async () => {});
  return { wentBackTo: traverseTo.mock.calls.flat(), pathname: router.state.location.pathname };
}

afterEach(() => Reflect.deleteProperty(window, 'navigation'));

it('goes back to the entry that shows the page, the last one before this', async () => {
  const entries = ['/en/', '/en/promotions/', '/en/?sort=name', '/en/game-list/slots/', '/en/games/amber-fox/'];
  expect(await leave(entries.map((path, index) => entry(index, path)))).toEqual({
    wentBackTo: ['entry 2'],
    pathname: '/en/games/amber-fox/',
  });
});

it.each([
  ['has it not', [entry(0, '/fi/'), entry(1, '/en/games/amber-fox/')]],
  ['has it in another document', [entry(0, '/en/', false), entry(1, '/en/games/amber-fox/')]],
  ['cannot be read, as in browsers without the Navigation API', null],
])('opens the page anew where the history %s', async (_, entries) => {
  expect(await leave(entries)).toEqual({ wentBackTo: [], pathname: '/en/' });
});
