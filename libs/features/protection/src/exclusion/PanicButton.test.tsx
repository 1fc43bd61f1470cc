import { renderScene, renderStory, type SceneOptions, wirePlayer, wireViewer, wireWallet } from '@lobby/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import meta, { PlayerOnABreak, Visitor } from '../hub/ResponsibleGamingPage.stories.tsx';
import ResponsibleGamingPage from '../hub/ResponsibleGamingPage.tsx';
import { timings } from '../timings.ts';

const onBreak = {
  ...wirePlayer,
  timeouts: { __typename: 'Timeouts', timeoutEndsAt: new Date(Date.now() + 86_400_000).toISOString() },
};
const panic = () => screen.queryByRole('button', { name: 'Take a break of 24 hours' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

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
    const scene = await renderScene(<ResponsibleGamingPage />, { answers: { StartExclusion: new Error('offline') } });
    await press('Take a break of 24 hours');
    await press('Yes, stop now');
    expect(await screen.findByText(/We have no answer yet/)).toBeVisible();
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

  it('is not sent on when its page is left before the second tap', async () => {
    const scene = await renderScene(<ResponsibleGamingPage />);
    await press('Take a break of 24 hours');
    scene.unmount();
    await act(async () => {});
    expect(scene.names()).not.toContain('StartExclusion');
  });

  it('is not offered to visitors, nor during a break', async () => {
    const { unmount } = await renderStory(meta, Visitor);
    expect(panic()).toBeNull();
    unmount();
    await renderStory(meta, PlayerOnABreak);
    expect(panic()).toBeNull();
  });
});

describe('a confirmed break whose page is left without an answer', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance'] }));
  afterEach(() => jest.useRealTimers());

  const waitForRetry = () => act(() => jest.advanceTimersByTimeAsync(timings.exclusionRetryDelay));

  /** The page, and a link that leaves it and another that returns. */
  function Visits() {
    const [isHere, setIsHere] = useState(true);
    return (
      <>
        <button onClick={() => setIsHere(!isHere)}>{isHere ? 'Leave' : 'Return'}</button>
        {isHere && <ResponsibleGamingPage />}
      </>
    );
  }

  async function confirmAndLeave(options: SceneOptions = {}) {
    const scene = await renderScene(<Visits />, { ...options, answers: { StartExclusion: new Error('offline') } });
    for (const name of ['Take a break of 24 hours', 'Yes, stop now'])
      fireEvent.click(screen.getByRole('button', { name }));
    expect(await screen.findByText(/We have no answer yet/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
    const sent = () => scene.names().filter((name) => name === 'StartExclusion').length;
    expect(sent()).toBe(1);
    return { ...scene, sent };
  }

  it('is sent until the platform answers', async () => {
    const scene = await confirmAndLeave();
    await waitForRetry();
    expect(scene.sent()).toBe(2);
    scene.answer({ StartExclusion: { data: { startExclusion: onBreak } } });
    await waitForRetry();
    expect(scene.sent()).toBe(3);
    await waitForRetry();
    expect(scene.sent()).toBe(3);
  });

  it('is sent no more once the session has ended', async () => {
    const listeners = new Set<() => void>();
    const subscribe = (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    };
    const scene = await confirmAndLeave({ session: { session: 's1', subscribe } });
    scene.unmount();
    await waitForRetry();
    expect(scene.sent()).toBe(2);
    Object.assign(scene.auth, { session: null });
    for (const listener of listeners) listener();
    await waitForRetry();
    expect(scene.sent()).toBe(2);
  });

  it('lets whoever returns begin another, and is sent beside it', async () => {
    const scene = await confirmAndLeave();
    fireEvent.click(screen.getByRole('button', { name: 'Return' }));
    await waitForRetry();
    expect(scene.sent()).toBe(2);
    scene.answer({ StartExclusion: { data: { startExclusion: onBreak } } });
    for (const name of ['Take a break of 24 hours', 'Yes, stop now'])
      fireEvent.click(screen.getByRole('button', { name }));
    expect(await screen.findByText('Done. It is in force now.')).toBeVisible();
    await waitForRetry();
    expect(scene.sent()).toBe(4);
  });
});
