/**
 * @jest-environment-options {"url": "https://lobby.acme.test/"}
 */
import { closeOverlay } from '@lobby/overlays';
import { WalletQuery } from '@lobby/money';
import { translatePage, wirePlayer, wireViewer, wireWallet, type SceneOptions } from '@lobby/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  dialog,
  findFrame,
  frame,
  frameParams,
  loadFrame,
  openQuickDepositOverlay,
  postFromFrame,
  renderCashier,
  resetLobby,
  stubCanvas,
} from './quickDeposit.fixture.tsx';

const payload = JSON.stringify({ txName: 'CreditcardDeposit', accountId: '7', attributes: { paymentMethod: 'VISA' } });
const cardDeposit = wireViewer({
  lastCompletedDeposit: { __typename: 'LastCompletedDeposit', provider: 'CreditcardDeposit', payload },
});
const neverResolves = new Promise(() => undefined);
const render = ({ answers, ...options }: SceneOptions = {}) =>
  renderCashier({ ...options, answers: { LastCompletedDeposit: cardDeposit, ...answers } });

beforeEach(stubCanvas);
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

  it('is explained, and no bank is preselected (R-6-005)', async () => {
    await render({ answers: blocked() });
    await openQuickDepositOverlay({ method: 'trustly', amount: '50' });
    expect(await screen.findByText(reason)).toBeInTheDocument();
    expect(await frameParams()).toMatchObject({ amount: '50' });
    expect(await frameParams()).not.toHaveProperty('providerType');
  });

  it('applies to a link as well (A-025)', async () => {
    await render({ answers: blocked(), path: '/en/?autoSubmit=1&paymentMethod=Bank&amount=50' });
    expect(await screen.findByText(reason)).toBeInTheDocument();
    expect(await frameParams()).not.toHaveProperty('providerType');
  });

  it('does not affect other methods', async () => {
    await render({ answers: blocked() });
    await openQuickDepositOverlay();
    expect(await frameParams()).toMatchObject({ providerType: 'creditcard' });
  });

  it('does not apply before it is active', async () => {
    await render({ answers: blocked(new Date(Date.now() + 86_400_000).toISOString()) });
    await openQuickDepositOverlay({ method: 'bank' });
    expect(await frameParams()).toMatchObject({ providerType: 'bank' });
    expect(screen.queryByText(reason)).toBeNull();
  });
});

describe('the last deposit', () => {
  afterEach(() => jest.useRealTimers());

  it('is awaited for at most two seconds', async () => {
    await render({ answers: { LastCompletedDeposit: neverResolves } });
    jest.useFakeTimers();
    await openQuickDepositOverlay();
    await act(() => jest.advanceTimersByTimeAsync(1999));
    expect(frame()).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(await frameParams()).not.toHaveProperty('providerType');
  });

  it('is queried but not awaited when a method is requested (R-7-015)', async () => {
    const { names } = await render({ answers: { LastCompletedDeposit: neverResolves } });
    await openQuickDepositOverlay({ method: 'ewallet' });
    expect(await frameParams()).toMatchObject({ providerType: 'ewallet' });
    expect(names()).toContain('LastCompletedDeposit');
  });
});

describe('leaving in the middle of a payment', () => {
  const transaction = { txType: 'CreditcardDeposit', txAmount: '50.00', txAmountCy: 'EUR' };
  async function pay() {
    const rendered = await render();
    await openQuickDepositOverlay();
    await loadFrame();
    await postFromFrame('TRANSACTION_INIT', transaction);
    return rendered;
  }
  const close = async () => {
    await act(() => closeOverlay());
    await waitFor(() => expect(dialog()).toBeNull());
  };

  it('keeps showing the cashier during a payment', async () => {
    await pay();
    expect((await findFrame()).closest('[aria-busy="true"]')).toBeNull();
  });

  it('says that it may still go through, and requests the balance', async () => {
    const { names } = await pay();
    const requests = () => names().filter((name) => name === 'Wallet').length;
    const before = requests();
    await close();
    expect(await screen.findByRole('status')).toHaveTextContent(
      /^You left before your payment was confirmed. It may still/,
    );
    expect(screen.getByRole('status')).toHaveAttribute('data-kind', 'warning');
    await waitFor(() => expect(requests()).toBeGreaterThan(before));
  });

  it('says so as well when the player switches to the withdrawal', async () => {
    await pay();
    await userEvent.click(screen.getByRole('tab', { name: 'Withdraw' }));
    expect(await screen.findByRole('status')).toHaveTextContent('It may still go through');
  });

  it.each(['TX_CANCELLED', 'TX_VALIDATION_FAILED'])('says nothing after %s', async (end) => {
    await pay();
    await postFromFrame(end, transaction);
    await close();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it.each([
    ['TX_SUCCESS', 'Your deposit of €50.00 was successful.'],
    ['TX_FAILED', 'did not go through'],
    ['TX_PENDING', 'is being processed'],
    ['TX_UNRESOLVED', 'is being processed'],
  ])('shows only the outcome after %s', async (end, message) => {
    await pay();
    await postFromFrame(end, transaction);
    expect(await screen.findByRole('status')).toHaveTextContent(message);
    await close();
    expect(screen.getAllByRole('status')).toHaveLength(1);
  });

  it('says nothing when no payment was submitted', async () => {
    await render();
    await openQuickDepositOverlay();
    await loadFrame();
    await close();
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('the wallet beside the cashier', () => {
  const balance = () => screen.getByText(/^Your balance/).closest('p')?.textContent;

  it('is updated without reloading the cashier, in a translated page too (R-3-047, A-193)', async () => {
    translatePage();
    const { answer, client, names } = await render();
    await openQuickDepositOverlay();
    await userEvent.click(screen.getByRole('tab', { name: 'Withdraw' }));
    const opened = await findFrame();
    expect(balance()).toBe('Your balance: €50.00 EUR');
    answer({ Wallet: wireViewer({ wallet: { ...wireWallet, balance: '80.00' } }) });
    act(() => client.refetch(WalletQuery));
    await waitFor(() => expect(balance()).toBe('Your balance: €80.00 EUR'));
    expect(frame()).toBe(opened);
    const before = names().length;
    answer({ Wallet: wireViewer({ wallet: null }) });
    act(() => client.refetch(WalletQuery));
    await waitFor(() => expect(names().length).toBe(before + 1));
    await act(async () => undefined);
    expect(balance()).toBe('Your balance: €80.00 EUR');
    expect(frame()).toBe(opened);
  });
});
