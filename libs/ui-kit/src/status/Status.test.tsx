import { act, render, screen, within } from '@testing-library/react';
import { Status } from './Status.tsx';
import { timings } from '../timings.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('is seen at once, and comes into a live region that was there before it', () => {
  render(
    <Status>
      <p>20 of 45</p>
    </Status>,
  );
  const region = screen.getByRole('status');
  expect(screen.getByText('20 of 45')).toBeVisible();
  expect(within(region).queryByRole('paragraph')).toBeNull();
  act(() => jest.advanceTimersByTime(timings.statusDelay));
  expect(within(region).getByRole('paragraph')).toHaveTextContent('20 of 45');
});
