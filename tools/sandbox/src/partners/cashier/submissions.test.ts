import { randomUUID } from 'node:crypto';
import brand from '../../../../../apps/infiniza/brand.ts';
import { createPartnerPorts } from '../../adapters/index.ts';
import { seededStore } from '../../seed/index.ts';
import type { Store } from '../../store/index.ts';
import { serve, type TestServer } from '../testing/http.ts';
import { createCashier } from './index.ts';

const email = 'player@lobby.test';

let store: Store;
let playerId: string;
let sessionId: string;
let server: TestServer;
let before: number;

beforeEach(async () => {
  store = await seededStore(brand);
  playerId = store.players.findByEmail(email)?.id ?? '';
  sessionId = startCashierSession();
  before = balance();
  const ports = createPartnerPorts(store, brand);
  const options = { lobbyOrigins: ['http://localhost:4200'], responseMs: 5, timeoutMs: 60_000 };
  server = await serve(() => createCashier(ports, options));
});
afterEach(async () => {
  await server.close();
  store.close();
});

const startCashierSession = (type: 'Deposit' | 'Withdrawal' = 'Deposit') =>
  store.payments.startCashierSession(playerId, type).id;
const balance = () => store.wallets.ofPlayer(playerId).balance;
const payments = () => store.payments.ofPlayer(playerId);

async function post(path: string, body: object) {
  const response = await fetch(server.origin + path, { method: 'POST', body: JSON.stringify(body) });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}
const send = (form: object) => post('/api/payments', form);
const cancel = (form: { id: string; sessionId: string }) => post('/api/payments/cancel', form);

const details = { method: 'ewallet', email };
const formOf = (type: 'deposit' | 'withdrawal') => ({
  ...{ id: randomUUID(), type, amount: '50.00', details },
  sessionId: type === 'deposit' ? sessionId : startCashierSession('Withdrawal'),
});
/** A test card for which the provider does not respond: the payment stays pending. */
const unansweredCard = { method: 'creditcard', number: '4000000000000127', expiry: '12/39', cvc: '123' };

/** Polls with an invalid cashier session, which executes nothing, until the server knows the id. */
async function untilPending(form: object): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1)
    if ((await send({ ...form, sessionId: 'none' })).body.rejected === 'duplicate') return;
  throw new Error('The payment did not become pending.');
}

describe('a repeated payment', () => {
  it.each([
    ['deposit', 5000],
    ['withdrawal', -5000],
  ] as const)('is executed as one %s, and gets the same response', async (type, moved) => {
    const form = formOf(type);
    const count = payments().length;
    const first = await send(form);
    expect(first).toMatchObject({ status: 200, body: { outcome: 'completed', transactionId: form.id } });
    expect(await send(form)).toEqual(first);
    expect(balance()).toBe(before + moved);
    expect(payments()).toHaveLength(count + 1);
  });

  it('is executed once while the first request is in progress', async () => {
    const form = formOf('deposit');
    const [first, second] = await Promise.all([send(form), send(form)]);
    expect(second).toEqual(first);
    expect(balance()).toBe(before + 5000);
  });

  it('reports its outcome without a balance once the cashier session has ended', async () => {
    const form = formOf('deposit');
    await send(form);
    store.moveClock(16 * 60_000);
    expect(await send(form)).toEqual({ status: 200, body: { outcome: 'completed', transactionId: form.id } });
    expect(balance()).toBe(before + 5000);
  });

  it('is executed after a rejection, which changed nothing', async () => {
    const form = { ...formOf('withdrawal'), amount: '1000.00' };
    const count = payments().length;
    expect((await send(form)).body).toEqual({ rejected: 'insufficient-funds' });
    expect(payments()).toHaveLength(count);
    store.wallets.move({ playerId, amount: 100_000, moneyType: 'Deposit', reference: 'gift' });
    expect((await send(form)).body).toMatchObject({ outcome: 'completed' });
    expect(balance()).toBe(before);
  });

  it.each<[string, (form: ReturnType<typeof formOf>) => object]>([
    ['another amount', () => ({ amount: '60.00' })],
    ['another type', () => ({ type: 'withdrawal' })],
    ['another account', () => ({ details: { method: 'ewallet', email: 'other@lobby.test' } })],
    ['another method', () => ({ details: { method: 'bank', iban: 'FI2112345600000785' } })],
    ['another cashier session', () => ({ sessionId: startCashierSession() })],
  ])('is rejected with %s', async (_what, change) => {
    const form = formOf('deposit');
    const sent = send(form);
    await untilPending(form);
    const other = { ...form, ...change(form) };
    expect(await send(other)).toEqual({ status: 409, body: { rejected: 'duplicate' } });
    await sent;
    expect(await send(other)).toEqual({ status: 409, body: { rejected: 'duplicate' } });
    expect(balance()).toBe(before + 5000);
  });

  it('is rejected with the id of a payment from elsewhere', async () => {
    const id = randomUUID();
    const provider = 'EwalletDeposit';
    const payment = { id, playerId, type: 'Deposit', amount: 5000, method: 'ewallet', provider, payload: {} } as const;
    store.payments.record({ ...payment, outcome: 'pending' });
    expect((await send({ ...formOf('deposit'), id })).body).toEqual({ rejected: 'duplicate' });
    expect(balance()).toBe(before);
  });
});

describe('cancelling', () => {
  it('in time is reported as the payment’s result, also for repeated requests', async () => {
    const form = { ...formOf('deposit'), details: unansweredCard };
    const sent = send(form);
    await untilPending(form);
    expect((await cancel(form)).status).toBe(202);
    expect((await sent).body).toMatchObject({ outcome: 'cancelled', transactionId: form.id });
    expect((await send(form)).body).toMatchObject({ outcome: 'cancelled' });
    expect(balance()).toBe(before);
  });

  it('too late changes nothing: the money has moved, and the result shows it', async () => {
    const form = formOf('deposit');
    await send(form);
    expect((await cancel(form)).status).toBe(404);
    expect((await send(form)).body).toMatchObject({ outcome: 'completed' });
    expect(balance()).toBe(before + 5000);
  });

  it('is possible from the payment’s own cashier session only', async () => {
    const form = { ...formOf('deposit'), details: unansweredCard };
    const sent = send(form);
    await untilPending(form);
    expect((await cancel({ id: form.id, sessionId: startCashierSession() })).status).toBe(404);
    expect((await cancel(form)).status).toBe(202);
    expect((await sent).body).toMatchObject({ outcome: 'cancelled' });
  });

  it('names a missing field', async () => {
    expect(await post('/api/payments/cancel', { id: '1' })).toMatchObject({ status: 422, body: { rejected: 'form' } });
  });
});
