import { expectAllStatesReachable } from '@lobby/testing';
import { act, renderHook } from '@testing-library/react';
import { closeFeedback, pauseFeedback, resumeFeedback, showFeedback, useFeedback } from './feedback.ts';
import { feedbackMachine } from './feedback.machine.ts';
import { timings } from '../timings.ts';

const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function renderMessages() {
  const { result } = renderHook(useFeedback);
  return () => result.current;
}

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  await advance(60_000);
  jest.useRealTimers();
});

describe('feedback', () => {
  it('reaches every state of a message (R-4-008)', () => {
    expectAllStatesReachable(
      feedbackMachine,
      [
        { type: 'PAUSE' },
        { type: 'RESUME' },
        { type: 'CLOSE' },
        { type: 'xstate.after.closing.feedback.closing' } as never,
      ],
      { input: { closeAfterMs: 5000, onClosing: () => undefined, onRemoved: () => undefined } },
    );
  });

  it('has the specified durations (R-9-001)', () => {
    expect([timings.messageDuration, timings.messageClosingDuration]).toEqual([5000, 300]);
  });

  it('has its fields, and no text for a success (R-3-031, A-160)', async () => {
    const messages = await renderMessages();
    act(() => void showFeedback({ kind: 'success', namespace: 'cashier' }));
    expect(messages()).toEqual([
      {
        id: expect.any(String),
        namespace: 'cashier',
        kind: 'success',
        status: 'open',
        closeAfterMs: 5000,
      },
    ]);
  });

  it('closes by itself after 5000 ms and is removed 300 ms later (R-4-009, A-161)', async () => {
    const messages = await renderMessages();
    act(() => void showFeedback({ kind: 'info', message: 'Saved' }));
    await advance(4999);
    expect(messages()[0]?.status).toBe('open');
    await advance(1);
    expect(messages()[0]?.status).toBe('closing');
    await advance(299);
    expect(messages()).toHaveLength(1);
    await advance(1);
    expect(messages()).toEqual([]);
  });

  it('is removed 300 ms after the player closes it (R-4-008)', async () => {
    const messages = await renderMessages();
    let id = '';
    act(() => void (id = showFeedback({ kind: 'error', message: 'No' })));
    await advance(1000);
    closeFeedback(id);
    await advance(0);
    expect(messages()[0]?.status).toBe('closing');
    await advance(299);
    expect(messages()).toHaveLength(1);
    await advance(1);
    expect(messages()).toEqual([]);
  });

  it('keeps its remaining time while it is paused (R-4-009, A-161)', async () => {
    const messages = await renderMessages();
    let id = '';
    act(() => void (id = showFeedback({ kind: 'info', message: 'Read me' })));
    await advance(4000);
    pauseFeedback(id);
    await advance(60_000);
    expect(messages()[0]?.status).toBe('open');
    resumeFeedback(id);
    await advance(999);
    expect(messages()[0]?.status).toBe('open');
    await advance(1);
    expect(messages()[0]?.status).toBe('closing');
  });

  it('is replaced by a newer message of its namespace', async () => {
    const messages = await renderMessages();
    act(() => void showFeedback({ kind: 'info', namespace: 'cashier', message: 'Pending' }));
    act(() => void showFeedback({ kind: 'info', message: 'Other' }));
    await advance(10);
    act(() => void showFeedback({ kind: 'success', namespace: 'cashier', message: 'Done' }));
    await advance(300);
    expect(messages().map(({ message }) => message)).toEqual(['Other', 'Done']);
  });
});
