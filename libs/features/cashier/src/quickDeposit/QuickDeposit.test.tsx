/**
 * @jest-environment-options {"url": "https://lobby.acme.test/"}
 */
import { closeOverlay, openOverlay } from '@lobby/host';
import { cookies, local } from '@lobby/storage';
import {
  renderScene,
  setBuild,
  settle,
  type SceneOptions,
  wireCustomer,
  wirePlayer,
  wireViewer,
  wireWallet,
} from '@lobby/testing';
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
  origin,
  postFromFrame,
  session,
} from './quickDeposit.fixture.tsx';
import type { QuickDepositRequest } from './quickDeposit.machine.ts';

const blockedText = /^Deposits are blocked on your account/;
const future = new Date(Date.now() + 86_400_000).toISOString();

async function scene(options: SceneOptions = {}) {
  const answers = {
    LastCompletedDeposit: wireViewer({ lastCompletedDeposit: null }),
    StartCashierSession: session('Deposit'),
    ...options.answers,
  };
  const rendered = await renderScene(<Surroundings />, { features: [cashierFeature()], ...options, answers });
  await settle();
  return rendered;
}
async function open(request: QuickDepositRequest = {}) {
  let result: string | undefined;
  await act(async () => void openQuickDeposit(request).then((end) => (result = end)));
  await settle();
  await settle();
  return { result: () => result };
}

beforeEach(hush);
afterEach(resetLobby);

describe('quick deposit', () => {
  it('shows the hosted cashier of a new session, and the least amount with its currency (R-9-061, A-089)', async () => {
    const { sent } = await scene();
    await open();
    expect(screen.getByRole('dialog', { name: 'Deposit' })).toHaveAttribute('data-variant', 'quick-deposit');
    expect(screen.getByText('Minimum deposit: €20.00 EUR')).toBeInTheDocument();
    expect(frameParams()).toMatchObject({
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

  it('asks for the last completed deposit each time, and prefers the credit card accordingly (R-7-015, R-4-006)', async () => {
    const payload = JSON.stringify({
      txName: 'CreditcardDeposit',
      accountId: '7',
      attributes: { paymentMethod: 'VISA' },
    });
    const { names } = await scene({
      answers: {
        LastCompletedDeposit: wireViewer({
          lastCompletedDeposit: { __typename: 'LastCompletedDeposit', provider: 'CreditcardDeposit', payload },
        }),
      },
    });
    await open();
    expect(frameParams()['providerType']).toBe('creditcard');
    await act(() => closeOverlay());
    await open();
    expect(names().filter((name) => name === 'LastCompletedDeposit')).toHaveLength(2);
  });

  it('prefills what it is asked to, over what was last (A-025, R-5-002)', async () => {
    local.write('lastDeposit', { amount: '75.00', currency: 'EUR' });
    await scene();
    await open({ amount: '50', method: 'bank' });
    expect(frameParams()).toMatchObject({ amount: '50', providerType: 'bank', autoProcess: 'false' });
    await act(() => closeOverlay());
    await open();
    expect(frameParams()['amount']).toBe('75.00');
  });

  it('tells of a success, remembers the deposit and closes', async () => {
    cookies.set('depositDialogDeclined', 'true');
    await scene();
    const { result } = await open();
    loadFrame();
    postFromFrame('TX_SUCCESS', { txAmount: '50.00', txAmountCy: 'EUR' });
    await settle();
    expect(screen.getByRole('status')).toHaveTextContent('Your deposit of €50.00 was successful.');
    expect(dialog()).toBeNull();
    expect(result()).toBe('deposited');
    expect(local.read('lastDeposit')).toEqual({ amount: '50.00', currency: 'EUR' });
    expect(cookies.get('depositDialogDeclined')).toBeNull();
  });

  it('tells of a failure and stays open for another try', async () => {
    await scene();
    const { result } = await open();
    loadFrame();
    postFromFrame('TX_FAILED', { errorCode: 'declined' });
    await settle();
    expect(screen.getByRole('status')).toHaveAttribute('data-kind', 'error');
    expect(screen.getByRole('status')).toHaveTextContent('did not go through');
    expect(dialog()).not.toBeNull();
    expect(local.read('lastDeposit')).toBeNull();
    await act(() => closeOverlay());
    await settle();
    expect(result()).toBe('closed');
  });

  it('tells a success in the wallet’s currency when the cashier names none', async () => {
    await scene();
    await open();
    loadFrame();
    postFromFrame('TX_SUCCESS', { txAmount: '50.00' });
    await settle();
    expect(screen.getByRole('status')).toHaveTextContent('Your deposit of €50.00 was successful.');
    expect(local.read('lastDeposit')).toEqual({ amount: '50.00', currency: 'EUR' });
  });

  it('stays in the middle of a payment, whatever is learnt meanwhile', async () => {
    const { answer, client } = await scene();
    await open();
    loadFrame();
    postFromFrame('TRANSACTION_INIT', { txType: 'CreditcardDeposit', txAmount: '50.00', txAmountCy: 'EUR' });
    await settle();
    const before = frame();
    answer({
      GetCustomerInfo: wireViewer({ customer: { ...wireCustomer, isDepositsBlocked: true } }),
      LastCompletedDeposit: new Error('offline'),
    });
    act(() => client.refetch(['GetCustomerInfo', 'LastCompletedDeposit', 'CashierWallet']));
    await settle();
    expect(frame()).toBe(before);

    postFromFrame('TX_FAILED', { errorCode: 'declined' });
    await settle();
    expect(frame()).toBeNull();
    expect(screen.getByText(blockedText)).toBeVisible();
  });

  it('gives way to the reason when a block comes before anything is paid (R-6-006)', async () => {
    const { answer, client } = await scene();
    await open();
    loadFrame();
    answer({ GetCustomerInfo: wireViewer({ customer: { ...wireCustomer, isDepositsBlocked: true } }) });
    act(() => client.refetch(['GetCustomerInfo']));
    await settle();
    expect(frame()).toBeNull();
    expect(dialog()).not.toBeNull();
    expect(screen.getByText(blockedText)).toBeVisible();
  });

  it('gives everybody who asks the visit that is open', async () => {
    const { names } = await scene();
    const first = openQuickDeposit({});
    expect(openQuickDeposit({ amount: '50' })).toBe(first);
    await settle();
    expect(names().filter((name) => name === 'StartCashierSession').length).toBeLessThanOrEqual(1);
  });

  it('has the withdrawal beside, as a session of its own (A-071)', async () => {
    const { sent, answer } = await scene();
    await open();
    answer({ StartCashierSession: session('Withdrawal') });
    await userEvent.click(screen.getByRole('tab', { name: 'Withdraw' }));
    await settle();
    await settle();
    expect(frameParams()).toMatchObject({ sessionId: 'session-Withdrawal', method: 'withdrawal' });
    expect(sent.at(-1)?.variables).toEqual({ method: 'Withdrawal' });
    expect(document.querySelectorAll('iframe')).toHaveLength(1);
    loadFrame();
    postFromFrame('TX_SUCCESS', { txAmount: '30.00', txAmountCy: 'EUR' });
    await settle();
    expect(screen.getByRole('status')).toHaveTextContent('Your withdrawal has been requested.');
    expect(local.read('lastDeposit')).toBeNull();
  });

  describe('with blocked withdrawals (R-6-005)', () => {
    const answers = {
      GetPlayerInfo: wireViewer({ player: { ...wirePlayer, areWithdrawalsBlocked: true }, wallet: wireWallet }),
    };

    it('has the withdrawal’s tab disabled, with the reason beside the deposit', async () => {
      await scene({ answers });
      await open();
      const tab = screen.getByRole('tab', { name: 'Withdraw' });
      expect(tab).toHaveAttribute('aria-disabled', 'true');
      expect(screen.getByText(/Withdrawals are blocked/)).toBeInTheDocument();
      await userEvent.click(tab);
      expect(screen.getByRole('tab', { name: 'Deposit', selected: true })).toBeInTheDocument();
      expect(frameParams()['method']).toBe('deposit');
    });

    it('explains it to a player who asks for the withdrawal', async () => {
      const { names } = await scene({ answers });
      await open({ mode: 'withdraw' });
      expect(screen.getByText(/Withdrawals are blocked/)).toBeInTheDocument();
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
    const { names } = await scene({
      answers: {
        GetPlayerInfo: wireViewer({ player: { ...wirePlayer, ...player }, wallet: wireWallet }),
        GetCustomerInfo: wireViewer({ customer: { ...wireCustomer, ...customer } }),
      },
    });
    const { result } = await open();
    expect(dialog()).toHaveAttribute('data-variant', 'action-error');
    expect(dialog()).toHaveTextContent(reason);
    expect(result()).toBe('blocked');
    expect(names()).not.toContain('StartCashierSession');
  });

  it('lets a player who may not deposit withdraw (A-132)', async () => {
    await scene({
      answers: { GetCustomerInfo: wireViewer({ customer: { ...wireCustomer, isDepositsBlocked: true } }) },
    });
    await open({ mode: 'deposit', fallbackToWithdrawal: true });
    expect(screen.getByRole('tab', { name: 'Withdraw', selected: true })).toBeInTheDocument();
    expect(frameParams()['method']).toBe('withdrawal');
  });

  it('says that the cashier cannot be reached when the settings say so', async () => {
    const { names } = await scene({
      settings: { cashier: { environment: 'development', merchantId: '100', origin, available: false } },
    });
    await open();
    expect(screen.getByRole('alert')).toHaveTextContent('The cashier cannot be reached right now');
    expect(names()).not.toContain('StartCashierSession');
  });

  it('tells a player who may not deposit why, whatever the cashier (A-132)', async () => {
    await scene({
      settings: { cashier: { environment: 'development', merchantId: '100', origin, available: false } },
      answers: { GetCustomerInfo: wireViewer({ customer: { ...wireCustomer, isDepositsBlocked: true } }) },
    });
    await open();
    expect(dialog()).toHaveTextContent(/Deposits are blocked/);
  });

  it('says so as well when no session is to be had, and tries again', async () => {
    const { answer } = await scene({ answers: { StartCashierSession: new Error('offline') } });
    await open();
    expect(screen.getByRole('alert')).toHaveTextContent('cannot be reached');
    answer({ StartCashierSession: session('Deposit') });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    await settle();
    expect(frame()).not.toBeNull();
  });

  it('says that it is refused when the platform refuses', async () => {
    await scene({
      answers: { StartCashierSession: { errors: [{ message: 'no', extensions: { type: '$DepositsBlocked' } }] } },
    });
    await open();
    expect(screen.getByRole('alert')).toHaveTextContent('not possible with your account');
  });

  it('sends a visitor to sign in, with the way back to this page (R-2-053)', async () => {
    const { address } = await scene({ visitor: true, path: '/en/game-list/slots/?sort=new' });
    const { result } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    await settle();
    expect(result()).toBe('blocked');
    expect(address()).toBe(`/en/login/?${new URLSearchParams({ redir: '/en/game-list/slots/?sort=new' })}`);
  });

  it('leaves the place of overlays whole when it sent a visitor to sign in', async () => {
    await scene({ visitor: true });
    await open();
    await act(() => closeOverlay());
    expect(dialog()).toBeNull();
    await act(async () => void openOverlay({ variant: 'default', title: 'Next' }));
    expect(screen.getByRole('dialog', { name: 'Next' })).toBeInTheDocument();
    expect(jest.mocked(console.error).mock.calls.flat().map(String).join()).not.toContain('TypeError');
  });

  it('is dark with DarkCashierLayout (R-4-007)', async () => {
    setBuild({ DarkCashierLayout: true });
    await scene();
    await open();
    expect(frameParams()['themeMode']).toBe('dark');
  });
});

describe('closed loop', () => {
  const deposits = (...methods: string[]) => ({
    DepositMethods: wireViewer({
      transactions: {
        __typename: 'PaymentTransactionConnection',
        edges: methods.map((method, index) => ({
          __typename: 'PaymentTransactionEdge',
          cursor: String(index),
          node: { __typename: 'PaymentTransaction', id: String(index), state: 'Completed', method },
        })),
      },
    }),
  });
  const withdraw = async (methods: string[]) => {
    const rendered = await scene({ answers: deposits(...methods) });
    await open({ mode: 'withdraw' });
    return rendered;
  };

  it('withdraws only by the methods of deposits (R-6-015, A-087)', async () => {
    setBuild({ closedLoopPayments: true });
    await withdraw(['creditcard', 'bank']);
    expect(frame()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'bank' }));
    await settle();
    await settle();
    expect(frameParams()).toMatchObject({ method: 'withdrawal', providerType: 'bank' });
  });

  it('has a hint when there is none (A-087)', async () => {
    setBuild({ closedLoopPayments: true });
    await withdraw([]);
    expect(screen.getByText(/You have not deposited yet/)).toBeInTheDocument();
    expect(frame()).toBeNull();
  });

  it('is not asked for under other licences (R-6-015)', async () => {
    const { names } = await withdraw(['creditcard', 'bank']);
    expect(frame()).not.toBeNull();
    expect(names()).not.toContain('DepositMethods');
  });
});
