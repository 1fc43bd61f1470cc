import { showFeedback, type Feedback } from '@lobby/overlays';
import { renderScene } from '@lobby/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FeedbackRegion } from './FeedbackRegion.tsx';

const advanceTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
async function renderFeedback(...feedback: Feedback[]) {
  await renderScene(<FeedbackRegion />, { visitor: true });
  act(() => feedback.forEach((message) => void showFeedback(message)));
  await advanceTime(0);
}

const region = () => screen.getByRole('log');
const toast = () => screen.getByText('Saved').closest<HTMLElement>('[data-status]');

/** Moves the mouse over an element, which takes no events itself, or away from it. */
function pointAt(element: HTMLElement | null) {
  if (element) element.getBoundingClientRect = () => new DOMRect(10, 10, 300, 50);
  fireEvent.pointerMove(document.body, element ? { clientX: 20, clientY: 20 } : { clientX: 500, clientY: 500 });
}

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  await advanceTime(60_000);
  jest.useRealTimers();
});

describe('feedback on screen', () => {
  it.each(['info', 'success', 'warning'] as const)(
    '%s is announced when there is time, an error at once (R-3-031)',
    async (kind) => {
      await renderFeedback({ kind, message: 'Saved' });
      expect(region()).toHaveTextContent('Saved');
      expect(region()).toHaveAttribute('aria-live', 'polite');
      act(() => void showFeedback({ kind: 'error', message: 'Not saved' }));
      expect(region()).toHaveTextContent('Not saved');
      expect(region()).toHaveAttribute('aria-live', 'assertive');
      act(() => void showFeedback({ kind, message: 'Saved' }));
      expect(region()).toHaveAttribute('aria-live', 'polite');
    },
  );

  it('a success without a text has one for screen readers (A-160)', async () => {
    await renderFeedback({ kind: 'success' });
    expect(region()).toHaveTextContent('Success');
  });

  it('is removed 300 ms after it is closed, by keys alone (R-4-008)', async () => {
    await renderFeedback({ kind: 'info', message: 'Saved' });
    const user = userEvent.setup({ delay: null });
    await user.tab();
    expect(screen.getByRole('button', { name: 'CLOSE' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await advanceTime(299);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    await advanceTime(1);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('closes after 5000 ms, but not while it is hovered (R-4-009)', async () => {
    await renderFeedback({ kind: 'info', message: 'Saved' });
    pointAt(toast());
    await advanceTime(20_000);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    pointAt(null);
    await advanceTime(5000 + 300);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('stays while it is focused, even when the pointer leaves (A-161)', async () => {
    await renderFeedback({ kind: 'info', message: 'Saved' });
    pointAt(toast());
    act(() => screen.getByRole('button', { name: 'CLOSE' }).focus());
    pointAt(null);
    await advanceTime(20_000);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: 'CLOSE' }).blur());
    await advanceTime(5000 + 300);
    expect(screen.queryByText('Saved')).toBeNull();
  });
});
