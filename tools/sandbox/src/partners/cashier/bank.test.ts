import { randomUUID } from 'node:crypto';
import brand from '../../../../../apps/infiniza/brand.ts';
import { createPartnerPorts } from '../../adapters/index.ts';
import { seededStore } from '../../seed/index.ts';
import type { Store } from '../../store/index.ts';
import { serve, type TestServer } from '../testing/http.ts';
import { createCashier } from './index.ts';

const lobby = 'http://localhost:4200';
const returnUrl = `${lobby}/de/`;

let store: Store;
let playerId: string;
let server: TestServer;
let before: number;

beforeEach(async () => {
  store = await seededStore(brand);
  playerId = store.players.findByEmail('player@lobby.test')?.id ?? '';
  before = balance();
  server = await serve(() =>
    createCashier(createPartnerPorts(store, brand), { lobbyOrigins: [lobby], responseMs: 5, timeoutMs: 20 }),
  );
});
afterEach(async () => {
  await server.close();
  store.close();
});

const balance = () => store.wallets.ofPlayer(playerId).balance;
const payments = () => store.payments.ofPlayer(playerId, 'Deposit');

async function pay(fields: object = {}) {
  const body = {
    ...{ id: randomUUID(), sessionId: store.payments.startCashierSession(playerId, 'Deposit').id, type: 'deposit' },
    ...{ amount: '50.00', details: { method: 'trustly' }, returnUrl, locale: 'de_DE', ...fields },
  };
  const response = await fetch(`${server.origin}/api/payments`, { method: 'POST', body: JSON.stringify(body) });
  return (await response.json()) as Record<string, string>;
}
const open = async (path = '') => (await fetch(server.origin + path)).text();
const answer = (fields: Record<string, string>) =>
  fetch(`${server.origin}/bank`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

it('is where a payment by instant banking is confirmed, from the account of choice', async () => {
  const { outcome, bankPath, transactionId = '' } = await pay();
  expect(outcome).toBe('redirect');
  expect(payments()[0]).toMatchObject({ id: transactionId, state: 'Initialized', method: 'trustly' });
  const page = await open(bankPath);
  expect(page).toContain('<html lang="de">');
  expect(page).toContain('50,00 EUR');
  const response = await answer({ payment: transactionId, account: 'FI12 **** 7781', answer: 'confirm' });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(returnUrl);
  expect(balance()).toBe(before + 5000);
  expect(payments()[0]).toMatchObject({ state: 'Completed', provider: 'TrustlyDeposit' });
  expect(JSON.parse(payments()[0]?.payload ?? '')).toMatchObject({ debtor: { account: 'FI12 **** 7781' } });
});

it('counts once, however often it is answered or sent', async () => {
  const id = randomUUID();
  const sessionId = store.payments.startCashierSession(playerId, 'Deposit').id;
  const first = await pay({ id, sessionId });
  expect(await pay({ id, sessionId })).toEqual(first);
  const confirm = { payment: id, account: 'FI12 **** 7781', answer: 'confirm' };
  await Promise.all([answer(confirm), answer(confirm), answer({ ...confirm, answer: 'cancel' })]);
  expect(balance()).toBe(before + 5000);
  expect(await open(first.bankPath)).toContain('Diese Zahlung braucht keine Antwort mehr');
});

it.each([
  ['cancelled', { answer: 'cancel', account: 'FI12 **** 7781' }],
  ['from an account that is not the player’s', { answer: 'confirm', account: 'DE00 **** 0000' }],
])('moves nothing when it is %s', async (_, fields) => {
  const { transactionId = '' } = await pay();
  await answer({ payment: transactionId, ...fields });
  expect(payments()[0]?.state).toBe('Cancelled');
  expect(balance()).toBe(before);
});

const limit = () => ({ playerId, kind: 'Deposit', period: 'Day' }) as const;
const lowerLimit = (value: number) => store.limits.set(limit(), value, { increaseDelayHours: 24, confirmationDays: 7 });

it.each<[string, () => unknown]>([
  ['was excluded', () => store.players.update(playerId, { exclusionEndsAt: '2099-01-01T00:00:00Z' })],
  ['has set a lower limit', () => lowerLimit(store.limits.find(limit()).used - 1)],
  [
    'owes a declaration',
    () =>
      store.players.update(playerId, {
        sourceOfWealth: { status: 'Required', dueDate: new Date(store.now() - 1).toISOString(), completed: [] },
      }),
  ],
])('pays back what comes after the player %s', async (_, change) => {
  const { transactionId = '' } = await pay();
  change();
  await answer({ payment: transactionId, account: 'FI12 **** 7781', answer: 'confirm' });
  expect(payments()[0]?.state).toBe('Cancelled');
  expect(balance()).toBe(before);
});

it('takes what a lower limit still has room for, whichever bank answers first', async () => {
  const first = (await pay()).transactionId ?? '';
  const second = (await pay({ amount: '30.00' })).transactionId ?? '';
  lowerLimit(store.limits.find(limit()).used - 20_00);
  for (const payment of [second, first]) await answer({ payment, account: 'FI12 **** 7781', answer: 'confirm' });
  expect(payments().map(({ id, state }) => [id, state])).toEqual(
    expect.arrayContaining([
      [second, 'Completed'],
      [first, 'Cancelled'],
    ]),
  );
  expect(balance()).toBe(before + 30_00);
});

it('begins with the account that the player has chosen in the cashier', async () => {
  const { transactionId = '' } = await pay();
  await answer({ payment: transactionId, account: 'FI12 **** 7781', answer: 'confirm' });
  const { bankPath } = await pay({ details: { method: 'account', accountId: 'FI12 **** 7781' } });
  expect(await open(bankPath)).toMatch(/value="FI12 \*{4} 7781" checked/);
});

it.each(['https://elsewhere.test/', 'javascript:alert(1)'])('never leads to %s', async (elsewhere) => {
  const { transactionId = '' } = await pay({ returnUrl: elsewhere });
  const response = await answer({ payment: transactionId, answer: 'cancel' });
  expect(response.headers.get('location')).toBe(`${lobby}/`);
});

it('is not there for a method that the market does not have, nor for a withdrawal to a new account', async () => {
  expect(await pay({ details: { method: 'krofort' } })).toEqual({ rejected: 'blocked' });
  const sessionId = store.payments.startCashierSession(playerId, 'Withdrawal').id;
  expect(await pay({ sessionId, type: 'withdrawal' })).toEqual({ rejected: 'form', field: 'method' });
});

it('rejects a withdrawal outside the closed loop, whatever the form says', async () => {
  const ports = createPartnerPorts(store, { ...brand, license: 'est' });
  const sessionId = store.payments.startCashierSession(playerId, 'Withdrawal').id;
  const request = { id: randomUUID(), sessionId, type: 'withdrawal', amount: 5000, account: 'x@example.com' } as const;
  expect(ports.payments.record({ ...request, method: 'ewallet' }, 'completed')).toEqual({
    ...{ status: 'rejected', reason: 'blocked' },
  });
  expect(ports.payments.record({ ...request, method: 'creditcard' }, 'completed')).toMatchObject({
    status: 'recorded',
  });
});
