import { renderScene, type SceneOptions, wirePlayer, wireViewer, wireWallet } from '@lobby/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ResponsibleGamingPage from '../hub/ResponsibleGamingPage.tsx';
import { timings } from '../timings.ts';

const onBreak = {
  ...wirePlayer,
  timeouts: { __typename: 'Timeouts', timeoutEndsAt: new Date(Date.now() + 86_400_000).toISOString() },
};
const panic = () => screen.queryByRole('button', { name: 'Take a break of 24 hours' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Presses the button and confirms, without an answer of the platform. */
async function confirmOffline(options: SceneOptions = {}) {
  const answers = { StartExclusion: new Error('offline') };
  const scene = await renderScene(<ResponsibleGamingPage />, { ...options, answers });
  await press('Take a break of 24 hours');
  await press('Yes, stop now');
  expect(await screen.findByText(/We have no answer yet/)).toBeVisible();
  return { ...scene, sent: () => scene.names().filter((name) => name === 'StartExclusion').length };
}

describe('the panic button', () => {
  it('begins a break of 24 hours in two taps, under every licence', async () => {
    const scene = await renderScene(<ResponsibleGamingPage />, {
      answers: { StartExclusion: { data: { startExclusion: onBreak } } },
    });
    await press('Take a break of 24 hours');
    expect(scene.names()).not.toContain('StartExclusion');
    scene.answer({ GetPlayerInfo: wireViewer({ player: onBreak, wallet: wireWallet }) });
    await press('Yes, stop now');
    expect(await screen.findByText('Done. It is in force now.')).toBeVisible();
    expect(scene.sent.find(({ operationName }) => operationName === 'StartExclusion')?.variables).toEqual({
      optionId: 'timeout-24h',
    });
  });

  it('can be turned back from before the second tap', async () => {
    const scene = await renderScene(<ResponsibleGamingPage />);
    await press('Take a break of 24 hours');
    await press('Back');
    expect(panic()).toBeVisible();
    expect(scene.names()).not.toContain('StartExclusion');
  });

  it('is sent again where the response was lost', async () => {
    const scene = await confirmOffline();
    scene.answer({ StartExclusion: { data: { startExclusion: onBreak } } });
    await press('Try again');
    expect(await screen.findByText('Done. It is in force now.')).toBeVisible();
  });

  it('is not done, and is sent again, where the platform could not say that it is in force', async () => {
    const unknown = { ...wirePlayer, timeouts: null, selfExclusionDetails: null };
    const errors = [{ message: 'Failed', path: ['startExclusion', 'timeouts'] }];
    const scene = await renderScene(<ResponsibleGamingPage />, {
      answers: { StartExclusion: { data: { startExclusion: unknown }, errors } },
    });
    await press('Take a break of 24 hours');
    await press('Yes, stop now');
    expect(await screen.findByText(/We have no answer yet/)).toBeVisible();
    scene.answer({ StartExclusion: { data: { startExclusion: onBreak } } });
    await press('Try again');
    expect(await screen.findByText('Done. It is in force now.')).toBeVisible();
  });

  it('is sent on when its page is left without an answer, until the session ends', async () => {
    const listeners = new Set<() => void>();
    const subscribe = (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    };
    const scene = await confirmOffline({ session: { session: 's1', subscribe } });
    const before = scene.sent();
    jest.useFakeTimers();
    try {
      scene.unmount();
      await jest.advanceTimersByTimeAsync(0);
      expect(scene.sent()).toBe(before + 1);
      await jest.advanceTimersByTimeAsync(timings.exclusionRetryDelay);
      expect(scene.sent()).toBe(before + 2);
      Object.assign(scene.auth, { session: null });
      for (const listener of listeners) listener();
      await jest.advanceTimersByTimeAsync(10 * timings.exclusionRetryDelay);
      expect(scene.sent()).toBe(before + 2);
    } finally {
      jest.useRealTimers();
    }
  });

  it('is not sent any more once the platform has answered', async () => {
    const scene = await confirmOffline();
    const before = scene.sent();
    scene.answer({ StartExclusion: { data: { startExclusion: onBreak } } });
    jest.useFakeTimers();
    try {
      scene.unmount();
      await jest.advanceTimersByTimeAsync(10 * timings.exclusionRetryDelay);
      expect(scene.sent()).toBe(before + 1);
    } finally {
      jest.useRealTimers();
    }
  });

  it('is not sent on when its page is left before the second tap', async () => {
    const scene = await renderScene(<ResponsibleGamingPage />);
    await press('Take a break of 24 hours');
    scene.unmount();
    await act(async () => {});
    expect(scene.names()).not.toContain('StartExclusion');
  });

  it('is not offered to visitors, nor during a break', async () => {
    const { unmount } = await renderScene(<ResponsibleGamingPage />, { visitor: true });
    expect(panic()).toBeNull();
    unmount();
    await renderScene(<ResponsibleGamingPage />, {
      answers: { GetPlayerInfo: wireViewer({ player: onBreak, wallet: wireWallet }) },
    });
    expect(panic()).toBeNull();
  });
});
