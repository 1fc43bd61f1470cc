/**
 * @jest-environment-options {"url": "https://lobby.acme.test/"}
 */
import {
  Background,
  closeFeedback,
  closeOverlay,
  getOverlay,
  registerGuard,
  useFeedback,
  useOverlay,
} from '@lobby/host';
import { cookies, local } from '@lobby/storage';
import {
  renderScene,
  setBuild,
  settle,
  wireCustomer,
  wirePlayer,
  wireViewer,
  wireWallet,
  type SceneOptions,
} from '@lobby/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cashierFeature } from '../index.ts';
import { openQuickDeposit } from './openQuickDeposit.tsx';
import type { QuickDepositRequest } from './request.ts';

const origin = 'http://localhost:5000';
const future = new Date(Date.now() + 86_400_000).toISOString();
const session = (method: string) => ({
  data: {
    startCashierSession: {
      __typename: 'CashierSession',
      sessionId: `session-${method}`,
      userId: 'p1',
      merchantId: '100',
      currency: 'EUR',
    },
  },
});
const answers = {
  CashierWallet: wireViewer({ wallet: wireWallet }),
  LastCompletedDeposit: wireViewer({ lastCompletedDeposit: null }),
  StartCashierSession: session('Deposit'),
};

const told = new Set<string>();

/** The shell's two outlets, as far as this feature needs them. */
function Outlets() {
  const { isOpen, overlay } = useOverlay();
  const messages = useFeedback().filter(({ status }) => status === 'open');
  for (const { id } of messages) told.add(id);
  return (
    <>
      {isOpen && overlay && (
        <dialog open aria-label={overlay.title} data-variant={overlay.variant}>
          {overlay.content}
        </dialog>
      )}
      {messages.map(({ id, kind, message }) => (
        <output key={id} data-kind={kind}>
          {message}
        </output>
      ))}
    </>
  );
}

const scene = async (options: SceneOptions = {}) => {
  const rendered = await renderScene(
    <>
      <Background scope="page" />
      {!options.visitor && <Background scope="player" />}
      <Outlets />
    </>,
    { features: [cashierFeature()], ...options, answers: { ...answers, ...options.answers } },
  );
  await settle();
  return rendered;
};
async function open(request: QuickDepositRequest = {}) {
  let result: string | undefined;
  await act(async () => void openQuickDeposit(request).then((end) => (result = end)));
  await settle();
  await settle();
  return { result: () => result };
}
const dialog = () => screen.queryByRole('dialog');
const frame = () => document.querySelector<HTMLIFrameElement>('iframe');
const asked = () => Object.fromEntries(new URL(frame()!.src).searchParams);

function say(eventType: string, payload?: unknown) {
  const event = new MessageEvent('message', { data: { eventType, payload }, origin });
  Object.defineProperty(event, 'source', { value: frame()!.contentWindow });
  act(() => void window.dispatchEvent(event));
}
function cashierLoads() {
  act(() => void frame()!.dispatchEvent(new Event('load')));
  say('CASHIER_INIT_LOAD', { majorVersion: 'v3' });
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(async () => {
  while (getOverlay().isOpen) await act(() => closeOverlay());
  for (const id of told) closeFeedback(id);
  await settle();
  jest.restoreAllMocks();
  localStorage.clear();
  cookies.removeOfPlayer();
});

describe('quick deposit', () => {
  it('shows the hosted cashier of a new session, and the least amount with its currency (R-9-061, A-089)', async () => {
    const { sent } = await scene();
    await open();
    expect(screen.getByRole('dialog', { name: 'Deposit' })).toHaveAttribute('data-variant', 'quick-deposit');
    expect(screen.getByText('Minimum deposit: €20.00 EUR')).toBeInTheDocument();
    expect(asked()).toMatchObject({
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
    expect(asked()['providerType']).toBe('creditcard');
    await act(() => closeOverlay());
    await open();
    expect(names().filter((name) => name === 'LastCompletedDeposit')).toHaveLength(2);
  });

  it('prefills what it is asked to, over what was last (A-025, R-5-002)', async () => {
    local.write('lastDeposit', { amount: '75.00', currency: 'EUR' });
    await scene();
    await open({ amount: '50', method: 'bank' });
    expect(asked()).toMatchObject({ amount: '50', providerType: 'bank', autoProcess: 'false' });
    await act(() => closeOverlay());
    await open();
    expect(asked()['amount']).toBe('75.00');
  });

  it('tells of a success, remembers the deposit and closes', async () => {
    cookies.set('depositDialogDeclined', 'true');
    await scene();
    const { result } = await open();
    cashierLoads();
    say('TX_SUCCESS', { txAmount: '50.00', txAmountCy: 'EUR' });
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
    cashierLoads();
    say('TX_FAILED', { errorCode: 'declined' });
    await settle();
    expect(screen.getByRole('status')).toHaveAttribute('data-kind', 'error');
    expect(screen.getByRole('status')).toHaveTextContent('did not go through');
    expect(dialog()).not.toBeNull();
    expect(local.read('lastDeposit')).toBeNull();
    await act(() => closeOverlay());
    await settle();
    expect(result()).toBe('closed');
  });

  it('stays in the middle of a payment, whatever is learnt meanwhile', async () => {
    const { answer, client } = await scene();
    await open();
    cashierLoads();
    const before = frame();
    answer({
      GetCustomerInfo: wireViewer({ customer: { ...wireCustomer, isDepositsBlocked: true } }),
      LastCompletedDeposit: new Error('offline'),
    });
    act(() => client.refetch(['GetCustomerInfo', 'LastCompletedDeposit', 'CashierWallet']));
    await settle();
    expect(frame()).toBe(before);
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
    expect(asked()).toMatchObject({ sessionId: 'session-Withdrawal', method: 'withdrawal' });
    expect(sent.at(-1)?.variables).toEqual({ method: 'Withdrawal' });
    expect(document.querySelectorAll('iframe')).toHaveLength(1);
    cashierLoads();
    say('TX_SUCCESS', { txAmount: '30.00', txAmountCy: 'EUR' });
    await settle();
    expect(screen.getByRole('status')).toHaveTextContent('Your withdrawal has been requested.');
    expect(local.read('lastDeposit')).toBeNull();
  });

  it('explains blocked withdrawals (R-6-005)', async () => {
    await scene({
      answers: {
        GetPlayerInfo: wireViewer({ player: { ...wirePlayer, areWithdrawalsBlocked: true }, wallet: wireWallet }),
      },
    });
    await open({ mode: 'withdraw' });
    expect(screen.getByText(/Withdrawals are blocked/)).toBeInTheDocument();
    expect(frame()).toBeNull();
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
  ])('is replaced by the reason when %s (A-132, R-6-004, R-6-006)', async (_, player, customer, reason) => {
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
    await open({ mode: 'deposit', orWithdraw: true });
    expect(screen.getByRole('tab', { name: 'Withdraw', selected: true })).toBeInTheDocument();
    expect(asked()['method']).toBe('withdrawal');
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

  it('sends a visitor to sign in', async () => {
    const { address } = await scene({ visitor: true });
    const { result } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    await settle();
    expect(result()).toBe('blocked');
    expect(address()).toBe('/en/login/');
  });

  it('is dark with DarkCashierLayout (R-4-007)', async () => {
    setBuild({ DarkCashierLayout: true });
    await scene();
    await open();
    expect(asked()['themeMode']).toBe('dark');
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
    expect(asked()).toMatchObject({ method: 'withdrawal', providerType: 'bank' });
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

describe('when it closes', () => {
  it('goes with the page, not with the query (R-2-060, A-070)', async () => {
    const { router } = await scene();
    await open();
    await act(() => router.navigate('/en/?x=1'));
    await settle();
    expect(dialog()).not.toBeNull();
    await act(() => router.navigate('/en/promotions/'));
    await settle();
    expect(dialog()).toBeNull();
  });

  it.each([window.location.origin, origin])('goes with a message from %s (R-2-061, A-072)', async (from) => {
    await scene();
    await open();
    act(
      () =>
        void window.dispatchEvent(new MessageEvent('message', { data: { type: 'closeQuickDeposit' }, origin: from })),
    );
    await settle();
    expect(dialog()).toBeNull();
  });

  it('stays with the same message from elsewhere (A-072)', async () => {
    await scene();
    await open();
    act(
      () =>
        void window.dispatchEvent(
          new MessageEvent('message', { data: 'closeQuickDeposit', origin: 'https://evil.test' }),
        ),
    );
    await settle();
    expect(dialog()).not.toBeNull();
  });

  it('takes its seven parameters out of the address and leaves the others (R-2-063, A-076)', async () => {
    const path =
      '/en/?autoSubmit=true&paymentMethod=bank&amount=50&currency=EUR&preselectedChallengeId=1&autoSignIn=1&locale=en&utm_source=x';
    const { address } = await scene({ path });
    await settle();
    expect(dialog()).not.toBeNull();
    await act(() => closeOverlay());
    await settle();
    expect(address()).toBe('/en/?utm_source=x');
    expect(dialog()).toBeNull();
  });
});

describe('opening from the address', () => {
  const all = 'autoSubmit=true&paymentMethod=bank&amount=50';

  it('opens by itself with the three parameters (R-2-062)', async () => {
    await scene({ path: `/en/?${all}` });
    await settle();
    await settle();
    expect(asked()).toMatchObject({ amount: '50', providerType: 'bank' });
  });

  it.each([
    'autoSubmit=true&paymentMethod=bank',
    'autoSubmit=true&amount=50',
    'paymentMethod=bank&amount=50',
    'autoSubmit=false&paymentMethod=bank&amount=50',
  ])('does not with %s (R-2-062)', async (query) => {
    await scene({ path: `/en/?${query}` });
    await settle();
    expect(dialog()).toBeNull();
  });

  it('does not for a visitor (R-2-062)', async () => {
    await scene({ path: `/en/?${all}`, visitor: true });
    await settle();
    expect(dialog()).toBeNull();
  });

  it('waits for a guard (R-2-062)', async () => {
    const unregister = registerGuard('kyc', 'active');
    await scene({ path: `/en/?${all}` });
    await settle();
    expect(dialog()).toBeNull();
    act(unregister);
    await settle();
    expect(dialog()).not.toBeNull();
  });
});

describe('return from a withdrawal', () => {
  it('is told once, and not again after a reload (R-2-064, A-077)', async () => {
    const { address } = await scene({ path: '/en/?showToast=InitWithdrawal&x=1' });
    expect(screen.getAllByRole('status')).toHaveLength(1);
    expect(screen.getByRole('status')).toHaveTextContent('Your withdrawal has been requested.');
    expect(screen.getByRole('status')).toHaveAttribute('data-kind', 'success');
    expect(address()).toBe('/en/?x=1');
  });

  it('is not told for other values (R-2-064)', async () => {
    await scene({ path: '/en/?showToast=Other' });
    expect(screen.queryByText('Your withdrawal has been requested.')).toBeNull();
  });
});
