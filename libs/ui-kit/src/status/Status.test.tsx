import { act, render, screen, within } from '@testing-library/react';
import { EmptyState } from '../emptyState/EmptyState.tsx';
import { timings } from '../timings.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('is seen at once, and comes into a live region that was there before it', () => {
  render(<EmptyState role="status" title="Nothing in this period" />);
  const region = screen.getByRole('status');
  expect(screen.getByText('Nothing in this period')).toBeVisible();
  expect(within(region).queryByRole('heading')).toBeNull();
  act(() => jest.advanceTimersByTime(timings.statusDelay));
  expect(within(region).getByRole('heading', { name: 'Nothing in this period' })).toBeVisible();
});
