import { createStore, useStore } from '@lobby/runtime';
import { renderScene, untilIdle } from '@lobby/testing';
import { act } from '@testing-library/react';
import { showChecks, silenceChecks, useCheckOverlay } from './checkOverlay.ts';
import { getChecks, registerCheck, type CheckStatus } from './checks.ts';

const shown: { subject: string; close: () => Promise<void>; isOpen: () => boolean }[] = [];
let show = (subject: string, signal: AbortSignal): Promise<unknown> => {
  const closed = Promise.withResolvers<void>();
  let isOpen = true;
  const end = () => {
    isOpen = false;
    closed.resolve();
  };
  signal.addEventListener('abort', end);
  shown.push({ subject, isOpen: () => isOpen, close: () => act(async () => end()) });
  return closed.promise;
};

const state = createStore<{ status: CheckStatus; subject: string }>({ status: 'active', subject: 'first' });
function Check() {
  const { status, subject } = useStore(state);
  useCheckOverlay('kyc', { status, subject, quietOn: ['profile-documents'], show: (signal) => show(subject, signal) });
  return null;
}
async function renderCheck(path = '/en/') {
  const scene = await renderScene(<Check />, { visitor: true, path });
  return { ...scene, go: (to: string) => act(() => scene.router.navigate(to)) };
}
const change = (to: Partial<ReturnType<typeof state.get>>) => act(async () => state.set({ ...state.get(), ...to }));
const overlays = () => shown.length;

afterEach(() => {
  shown.length = 0;
  state.set({ status: 'active', subject: 'first' });
});

describe('the overlay of a check', () => {
  it('is shown while the check is active and it is its turn (A-131)', async () => {
    const before = registerCheck('terms', 'active');
    const scene = await renderCheck();
    expect(overlays()).toBe(0);
    await act(async () => before());
    await untilIdle();
    expect(overlays()).toBe(1);
    scene.unmount();
    expect(shown[0]?.isOpen()).toBe(false);
    expect(getChecks().anyRegistered).toBe(false);
  });

  it('keeps the check active when it is closed, and comes back on the next page (A-129)', async () => {
    const page = await renderCheck();
    await shown[0]?.close();
    await untilIdle();
    expect(overlays()).toBe(1);
    expect(getChecks().anyActive).toBe(true);
    await page.go('/en/games/');
    expect(overlays()).toBe(2);
  });

  it('stays while the page below it changes, and is shown once for that', async () => {
    const page = await renderCheck();
    await page.go('/en/games/');
    expect(shown.map(({ isOpen }) => isOpen())).toEqual([true]);
    await shown[0]?.close();
    await untilIdle();
    expect(overlays()).toBe(1);
  });

  it('is shown again when the player tries what it blocks', async () => {
    await renderCheck();
    await shown[0]?.close();
    await act(async () => showChecks());
    expect(overlays()).toBe(2);
  });

  it.each(['/en/profile/documents/', '/en/responsible-gaming/', '/en/profile/limits/', '/en/profile/self-exclusion/'])(
    'does not stand before the page that it leads to, nor before what protects the player: %s',
    async (path) => {
      const page = await renderCheck(path);
      expect(overlays()).toBe(0);
      expect(getChecks().anyActive).toBe(true);
      await page.go('/en/');
      expect(overlays()).toBe(1);
      await page.go(path);
      expect(shown[0]?.isOpen()).toBe(false);
    },
  );

  it('is shown on such a page once the player tries what it blocks there, and on no other visit', async () => {
    const page = await renderCheck('/en/responsible-gaming/');
    await act(async () => showChecks());
    expect(shown.map(({ isOpen }) => isOpen())).toEqual([true]);
    await shown[0]?.close();
    await untilIdle();
    expect(overlays()).toBe(1);
    await act(async () => showChecks());
    expect(overlays()).toBe(2);
    await page.go('/en/profile/documents/');
    expect(shown[1]?.isOpen()).toBe(false);
    await page.go('/en/responsible-gaming/');
    expect(overlays()).toBe(2);
  });

  it('is not shown on such a page by an attempt from before the check was active', async () => {
    state.set({ status: 'clear', subject: 'first' });
    await renderCheck('/en/responsible-gaming/');
    await act(async () => showChecks());
    await change({ status: 'active' });
    expect(overlays()).toBe(0);
  });

  it('is hidden during what no check blocks, and shown again after it', async () => {
    const page = await renderCheck();
    const ends = await act(async () => [silenceChecks(), silenceChecks()]);
    expect(shown[0]?.isOpen()).toBe(false);
    expect(getChecks().anyActive).toBe(true);
    await page.go('/en/games/');
    await act(async () => ends[0]?.());
    expect(overlays()).toBe(1);
    await act(async () => ends[1]?.());
    expect(overlays()).toBe(2);
  });

  it('prompts anew for another subject, and for a check that was clear meanwhile', async () => {
    await renderCheck();
    await change({ subject: 'second' });
    expect(shown.map(({ subject, isOpen }) => [subject, isOpen()])).toEqual([
      ['first', false],
      ['second', true],
    ]);
    await shown[1]?.close();
    await change({ status: 'clear' });
    await change({ status: 'active' });
    expect(overlays()).toBe(3);
  });

  it('that cannot be shown leaves the check active', async () => {
    const working = show;
    show = () => Promise.reject(new Error('no such chunk'));
    await renderCheck();
    expect(getChecks().anyActive).toBe(true);
    show = working;
  });
});
