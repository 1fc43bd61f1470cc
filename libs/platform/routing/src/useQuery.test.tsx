import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import * as v from 'valibot';
import { useQueryParam, useQueryParams, useRemoveQuery } from './useQuery.ts';

const amountSchema = v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number));

function Page() {
  const { search, hash, state } = useLocation();
  const removeQuery = useRemoveQuery();
  const [amount, setAmount] = useQueryParam('amount', amountSchema);
  const removeBoth = () => {
    removeQuery(['showToast']);
    removeQuery(['autoSubmit', 'locale']);
  };
  return (
    <>
      <p>{`query ${search}${hash} ${JSON.stringify(state)}`}</p>
      <p>{`amount ${typeof amount} ${amount}`}</p>
      <button onClick={removeBoth}>Remove</button>
      <button onClick={() => setAmount('70')}>Set</button>
      <button onClick={() => setAmount(null)}>Unset</button>
    </>
  );
}

it.each([false, true])(
  'sets several parameters in one tick, and keeps the others, the hash and the state: at once %p',
  async (atOnce) => {
    function Choices() {
      const { search, hash, state } = useLocation();
      const [params, set] = useQueryParams();
      const setBoth = () => {
        set({ kind: ['a', 'b'] }, { atOnce });
        set({ order: ['name'] }, { atOnce });
      };
      return (
        <>
          <p>{`${search}${hash} ${JSON.stringify(state)} ${params.getAll('kind').join('+')}`}</p>
          <button onClick={setBoth}>Set</button>
        </>
      );
    }
    const router = createMemoryRouter([{ path: '*', element: <Choices /> }], {
      initialEntries: [{ pathname: '/en/', search: '?keep=1&kind=old', hash: '#top', state: { from: 1 } }],
    });
    render(<RouterProvider router={router} />);
    await userEvent.click(screen.getByRole('button', { name: 'Set' }));
    expect(await screen.findByText('?keep=1&kind=a&kind=b&order=name#top {"from":1} a+b')).toBeVisible();
  },
);

function open(entry: string) {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [entry] });
  render(<RouterProvider router={router} />);
}

const address = '/en/?showToast=InitWithdrawal&autoSubmit=1&keep=a%20b&locale=fi#top';

it('combines removals of one tick, and keeps the other parameters, the hash and the state', async () => {
  const slow = () => new Promise((resolve) => setTimeout(() => resolve(null), 5));
  const router = createMemoryRouter([{ path: '*', element: <Page />, loader: slow, HydrateFallback: () => null }], {
    initialEntries: [
      '/en/first/',
      { pathname: '/en/', search: address.slice(4, -4), hash: '#top', state: { from: 1 } },
    ],
  });
  render(<RouterProvider router={router} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('query ?keep=a%20b#top {"from":1}')).toBeVisible();
  await act(() => router.navigate(-1));
  await waitFor(() => expect(router.state.location.pathname).toBe('/en/first/'));
});

it.each([
  ['?amount=50', 'amount number 50'],
  ['?amount=50x', 'amount object null'],
  ['', 'amount object null'],
])('parses the parameter of %j', (search, expected) => {
  open(`/en/${search}`);
  expect(screen.getByText(expected)).toBeVisible();
});

it('sets and removes a parameter, and keeps the others', async () => {
  open('/en/?a=1');
  await userEvent.click(screen.getByRole('button', { name: 'Set' }));
  expect(await screen.findByText('query ?a=1&amount=70 null')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Unset' }));
  expect(await screen.findByText('query ?a=1 null')).toBeVisible();
});
