import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Link } from './Link.tsx';
import { timings } from './timings.ts';
import { PrefetchContext } from './usePrefetch.ts';

const prefetch = jest.fn();
const ownHandler = jest.fn();

function renderLink() {
  const page = (
    <PrefetchContext value={prefetch}>
      <Link to="game-list" params={{ slug: 'slots' }} query={{ sort: 'new' }} onPointerEnter={ownHandler}>
        Slots
      </Link>
    </PrefetchContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/fi/'] })} />);
  return screen.getByRole('link');
}
const setConnection = (connection: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

beforeEach(() => {
  jest.useFakeTimers();
  prefetch.mockReset();
  ownHandler.mockReset();
});
afterEach(() => {
  jest.useRealTimers();
  setConnection(undefined);
});

it.each([
  ['a pointer', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['the focus', fireEvent.focus, fireEvent.blur],
])('fetches the page of a link on which %s rests, not of one that it passes', (_, enter, leave) => {
  const link = renderLink();
  enter(link);
  leave(link);
  jest.advanceTimersByTime(timings.prefetchDelay);
  expect(prefetch).not.toHaveBeenCalled();
  enter(link);
  jest.advanceTimersByTime(timings.prefetchDelay);
  expect(prefetch.mock.calls).toEqual([['/fi/game-list/slots/?sort=new']]);
});

it('fetches at once at a touch, and keeps the handlers of the link', () => {
  const link = renderLink();
  fireEvent.touchStart(link);
  expect(prefetch).toHaveBeenCalledTimes(1);
  fireEvent.pointerEnter(link);
  expect(ownHandler).toHaveBeenCalledTimes(1);
});

it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'fetches nothing ahead on a connection with %j',
  (connection) => {
    setConnection(connection);
    fireEvent.touchStart(renderLink());
    expect(prefetch).not.toHaveBeenCalled();
  },
);
