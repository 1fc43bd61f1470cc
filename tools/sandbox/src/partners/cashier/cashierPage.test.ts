/** @jest-environment ./tools/jest/browser-environment.cjs */
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import brand from '../../../../../apps/infiniza/brand.ts';
import { regionalCodes } from '../../../../../libs/contracts/src/locales.ts';
import { createPartnerPorts } from '../../adapters/index.ts';
import { seededStore } from '../../seed/index.ts';
import type { Store } from '../../store/index.ts';
import { serve, type TestServer } from '../testing/http.ts';
import { createCashier } from './index.ts';

const originalFetch = globalThis.fetch;
const script: string = './assets/cashier.js';

let store: Store;
let playerId: string;
let before: number;
let server: TestServer;

beforeEach(async () => {
  store = await seededStore(brand);
  playerId = store.players.findByEmail('player@lobby.test')?.id ?? '';
  before = balance();
  const options = { lobbyOrigins: ['http://localhost:4200'], responseMs: 5, timeoutMs: 60_000 };
  server = await serve(() => createCashier(createPartnerPorts(store, brand), options));
  await openPage();
});
afterEach(async () => {
  globalThis.fetch = originalFetch;
  await server.close();
  store.close();
});

const balance = () => store.wallets.ofPlayer(playerId).balance;
const newest = () => store.payments.ofPlayer(playerId)[0];

/** Loads the served page and runs its scripts. */
async function openPage(locale = 'en_GB'): Promise<void> {
  const sessionId = store.payments.startCashierSession(playerId, 'Deposit').id;
  const query = new URLSearchParams({
    userId: playerId,
    sessionId,
    amount: '50.00',
    locale,
    providerType: 'creditcard',
  });
  const html = await (await originalFetch(`${server.origin}/?${query}`)).text();
  document.head.innerHTML = new DOMParser().parseFromString(html, 'text/html').head.innerHTML;
  document.body.replaceChildren();
  globalThis.fetch = (path, init) => originalFetch(server.origin + String(path), init);
  jest.resetModules();
  await import(script);
}

function pay(number: string): void {
  const fill = (label: RegExp, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
  fill(/^Card number/, number);
  fill(/^Valid until/, '12/39');
  fill(/^Security code/, '123');
  fireEvent.click(screen.getByRole('button', { name: 'Deposit 50.00 EUR' }));
}

it('repeats a payment with the same id after its response was lost', async () => {
  const pageFetch = globalThis.fetch;
  globalThis.fetch = async (...request) => {
    await pageFetch(...request);
    globalThis.fetch = pageFetch;
    throw new TypeError('The network failed.');
  };
  pay('4111111111111111');
  await screen.findByText(/The connection was lost/);
  expect(balance()).toBe(before + 5000);
  expect(screen.queryByRole('button', { name: 'New payment' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Send again' }));
  await screen.findByText('50.00 EUR is in your wallet.');
  expect(balance()).toBe(before + 5000);
});

it('says what the most is that a method takes', async () => {
  const count = store.payments.ofPlayer(playerId).length;
  fireEvent.input(screen.getByLabelText(/^Amount/), { target: { value: '5000.01' } });
  fireEvent.click(screen.getByRole('button', { name: 'Deposit 5,000.01 EUR' }));
  expect(await screen.findByText('The most with this method is 5,000.00 EUR.')).toBeTruthy();
  expect(store.payments.ofPlayer(playerId)).toHaveLength(count);
});

it('writes and reads amounts as the language does', async () => {
  await openPage('fr_CA');
  const field = screen.getByLabelText<HTMLInputElement>(/^Montant/);
  expect(field.value).toBe('50,00');
  fireEvent.click(screen.getByRole('button', { name: '100,00' }));
  expect(field.value).toBe('100,00');
  fireEvent.input(field, { target: { value: '5000,01' } });
  fireEvent.click(screen.getByRole('button', { name: 'Déposer 5\u00a0000,01 EUR' }));
  expect(await screen.findByText(/est de 5\s000,00 EUR\.$/)).toBeTruthy();
  fireEvent.input(field, { target: { value: 'x' } });
  fireEvent.click(screen.getByRole('button', { name: 'Déposer' }));
  expect(await screen.findByText('Saisissez un montant, par exemple 50,00.')).toBeTruthy();
});

/** By the currency in their names, whatever the language. */
const amountField = () => screen.getByLabelText<HTMLInputElement>(/EUR/);
const submitButton = () => screen.getByRole('button', { name: /EUR/ });
const enter = (amount: string) => fireEvent.input(amountField(), { target: { value: amount } });

it('reads in every language the amounts that it writes', async () => {
  for (const locale of Object.values(regionalCodes)) {
    await openPage(locale);
    enter('1234567.89');
    const title = submitButton().textContent;
    const [amount = ''] = /\d.*\d/.exec(title) ?? [];
    expect(amount).toMatch(/\D567\D89$/);
    enter('1');
    enter(amount);
    expect(submitButton().textContent).toBe(title);
  }
});

it.each([
  ['en_GB', '1,234.50', '1,234.50 EUR'],
  ['en_GB', '1.234,50', '1,234.50 EUR'],
  ['en_GB', '1234,5', '1,234.50 EUR'],
  ['en_GB', "1'234", '1,234.00 EUR'],
  ['en_GB', '1.234.567', '1,234,567.00 EUR'],
  ['en_IN', '1,00,000', '1,00,000.00 EUR'],
  ['de_DE', '1.234', '1.234,00 EUR'],
  ['de_AT', '1.234', '1\u00a0234,00 EUR'],
  ['fi_FI', '1 234,50', '1\u00a0234,50 EUR'],
  ['fr_CA', '1\u202f234', '1\u00a0234,00 EUR'],
  ['ja_JP', '１，２３４．５０', '1,234.50 EUR'],
])('reads in %s %j as %s', async (locale, text, amount) => {
  await openPage(locale);
  enter(text);
  expect(submitButton().textContent).toContain(amount);
});

it.each([
  ['en_GB', '1.234'],
  ['de_DE', '1,234'],
  ['fi_FI', '1.234'],
  ['en_GB', '1,23,4'],
  ['en_GB', '1,234 567'],
  ['en_GB', '1.234,567,890'],
  ['en_GB', '1,234.567'],
  ['en_GB', '-50'],
  ['en_GB', '5.'],
])('requests another amount in %s for %j', async (locale, text) => {
  await openPage(locale);
  enter(text);
  fireEvent.submit(amountField().form!);
  expect(amountField().getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByRole('button', { name: /EUR/ })).toBeNull();
});

it('sends a decimal string, however the amount is written', async () => {
  await openPage('de_DE');
  const sent: unknown[] = [];
  const pageFetch = globalThis.fetch;
  globalThis.fetch = (path, init) => {
    sent.push(JSON.parse(String(init?.body)));
    return pageFetch(path, init);
  };
  enter('1.234,50');
  fireEvent.click(screen.getByRole('button', { name: /1111/, hidden: true }));
  fireEvent.click(submitButton());
  await waitFor(() => expect(balance()).toBe(before + 123_450));
  expect(sent).toMatchObject([{ amount: '1234.50' }]);
});

it('gives each form its own id', async () => {
  pay('4111111111111111');
  fireEvent.click(await screen.findByRole('button', { name: 'New payment' }));
  pay('4111111111111111');
  await screen.findByText('50.00 EUR is in your wallet.');
  expect(balance()).toBe(before + 10_000);
});

it('shows that a payment is cancelled once the server has cancelled it', async () => {
  pay('4000000000000127');
  // Repeated, since it has no effect before the payment has arrived.
  await waitFor(() => {
    const button = screen.queryByRole<HTMLButtonElement>('button', { name: 'Cancel' });
    if (button?.disabled === false) fireEvent.click(button);
    screen.getByRole('heading', { name: 'Cancelled' });
  });
  expect(newest()?.state).toBe('Cancelled');
  expect(balance()).toBe(before);
});

it('shows the result of a payment that was cancelled too late', async () => {
  const pageFetch = globalThis.fetch;
  globalThis.fetch = async (...request) => {
    const answer = await pageFetch(...request);
    // The payment is recorded, and its response not yet displayed.
    if (request[0] === '/api/payments') fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    return answer;
  };
  pay('4111111111111111');
  await screen.findByText('50.00 EUR is in your wallet.');
  expect(balance()).toBe(before + 5000);
});
