/**
 * @jest-environment-options {"url": "https://lobby.acme.test/"}
 */
import type { FeatureModule } from '@lobby/contracts';
import { closeOverlay, openOverlay } from '@lobby/overlays';
import { GetCustomerInfo } from '@lobby/player';
import { cookies, local } from '@lobby/storage';
import { setBuild, wireCustomer, wirePlayer, wireViewer, wireWallet } from '@lobby/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cashierFeature } from '../index.ts';
import { openQuickDeposit } from './openQuickDeposit.tsx';
import {
  dialog,
  findFrame,
  frame,
  frameParams,
  loadFrame,
  openQuickDepositOverlay,
  origin,
  postFromFrame,
  renderCashier,
  resetLobby,
  session,
  stubCanvas,
} from './quickDeposit.fixture.tsx';

const excluded = {
  ...wirePlayer,
  selfExclusionDetails: { __typename: 'SelfExclusionDetails', exclusionEndsAt: '2099-01-01T00:00:00Z' },
};
const blockedText = /^Deposits are blocked on your account/;
const future = new Date(Date.now() + 86_400_000).toISOString();

beforeEach(stubCanvas);
afterEach(resetLobby);

describe('quick deposit', () => {
  const minimum = async () => (await screen.findByText(/^Minimum deposit/)).closest('p')?.textContent;

  it('shows the hosted cashier of a new session, and the minimum deposit with its currency (R-9-061, A-089)', async () => {
    const { sent } = await renderCashier();
    await openQuickDepositOverlay();
    expect(screen.getByRole('dialog', { name: 'Deposit' })).toHaveAttribute('data-variant', 'quick-deposit');
    expect(await minimum()).toBe('Minimum deposit: €20.00 EUR');
    expect(await frameParams()).toMatchObject({
      sessionId: 'session-Deposit',
      userId: 'p1',
      method: 'deposit',
      locale: 'en_GB',
      themeMode: 'light',
    });
    expect(sent.find(({ operationName }) => operationName === 'StartCashierSession')?.variables).toEqual({
      method: 'Deposit',
    });
  });

  it.each([
    ['5.00', '€20.00 EUR'],
    ['50.00', '€50.00 EUR'],
  ])(
    'has the larger minimum of the platform’s %s and the currency’s: %s (R-5-007)',
    async (minDepositAmount, shown) => {
      await renderCashier({
        answers: { GetPlayerInfo: wireViewer({ player: wirePlayer, wallet: { ...wireWallet, minDepositAmount } }) },
      });
      await openQuickDepositOverlay();
      expect(await minimum()).toBe(`Minimum deposit: ${shown}`);
    },
  );

  it('requests the last completed deposit each time, and selects the credit card accordingly (R-7-015, R-4-006)', async () => {
    const payload = JSON.stringify({
      txName: 'CreditcardDeposit',
      accountId: '7',
      attributes: { paymentMethod: 'VISA' },
    });
    const { names } = await renderCashier({
      answers: {
        LastCompletedDeposit: wireViewer({
          lastCompletedDeposit: { __typename: 'LastCompletedDeposit', provider: 'CreditcardDeposit', payload },
        }),
      },
    });
    await openQuickDepositOverlay();
    expect((await frameParams())['providerType']).toBe('creditcard');
    await act(() => closeOverlay());
    await waitFor(() => expect(dialog()).toBeNull());
    await openQuickDepositOverlay();
    expect(names().filter((name) => name === 'LastCompletedDeposit')).toHaveLength(2);
  });

  it('prefills the requested amount, else the last one (A-025, R-5-002)', async () => {
    local.write('lastDeposit', { amount: '75.00', currency: 'EUR' });
    await renderCashier();
    await openQuickDepositOverlay({ amount: '50', method: 'bank' });
    expect(await frameParams()).toMatchObject({ amount: '50', providerType: 'bank', autoProcess: 'false' });
    await act(() => closeOverlay());
    await waitFor(() => expect(dialog()).toBeNull());
    await openQuickDepositOverlay();
    expect((await frameParams())['amount']).toBe('75.00');
  });

  it('reports a success, stores the deposit and closes', async () => {
    cookies.set('depositDialogDeclined', 'true');
    await renderCashier();
    const { result } = await openQuickDepositOverlay();
    await loadFrame();
    await postFromFrame('TX_SUCCESS', { txAmount: '50.00', txAmountCy: 'EUR' });
    expect(await screen.findByRole('status')).toHaveTextContent('Your deposit of €50.00 was successful.');
    await waitFor(() => expect(dialog()).toBeNull());
    expect(result()).toBe('deposited');
    expect(local.read('lastDeposit')).toEqual({ amount: '50.00', currency: 'EUR' });
    expect(cookies.get('depositDialogDeclined')).toBeNull();
    expect(local.read('inbox')?.entries).toMatchObject([
      { kind: 'payment', type: 'Deposit', outcome: 'accepted', amount: '50.00', currency: 'EUR' },
    ]);
    local.remove('inbox');
  });

  it('reports a failure and stays open for another try', async () => {
    await renderCashier();
    const { result } = await openQuickDepositOverlay();
    await loadFrame();
    await postFromFrame('TX_FAILED', { errorCode: 'declined' });
    expect(await screen.findByRole('status')).toHaveAttribute('data-kind', 'error');
    expect(await screen.findByRole('status')).toHaveTextContent('did not go through');
    expect(dialog()).not.toBeNull();
    expect(local.read('lastDeposit')).toBeNull();
    await act(() => closeOverlay());
    await waitFor(() => expect(result()).toBe('closed'));
  });

  it('reports a success in the wallet’s currency when the cashier names none', async () => {
    await renderCashier();
    await openQuickDepositOverlay();
    await loadFrame();
    await postFromFrame('TX_SUCCESS', { txAmount: '50.00' });
    expect(await screen.findByRole('status')).toHaveTextContent('Your deposit of €50.00 was successful.');
    expect(local.read('lastDeposit')).toEqual({ amount: '50.00', currency: 'EUR' });
  });

  it('keeps a payment in progress when data changes meanwhile', async () => {
    const { answer, client, names } = await renderCashier();
    await openQuickDepositOverlay();
    await loadFrame();
    await postFromFrame('TRANSACTION_INIT', { txType: 'CreditcardDeposit', txAmount: '50.00', txAmountCy: 'EUR' });
    const opened = await findFrame();
    const before = names().length;
    answer({
      GetCustomerInfo: wireViewer({ customer: { ...wireCustomer, isDepositsBlocked: true } }),
      LastCompletedDeposit: new Error('offline'),
    });
    act(() => client.refetchTypes(['Viewer']));
    await waitFor(() => expect(names().length).toBeGreaterThan(before));
    await act(async () => undefined);
    expect(frame()).toBe(opened);

    await postFromFrame('TX_FAILED', { errorCode: 'declined' });
    expect(await screen.findByText(blockedText)).toBeVisible();
    expect(frame()).toBeNull();
  });

  it('leaves the screen while a payment is under way when its player is excluded, and says that it was stopped', async () => {
    const { answer, client } = await renderCashier();
    await openQuickDepositOverlay();
    await loadFrame();
    await postFromFrame('TRANSACTION_INIT', { txType: 'CreditcardDeposit', txAmount: '50.00', txAmountCy: 'EUR' });
    answer({ GetPlayerInfo: wireViewer({ player: excluded, wallet: wireWallet }) });
    act(() => client.refetchTypes(['Player']));
    expect(await screen.findByText(/You have excluded yourself from play, so you cannot deposit/)).toBeVisible();
    expect(frame()).toBeNull();
    expect(await screen.findByText(/^Your deposit has been stopped.*you can withdraw it\.$/)).toBeVisible();
    expect(screen.queryByText(/You left/)).toBeNull();
  });

  it('offers the deposit again when a time-out ends while it is open', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const timeoutEndsAt = new Date(Date.now() + 60_000).toISOString();
      const onBreak = { ...wirePlayer, timeouts: { __typename: 'Timeouts', timeoutEndsAt } };
      const { answer, client } = await renderCashier();
      await openQuickDepositOverlay();
      await loadFrame();
      answer({ GetPlayerInfo: wireViewer({ player: onBreak, wallet: wireWallet }) });
      act(() => client.refetchTypes(['Player']));
      expect(await screen.findByText(/You are taking a break from play/)).toBeVisible();
      await act(() => jest.advanceTimersByTimeAsync(61_000));
      expect(await findFrame()).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });

  it('shows the reason when a block arrives before a payment', async () => {
    const { answer, client } = await renderCashier();
    await openQuickDepositOverlay();
    await loadFrame();
    answer({ GetCustomerInfo: wireViewer({ customer: { ...wireCustomer, isDepositsBlocked: true } }) });
    act(() => client.refetch(GetCustomerInfo));
    expect(await screen.findByText(blockedText)).toBeVisible();
    expect(frame()).toBeNull();
    expect(dialog()).not.toBeNull();
  });

  it('gives all callers the same result while it is open', async () => {
    const { names } = await renderCashier();
    let results: unknown[] = [];
    act(() => {
      results = [openQuickDeposit({}), openQuickDeposit({ amount: '50' })];
    });
    expect(results[1]).toBe(results[0]);
    await findFrame();
    expect(names().filter((name) => name === 'StartCashierSession')).toHaveLength(1);
  });

  it('has a tab for the withdrawal, with a session of its own (A-071)', async () => {
    const { sent, answer } = await renderCashier();
    await openQuickDepositOverlay();
    await findFrame();
    answer({ StartCashierSession: session('Withdrawal') });
    await userEvent.click(await screen.findByRole('tab', { name: 'Withdraw' }));
    expect(screen.getByRole('dialog', { name: 'Withdraw' })).toBeVisible();
    expect(await frameParams()).toMatchObject({ sessionId: 'session-Withdrawal', method: 'withdrawal' });
    expect(sent.at(-1)?.variables).toEqual({ method: 'Withdrawal' });
    expect(document.querySelectorAll('iframe')).toHaveLength(1);
    await loadFrame();
    await postFromFrame('TX_SUCCESS', { txAmount: '30.00', txAmountCy: 'EUR' });
    expect(await screen.findByRole('status')).toHaveTextContent('Your withdrawal has been requested.');
    expect(local.read('lastDeposit')).toBeNull();
  });

  describe('with blocked withdrawals (R-6-005)', () => {
    const answers = {
      GetPlayerInfo: wireViewer({ player: { ...wirePlayer, areWithdrawalsBlocked: true }, wallet: wireWallet }),
    };

    it('disables the withdrawal’s tab and shows the reason beside the deposit', async () => {
      await renderCashier({ answers });
      await openQuickDepositOverlay();
      const tab = await screen.findByRole('tab', { name: 'Withdraw' });
      expect(tab).toHaveAttribute('aria-disabled', 'true');
      expect(await screen.findByText(/Withdrawals are blocked/)).toBeInTheDocument();
      await userEvent.click(tab);
      expect(screen.getByRole('tab', { name: 'Deposit', selected: true })).toBeInTheDocument();
      expect((await frameParams())['method']).toBe('deposit');
    });

    it('shows the reason to a player who opens the withdrawal', async () => {
      const { names } = await renderCashier({ answers });
      await openQuickDepositOverlay({ mode: 'withdraw' });
      expect(await screen.findByText(/Withdrawals are blocked/)).toBeInTheDocument();
      expect(names()).not.toContain('StartCashierSession');
    });
  });

  it.each([
    ['the customer is blocked', {}, { isDepositsBlocked: true }, /Deposits are blocked/],
    [
      'the player is excluded',
      { selfExclusionDetails: { __typename: 'SelfExclusionDetails', exclusionEndsAt: future } },
      {},
      /excluded yourself/,
    ],
    ['the player takes a break', { timeouts: { __typename: 'Timeouts', timeoutEndsAt: future } }, {}, /taking a break/],
    [
      'the account is closed',
      { accountStatus: { __typename: 'AccountStatus', status: 'Closed', cause: null, reopenByCustomerAllowed: false } },
      {},
      /account is closed/,
    ],
  ])('is replaced by the reason when %s (A-132, R-6-006)', async (_, player, customer, reason) => {
    const { names } = await renderCashier({
      answers: {
        GetPlayerInfo: wireViewer({ player: { ...wirePlayer, ...player }, wallet: wireWallet }),
        GetCustomerInfo: wireViewer({ customer: { ...wireCustomer, ...customer } }),
      },
    });
    const { result } = await openQuickDepositOverlay();
    await waitFor(() => expect(dialog()).toHaveAttribute('data-variant', 'action-error'));
    expect(dialog()).toHaveTextContent(reason);
    expect(result()).toBe('blocked');
    expect(names()).not.toContain('StartCashierSession');
  });

  describe('while it is unknown what the platform blocks', () => {
    const answers = { GetCustomerInfo: { errors: [{ message: 'Down' }] } };
    const unchecked = 'We cannot check right now whether you may deposit';

    it('says so, and opens once it does', async () => {
      const { answer, names } = await renderCashier({ answers });
      await openQuickDepositOverlay();
      expect(await screen.findByRole('alert')).toHaveTextContent(unchecked);
      expect(names()).not.toContain('StartCashierSession');
      answer({ GetCustomerInfo: wireViewer({ customer: wireCustomer }) });
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await findFrame();
    });

    it('has the withdrawal, and beside it the deposit once it does', async () => {
      const { answer } = await renderCashier({ answers });
      await openQuickDepositOverlay({ mode: 'withdraw' });
      expect((await frameParams())['method']).toBe('withdrawal');
      await userEvent.click(await screen.findByRole('tab', { name: 'Deposit' }));
      expect(await screen.findByRole('alert')).toHaveTextContent(unchecked);
      answer({ GetCustomerInfo: wireViewer({ customer: wireCustomer }) });
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(async () => expect((await frameParams())['method']).toBe('deposit'));
    });
  });

  it('opens the withdrawal for a player whose deposits are blocked (A-132)', async () => {
    await renderCashier({
      answers: { GetCustomerInfo: wireViewer({ customer: { ...wireCustomer, isDepositsBlocked: true } }) },
    });
    await openQuickDepositOverlay({ mode: 'deposit', fallbackToWithdrawal: true });
    expect(await screen.findByRole('tab', { name: 'Withdraw', selected: true })).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Withdraw' })).toBeVisible();
    expect((await frameParams())['method']).toBe('withdrawal');
    await userEvent.click(screen.getByRole('tab', { name: 'Deposit' }));
    expect(screen.getByText(blockedText)).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Deposit' })).toBeVisible();
  });

  it('says that the cashier cannot be reached when the settings mark it as unavailable', async () => {
    const { names } = await renderCashier({
      settings: { cashier: { environment: 'development', merchantId: '100', origin, available: false } },
    });
    await openQuickDepositOverlay();
    expect(await screen.findByRole('alert')).toHaveTextContent('The cashier cannot be reached right now');
    expect(names()).not.toContain('StartCashierSession');
  });

  it('explains a block even where the cashier cannot be reached (A-132)', async () => {
    await renderCashier({
      settings: { cashier: { environment: 'development', merchantId: '100', origin, available: false } },
      answers: { GetCustomerInfo: wireViewer({ customer: { ...wireCustomer, isDepositsBlocked: true } }) },
    });
    await openQuickDepositOverlay();
    await waitFor(() => expect(dialog()).toHaveTextContent(/Deposits are blocked/));
  });

  it('explains a session that cannot be started, with another try', async () => {
    const { answer } = await renderCashier({ answers: { StartCashierSession: new Error('offline') } });
    await openQuickDepositOverlay();
    expect(await screen.findByRole('alert')).toHaveTextContent('cannot be reached');
    answer({ StartCashierSession: session('Deposit') });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await findFrame();
  });

  it('says that a deposit limit is reached, below the notice that names it (R-6-010)', async () => {
    setBuild({ depositLimits: true });
    const notice = async () => ({ default: () => <a href="/limits">Deposit limit per day</a> });
    const limits: FeatureModule = { id: 'limits', parts: [{ place: 'deposit.notice', load: notice }] };
    const rejection = { errors: [{ message: 'No', extensions: { type: '$DepositLimitExceeded' } }] };
    await renderCashier({ features: [cashierFeature(), limits], answers: { StartCashierSession: rejection } });
    await openQuickDepositOverlay();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your deposit limit is reached');
    expect(screen.getByRole('link', { name: 'Deposit limit per day' })).toBeVisible();
    expect(frame()).toBeNull();
  });

  it('explains a session that the platform rejects', async () => {
    await renderCashier({
      answers: { StartCashierSession: { errors: [{ message: 'no', extensions: { type: '$DepositsBlocked' } }] } },
    });
    await openQuickDepositOverlay();
    expect(await screen.findByRole('alert')).toHaveTextContent('not possible with your account');
  });

  it('redirects a visitor to the login page, which returns to this page', async () => {
    const { address } = await renderCashier({ visitor: true, path: '/en/game-list/slots/?sort=new' });
    const { result } = await openQuickDepositOverlay();
    await userEvent.click(await screen.findByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(result()).toBe('blocked'));
    expect(address()).toBe(`/en/login/?${new URLSearchParams({ redir: '/en/game-list/slots/?sort=new' })}`);
  });

  it('can be followed by another overlay when a visitor has closed it', async () => {
    await renderCashier({ visitor: true });
    await openQuickDepositOverlay();
    await act(() => closeOverlay());
    await waitFor(() => expect(dialog()).toBeNull());
    await act(async () => void openOverlay({ variant: 'default', title: 'Next' }));
    expect(await screen.findByRole('dialog', { name: 'Next' })).toBeInTheDocument();
  });

  it('is dark with DarkCashierLayout (R-4-007)', async () => {
    setBuild({ DarkCashierLayout: true });
    await renderCashier();
    await openQuickDepositOverlay();
    expect((await frameParams())['themeMode']).toBe('dark');
  });
});
