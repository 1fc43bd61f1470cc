import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Carousel } from './Carousel.tsx';
import { nearEndDistance, paddleScrollFactor, positionOf } from './useScrollPosition.ts';
import { timings } from '../timings.ts';

const items = ['One', 'Two', 'Three'].map((name) => <span key={name}>{name}</span>);
const carousel = (onNearEnd?: () => void) => (
  <Carousel heading={<h2>Games</h2>} previousLabel="Previous" nextLabel="Next" onNearEnd={onNearEnd}>
    {items}
  </Carousel>
);

/** Sets the widths that jsdom's missing layout leaves at zero. */
function setSizes(clientWidth: number, scrollWidth: number) {
  const sizes = { clientWidth, scrollWidth };
  for (const [name, value] of Object.entries(sizes))
    jest.spyOn(HTMLUListElement.prototype, name as 'clientWidth', 'get').mockReturnValue(value);
}
function scrollTo(left: number) {
  const list = screen.getByRole('list');
  list.scrollLeft = left;
  act(() => {
    list.dispatchEvent(new Event('scroll'));
    jest.advanceTimersByTime(timings.scrollThrottle);
  });
}
// jsdom evaluates no media queries, so the phone's styles hide the paddles.
const paddles = () =>
  screen.queryAllByRole('button', { hidden: true }).map((button) => button.getAttribute('aria-label'));
const paddle = (name: string) => screen.getByLabelText(name);

beforeEach(() => {
  jest.useFakeTimers();
  for (const name of ['clientWidth', 'scrollWidth'])
    Object.defineProperty(HTMLUListElement.prototype, name, { configurable: true, get: () => 0 });
  HTMLElement.prototype.scrollBy = jest.fn();
  setSizes(400, 2000);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('hides a paddle while the first or the last item is in view (R-2-096)', () => {
  render(carousel());
  expect(paddles()).toEqual(['Next']);
  scrollTo(600);
  expect(paddles()).toEqual(['Previous', 'Next']);
  scrollTo(1600);
  expect(paddles()).toEqual(['Previous']);
});

it('moves the focus to the other paddle when the focused one is hidden (R-2-096)', () => {
  render(carousel());
  scrollTo(600);
  paddle('Next').focus();
  scrollTo(1600);
  jest.runAllTicks();
  expect(paddle('Previous')).toHaveFocus();
  scrollTo(0);
  jest.runAllTicks();
  expect(paddle('Next')).toHaveFocus();
});

it('has no paddles when everything is in view (R-2-096)', () => {
  setSizes(400, 400);
  render(carousel());
  expect(paddles()).toEqual([]);
});

it('scrolls by 1.5 times the visible width on a press (R-2-094, R-9-046)', async () => {
  render(carousel());
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(paddle('Next'));
  expect(paddleScrollFactor).toBe(1.5);
  expect(HTMLElement.prototype.scrollBy).toHaveBeenLastCalledWith({ left: 600, behavior: 'smooth' });
  scrollTo(600);
  await user.click(paddle('Previous'));
  expect(HTMLElement.prototype.scrollBy).toHaveBeenLastCalledWith({ left: -600, behavior: 'smooth' });
});

it('requests more items within 200 px of the end, and not before (R-9-044)', () => {
  const onNearEnd = jest.fn();
  render(carousel(onNearEnd));
  scrollTo(1600 - nearEndDistance - 1);
  expect(onNearEnd).not.toHaveBeenCalled();
  scrollTo(1600 - nearEndDistance);
  expect(onNearEnd).toHaveBeenCalledTimes(1);
  expect(nearEndDistance).toBe(200);
});

it('reads the scroll position at most every 100 ms (R-9-045)', () => {
  const onNearEnd = jest.fn();
  render(carousel(onNearEnd));
  const list = screen.getByRole('list');
  list.scrollLeft = 1600;
  for (let index = 0; index < 10; index += 1) list.dispatchEvent(new Event('scroll'));
  act(() => jest.advanceTimersByTime(99));
  expect(onNearEnd).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(onNearEnd).toHaveBeenCalledTimes(1);
});

it('handles right-to-left scroll positions', () => {
  const box = { clientWidth: 400, scrollWidth: 2000 };
  expect(positionOf({ ...box, scrollLeft: -600 })).toEqual({ atStart: false, atEnd: false, nearEnd: false });
  expect(positionOf({ ...box, scrollLeft: -1600 })).toEqual({ atStart: false, atEnd: true, nearEnd: true });
});
