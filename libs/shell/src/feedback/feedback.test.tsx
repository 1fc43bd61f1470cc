import { showFeedback, type Feedback } from '@lobby/host';
import { renderScene } from '@lobby/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { FeedbackOutlet } from './FeedbackOutlet.tsx';

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
async function show(...feedback: Feedback[]) {
  await renderScene(<FeedbackOutlet />, { visitor: true });
  act(() => feedback.forEach((one) => void showFeedback(one)));
  await wait(0);
}

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  await wait(60_000);
  jest.useRealTimers();
});

describe('feedback on screen', () => {
  it.each(['info', 'success', 'warning'] as const)('%s is told as a status (R-3-031)', async (kind) => {
    await show({ kind, message: 'Saved' });
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
  });

  it('an error is told at once (R-3-031)', async () => {
    await show({ kind: 'error', message: 'Not saved' });
    expect(screen.getByRole('alert')).toHaveTextContent('Not saved');
  });

  it('a success without a text has a name for those who cannot see it (A-160)', async () => {
    await show({ kind: 'success' });
    expect(screen.getByRole('status')).toHaveTextContent('Success');
  });

  it('is gone 300 ms after it is closed, and in the page before (R-4-008)', async () => {
    await show({ kind: 'info', message: 'Saved' });
    fireEvent.click(screen.getByRole('button', { name: 'CLOSE' }));
    await wait(299);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    await wait(1);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('leaves after 5000 ms, not while it is hovered (R-4-009)', async () => {
    await show({ kind: 'info', message: 'Saved' });
    fireEvent.pointerEnter(screen.getByRole('status'));
    await wait(20_000);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    fireEvent.pointerLeave(screen.getByRole('status'));
    await wait(5000 + 300);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('stays while it is focused, even when the pointer leaves (A-161)', async () => {
    await show({ kind: 'info', message: 'Saved' });
    const toast = screen.getByRole('status');
    fireEvent.pointerEnter(toast);
    act(() => screen.getByRole('button', { name: 'CLOSE' }).focus());
    fireEvent.pointerLeave(toast);
    await wait(20_000);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: 'CLOSE' }).blur());
    await wait(5000 + 300);
    expect(screen.queryByText('Saved')).toBeNull();
  });
});
