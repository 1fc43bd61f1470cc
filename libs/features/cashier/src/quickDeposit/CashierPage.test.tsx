import { routes } from '@lobby/contracts';
import { registerCheck, type CheckStatus } from '@lobby/checks';
import { closeOverlay, getOverlay, loadOverlays } from '@lobby/overlays';
import { routeOf } from '@lobby/routing';
import { renderScene } from '@lobby/testing';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { cashierFeature } from '../index.ts';
import { DepositPage, WithdrawPage } from './CashierPage.tsx';
import { openQuickDeposit } from './openQuickDeposit.tsx';
import QuickDepositTask from './QuickDepositTask.tsx';

/** The page with the player's background task. */
const renderPage = (page: ReactNode, name: string, query = '?amount=50') => {
  const parts = (
    <>
      {page}
      <QuickDepositTask />
    </>
  );
  return renderScene(parts, { path: `/en/${name}/${query}` });
};
const register = (status: CheckStatus) => act(async () => registerCheck('reality-check', status));
const advanceTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeAll(() => loadOverlays());
beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  while (getOverlay().isOpen) await act(() => closeOverlay());
  jest.useRealTimers();
});

describe.each([
  ['deposit', DepositPage],
  ['withdraw', WithdrawPage],
] as const)('/%s/', (name, Page) => {
  /** In ms: the deposit waits for a check, the withdrawal only for the page. */
  const whileWaiting = name === 'deposit' ? 100 : 99;

  it('is matched as a page of the signed-in layout (R-2-020)', async () => {
    expect(routeOf(`/en/${name}/`)).toBe(name);
    expect(routes[name].layout).toBe('signed-in');
    expect((await cashierFeature().routes[name].load()).default).toBe(Page);
  });

  it('redirects to the lobby, replacing the history entry, and opens quick deposit 100 ms later (R-2-059, R-9-021, A-070)', async () => {
    const { address, router } = await renderPage(<Page />, name);
    expect(address()).toBe('/en/?amount=50');
    expect(router.state.historyAction).toBe('REPLACE');
    await advanceTime(99);
    expect(getOverlay().isOpen).toBe(false);
    await advanceTime(1);
    expect(getOverlay()).toMatchObject({ isOpen: true, overlay: { variant: 'quick-deposit' } });
  });

  it('lets a check block the deposit, never the withdrawal (A-127, A-131)', async () => {
    const unregister = await register('active');
    await renderPage(<Page />, name);
    await advanceTime(1000);
    expect(getOverlay().isOpen).toBe(name === 'withdraw');
    act(unregister);
    await advanceTime(0);
    expect(getOverlay()).toMatchObject({ isOpen: true, overlay: { variant: 'quick-deposit' } });
  });

  it('opens it even if the lobby renders long after the navigation (R-2-059)', async () => {
    // The router has navigated to the lobby, but the previous page is still on screen.
    const { router } = await renderScene(<QuickDepositTask />, { path: `/en/${name}/` });
    act(() => void openQuickDeposit({}, '/en/'));
    await advanceTime(5000);
    expect(getOverlay().isOpen).toBe(false);
    await act(() => router.navigate('/en/'));
    await advanceTime(100);
    expect(getOverlay()).toMatchObject({ isOpen: true, overlay: { variant: 'quick-deposit' } });
  });

  it('opens nothing for a player who has navigated to another page meanwhile (R-2-060)', async () => {
    const unregister = await register('active');
    const { router } = await renderPage(<Page />, name);
    await advanceTime(whileWaiting);
    await act(() => router.navigate('/en/promotions/'));
    await act(() => router.navigate('/en/'));
    act(unregister);
    await advanceTime(0);
    expect(getOverlay().isOpen).toBe(false);
  });

  it('begins with the withdrawal only where its address says so (A-071)', async () => {
    await renderPage(<Page />, name, '?transaction=withdrawal');
    await advanceTime(100);
    expect(getOverlay()).toMatchObject({ isOpen: true, overlay: { variant: 'quick-deposit' } });
    await renderScene(<h2>{getOverlay().overlay?.title}</h2>);
    expect(screen.getByRole('heading', { name: name === 'withdraw' ? 'Withdraw' : 'Deposit' })).toBeVisible();
  });

  it('opens nothing after the end of the session', async () => {
    const unregister = await register('active');
    const { unmount } = await renderPage(<Page />, name);
    await advanceTime(whileWaiting);
    unmount();
    act(unregister);
    await renderScene(<QuickDepositTask />, { path: '/en/' });
    await advanceTime(0);
    expect(getOverlay().isOpen).toBe(false);
  });
});
