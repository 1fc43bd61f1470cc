import { act, render } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { scrollToTop, useScrollOnRouteChange } from './scroll.ts';

const scrollTo = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  scrollTo.mockClear();
  window.scrollTo = scrollTo;
});
afterEach(() => jest.useRealTimers());

function Page() {
  useScrollOnRouteChange();
  return null;
}

function open() {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: ['/en/'] });
  render(<RouterProvider router={router} />);
  return router;
}

it('scrolls to the top after 200 ms (R-9-052)', () => {
  scrollToTop();
  jest.advanceTimersByTime(199);
  expect(scrollTo).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, left: 0, behavior: 'instant' });
});

it('can be cancelled', () => {
  scrollToTop()();
  jest.runAllTimers();
  expect(scrollTo).not.toHaveBeenCalled();
});

it('scrolls a new page to its top after 10 ms (R-9-052)', async () => {
  const router = open();
  await act(() => router.navigate('/en/jackpot/'));
  jest.advanceTimersByTime(9);
  expect(scrollTo).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

it('keeps the position on load, on a change of the query, on back navigation and with a hash', async () => {
  const router = open();
  await act(() => router.navigate('/en/?filter=new'));
  await act(() => router.navigate('/en/jackpot/#terms'));
  await act(() => router.navigate(-1));
  jest.runAllTimers();
  expect(scrollTo).not.toHaveBeenCalled();
});

const scroll = (to: number) => {
  Object.defineProperty(window, 'scrollY', { value: to, configurable: true });
  window.dispatchEvent(new Event('scroll'));
};

it('restores on return where a page was left whose query has changed since', async () => {
  const router = open();
  scroll(700);
  await act(() => router.navigate('/en/?filter=new', { replace: true }));
  await act(() => router.navigate('/en/jackpot/'));
  jest.runAllTimers();
  scroll(0);
  scrollTo.mockClear();
  await act(() => router.navigate(-1));
  expect(scrollTo.mock.calls).toEqual([[{ top: 700, left: 0, behavior: 'instant' }]]);
  scroll(0);
});

it('restores on return where a page was left, whatever the browser scrolls before that page is there', async () => {
  const router = open();
  scroll(700);
  await act(() => router.navigate('/en/jackpot/'));
  jest.runAllTimers();
  scroll(0);
  scroll(300);
  scrollTo.mockClear();
  // The browser restores the next position while the former page is still there.
  window.dispatchEvent(new PopStateEvent('popstate'));
  scroll(400);
  await act(() => router.navigate(-1));
  expect(scrollTo.mock.calls).toEqual([[{ top: 700, left: 0, behavior: 'instant' }]]);
  await act(() => router.navigate(1));
  jest.runAllTimers();
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 300, left: 0, behavior: 'instant' });
  scroll(0);
});
