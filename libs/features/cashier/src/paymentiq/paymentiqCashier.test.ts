import type { HostedCashierEvent, HostedCashierOptions } from '../hostedCashier.ts';
import { openPaymentiqCashier } from './paymentiqCashier.ts';

// The real bootstrapper: in this environment its frame is http://localhost:5000/.
const origin = 'http://localhost:5000';
const transaction = { txRefId: '1', txType: 'CreditcardDeposit', txAmount: '50.00', txAmountCy: 'EUR' };

function visit(more: Partial<HostedCashierOptions> = {}) {
  const element = document.createElement('div');
  document.body.replaceChildren(element);
  const events: HostedCashierEvent[] = [];
  const close = openPaymentiqCashier(
    {
      element,
      settings: { environment: 'development', merchantId: '100', origin, available: true },
      session: { userId: 'player-1', sessionId: 'short-lived', merchantId: '100' },
      method: 'deposit',
      locale: 'en_GB',
      theme: 'light',
      title: 'Cashier',
      ...more,
    },
    (event) => events.push(event),
  );
  const frame = element.querySelector('iframe')!;
  const say = (eventType: string, payload?: unknown, from = origin) => {
    const event = new MessageEvent('message', { data: { eventType, payload }, origin: from });
    Object.defineProperty(event, 'source', { value: frame.contentWindow });
    window.dispatchEvent(event);
  };
  return { element, events, close, frame, say };
}

describe('PaymentIQ cashier', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  it('shows the partner’s frame with what it is to start with (A-025, R-4-007)', () => {
    const { frame, close } = visit({ amount: '50.00', paymentMethod: 'creditcard', theme: 'dark' });
    const { origin: host, searchParams } = new URL(frame.src);
    expect(host).toBe(origin);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      merchantId: '100',
      userId: 'player-1',
      sessionId: 'short-lived',
      method: 'deposit',
      amount: '50.00',
      providerType: 'creditcard',
      locale: 'en_GB',
      themeMode: 'dark',
      autoProcess: 'false',
    });
    expect(frame.title).toBe('Cashier');
    close();
  });

  it('tells what happens in it', () => {
    const { frame, events, say, close } = visit();
    say('CASHIER_INIT_LOAD', { majorVersion: 'v3' });
    frame.dispatchEvent(new Event('load'));
    say('TRANSACTION_INIT', transaction);
    say('TX_CANCELLED', transaction);
    say('TX_VALIDATION_FAILED', { fields: ['number'] });
    say('TX_FAILED', transaction);
    say('TX_PENDING', transaction);
    say('TX_UNRESOLVED', transaction);
    say('TX_SUCCESS', transaction);
    expect(events).toEqual([
      { type: 'LOADED' },
      { type: 'SUBMITTED' },
      { type: 'TAKEN_BACK' },
      { type: 'TAKEN_BACK' },
      { type: 'DECLINED' },
      { type: 'PENDING' },
      { type: 'PENDING' },
      { type: 'SUCCEEDED', payment: { amount: '50.00', currency: 'EUR' } },
    ]);
    close();
  });

  it('gives the frame the height that it asks for, even before it has loaded', () => {
    const { frame, say, close } = visit();
    say('APP_SET_HEIGHT', { height: 640 });
    expect(frame.style.height).toBe('640px');
    say('APP_SET_HEIGHT', { height: 'calc(100vh)' });
    say('APP_SET_HEIGHT', { height: 1e9 });
    expect(frame.style.height).toBe('640px');
    close();
  });

  it.each([[undefined], [null], ['text'], [{ txAmount: 'much', txAmountCy: 7 }]])(
    'tells a success with the payload %j without a payment’s figures',
    (payload) => {
      const { frame, events, say, close } = visit();
      frame.dispatchEvent(new Event('load'));
      say('TX_SUCCESS', payload);
      expect(events).toEqual([{ type: 'SUCCEEDED', payment: {} }]);
      close();
    },
  );

  it('hears nobody else (A-176)', () => {
    const { frame, events, say, close } = visit();
    frame.dispatchEvent(new Event('load'));
    say('TX_SUCCESS', transaction, 'https://elsewhere.test');
    say('TX_SUCCESS', transaction, 'http://0.0.0.0:5000');
    expect(events).toEqual([]);
    close();
  });

  it('leaves nothing behind and can be opened again', () => {
    const first = visit();
    first.frame.dispatchEvent(new Event('load'));
    first.close();
    expect(first.element).toBeEmptyDOMElement();
    first.say('TX_SUCCESS', transaction);
    expect(first.events).toEqual([]);

    const second = visit();
    second.frame.dispatchEvent(new Event('load'));
    second.say('CASHIER_INIT_LOAD');
    second.say('TX_SUCCESS', transaction);
    expect(second.events.map(({ type }) => type)).toEqual(['LOADED', 'SUCCEEDED']);
    expect(first.events).toEqual([]);
    second.close();
  });
});
