/**
 * @jest-environment-options {"url": "https://lobby.acme.test/"}
 */
import type { FeatureModule } from '@lobby/contracts';
import { Background, closeOverlay, getOverlay, openOverlay, registerGuard } from '@lobby/host';
import { currentGame } from '@lobby/routing';
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

// The socket: what it pushes is played here.
const listeners = new Set<(change: BalanceChange) => void>();
jest.mock('@lobby/realtime', () => ({
  onBalanceUpdated(listener: (change: BalanceChange) => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
}));

const bet = { balance: '15.00', bonusBalance: '50.00', amount: '-10.00', moneyType: 'CasinoBet' };
const game = { gameId: '1', slug: 'book', mode: 'real', allowsBonus: true } as const;

/** A change of the balance, and all that follows from it. */
async function push(change: Partial<BalanceChange> = {}) {
  act(() => listeners.forEach((listener) => listener({ ...bet, ...change })));
  await untilIdle();
}
async function answer(result: 'ok' | 'dismiss') {
  await act(() => closeOverlay(result));
  await untilIdle();
}
const isAsking = () => getOverlay().isOpen && getOverlay().overlay?.variant === 'confirmation';

async function play(options: SceneOptions = {}) {
  const openQuickDeposit = jest.fn<Promise<'closed'>, [object]>(async () => 'closed');
  const cashier: FeatureModule = { id: 'cashier', intents: { openQuickDeposit: async () => openQuickDeposit } };
  const sports: FeatureModule = { id: 'sports', routes: { sports: async () => ({ default: () => null }) } };
  await renderScene(<Background scope="player" />, { features: [walletFeature(), cashier, sports], ...options });
  return { openQuickDeposit };
}

afterEach(async () => {
  while (getOverlay().isOpen) await act(() => closeOverlay());
  currentGame.set(null);
  cookies.removeOfPlayer();
});

describe('low-funds prompt', () => {
  it('asks after a bet that leaves little, and opens quick deposit on OK (R-4-034, A-078)', async () => {
    const { openQuickDeposit } = await play();
    await push();
    expect(getOverlay().overlay).toMatchObject({ variant: 'confirmation', content: 'Do you want to make a deposit?' });
    await answer('ok');
    expect(openQuickDeposit).toHaveBeenCalledTimes(1);
    expect(cookies.get('depositDialogDeclined')).toBeNull();
  });

  it('keeps it in mind when it is declined, and asks no more (R-4-035, A-079)', async () => {
    const { openQuickDeposit } = await play();
    await push();
    await answer('dismiss');
    expect(openQuickDeposit).not.toHaveBeenCalled();
    expect(cookies.get('depositDialogDeclined')).toBe('true');
    await push();
    expect(isAsking()).toBe(false);
  });

  it('does not ask while there is enough, or for what is no bet (R-4-034)', async () => {
    await play();
    await push({ balance: '20.01' });
    await push({ moneyType: 'Withdrawal' });
    expect(isAsking()).toBe(false);
  });

  it('counts the bonus in a game that allows it, in a brand that has it (R-4-034, A-078)', async () => {
    await play();
    currentGame.set(game);
    await push();
    expect(isAsking()).toBe(false);
    setBuild({ bonusWallet: false });
    await push();
    expect(isAsking()).toBe(true);
  });

  it('does not count the bonus in a game that does not allow it (R-4-034, A-078)', async () => {
    await play();
    currentGame.set({ ...game, allowsBonus: false });
    await push();
    expect(isAsking()).toBe(true);
  });

  it('does not ask in sports mode (R-4-034)', async () => {
    await play({ path: '/en/?productMode=sports' });
    await push();
    expect(isAsking()).toBe(false);
  });

  it('does not ask over another overlay (R-4-034)', async () => {
    await play();
    await act(async () => void openOverlay({ variant: 'default', title: 'Other' }));
    await push();
    expect(getOverlay().overlay?.title).toBe('Other');
  });

  it('does not ask while a guard is active (A-078)', async () => {
    await play();
    const unregister = registerGuard('kyc', 'active');
    await push();
    unregister();
    expect(isAsking()).toBe(false);
  });

  it('does not ask again before its question has been dealt with', async () => {
    const { openQuickDeposit } = await play();
    openQuickDeposit.mockReturnValue(new Promise(() => undefined));
    await push();
    await answer('ok');
    await push();
    expect(isAsking()).toBe(false);
    expect(openQuickDeposit).toHaveBeenCalledTimes(1);
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
  ])('does not ask when %s (A-078)', async (_, player, customer) => {
    await play({
      answers: {
        GetPlayerInfo: wireViewer({ player: { ...wirePlayer, ...player }, wallet: wireWallet }),
        GetCustomerInfo: wireViewer({ customer: { ...wireCustomer, ...customer } }),
      },
    });
    await push();
    expect(isAsking()).toBe(false);
  });
});
