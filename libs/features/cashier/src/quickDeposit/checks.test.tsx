/**
 * @jest-environment-options {"url": "https://lobby.acme.test/"}
 */
import { registerCheck, useCheckOverlay, type CheckStatus } from '@lobby/checks';
import { featureWithChecks, renderScene } from '@lobby/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cashierFeature } from '../index.ts';
import { openQuickDeposit } from './openQuickDeposit.tsx';
import {
  dialog,
  findFrame,
  frame,
  frameParams,
  openQuickDepositOverlay,
  renderCashier,
  resetLobby,
  stubCanvas,
} from './quickDeposit.fixture.tsx';

const withChecks = featureWithChecks('reality-check');
const render = (path = '/en/') => renderCashier({ features: [cashierFeature(), withChecks], path });
const register = (status: CheckStatus) => act(async () => registerCheck('reality-check', status));
const request = { amount: '50', method: 'bank' };
const requestedParams = { amount: '50', providerType: 'bank' };

beforeEach(stubCanvas);
afterEach(resetLobby);

describe('quick deposit under a licence with a check (A-131)', () => {
  it('opens the overlay at once, and the cashier when the check is clear', async () => {
    const { names } = await render();
    await openQuickDepositOverlay(request);
    const unregisterPending = await register('pending');
    expect(frame()).toBeNull();
    expect(names()).not.toContain('StartCashierSession');
    const unregister = await register('clear');
    act(unregisterPending);
    expect(await frameParams()).toMatchObject(requestedParams);
    act(unregister);
  });

  it('does so for a URL with parameters as well (R-2-062)', async () => {
    const { names } = await render('/en/?autoSubmit=true&paymentMethod=bank&amount=50');
    await screen.findByRole('dialog');
    expect(names()).not.toContain('StartCashierSession');
    const unregister = await register('clear');
    expect(await frameParams()).toMatchObject(requestedParams);
    act(unregister);
  });

  it('closes while a check is active, and reopens with the same request (A-131)', async () => {
    const { names } = await render();
    await openQuickDepositOverlay(request);
    const unregisterActive = await register('active');
    await waitFor(() => expect(dialog()).toBeNull());
    expect(names()).not.toContain('StartCashierSession');
    const unregister = await register('clear');
    act(unregisterActive);
    expect(await frameParams()).toMatchObject(requestedParams);
    act(unregister);
  });

  it('stays once the cashier is open (A-162)', async () => {
    const unregister = await register('clear');
    await render();
    await openQuickDepositOverlay(request);
    const opened = await findFrame();
    const unregisterActive = await register('active');
    expect(frame()).toBe(opened);
    act(unregisterActive);
    act(unregister);
  });

  it('opens the withdrawal for a player whom a check blocks, and no deposit beside it (A-127)', async () => {
    await render();
    const unregister = await register('active');
    await openQuickDepositOverlay({ mode: 'withdraw' });
    expect(await frameParams()).toMatchObject({ method: 'withdrawal' });
    expect(screen.getByRole('dialog', { name: 'Withdraw' })).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Deposit' }));
    expect(screen.getByRole('heading', { name: 'Something comes first' })).toBeVisible();
    expect(frame()).toBeNull();
    const clear = await register('clear');
    act(unregister);
    expect(await frameParams()).toMatchObject({ method: 'deposit' });
    act(clear);
  });

  it('gives way to the overlays of checks only for a deposit', async () => {
    await render();
    const unregister = await register('active');
    const shown: boolean[] = [];
    function Check() {
      useCheckOverlay('terms', {
        status: 'active',
        show: (signal) =>
          new Promise((resolve) => {
            const place = shown.push(true) - 1;
            signal.addEventListener('abort', () => resolve((shown[place] = false)));
          }),
      });
      return null;
    }
    await renderScene(<Check />, { features: [cashierFeature()] });
    expect(shown).toEqual([true]);
    await openQuickDepositOverlay({ mode: 'withdraw' });
    expect(shown).toEqual([false]);
    await userEvent.click(await screen.findByRole('tab', { name: 'Deposit' }));
    await userEvent.click(screen.getByRole('button', { name: 'Show it' }));
    await waitFor(() => expect(shown).toEqual([false, true]));
    expect(dialog()).toBeNull();
    act(unregister);
  });

  it('explains why a press on Deposit shows nothing, as where the check is open in another window', async () => {
    await render();
    const unregister = await register('active');
    jest.useFakeTimers();
    try {
      await act(async () => void openQuickDeposit({}));
      await act(() => jest.advanceTimersByTimeAsync(2000));
      expect(await screen.findByRole('status')).toHaveTextContent('It may be open in another window of the lobby.');
      act(unregister);
      await screen.findByRole('dialog');
    } finally {
      jest.useRealTimers();
    }
  });

  it('says what it waits for after five seconds, and opens the cashier when the code has loaded', async () => {
    await render();
    jest.useFakeTimers();
    try {
      await openQuickDepositOverlay(request);
      await act(() => jest.advanceTimersByTimeAsync(4900));
      expect(screen.queryByText('The cashier is waiting')).toBeNull();
      await act(() => jest.advanceTimersByTimeAsync(100));
      expect(screen.getByRole('alert')).toHaveTextContent('The cashier is waiting');
      expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
      const unregister = await register('clear');
      await findFrame();
      act(unregister);
    } finally {
      jest.useRealTimers();
    }
  });
});
