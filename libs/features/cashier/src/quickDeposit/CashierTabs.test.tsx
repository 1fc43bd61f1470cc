/**
 * @jest-environment-options {"url": "https://lobby.acme.test/"}
 */
import { closeOverlay } from '@lobby/host';
import { renderScene, settle, type SceneOptions, wirePlayer, wireViewer, wireWallet } from '@lobby/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cashierFeature } from '../index.ts';
import { openQuickDeposit } from './openQuickDeposit.tsx';
import {
  Surroundings,
  frameParams,
  loadFrame,
  resetLobby,
  dialog,
  frame,
  hush,
  postFromFrame,
  session,
} from './quickDeposit.fixture.tsx';
import type { QuickDepositRequest } from './quickDeposit.machine.ts';

const payload = JSON.stringify({ txName: 'CreditcardDeposit', accountId: '7', attributes: { paymentMethod: 'VISA' } });
const cardDeposit = wireViewer({
  lastCompletedDeposit: { __typename: 'LastCompletedDeposit', provider: 'CreditcardDeposit', payload },
});
const never = new Promise(() => undefined);

async function scene({ answers, ...options }: SceneOptions = {}) {
  const rendered = await renderScene(<Surroundings />, {
    features: [cashierFeature()],
    answers: { LastCompletedDeposit: cardDeposit, StartCashierSession: session('Deposit'), ...answers },
    ...options,
  });
  await settle();
  return rendered;
}
async function open(request: QuickDepositRequest = {}) {
  await act(async () => void openQuickDeposit(request));
  await settle();
  await settle();
}

beforeEach(hush);
afterEach(resetLobby);

describe('blocked instant banking', () => {
  const reason = 'Instant banking is blocked on your account. Please choose another payment method.';
  const blocked = (activeFrom: string | null = null) => ({
    GetPlayerInfo: wireViewer({
      player: {
        ...wirePlayer,
        isInstantBankingBlocked: true,
        instantBankingBlock: { __typename: 'InstantBankingBlock', activeFrom },
      },
      wallet: wireWallet,
    }),
  });

  it('is told, and no bank is chosen for the player (R-6-005)', async () => {
    await scene({ answers: blocked() });
    await open({ method: 'trustly', amount: '50' });
    expect(screen.getByText(reason)).toBeInTheDocument();
    expect(frameParams()).toMatchObject({ amount: '50' });
    expect(frameParams()).not.toHaveProperty('providerType');
  });

  it('holds for a link as well (R-6-005, A-025)', async () => {
    await scene({ answers: blocked(), path: '/en/?autoSubmit=1&paymentMethod=Bank&amount=50' });
    await settle();
    await settle();
    expect(screen.getByText(reason)).toBeInTheDocument();
    expect(frameParams()).not.toHaveProperty('providerType');
  });

  it('leaves other methods alone (R-6-005)', async () => {
    await scene({ answers: blocked() });
    await open();
    expect(frameParams()).toMatchObject({ providerType: 'creditcard' });
  });

  it('does not count before it is active (R-6-005)', async () => {
    await scene({ answers: blocked(new Date(Date.now() + 86_400_000).toISOString()) });
    await open({ method: 'bank' });
    expect(frameParams()).toMatchObject({ providerType: 'bank' });
    expect(screen.queryByText(reason)).toBeNull();
  });
});

describe('the last deposit', () => {
  afterEach(() => jest.useRealTimers());

  it('is waited for two seconds at most (R-4-006)', async () => {
    await scene({ answers: { LastCompletedDeposit: never } });
    jest.useFakeTimers();
    await open();
    await act(() => jest.advanceTimersByTimeAsync(1999));
    await settle();
    expect(frame()).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1));
    await settle();
    expect(frameParams()).not.toHaveProperty('providerType');
  });

  it('is asked for but not waited for when a method is named (R-4-006, R-7-015)', async () => {
    const { names } = await scene({ answers: { LastCompletedDeposit: never } });
    await open({ method: 'ewallet' });
    expect(frameParams()).toMatchObject({ providerType: 'ewallet' });
    expect(names()).toContain('LastCompletedDeposit');
  });
});

describe('leaving in the middle of a payment', () => {
  const transaction = { txType: 'CreditcardDeposit', txAmount: '50.00', txAmountCy: 'EUR' };
  async function pay() {
    const rendered = await scene();
    await open();
    loadFrame();
    postFromFrame('TRANSACTION_INIT', transaction);
    await settle();
    return rendered;
  }
  const close = async () => {
    await act(() => closeOverlay());
    await settle();
  };

  it('is no loading: the cashier stays in view while a payment is under way', async () => {
    await pay();
    expect(frame()).not.toBeNull();
    expect(frame()?.closest('[aria-busy="true"]')).toBeNull();
  });

  it('says that it may still go through, and asks for the balance', async () => {
    const { names } = await pay();
    const askedBefore = names().filter((name) => name === 'GetPlayerInfo').length;
    await close();
    expect(dialog()).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent(/^You left before your payment was confirmed. It may still/);
    expect(screen.getByRole('status')).toHaveAttribute('data-kind', 'warning');
    expect(names().filter((name) => name === 'GetPlayerInfo').length).toBeGreaterThan(askedBefore);
  });

  it('says so as well to who goes to the withdrawal beside', async () => {
    await pay();
    await userEvent.click(screen.getByRole('tab', { name: 'Withdraw' }));
    await settle();
    expect(screen.getByRole('status')).toHaveTextContent('It may still go through');
  });

  it.each(['TX_CANCELLED', 'TX_VALIDATION_FAILED'])('says nothing after %s', async (end) => {
    await pay();
    postFromFrame(end, transaction);
    await close();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it.each([
    ['TX_SUCCESS', 'Your deposit of €50.00 was successful.'],
    ['TX_FAILED', 'did not go through'],
    ['TX_PENDING', 'is being processed'],
    ['TX_UNRESOLVED', 'is being processed'],
  ])('lets stand what was told after %s', async (end, told) => {
    await pay();
    postFromFrame(end, transaction);
    await close();
    expect(screen.getAllByRole('status')).toHaveLength(1);
    expect(screen.getByRole('status')).toHaveTextContent(told);
  });

  it('says nothing to who has sent none', async () => {
    await scene();
    await open();
    loadFrame();
    await close();
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('the wallet beside the cashier', () => {
  const balance = () => screen.getByText(/^Your balance/).textContent;

  it('follows what happens to it, without disturbing the visit (R-3-047)', async () => {
    const { answer, client } = await scene();
    await open();
    await userEvent.click(screen.getByRole('tab', { name: 'Withdraw' }));
    await settle();
    await settle();
    const before = frame();
    expect(balance()).toBe('Your balance: €50.00 EUR');
    answer({ CashierWallet: wireViewer({ wallet: { ...wireWallet, balance: '80.00' } }) });
    act(() => client.refetch(['CashierWallet']));
    await settle();
    expect(balance()).toBe('Your balance: €80.00 EUR');
    expect(frame()).toBe(before);
    answer({ CashierWallet: wireViewer({ wallet: null }) });
    act(() => client.refetch(['CashierWallet']));
    await settle();
    expect(balance()).toBe('Your balance: €80.00 EUR');
    expect(frame()).toBe(before);
  });
});
