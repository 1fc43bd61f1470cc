import { act, render, screen } from '@testing-library/react';
import { Countdown, partsOf } from './Countdown.tsx';

const units = { days: 'd', hours: 'h', minutes: 'm', seconds: 's' };

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

it('counts down by the second and calls onEnd once', () => {
  const onEnd = jest.fn();
  render(<Countdown now={Date.now} until={2500} label="Next drop" units={units} onEnd={onEnd} />);
  const timer = screen.getByRole('timer', { name: 'Next drop' });
  expect(timer).toHaveTextContent('00h00m03s');
  act(() => jest.advanceTimersByTime(500));
  expect(timer).toHaveTextContent('00h00m02s');
  act(() => jest.advanceTimersByTime(2000));
  expect(timer).toHaveTextContent('00h00m00s');
  act(() => jest.advanceTimersByTime(10_000));
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('has figures that a browser does not translate, in either form (A-193)', () => {
  const { rerender } = render(<Countdown now={Date.now} until={2500} label="Next drop" units={units} />);
  expect(screen.getByText('03')).toHaveAttribute('translate', 'no');
  expect(screen.getByText('s')).not.toHaveAttribute('translate');
  rerender(<Countdown now={Date.now} compact until={2500} label="Next drop" units={units} />);
  expect(screen.getByRole('timer')).toHaveAttribute('translate', 'no');
});

it('splits the remaining time into whole units', () => {
  expect(partsOf(93_784_000)).toEqual({ days: 1, hours: 2, minutes: 3, seconds: 4 });
  expect(partsOf(-5)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});

it('fits into one line where there is little room', () => {
  const { rerender } = render(<Countdown now={Date.now} compact until={93_784_000} label="Next drop" units={units} />);
  expect(screen.getByRole('timer', { name: 'Next drop' })).toHaveTextContent('1 d 02:03:04');
  rerender(<Countdown now={Date.now} compact until={7_384_000} label="Next drop" units={units} />);
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByRole('timer')).toHaveTextContent('02:03:03');
});
