import type { FeatureModule } from '@lobby/contracts';
import { closeOverlay, getOverlay, registerGuard, type GuardStatus } from '@lobby/host';
import { useLocation } from '@lobby/routing';
import { renderScene, settle } from '@lobby/testing';
import { act } from '@testing-library/react';
import { use, type ReactNode } from 'react';
import QuickDepositWatch from '../background/QuickDepositWatch.tsx';
import DepositPage from './DepositPage.tsx';
import WithdrawPage from './WithdrawPage.tsx';

const guarded: FeatureModule = { id: 'compliance', guards: ['reality-check'] };

/** The page among the player's background tasks. */
const arrive = (page: ReactNode, name: string, features: FeatureModule[] = []) => {
  const parts = (
    <>
      {page}
      <QuickDepositWatch />
    </>
  );
  return renderScene(parts, { path: `/en/${name}/?amount=50`, features });
};
const register = (status: GuardStatus) => act(async () => registerGuard('reality-check', status));
const pass = async (ms: number) => {
  await act(() => jest.advanceTimersByTimeAsync(ms));
  await settle();
};

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  while (getOverlay().isOpen) await act(() => closeOverlay());
  jest.useRealTimers();
});

describe.each([
  ['deposit', DepositPage],
  ['withdraw', WithdrawPage],
])('/%s/', (name, Page) => {
  it('goes to the lobby and opens quick deposit 100 ms later, without a step in the history (R-2-059, R-9-021, A-070)', async () => {
    const { address, router } = await arrive(<Page />, name);
    expect(address()).toBe('/en/?amount=50');
    expect(router.state.historyAction).toBe('REPLACE');
    await pass(99);
    expect(getOverlay().isOpen).toBe(false);
    await pass(1);
    expect(getOverlay()).toMatchObject({ isOpen: true, overlay: { variant: 'quick-deposit' } });
  });

  it('waits until the guards of the licence are there and hold nobody, and then opens it (R-2-059, A-131)', async () => {
    await arrive(<Page />, name, [guarded]);
    await pass(5000);
    expect(getOverlay().isOpen).toBe(false);
    for (const status of ['pending', 'active'] as const) {
      const unregister = await register(status);
      await pass(5000);
      expect(getOverlay().isOpen).toBe(false);
      act(unregister);
    }
    const unregister = await register('clear');
    await pass(0);
    expect(getOverlay()).toMatchObject({ isOpen: true, overlay: { variant: 'quick-deposit' } });
    act(unregister);
  });

  it('opens it over a lobby that comes on screen long after the navigation (R-2-059)', async () => {
    const lobby = Promise.withResolvers<void>();
    function SlowLobby() {
      if (useLocation().pathname === '/en/') use(lobby.promise);
      return null;
    }
    const page = (
      <>
        <Page />
        <SlowLobby />
      </>
    );
    await arrive(page, name);
    await pass(5000);
    expect(getOverlay().isOpen).toBe(false);
    lobby.resolve();
    await pass(0);
    expect(getOverlay()).toMatchObject({ isOpen: true, overlay: { variant: 'quick-deposit' } });
  });

  it('is forgotten by a player who goes on to another page meanwhile (R-2-060)', async () => {
    const { router } = await arrive(<Page />, name, [guarded]);
    await pass(100);
    await act(() => router.navigate('/en/promotions/'));
    await act(() => router.navigate('/en/'));
    const unregister = await register('clear');
    await pass(0);
    expect(getOverlay().isOpen).toBe(false);
    act(unregister);
  });

  it('is forgotten with the session (R-2-059)', async () => {
    const { unmount } = await arrive(<Page />, name, [guarded]);
    await pass(100);
    unmount();
    await renderScene(<QuickDepositWatch />, { path: '/en/' });
    await pass(0);
    expect(getOverlay().isOpen).toBe(false);
  });
});
