import { transactionStates } from '@lobby/contracts';
import { useLocation } from '@lobby/routing';
import { renderScene, renderStory, untilIdle, wireHistory } from '@lobby/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import meta, { DepositsEmpty, DepositsFailed } from '../Histories.stories.tsx';
import DepositHistoryPage from './DepositHistoryPage.tsx';
import { wirePayment, wirePaymentTotals } from './wire.fixture.ts';

const totals = wirePaymentTotals;
const deposits = (from: number, count: number, page: object = {}) =>
  wireHistory(
    'PaymentTransaction',
    Array.from({ length: count }, (_, index) => wirePayment(from + index)),
    { totals, ...page },
  );

const openDeposits = (answer: unknown, search = '') =>
  renderScene(<DepositHistoryPage />, {
    path: `/en/profile/deposit-history/${search}`,
    answers: { DepositHistory: answer },
  });
const rows = () => within(screen.getByRole('list', { name: 'Deposits' })).getAllByRole('listitem');

async function chooseOrder(name: string) {
  await userEvent.click(screen.getByRole('combobox', { name: 'Sort by' }));
  await userEvent.click(await screen.findByRole('option', { name }));
  await untilIdle();
}

it('lists deposits alone, with method, time and amount, and their sum (R-2-040, R-3-010)', async () => {
  await openDeposits(deposits(50, 2));
  expect(jest.mocked(fetch).mock.lastCall?.[1]?.body).toMatch(/transactions\([^)]*type: ?Deposit/);
  expect(screen.getByRole('heading', { level: 1, name: 'Deposits' })).toBeVisible();
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Card20\/11\/2026, \d\d:00:00€50\.00Completed$/),
    expect.stringMatching(/^Card20\/11\/2026, \d\d:00:00€51\.00Completed$/),
  ]);
  expect(screen.getByText('Deposited').nextElementSibling).toHaveTextContent('€1,250.00');
});

it('names each state of a payment (R-3-011)', async () => {
  const all = transactionStates.map((state, index) => wirePayment(index, { state }));
  await openDeposits(wireHistory('PaymentTransaction', all, { totals }));
  const shown = rows().map(({ textContent }) => /€\d\.00(.*)$/.exec(textContent ?? '')?.[1]);
  expect(Object.fromEntries(transactionStates.map((state, index) => [state, shown[index]]))).toEqual({
    CancelInitialized: 'Being cancelled',
    Cancelled: 'Cancelled',
    Completed: 'Completed',
    Initialized: 'Pending',
    RollbackInitialized: 'Being reversed',
    RolledBacked: 'Reversed',
  });
});

it('shows twenty at a time; the button for more keeps the focus', async () => {
  const { sent, answer } = await openDeposits(deposits(1, 20, { totalCount: 45, endCursor: 'c20' }));
  expect(screen.getByRole('status')).toHaveTextContent('20 of 45');
  answer({
    DepositHistory: ({ after }: { after: string | null }) =>
      after === 'c20' ? deposits(21, 20, { totalCount: 45, endCursor: 'c40' }) : deposits(41, 5, { totalCount: 45 }),
  });
  const more = screen.getByRole('button', { name: 'Show more' });
  await userEvent.click(more);
  await waitFor(() => expect(rows()).toHaveLength(40));
  expect(sent.at(-1)?.variables).toMatchObject({ first: 20, after: 'c20' });
  expect(more).toHaveFocus();
  await userEvent.click(more);
  await waitFor(() => expect(rows()).toHaveLength(45));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('45 of 45');
});

it('shows on return by back as many as there were', async () => {
  const Page = () => (useLocation().pathname.endsWith('/deposit-history/') ? <DepositHistoryPage /> : null);
  const { router } = await renderScene(<Page />, {
    path: '/en/profile/deposit-history/',
    answers: {
      DepositHistory: ({ after }: { after: string | null }) =>
        deposits(after === null ? 1 : 21, 20, { totalCount: 40, endCursor: after === null ? 'c20' : null }),
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(rows()).toHaveLength(40));
  await act(() => router.navigate('/en/'));
  await act(() => router.navigate(-1));
  expect(rows()).toHaveLength(40);
});

it('begins with the first page again in another order (R-3-009)', async () => {
  const { sent, address } = await openDeposits(
    ({ after }: { after: string | null }) =>
      after === null ? deposits(1, 20, { totalCount: 45, endCursor: 'c20' }) : deposits(21, 20, { totalCount: 45 }),
    '?period=7',
  );
  expect(sent.at(-1)?.variables).toMatchObject({ sortBy: 'createdAt', after: null });
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(rows()).toHaveLength(40));
  expect(sent.at(-1)?.variables).toMatchObject({ sortBy: 'createdAt', after: 'c20' });
  await chooseOrder('Date processed');
  expect(sent.at(-1)?.variables).toMatchObject({ sortBy: 'processedAt', first: 20, after: null });
  expect(jest.mocked(fetch).mock.lastCall?.[1]?.body).toMatch(/transactions\([^)]*sortBy: ?\$sortBy/);
  expect(rows()).toHaveLength(20);
  expect(screen.getByRole('status')).toHaveTextContent('20 of 45');
  expect(address()).toBe('/en/profile/deposit-history/?period=7&sort=processedAt');
  await chooseOrder('Date requested');
  expect(address()).toBe('/en/profile/deposit-history/?period=7');
  expect(rows()).toHaveLength(20);
});

it.each([
  ['?sort=processedAt', 'processedAt', 'Date processed'],
  ['?sort=assignedAt', 'createdAt', 'Date requested'],
  ['?sort=', 'createdAt', 'Date requested'],
])('takes the order from the address %s where it names one', async (search, sortBy, name) => {
  const { sent } = await openDeposits(deposits(1, 1), search);
  expect(sent.at(-1)?.variables).toMatchObject({ sortBy });
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveTextContent(name);
});

it('requests the period that is chosen, and keeps it in the address', async () => {
  const { sent, address } = await openDeposits(deposits(1, 1), '?period=7');
  const week = sent.at(-1)?.variables['range'] as { from: string; to: null };
  const days = (Date.now() - Date.parse(week.from)) / 86_400_000;
  expect(days).toBeGreaterThan(5.9);
  expect(days).toBeLessThan(7.1);
  expect(screen.getByRole('button', { name: '7 days' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  await untilIdle();
  expect(sent.at(-1)?.variables['range']).toEqual({ from: null, to: null });
  expect(address()).toBe('/en/profile/deposit-history/?period=all');
});

it.each([
  ['of days that are over', '2026-01-01..2026-01-31', '01/01/2026 – 31/01/2026'],
  ['from a future day', '2099-01-01..', '01/01/2099 –'],
  ['that ends before it begins', '2026-02-01..2026-01-31', '01/02/2026 –'],
])('a period %s never shows its dates the wrong way round', async (_period, days, note) => {
  await openDeposits(deposits(1, 1), `?period=${days}`);
  expect(screen.getByText(/ –/)).toHaveTextContent(new RegExp(`^${note}$`));
});

it('takes days of the player’s choice, but none that end before they begin', async () => {
  const { sent, address } = await openDeposits(deposits(1, 1));
  await userEvent.click(screen.getByRole('button', { name: 'Choose days' }));
  await userEvent.type(screen.getByLabelText('First day'), '2026-03-10');
  await untilIdle();
  expect(address()).toBe('/en/profile/deposit-history/?period=2026-03-10..');
  const requestCount = sent.length;
  await userEvent.type(screen.getByLabelText('Last day'), '2026-03-09');
  expect(screen.getByLabelText('Last day')).toHaveAccessibleDescription('The last day is before the first.');
  await untilIdle();
  expect(sent).toHaveLength(requestCount);
  await userEvent.clear(screen.getByLabelText('Last day'));
  await userEvent.type(screen.getByLabelText('Last day'), '2026-03-11');
  await untilIdle();
  expect(sent.at(-1)?.variables['range']).toEqual({
    from: new Date(2026, 2, 10).toISOString(),
    to: new Date(2026, 2, 12).toISOString(),
  });
});

it('keeps its fields while a year of too many digits is typed', async () => {
  const { address } = await openDeposits(deposits(1, 1), '?period=2026-03-10..');
  fireEvent.change(screen.getByLabelText('First day'), { target: { value: '22026-03-10' } });
  await untilIdle();
  expect(screen.getByLabelText('First day')).toHaveValue('22026-03-10');
  expect(address()).toBe('/en/profile/deposit-history/?period=2026-03-10..');
});

it.each(['?period=nonsense', '?period=2026-02-31..', '?period=-5'])(
  'shows the last thirty days for the address %s',
  async (search) => {
    await openDeposits(deposits(1, 1), search);
    expect(screen.getByRole('button', { name: '30 days' })).toHaveAttribute('aria-pressed', 'true');
  },
);

it('says that nothing is there, and offers all there is', async () => {
  const { answer } = await renderStory(meta, DepositsEmpty);
  answer({ DepositHistory: deposits(1, 3) });
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  await waitFor(() => expect(rows()).toHaveLength(3));
});

it('that cannot be loaded can be loaded again', async () => {
  const { answer } = await renderStory(meta, DepositsFailed);
  expect(screen.getByRole('alert')).toHaveTextContent('This did not load');
  answer({ DepositHistory: deposits(1, 1) });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(rows()).toHaveLength(1));
});

it('says that it is not offered where the back end does not know it, and requests once', async () => {
  const { names } = await openDeposits({
    errors: [{ message: 'Cannot query field "transactions" on type "Viewer".' }],
  });
  expect(screen.getByRole('status')).toHaveTextContent('This is not offered here');
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(names().filter((name) => name === 'DepositHistory')).toHaveLength(1);
});

it('a page that cannot be loaded leaves those above it, and can be loaded again', async () => {
  const { answer } = await openDeposits(deposits(1, 20, { totalCount: 21, endCursor: 'c20' }));
  answer({ DepositHistory: { errors: [{ message: 'Broken' }] } });
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This did not load');
  expect(rows()).toHaveLength(21);
  answer({ DepositHistory: deposits(21, 1, { totalCount: 21 }) });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(rows().at(-1)).toHaveTextContent('€21.00'));
});

describe('as a file', () => {
  let saved: { name: string; text: Promise<string> }[];
  beforeEach(() => {
    saved = [];
    let blob: Blob;
    URL.createObjectURL = (next: Blob) => {
      blob = next;
      return 'blob:file';
    };
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      saved.push({ name: this.download, text: new Response(blob).text() });
    });
  });

  it('has all rows of the period, and no cell that a spreadsheet takes for a formula', async () => {
    const { sent, answer } = await openDeposits(deposits(1, 1, { totalCount: 3 }));
    const formula = wirePayment(3, { method: '=HYPERLINK("http://x")' });
    answer({
      DepositHistory: ({ after }: { after: string | null }) =>
        after === null
          ? deposits(1, 2, { totalCount: 3, endCursor: 'c2' })
          : wireHistory('PaymentTransaction', [formula], { totals, totalCount: 3 }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(sent.slice(-2).map(({ variables }) => variables)).toEqual([
      expect.objectContaining({ first: 200, after: null }),
      expect.objectContaining({ first: 200, after: 'c2' }),
    ]);
    expect(saved[0]?.name).toBe('Deposits.csv');
    expect((await saved[0]?.text)?.split('\r\n')).toEqual([
      expect.stringMatching(/^\uFEFF?Number,Time \(UTC\),Method,Amount,Currency,State,Processed \(UTC\)$/),
      't1,2026-11-20T10:00:00.000Z,creditcard,1.00,EUR,Completed,2026-11-20T10:00:05.000Z',
      't2,2026-11-20T10:00:00.000Z,creditcard,2.00,EUR,Completed,2026-11-20T10:00:05.000Z',
      't3,2026-11-20T10:00:00.000Z,"\'=HYPERLINK(""http://x"")",3.00,EUR,Completed,2026-11-20T10:00:05.000Z',
      '',
    ]);
  });

  it('opens in the spreadsheets of the page’s language', async () => {
    await renderScene(<DepositHistoryPage />, {
      path: '/fi/profile/deposit-history/',
      answers: { DepositHistory: deposits(1, 1) },
    });
    await userEvent.click(screen.getByRole('button', { name: /CSV/ }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect((await saved[0]?.text)?.split('\r\n')[1]).toMatch(/^t1;[^;]*;creditcard;1,00;EUR;/);
  });

  it('is not saved with a part of the rows', async () => {
    const { answer } = await openDeposits(deposits(1, 1));
    answer({
      DepositHistory: ({ after }: { after: string | null }) =>
        after === null ? deposits(1, 2, { endCursor: 'c2' }) : { errors: [{ message: 'Broken' }] },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save as CSV' })).toBeEnabled());
    expect(saved).toEqual([]);
  });

  it('is not saved where the platform names the same page again as the next one', async () => {
    const { answer } = await openDeposits(deposits(1, 1));
    answer({ DepositHistory: () => deposits(1, 2, { endCursor: 'c2' }) });
    await userEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save as CSV' })).toBeEnabled());
    expect(saved).toEqual([]);
  });
});

describe('on paper', () => {
  const printAll = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled());
  };

  it('has all rows of the period, not those on screen alone', async () => {
    let printed: (string | null)[] = [];
    window.print = () => {
      printed = rows().map(({ textContent }) => textContent);
    };
    const { answer } = await openDeposits(deposits(1, 20, { totalCount: 45, endCursor: 'c20' }));
    answer({
      DepositHistory: ({ after }: { after: string | null }) =>
        after === null ? deposits(1, 40, { totalCount: 45, endCursor: 'c40' }) : deposits(41, 5, { totalCount: 45 }),
    });
    await printAll();
    expect(printed).toHaveLength(45);
    expect(printed.at(-1)).toContain('€45.00');
    act(() => void window.dispatchEvent(new Event('afterprint')));
    // The browsers of iPhones render the pages after this event.
    expect(rows()).toHaveLength(45);
    // The rest of the page would move from under a press that takes them away before it is over.
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Show more' }));
    expect(rows()).toHaveLength(45);
    await userEvent.click(document.body);
    expect(rows()).toHaveLength(20);
  });

  it('is not offered by a browser that cannot print', async () => {
    Object.assign(window, { print: undefined });
    await openDeposits(deposits(1, 1));
    expect(screen.getByRole('button', { name: 'Save as CSV' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument();
  });

  it('is not printed with a part of the rows', async () => {
    window.print = jest.fn();
    const { answer } = await openDeposits(deposits(1, 1));
    answer({ DepositHistory: { errors: [{ message: 'Broken' }] } });
    await printAll();
    expect(window.print).not.toHaveBeenCalled();
    expect(rows()).toHaveLength(1);
  });
});
