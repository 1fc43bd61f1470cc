import { randomUUID } from 'node:crypto';
import brand from '../../../../../apps/infiniza/brand.ts';
import { createPartnerPorts } from '../../adapters/index.ts';
import { seededStore } from '../../seed/index.ts';
import type { Player, Store } from '../../store/index.ts';
import { serve, type TestServer } from '../testing/http.ts';
import { createCashier } from './index.ts';
import { isExpired, isIban } from './payment.ts';

const lobby = 'http://localhost:4200';

let store: Store;
let player: Player;
let server: TestServer;
let before: number;

beforeEach(async () => {
  store = await seededStore(brand);
  const found = store.players.findByEmail('player@lobby.test');
  if (!found) throw new Error('the seed has no such player');
  player = found;
  before = balance();
  const ports = createPartnerPorts(store, brand);
  server = await serve(() => createCashier(ports, { lobbyOrigins: [lobby], responseMs: 5, timeoutMs: 20 }));
});
afterEach(async () => {
  await server.close();
  store.close();
});

const balance = () => store.wallets.ofPlayer(player.id).balance;
const startSession = (type: 'Deposit' | 'Withdrawal' = 'Deposit') =>
  store.payments.startCashierSession(player.id, type).id;
const newest = () => store.payments.ofPlayer(player.id)[0];

const card = (number: string) => ({ method: 'creditcard', number, expiry: '12/39', cvc: '123' });
const success = card('4111 1111 1111 1111');

async function pay(details: object, more: object = {}, signal?: AbortSignal) {
  const response = await fetch(`${server.origin}/api/payments`, {
    method: 'POST',
    body: JSON.stringify({
      id: randomUUID(),
      sessionId: startSession(),
      type: 'deposit',
      amount: '50.00',
      details,
      ...more,
    }),
    signal,
  });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

describe('the cashier’s page', () => {
  const open = async (query: Record<string, string>) => {
    const response = await fetch(`${server.origin}/?${new URLSearchParams(query)}`);
    const html = await response.text();
    const [, json = '{}'] = /id="cashier">(.*?)<\/script>/.exec(html) ?? [];
    return {
      response,
      html,
      data: JSON.parse(json) as Record<string, unknown> & { session?: Record<string, unknown> },
    };
  };

  it('reads method, amount, theme and language from the bootstrapper’s query, and the player from the session', async () => {
    const { response, html, data } = await open({
      ...{ userId: player.id, sessionId: startSession(), method: 'withdrawal', amount: '75.5', providerType: 'bank' },
      ...{ themeMode: 'dark', locale: 'de_AT', containerHeight: 'auto' },
    });
    expect(response.headers.get('content-security-policy')).toContain(`frame-ancestors ${lobby}`);
    expect(html).toContain('<html lang="de" data-theme="dark">');
    expect(data).toMatchObject({ method: 'withdrawal', amount: '75.5', providerType: 'bank' });
    expect(data).toMatchObject({ autoHeight: true });
    expect(data.session).toMatchObject({ currency: 'EUR', minimum: { deposit: '20.00' } });
  });

  it.each([
    ['et_EE', 'et', 'Sissemakse'],
    ['no_NO', 'no', 'Sett inn'],
    ['fr_CA', 'fr', 'Déposer'],
    ['it_IT', 'it', 'Deposita'],
    ['ja_JP', 'ja', '入金'],
    ['sv_SE', 'en', 'Deposit'],
  ])('is for %s in %s', async (locale, language, title) => {
    const { html } = await open({ userId: player.id, sessionId: startSession(), locale });
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain(`<title>${title}</title>`);
  });

  it.each([
    ['an unknown session', { sessionId: 'unknown' }],
    ['another player’s session', { userId: 'another' }],
  ])('shows no player data for %s', async (_, query) => {
    const { data } = await open({ userId: player.id, sessionId: startSession(), ...query });
    expect(data.session).toBeUndefined();
  });

  it('ends with the session, by the platform’s time', async () => {
    const sessionId = startSession();
    store.moveClock(31 * 60_000);
    expect((await open({ userId: player.id, sessionId })).data.session).toBeUndefined();
    expect((await pay(success, { sessionId })).body).toEqual({ rejected: 'session-expired' });
  });

  it('escapes or ignores hostile parameters', async () => {
    const { html, data } = await open({
      amount: '1e9',
      method: '<script>',
      providerType: '</script><script>1',
      themeMode: '"',
    });
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(data).toMatchObject({ amount: '', method: 'deposit', themeMode: 'light' });
  });
});

describe('deposits', () => {
  it('by card credit the wallet, and store only the masked card number', async () => {
    const { body } = await pay(success);
    expect(body).toMatchObject({ outcome: 'completed' });
    expect(balance()).toBe(before + 5000);
    expect(newest()).toMatchObject({ id: body.transactionId, state: 'Completed', provider: 'CreditcardDeposit' });
    expect(newest()?.payload).toContain('411111******1111');
    expect(newest()?.payload).not.toContain('4111111111111111');
  });

  it.each([
    ['4000 0000 0000 0002', 'declined', 'Cancelled'],
    ['4000 0000 0000 9995', 'pending', 'Initialized'],
    ['4000 0000 0000 0127', 'unresolved', 'Initialized'],
  ])('by card %s are %s', async (number, outcome, state) => {
    expect((await pay(card(number))).body).toMatchObject({ outcome });
    expect(newest()).toMatchObject({ state });
    expect(balance()).toBe(before);
  });

  it('by wallet are completed, by bank pending', async () => {
    expect((await pay({ method: 'ewallet', email: 'p@lobby.test' })).body.outcome).toBe('completed');
    expect((await pay({ method: 'bank', iban: 'FI21 1234 5600 0007 85' })).body.outcome).toBe('pending');
    expect(balance()).toBe(before + 5000);
  });

  it('are cancelled when the client disconnects', async () => {
    const ports = createPartnerPorts(store, brand);
    const [requested, recorded] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const payments: typeof ports.payments = {
      ...ports.payments,
      session(id) {
        requested.resolve();
        return ports.payments.session(id);
      },
      record(...payment) {
        const result = ports.payments.record(...payment);
        recorded.resolve();
        return result;
      },
    };
    await server.close();
    server = await serve(() => createCashier({ ...ports, payments }, { lobbyOrigins: [lobby], timeoutMs: 60_000 }));
    const abort = new AbortController();
    const payment = pay(card('4000 0000 0000 0127'), {}, abort.signal);
    await requested.promise;
    abort.abort();
    await expect(payment).rejects.toThrow();
    await recorded.promise;
    expect(newest()).toMatchObject({ state: 'Cancelled' });
    expect(balance()).toBe(before);
  });

  it.each<[field: string, name: string, form: [object, object?]]>([
    ['number', 'another card', [card('5555 5555 5555 4444')]],
    ['expiry', 'an expired card', [{ ...success, expiry: '01/20' }]],
    ['expiry', 'an invalid month', [{ ...success, expiry: '13/39' }]],
    ['cvc', 'a short code', [{ ...success, cvc: '12' }]],
    ['iban', 'a wrong IBAN', [{ method: 'bank', iban: 'FI21 1234 5600 0007 86' }]],
    ['email', 'a wallet without address', [{ method: 'ewallet', email: 'nobody' }]],
    ['amount', 'a negative amount', [success, { amount: '-50.00' }]],
    ['amount', 'too many decimals', [success, { amount: '50.001' }]],
    ['type', 'another type', [success, { type: 'gift' }]],
    ['id', 'no id', [success, { id: undefined }]],
    ['id', 'an id that is no UUID', [success, { id: '1' }]],
  ])('name the field %s for %s', async (field, _, [details, more]) => {
    const { status, body } = await pay(details, more);
    expect({ status, ...body }).toEqual({ status: 422, rejected: 'form', field });
    expect(balance()).toBe(before);
  });

  it('below the minimum or of a blocked player are rejected', async () => {
    expect((await pay(success, { amount: '19.99' })).body).toEqual({ rejected: 'amount' });
    store.players.update(player.id, { isDepositsBlocked: true });
    expect((await pay(success)).body).toEqual({ rejected: 'blocked' });
    expect(balance()).toBe(before);
  });
});

describe('withdrawals', () => {
  const withdraw = (details: object, amount = '50.00') =>
    pay(details, { sessionId: startSession('Withdrawal'), type: 'withdrawal', amount });

  it('go back to the card of a deposit', async () => {
    await pay(success);
    const { body } = await withdraw({ method: 'account', accountId: '411111******1111' });
    expect(body.outcome).toBe('completed');
    expect(balance()).toBe(before);
    expect(newest()).toMatchObject({ type: 'Withdrawal', provider: 'CreditcardWithdrawal' });
  });

  it('do not go to a new card or an unknown account, or beyond the balance', async () => {
    expect((await withdraw(success)).body).toEqual({ rejected: 'form', field: 'method' });
    expect((await withdraw({ method: 'account', accountId: 'unknown' })).body).toMatchObject({ field: 'accountId' });
    const wallet = { method: 'ewallet', email: 'p@lobby.test' };
    expect((await withdraw(wallet, '2000.00')).body).toEqual({ rejected: 'insufficient-funds' });
    expect(balance()).toBe(before);
  });
});

describe('checks', () => {
  it.each([
    ['FI2112345600000785', true],
    ['DE89370400440532013000', true],
    ['EE382200221020145685', true],
    ['DE89370400440532013001', false],
    ['1234', false],
  ])('IBAN %s: %s', (iban, valid) => expect(isIban(iban)).toBe(valid));

  it('a card is valid until the end of its month', () => {
    expect(isExpired('05/30', Date.UTC(2030, 4, 31, 23))).toBe(false);
    expect(isExpired('05/30', Date.UTC(2030, 5, 1))).toBe(true);
  });
});
