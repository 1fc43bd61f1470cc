/**
 * @jest-environment-options {"url": "https://lobby.acme.test/"}
 */
import { closeOverlay } from '@lobby/overlays';
import { local } from '@lobby/storage';
import { untilIdle, wireNotOffered } from '@lobby/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { beginPayment } from '../payments/underWay.ts';
import { timings } from '../timings.ts';
import {
  loadFrame,
  openQuickDepositOverlay,
  postFromFrame,
  renderCashier,
  resetLobby,
  session,
  stubCanvas,
  transactions,
} from './quickDeposit.fixture.tsx';

const transaction = { txType: 'BankDeposit', txAmount: '50.00', txAmountCy: 'EUR' };
const report = (state: string, fields: object = {}) =>
  transactions({
    id: crypto.randomUUID(),
    state,
    amount: '50.00',
    currency: 'EUR',
    createdAt: new Date().toISOString(),
    ...fields,
  });
/** Where a message hides its page, a status has no role. */
const message = () => screen.findByRole('status');
const remembered = () => local.read('paymentsUnderWay') ?? [];

async function send() {
  const rendered = await renderCashier();
  await openQuickDepositOverlay();
  await loadFrame();
  await postFromFrame('TRANSACTION_INIT', transaction);
  return rendered;
}
/** A page of the same browser after the one that sent it: a reload, a tab that was opened again, or the return from a bank. */
function onNextPage(answers: Record<string, unknown>, player = 'p1') {
  beginPayment(player, 'Deposit', new Date());
  return renderCashier({ answers });
}

beforeEach(stubCanvas);
afterEach(resetLobby);

afterEach(() => local.remove('inbox'));

it.each([
  ['Completed', 'accepted'],
  ['Cancelled', 'declined'],
])('has its outcome among the messages: %s', async (state, outcome) => {
  await onNextPage({ PaymentOutcome: report(state) });
  await waitFor(() => expect(remembered()).toEqual([]));
  expect(local.read('inbox')?.entries).toMatchObject([
    { kind: 'payment', type: 'Deposit', outcome, amount: '50.00', currency: 'EUR' },
  ]);
});

it('has a message where it has never arrived', async () => {
  beginPayment('p1', 'Deposit', new Date(Date.now() - timings.unknownPaymentTimeout - 60_000));
  await renderCashier({ answers: { PaymentOutcome: transactions() } });
  await waitFor(() => expect(local.read('inbox')?.entries).toMatchObject([{ kind: 'payment-lost' }]));
});

it('has no message while it is being processed', async () => {
  await onNextPage({ PaymentOutcome: report('Initialized') });
  await message();
  expect(local.read('inbox')).toBeNull();
});

it.each([
  ['Completed', 'Your deposit of €50.00 was successful.'],
  ['Initialized', 'Your payment is being processed.'],
  ['Cancelled', 'Your deposit did not go through.'],
])('shows its status on the next page: %s', async (state, text) => {
  await onNextPage({ PaymentOutcome: report(state) });
  expect(await message()).toHaveTextContent(text);
  await waitFor(() => expect(remembered()).toHaveLength(state === 'Initialized' ? 1 : 0));
});

it('requests the first transaction since it was sent, by the platform’s clock', async () => {
  const startedAt = '2031-05-01T10:00:00.000Z';
  const started = session('Deposit');
  Object.assign(started.data.startCashierSession, { startedAt });
  const { answer, sent } = await renderCashier({ answers: { StartCashierSession: started } });
  await openQuickDepositOverlay();
  await loadFrame();
  await postFromFrame('TRANSACTION_INIT', transaction);
  answer({ PaymentOutcome: report('Completed') });
  await act(() => closeOverlay());
  await waitFor(() => expect(remembered()).toEqual([]));
  const { since, type } = sent.find(({ operationName }) => operationName === 'PaymentOutcome')?.variables ?? {};
  expect(type).toBe('Deposit');
  const late = Date.parse(String(since)) - Date.parse(startedAt);
  expect(late).toBeGreaterThanOrEqual(0);
  expect(late).toBeLessThan(10_000);
});

it('is removed where the platform does not offer payments (A-182)', async () => {
  await onNextPage({ PaymentOutcome: wireNotOffered });
  await waitFor(() => expect(remembered()).toEqual([]));
  expect(screen.queryByRole('status')).toBeNull();
});

it('stores neither amount nor account', async () => {
  await send();
  expect(Object.keys(remembered()[0] ?? {}).toSorted()).toEqual(['id', 'isPendingTold', 'player', 'since', 'type']);
});

it('shows its outcome once the network is back, while the page stays', async () => {
  const { answer } = await send();
  answer({ PaymentOutcome: report('Initialized') });
  await postFromFrame('TX_PENDING', transaction);
  expect(await message()).toHaveTextContent('is being processed');
  await act(() => closeOverlay());
  answer({ PaymentOutcome: report('Completed') });
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Your deposit of €50.00 was successful.')).toBeVisible();
  expect(remembered()).toEqual([]);
});

it('shows its outcome after the player has closed the cashier', async () => {
  const { answer } = await send();
  const outcome = Promise.withResolvers<unknown>();
  answer({ PaymentOutcome: outcome.promise });
  await act(() => closeOverlay());
  expect(await message()).toHaveTextContent('You left before your payment was confirmed.');
  outcome.resolve(report('Completed'));
  expect(await screen.findByText('Your deposit of €50.00 was successful.')).toBeVisible();
});

it.each(['TX_SUCCESS', 'TX_FAILED', 'TX_CANCELLED', 'TX_VALIDATION_FAILED'])(
  'is over, and no longer requested, after %s',
  async (end) => {
    const { names } = await send();
    expect(remembered()).toHaveLength(1);
    await postFromFrame(end, transaction);
    expect(remembered()).toEqual([]);
    await act(() => closeOverlay());
    await untilIdle();
    expect(names()).not.toContain('PaymentOutcome');
  },
);

it('does not show the outcome of a later payment, which the cashier has shown', async () => {
  // The first one never reaches the platform, and the player has closed its cashier.
  const { answer } = await onNextPage({ PaymentOutcome: transactions() });
  await openQuickDepositOverlay();
  await loadFrame();
  await postFromFrame('TRANSACTION_INIT', transaction);
  answer({ PaymentOutcome: report('Completed') });
  await postFromFrame('TX_SUCCESS', transaction);
  expect(await message()).toHaveTextContent('Your deposit of €50.00 was successful.');
  act(() => void window.dispatchEvent(new Event('online')));
  await untilIdle();
  expect(screen.getAllByRole('status')).toHaveLength(1);
  expect(remembered()).toHaveLength(1);
  // A transaction after that is its own.
  answer({ PaymentOutcome: report('Cancelled', { createdAt: new Date(Date.now() + 60_000).toISOString() }) });
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText(/^Your deposit did not go through/)).toBeVisible();
  await waitFor(() => expect(remembered()).toEqual([]));
});

it('is not shown to another player, and waits for its own', async () => {
  const { names } = await onNextPage({ PaymentOutcome: report('Completed') }, 'another');
  await untilIdle();
  expect(names()).not.toContain('PaymentOutcome');
  expect(remembered()).toHaveLength(1);
});

it('ignores what is no entry of its own', async () => {
  local.write('paymentsUnderWay', [{ id: 'x' }, { player: 'p1', type: 'Refund' }]);
  const { names } = await renderCashier();
  await untilIdle();
  expect(names()).not.toContain('PaymentOutcome');
});
