/**
 * @jest-environment-options {"url": "https://lobby.acme.test/"}
 */
import type { FeatureModule } from '@lobby/contracts';
import { registerCheck } from '@lobby/checks';
import { Slot } from '@lobby/composition';
import { closeOverlay, getOverlay, openOverlay } from '@lobby/overlays';
import { currentGames } from '@lobby/routing';
import { cookies } from '@lobby/storage';
import {
  renderScene,
  setBuild,
  untilIdle,
  wireCustomer,
  wirePlayer,
  wireViewer,
  wireWallet,
  type SceneOptions,
} from '@lobby/testing';
import { act } from '@testing-library/react';
import { walletFeature } from './index.ts';
import type { BalanceChange } from './lowFunds.ts';

// Replaces the socket's events by those that the test emits.
const listeners = new Set<(change: BalanceChange) => void>();
jest.mock('@lobby/money', () => ({
  ...jest.requireActual<object>('@lobby/money'),
  onBalanceUpdated(listener: (change: BalanceChange) => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
}));

const bet = { balance: '15.00', bonusBalance: '50.00', amount: '-10.00', moneyType: 'CasinoBet' };
const game = { gameId: '1', slug: 'book', mode: 'real', allowsBonus: true } as const;

/** Emits a change of the balance and waits for its effects. */
async function pushBalance(change: Partial<BalanceChange> = {}) {
  act(() => listeners.forEach((listener) => listener({ ...bet, ...change })));
  await untilIdle();
}
async function closePrompt(result: 'ok' | 'dismiss') {
  await act(() => closeOverlay(result));
  await untilIdle();
}
const isPromptOpen = () => getOverlay().isOpen && getOverlay().overlay?.variant === 'confirmation';

async function renderWatch(options: SceneOptions = {}) {
  const openQuickDeposit = jest.fn<Promise<'closed'>, [object]>(async () => 'closed');
  const cashier: FeatureModule = { id: 'cashier', intents: { openQuickDeposit: async () => openQuickDeposit } };
  const sports: FeatureModule = { id: 'sports', routes: { sports: { load: async () => ({ default: () => null }) } } };
  await renderScene(<Slot name="background.player" />, { features: [walletFeature(), cashier, sports], ...options });
  return { openQuickDeposit };
}

afterEach(async () => {
  while (getOverlay().isOpen) await act(() => closeOverlay());
  currentGames.set([]);
  cookies.removeOfPlayer();
});

describe('low-funds prompt', () => {
  it('opens after a bet that leaves little money, and opens quick deposit on OK (R-4-034, A-078)', async () => {
    const { openQuickDeposit } = await renderWatch();
    await pushBalance();
    expect(getOverlay().overlay).toMatchObject({ variant: 'confirmation', content: 'Do you want to make a deposit?' });
    await closePrompt('ok');
    expect(openQuickDeposit).toHaveBeenCalledTimes(1);
    expect(cookies.get('depositDialogDeclined')).toBeNull();
  });

  it('stores that it was declined, and does not open again (R-4-035, A-079)', async () => {
    const { openQuickDeposit } = await renderWatch();
    await pushBalance();
    await closePrompt('dismiss');
    expect(openQuickDeposit).not.toHaveBeenCalled();
    expect(cookies.get('depositDialogDeclined')).toBe('true');
    await pushBalance();
    expect(isPromptOpen()).toBe(false);
  });

  it('does not open while the balance suffices, nor after a withdrawal (R-4-034)', async () => {
    await renderWatch();
    await pushBalance({ balance: '20.01' });
    await pushBalance({ moneyType: 'Withdrawal' });
    expect(isPromptOpen()).toBe(false);
  });

  it('includes the bonus in a game that allows it, under a brand that has bonus wallets (R-4-034, A-078)', async () => {
    await renderWatch();
    currentGames.set([game]);
    await pushBalance();
    expect(isPromptOpen()).toBe(false);
    setBuild({ bonusWallet: false });
    await pushBalance();
    expect(isPromptOpen()).toBe(true);
  });

  it('excludes the bonus in a game that does not allow it (A-078)', async () => {
    await renderWatch();
    currentGames.set([{ ...game, allowsBonus: false }]);
    await pushBalance();
    expect(isPromptOpen()).toBe(true);
  });

  it('does not open in sports mode (R-4-034)', async () => {
    await renderWatch({ path: '/en/?productMode=sports' });
    await pushBalance();
    expect(isPromptOpen()).toBe(false);
  });

  it('does not open over another overlay (R-4-034)', async () => {
    await renderWatch();
    await act(async () => void openOverlay({ variant: 'default', title: 'Other' }));
    await pushBalance();
    expect(getOverlay().overlay?.title).toBe('Other');
  });

  it('does not open while a check is active (A-078)', async () => {
    await renderWatch();
    const unregister = registerCheck('kyc', 'active');
    await pushBalance();
    unregister();
    expect(isPromptOpen()).toBe(false);
  });

  it('does not open again while its quick deposit is open', async () => {
    const { openQuickDeposit } = await renderWatch();
    openQuickDeposit.mockReturnValue(new Promise(() => undefined));
    await pushBalance();
    await closePrompt('ok');
    await pushBalance();
    expect(isPromptOpen()).toBe(false);
    expect(openQuickDeposit).toHaveBeenCalledTimes(1);
  });

  it('does not open as long as the platform does not say what the operator has blocked (A-078)', async () => {
    await renderWatch({ answers: { GetCustomerInfo: { errors: [{ message: 'Down' }] } } });
    await pushBalance();
    expect(isPromptOpen()).toBe(false);
  });

  const future = new Date(Date.now() + 86_400_000).toISOString();
  it.each([
    ['deposits are blocked', {}, { isDepositsBlocked: true }],
    [
      'the player is excluded',
      { selfExclusionDetails: { __typename: 'SelfExclusionDetails', exclusionEndsAt: future } },
      {},
    ],
    ['the player takes a break', { timeouts: { __typename: 'Timeouts', timeoutEndsAt: future } }, {}],
  ])('does not open when %s (A-078)', async (_, player, customer) => {
    await renderWatch({
      answers: {
        GetPlayerInfo: wireViewer({ player: { ...wirePlayer, ...player }, wallet: wireWallet }),
        GetCustomerInfo: wireViewer({ customer: { ...wireCustomer, ...customer } }),
      },
    });
    await pushBalance();
    expect(isPromptOpen()).toBe(false);
  });
});
