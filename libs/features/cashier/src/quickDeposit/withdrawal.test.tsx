/**
 * @jest-environment-options {"url": "https://lobby.acme.test/"}
 */
import { setBuild, translatePage, wireNotOffered, wirePlayer, wireViewer, wireWallet } from '@lobby/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  frame,
  frameParams,
  offered,
  openQuickDepositOverlay,
  renderCashier,
  resetLobby,
  stubCanvas,
  transactions,
  wireAccount,
  wireMethod,
} from './quickDeposit.fixture.tsx';

beforeEach(stubCanvas);
afterEach(resetLobby);

describe('closed loop', () => {
  const used = (method: string) =>
    wireMethod(method, {
      id: `Withdrawal-${method}`,
      payoutMode: 'Instant',
      accounts: [wireAccount(`${method} 1234`)],
    });
  const withdraw = async (...methods: object[]) => {
    const rendered = await renderCashier({ answers: { PaymentMethods: offered(...methods) } });
    await openQuickDepositOverlay({ mode: 'withdraw' });
    return rendered;
  };

  it('withdraws only to accounts of deposits, the last one first (R-6-015, A-087)', async () => {
    setBuild({ closedLoopPayments: true });
    await withdraw(used('creditcard'), used('trustly'), wireMethod('ewallet', { payoutMode: 'Instant' }));
    expect(await frameParams()).toMatchObject({
      ...{ method: 'withdrawal', providerType: 'creditcard', accountId: 'creditcard 1234' },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Change' }));
    const list = screen.getByRole('region', { name: 'Payment method' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringContaining('Trustly trustly 1234')]);
    await userEvent.click(screen.getByRole('button', { name: /^Trustly/ }));
    await waitFor(async () => expect(await frameParams()).toMatchObject({ providerType: 'trustly' }));
  });

  it('explains that there is no method without a deposit (A-087)', async () => {
    setBuild({ closedLoopPayments: true });
    await withdraw(wireMethod('ewallet', { payoutMode: 'Instant' }));
    expect(await screen.findByText(/You have not deposited yet/)).toBeInTheDocument();
    expect(frame()).toBeNull();
  });

  it('is said not to be offered where the platform knows no methods (A-182)', async () => {
    setBuild({ closedLoopPayments: true });
    await renderCashier({ answers: { PaymentMethods: wireNotOffered } });
    await openQuickDepositOverlay({ mode: 'withdraw' });
    expect(await screen.findByText('This is not offered here')).toBeVisible();
    expect(frame()).toBeNull();
  });

  it('opens no cashier while the methods are not known', async () => {
    setBuild({ closedLoopPayments: true });
    await renderCashier({ answers: { PaymentMethods: { errors: [{ message: 'Broken' }] } } });
    await openQuickDepositOverlay({ mode: 'withdraw' });
    expect(await screen.findByRole('alert')).toHaveTextContent('cannot be reached');
    expect(frame()).toBeNull();
  });

  it('does not restrict the methods under other licences (R-6-015)', async () => {
    await withdraw(wireMethod('ewallet', { payoutMode: 'Instant' }));
    expect(await frameParams()).toMatchObject({ providerType: 'ewallet' });
  });
});

const wallet = wireMethod('ewallet', { payoutMode: 'Instant' });
const withdraw = async (answers: Record<string, unknown>, player: object = {}) => {
  const scene = await renderCashier({
    answers: {
      PaymentMethods: offered(wallet),
      GetPlayerInfo: wireViewer({ player: { ...wirePlayer, ...player }, wallet: wireWallet }),
      ...answers,
    },
  });
  await openQuickDepositOverlay({ mode: 'withdraw' });
  return scene;
};

it.each([
  ['Instant', 0, 'Paid out at once'],
  ['Manual', 24, 'We check it, and pay it out within 1 banking day'],
  ['Manual', 72, 'We check it, and pay it out within 3 banking days'],
])('shows how a withdrawal is paid out: %s, %s h (R-3-013)', async (payoutMode, arrivesWithinHours, text) => {
  await withdraw({ PaymentMethods: offered(wireMethod('bank', { payoutMode, arrivesWithinHours })) });
  expect(await screen.findByText(new RegExp(`No fee · ${text}$`))).toBeVisible();
});

describe('at weekends', () => {
  const message = /^It is the weekend/;
  const at = (now: string) => ({
    PaymentMethods: wireViewer({ now, paymentMethods: [wallet] }),
  });

  // The player's market is Finland, two hours ahead of UTC.
  it.each([
    ['a Friday evening that is Saturday there', '2026-11-20T22:30:00.000Z', true],
    ['a Sunday', '2026-11-22T12:00:00.000Z', true],
    ['a Sunday evening that is Monday there', '2026-11-22T22:30:00.000Z', false],
    ['a Wednesday', '2026-11-25T12:00:00.000Z', false],
  ])('by the platform’s clock: %s', async (_, now, isShown) => {
    await withdraw(at(now));
    await screen.findByText(/Paid out at once/);
    expect(screen.queryAllByText(message)).toHaveLength(isShown ? 1 : 0);
  });

  it('says nothing where the brand does not want it', async () => {
    setBuild({ DisableWeekendWithdrawalMessages: true });
    await withdraw(at('2026-11-22T12:00:00.000Z'));
    await screen.findByText(/Paid out at once/);
    expect(screen.queryByText(message)).toBeNull();
  });
});

it('lists withdrawals that wait, with their state and the way to cancel them', async () => {
  const waiting = (id: string, fields: object = {}) => ({
    ...{ id, type: 'Withdrawal', amount: `${id}.00`, currency: 'EUR', methodName: 'Bank', payoutMode: 'Manual' },
    ...{ createdAt: '2026-11-20T10:00:00.000Z', processingAt: null, ...fields },
  });
  await withdraw({
    PendingTransactions: transactions(
      waiting('30'),
      waiting('40', { processingAt: '2026-11-20T11:00:00.000Z' }),
      waiting('50', { type: 'Deposit', payoutMode: null }),
    ),
  });
  const list = await screen.findByRole('region', { name: 'Being processed' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^€30.00 EUR.*We are checking it$/),
    expect.stringMatching(/^€40.00 EUR.*On its way$/),
  ]);
});

it('shows another amount of a withdrawal that waits, in a translated page too (A-193)', async () => {
  translatePage();
  const waiting = (amount: string) => ({
    PendingTransactions: transactions({
      ...{ id: 'w1', type: 'Withdrawal', amount, currency: 'EUR', methodName: 'Bank', payoutMode: 'Manual' },
      ...{ createdAt: '2026-11-20T10:00:00.000Z', processingAt: null },
    }),
  });
  const { answer, client } = await withdraw(waiting('30.00'));
  const list = await screen.findByRole('region', { name: 'Being processed' });
  answer(waiting('20.00'));
  act(() => client.refetchTypes(['PaymentTransaction']));
  await waitFor(() => expect(within(list).getByRole('listitem')).toHaveTextContent(/^€20.00 EUR · Bank/));
});

it('leads on to the identity check while that is what withdrawals wait for', async () => {
  setBuild({ kycRequired: true });
  await withdraw({
    StartCashierSession: { errors: [{ message: 'No', extensions: { type: '$KycRequired' } }] },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Verify your identity first');
  expect(screen.getByRole('link', { name: 'Verify now' })).toHaveAttribute('href', '/en/profile/documents/');
  expect(frame()).toBeNull();
});

it('says so beside the deposit, too, where withdrawals are blocked until then', async () => {
  setBuild({ kycRequired: true });
  const kycCheckStatus = { ...wirePlayer.kycCheckStatus, status: 'Required' };
  await withdraw({}, { areWithdrawalsBlocked: true, kycCheckStatus });
  expect(await screen.findByRole('link', { name: 'Verify now' })).toBeVisible();
  expect(screen.queryByText(/Withdrawals are blocked/)).toBeNull();
});

it.each(['deposit', 'withdraw'] as const)(
  'says that it is not offered where there is no cashier: %s (A-182)',
  async (mode) => {
    await renderCashier({ answers: { PaymentMethods: wireNotOffered, StartCashierSession: wireNotOffered } });
    await openQuickDepositOverlay({ mode });
    expect(await screen.findByText('This is not offered here')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
);
