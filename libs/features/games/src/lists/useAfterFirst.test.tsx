import { act, render, screen } from '@testing-library/react';
import { useAfterFirst } from './useAfterFirst.ts';

const List = ({ of }: { of: string }) => <p>{useAfterFirst(of) ? 'whole' : 'first'}</p>;

it('renders the first entries of another list, and then the rest', async () => {
  jest.useFakeTimers();
  const { rerender } = render(<List of="a" />);
  expect(screen.getByText('whole')).toBeVisible();
  rerender(<List of="b" />);
  expect(screen.getByText('first')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByText('whole')).toBeVisible();
  jest.useRealTimers();
});
