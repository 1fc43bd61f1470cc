import { act, fireEvent, render, screen } from '@testing-library/react';
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

/** Until the frame that shows a touch, and the task after it. */
const passFrame = () => jest.advanceTimersToNextFrame();

it('fetches once a touch is on screen, before the finger lifts, and keeps the handlers of the link', () => {
  const link = renderLink();
  fireEvent.pointerEnter(link);
  fireEvent.touchStart(link);
  expect(prefetch).not.toHaveBeenCalled();
  passFrame();
  expect(prefetch).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(prefetch).toHaveBeenCalledTimes(1);
  expect(ownHandler).toHaveBeenCalledTimes(1);
});

it.each([
  ['opens the page at once, which sends its own requests', fireEvent.click],
  ['begins to scroll', fireEvent.pointerLeave],
])('fetches nothing for a touch that %s', (_, end) => {
  const link = renderLink();
  fireEvent.touchStart(link);
  end(link);
  act(() => jest.advanceTimersByTime(timings.prefetchDelay));
  expect(prefetch).not.toHaveBeenCalled();
});

it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'fetches nothing ahead on a connection with %j',
  (connection) => {
    setConnection(connection);
    fireEvent.touchStart(renderLink());
    jest.advanceTimersByTime(timings.prefetchDelay);
    expect(prefetch).not.toHaveBeenCalled();
  },
);
