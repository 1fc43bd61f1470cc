import type { HostedCashierEvent, HostedCashierOptions } from '../hostedCashier.ts';
import { openPaymentiqCashier } from './paymentiqCashier.ts';

// The real bootstrapper: in this environment its frame is http://localhost:5000/.
const origin = 'http://localhost:5000';
const transaction = { txRefId: '1', txType: 'CreditcardDeposit', txAmount: '50.00', txAmountCy: 'EUR' };

function openCashier(more: Partial<HostedCashierOptions> = {}) {
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
      returnUrl: 'https://lobby.acme.test/en/',
      ...more,
    },
    (event) => events.push(event),
  );
  const frame = element.querySelector('iframe')!;
  const post = (eventType: string, payload?: unknown, from = origin) => {
    const event = new MessageEvent('message', { data: { eventType, payload }, origin: from });
    Object.defineProperty(event, 'source', { value: frame.contentWindow });
    window.dispatchEvent(event);
  };
  return { element, events, close, frame, post };
}

describe('PaymentIQ cashier', () => {
  // The partner's fingerprint draws on a canvas, for which jsdom logs an error.
  beforeEach(() => void jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));
  afterEach(() => jest.restoreAllMocks());

  it('shows the partner’s frame with amount, method, theme and locale (A-025, R-4-007)', () => {
    const { frame, close } = openCashier({
      ...{ amount: '50.00', paymentMethod: 'creditcard', accountId: '411111******1111', theme: 'dark' },
    });
    const { origin: host, searchParams } = new URL(frame.src);
    expect(host).toBe(origin);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      merchantId: '100',
      userId: 'player-1',
      sessionId: 'short-lived',
      method: 'deposit',
      amount: '50.00',
      providerType: 'creditcard',
      accountId: '411111******1111',
      'attributes.successUrl': 'https://lobby.acme.test/en/',
      'attributes.cancelUrl': 'https://lobby.acme.test/en/',
      locale: 'en_GB',
      themeMode: 'dark',
      autoProcess: 'false',
    });
    expect(frame.title).toBe('Cashier');
    close();
  });

  it('reports the partner’s messages as events of the port', () => {
    const { frame, events, post, close } = openCashier();
    post('CASHIER_INIT_LOAD', { majorVersion: 'v3' });
    frame.dispatchEvent(new Event('load'));
    post('TRANSACTION_INIT', transaction);
    post('TX_CANCELLED', transaction);
    post('TX_VALIDATION_FAILED', { fields: ['number'] });
    post('TX_FAILED', transaction);
    post('TX_PENDING', transaction);
    post('TX_UNRESOLVED', transaction);
    post('TX_SUCCESS', transaction);
    expect(events).toEqual([
      { type: 'LOADED' },
      { type: 'SUBMITTED' },
      { type: 'RETRACTED' },
      { type: 'RETRACTED' },
      { type: 'DECLINED' },
      { type: 'PENDING' },
      { type: 'PENDING' },
      { type: 'SUCCEEDED', payment: { amount: '50.00', currency: 'EUR' } },
    ]);
    close();
  });

  it('sets the frame’s height as requested, even before its load event', () => {
    const { frame, post, close } = openCashier();
    post('APP_SET_HEIGHT', { height: 640 });
    expect(frame.style.height).toBe('640px');
    post('APP_SET_HEIGHT', { height: 'calc(100vh)' });
    post('APP_SET_HEIGHT', { height: 1e9 });
    expect(frame.style.height).toBe('640px');
    close();
  });

  it.each([[undefined], [null], ['text'], [{ txAmount: 'much', txAmountCy: 7 }]])(
    'reports a success with the payload %j without amount and currency',
    (payload) => {
      const { frame, events, post, close } = openCashier();
      frame.dispatchEvent(new Event('load'));
      post('TX_SUCCESS', payload);
      expect(events).toEqual([{ type: 'SUCCEEDED', payment: {} }]);
      close();
    },
  );

  it('ignores messages from other origins (A-176)', () => {
    const { frame, events, post, close } = openCashier();
    frame.dispatchEvent(new Event('load'));
    post('TX_SUCCESS', transaction, 'https://elsewhere.test');
    post('TX_SUCCESS', transaction, 'http://0.0.0.0:5000');
    expect(events).toEqual([]);
    close();
  });

  it('may leave the page, and be closed, before the partner has taken its fingerprint of the device', () => {
    jest.useFakeTimers();
    const { element, frame, close } = openCashier();
    frame.dispatchEvent(new Event('load'));
    element.remove();
    window._paymentCashierDFP = 'fingerprint';
    expect(() => jest.advanceTimersByTime(1000)).not.toThrow();
    close();
    expect(() => jest.advanceTimersByTime(1000)).not.toThrow();

    const next = openCashier();
    const post = jest.spyOn(next.frame.contentWindow!, 'postMessage').mockImplementation(() => undefined);
    next.frame.dispatchEvent(new Event('load'));
    next.post('CASHIER_INIT_LOAD');
    window._paymentCashierDFP = 'fingerprint';
    jest.advanceTimersByTime(1000);
    expect(post).toHaveBeenCalledWith(expect.objectContaining({ eventType: 'PIQ_DEVICE_ID' }), origin);
    next.close();
    jest.useRealTimers();
  });

  it('removes its frame and listeners, and can be opened again', () => {
    const first = openCashier();
    first.frame.dispatchEvent(new Event('load'));
    first.close();
    expect(first.element).toBeEmptyDOMElement();
    first.post('TX_SUCCESS', transaction);
    expect(first.events).toEqual([]);

    const second = openCashier();
    second.frame.dispatchEvent(new Event('load'));
    second.post('CASHIER_INIT_LOAD');
    second.post('TX_SUCCESS', transaction);
    expect(second.events.map(({ type }) => type)).toEqual(['LOADED', 'SUCCEEDED']);
    expect(first.events).toEqual([]);
    second.close();
  });
});
