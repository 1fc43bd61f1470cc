/**
 * @jest-environment-options {"url": "https://lobby.acme.test/"}
 */
import type { FeatureModule } from '@lobby/contracts';
import { registerGuard, type GuardStatus } from '@lobby/host';
import { renderScene, settle, wireViewer } from '@lobby/testing';
import { act, screen } from '@testing-library/react';
import { cashierFeature } from '../index.ts';
import { openQuickDeposit } from './openQuickDeposit.tsx';
import { Surroundings, frameParams, resetLobby, dialog, frame, hush, session } from './quickDeposit.fixture.tsx';

const guarded: FeatureModule = { id: 'compliance', guards: ['reality-check'] };
const register = (status: GuardStatus) => act(async () => registerGuard('reality-check', status));

async function scene(path = '/en/') {
  const answers = {
    LastCompletedDeposit: wireViewer({ lastCompletedDeposit: null }),
    StartCashierSession: session('Deposit'),
  };
  const rendered = await renderScene(<Surroundings />, { features: [cashierFeature(), guarded], path, answers });
  await settle();
  return rendered;
}
async function press() {
  await act(async () => void openQuickDeposit({ amount: '50', method: 'bank' }));
  await settle();
  await settle();
}

beforeEach(hush);
afterEach(resetLobby);

describe('the guards of the licence come before a deposit (A-131)', () => {
  it('is open at once, and begins when the guards have loaded', async () => {
    const { names } = await scene();
    await press();
    expect(dialog()).not.toBeNull();
    const pending = await register('pending');
    await settle();
    expect(frame()).toBeNull();
    expect(names()).not.toContain('StartCashierSession');
    const clear = await register('clear');
    act(pending);
    await settle();
    await settle();
    expect(frameParams()).toMatchObject({ amount: '50', providerType: 'bank' });
    act(clear);
  });

  it('does so for an address as well (R-2-062)', async () => {
    await scene('/en/?autoSubmit=true&paymentMethod=bank&amount=50');
    await settle();
    expect(dialog()).not.toBeNull();
    expect(frame()).toBeNull();
    const clear = await register('clear');
    await settle();
    await settle();
    expect(frameParams()).toMatchObject({ amount: '50', providerType: 'bank' });
    act(clear);
  });

  it('makes way for a guard that holds the player, and comes back after it with what was asked for (R-6-016)', async () => {
    const { names } = await scene();
    await press();
    const active = await register('active');
    await settle();
    expect(dialog()).toBeNull();
    expect(names()).not.toContain('StartCashierSession');
    const clear = await register('clear');
    act(active);
    await settle();
    await settle();
    expect(frameParams()).toMatchObject({ amount: '50', providerType: 'bank' });
    act(clear);
  });

  it('does not make way once it has begun (A-162)', async () => {
    const clear = await register('clear');
    await scene();
    await press();
    expect(frame()).not.toBeNull();
    const active = await register('active');
    await settle();
    expect(frame()).not.toBeNull();
    act(active);
    act(clear);
  });

  it('says what it waits for after five seconds, and begins all the same when the code has come', async () => {
    jest.useFakeTimers();
    try {
      await scene();
      await press();
      await act(() => jest.advanceTimersByTimeAsync(4900));
      expect(screen.queryByText('The cashier is waiting')).toBeNull();
      await act(() => jest.advanceTimersByTimeAsync(100));
      expect(screen.getByRole('alert')).toHaveTextContent('The cashier is waiting');
      expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
      const clear = await register('clear');
      await settle();
      await settle();
      expect(frame()).not.toBeNull();
      act(clear);
    } finally {
      jest.useRealTimers();
    }
  });
});
