import { GetCustomerInfo } from '@lobby/player';
import {
  renderScene,
  type SceneOptions,
  translatePage,
  untilIdle,
  wireCustomer,
  wireHistory,
  wirePlayer,
  wireViewer,
  wireWallet,
} from '@lobby/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import WithdrawalHistoryPage from './WithdrawalHistoryPage.tsx';
import { wirePayment, wirePaymentTotals } from './wire.fixture.ts';

const requested = { state: 'Initialized', isCancellable: true, processedAt: null };
const withdrawals = (...all: object[]) =>
  wireHistory(
    'PaymentTransaction',
    all.map((fields, index) => wirePayment(index + 1, fields)),
    { totals: wirePaymentTotals },
  );
const openWithdrawals = (answer: unknown, { answers, ...options }: SceneOptions = {}) =>
  renderScene(<WithdrawalHistoryPage />, {
    path: '/en/profile/withdrawal-history/',
    brand: { license: 'mga' },
    ...options,
    answers: { WithdrawalHistory: answer, ...answers },
  });
const rows = () => within(screen.getByRole('list', { name: 'Withdrawals' })).getAllByRole('listitem', { name: '' });
const cancel = () => screen.getByRole('button', { name: 'Cancel withdrawal' });
const cancelled = {
  data: {
    cancelWithdrawal: {
      __typename: 'CancelWithdrawalPayload',
      transaction: {
        __typename: 'PaymentTransaction',
        ...wirePayment(1, { ...requested, state: 'Cancelled', isCancellable: false }),
      },
      wallet: wireWallet,
    },
  },
};
/** A platform that takes the cancellation, at once or when `released` resolves, and reports it when it is queried again. */
async function openCancellable(released?: Promise<void>) {
  const scene = await openWithdrawals(withdrawals(requested));
  scene.answer({
    CancelWithdrawal: async () => {
      await released;
      scene.answer({ WithdrawalHistory: withdrawals({ ...requested, state: 'Cancelled', isCancellable: false }) });
      return cancelled;
    },
  });
  return scene;
}
const rejection = (type: string) => ({ errors: [{ message: 'No', extensions: { type: `$${type}` } }] });

it('lists withdrawals alone, with the sum of those that were paid (R-2-040, R-3-010)', async () => {
  await openWithdrawals(withdrawals({}));
  expect(jest.mocked(fetch).mock.lastCall?.[1]?.body).toMatch(/transactions\([^)]*type: ?Withdrawal/);
  expect(screen.getByRole('heading', { level: 1, name: 'Withdrawals' })).toBeVisible();
  expect(rows()[0]).toHaveTextContent(/CardRequested 20\/11\/2026, .*Paid 20\/11\/2026.*€1\.00Completed/);
  expect(screen.getByText('Withdrawn').nextElementSibling).toHaveTextContent('€300.50');
});

it('is sorted by the date of the request, or by that of the payment (R-3-009)', async () => {
  const { sent, address } = await openWithdrawals(withdrawals({}));
  expect(sent.at(-1)?.variables).toMatchObject({ sortBy: 'createdAt' });
  await userEvent.click(screen.getByRole('combobox', { name: 'Sort by' }));
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'Date requested',
    'Date processed',
  ]);
  await userEvent.click(screen.getByRole('option', { name: 'Date processed' }));
  await untilIdle();
  expect(sent.at(-1)?.variables).toMatchObject({ sortBy: 'processedAt' });
  expect(jest.mocked(fetch).mock.lastCall?.[1]?.body).toMatch(/transactions\([^)]*sortBy: ?\$sortBy/);
  expect(address()).toBe('/en/profile/withdrawal-history/?sort=processedAt');
});

it.each([
  ['Instant', { processedAt: '2026-11-20T10:00:00.000Z' }, /Card.*Paid at once.*Completed/],
  ['Manual', { ...requested, processingAt: null }, /We check it before we pay it out\./],
])('shows how it is paid out: %s (R-3-013)', async (payoutMode, fields, text) => {
  await openWithdrawals(withdrawals({ payoutMode, ...fields }));
  expect(rows()[0]).toHaveTextContent(text);
});

it('says when it was paid, and that it was not after all, in a translated page too (A-193)', async () => {
  translatePage();
  const { answer, client } = await openWithdrawals(withdrawals(requested));
  for (const [fields, text] of [
    [{}, /Paid 20\/11\/2026/],
    [{ processedAt: '2026-11-21T10:00:00.000Z' }, /Paid 21\/11\/2026/],
    [{ state: 'Cancelled' }, /^(?!.*Paid)/],
  ] as const) {
    answer({ WithdrawalHistory: withdrawals(fields) });
    act(() => client.refetchTypes(['PaymentTransaction']));
    await waitFor(() => expect(rows()[0]).toHaveTextContent(text));
  }
});

it('says no more of the check once it is over', async () => {
  await openWithdrawals(withdrawals({ ...requested, payoutMode: 'Manual', processingAt: '2026-11-20T12:00:00.000Z' }));
  expect(screen.queryByText(/We check it/)).toBeNull();
});

it.each([
  [null, 'Requested'],
  ['2026-11-20T12:00:00.000Z', 'Processing'],
])('shows how far a withdrawal has come that is processed at %s', async (processingAt, step) => {
  await openWithdrawals(withdrawals({ ...requested, processingAt }));
  const way = screen.getByRole('list', { name: 'How far it is' });
  expect(within(way).getAllByRole('listitem')).toHaveLength(3);
  expect(way.querySelector('[aria-current="step"]')).toHaveTextContent(step);
});

it('is cancelled with one of four reasons, after which its row has the focus (R-3-012)', async () => {
  const { sent } = await openCancellable();
  await userEvent.click(cancel());
  const reasons = screen.getAllByRole('radio');
  expect(reasons.map((radio) => (radio as HTMLInputElement).value)).toEqual([
    'AccountIssues',
    'InsufficientGameChoices',
    'NotEnoughBonusesOrPromotions',
    'PaymentIssues',
  ]);
  expect(reasons[0]).toHaveFocus();
  await userEvent.click(screen.getByRole('radio', { name: /problem with the payment/ }));
  await userEvent.click(cancel());
  await waitFor(() => expect(rows()[0]).toHaveTextContent('Cancelled'));
  expect(sent.find(({ operationName }) => operationName === 'CancelWithdrawal')?.variables).toEqual({
    transactionId: 't1',
    reason: 'PaymentIssues',
  });
  expect(rows()[0]).toHaveFocus();
});

it('is not cancelled without a reason', async () => {
  const { names } = await openCancellable();
  await userEvent.click(cancel());
  await userEvent.click(cancel());
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Please choose a reason.');
  expect(screen.getAllByRole('radio')[0]).toHaveFocus();
  expect(names()).not.toContain('CancelWithdrawal');
});

it('remains when the player presses the button beside it, which returns the focus', async () => {
  await openWithdrawals(withdrawals(requested));
  await userEvent.click(cancel());
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(screen.queryByRole('radio')).toBeNull();
  expect(cancel()).toHaveFocus();
});

it.each([
  ['rejected', rejection('TransactionNotCancellable'), /can no longer be cancelled/],
  ['lost', new Error('offline'), /No answer came back/],
])('keeps the chosen reason when the request is %s', async (_, answer, text) => {
  await openWithdrawals(withdrawals(requested), { answers: { CancelWithdrawal: answer } });
  await userEvent.click(cancel());
  await userEvent.click(screen.getByRole('radio', { name: /too few games/ }));
  await userEvent.click(cancel());
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('radio', { name: /too few games/ })).toBeChecked();
});

it('is sent once, however often the button is pressed', async () => {
  const release = Promise.withResolvers<void>();
  const { names } = await openCancellable(release.promise);
  await userEvent.click(cancel());
  await userEvent.click(screen.getByRole('radio', { name: /too few games/ }));
  await userEvent.dblClick(cancel());
  expect(names().filter((name) => name === 'CancelWithdrawal')).toHaveLength(1);
  release.resolve();
  await waitFor(() => expect(rows()[0]).toHaveTextContent('Cancelled'));
});

it('cannot be cancelled when the platform would reject it, nor where the licence does not let it be offered', async () => {
  const { unmount } = await openWithdrawals(withdrawals({ ...requested, isCancellable: false }));
  expect(screen.queryByRole('button', { name: 'Cancel withdrawal' })).toBeNull();
  unmount();
  await openWithdrawals(withdrawals(requested), { brand: { license: 'anj' } });
  expect(screen.queryByRole('button', { name: 'Cancel withdrawal' })).toBeNull();
});

it('cannot be cancelled as long as the platform does not say whether the operator has blocked it', async () => {
  const { answer, client } = await openWithdrawals(withdrawals(requested), {
    answers: { GetCustomerInfo: { errors: [{ message: 'Down' }] } },
  });
  expect(screen.queryByRole('button', { name: 'Cancel withdrawal' })).toBeNull();
  answer({ GetCustomerInfo: wireViewer({ customer: wireCustomer }) });
  act(() => client.refetch(GetCustomerInfo));
  expect(await screen.findByRole('button', { name: 'Cancel withdrawal' })).toBeEnabled();
});

it('has a disabled button, and the reason, for a player whose cancellations are blocked (R-6-004)', async () => {
  await openWithdrawals(withdrawals({ ...requested, isCancellable: false }), {
    answers: { GetCustomerInfo: wireViewer({ customer: { ...wireCustomer, isCancelWithdrawalBlocked: true } }) },
  });
  expect(cancel()).toBeDisabled();
  expect(cancel()).toHaveAccessibleDescription(/cannot be cancelled. Contact us/);
});

it.each([
  [
    'excluded',
    { selfExclusionDetails: { ...wirePlayer.selfExclusionDetails, exclusionEndsAt: '2099-01-01T00:00:00Z' } },
  ],
  ['on a break', { timeouts: { ...wirePlayer.timeouts, timeoutEndsAt: '2099-01-01T00:00:00Z' } }],
  ['closed', { accountStatus: { ...wirePlayer.accountStatus, status: 'Closed' } }],
])('brings no money back into play for a player who is %s', async (_state, fields) => {
  await openWithdrawals(withdrawals(requested), {
    answers: { GetPlayerInfo: wireViewer({ player: { ...wirePlayer, ...fields }, wallet: wireWallet }) },
  });
  expect(screen.queryByRole('button', { name: 'Cancel withdrawal' })).toBeNull();
});
