import { filterCashierMessages } from './messageFilter.ts';

const origin = 'https://cashier.test';
const frame = { name: 'frame' } as unknown as Window;
const partnerListener = jest.fn();

function post(data: unknown, from: string = origin, source: Window | null = frame) {
  const event = new MessageEvent('message', { data, origin: from });
  Object.defineProperty(event, 'source', { value: source });
  window.dispatchEvent(event);
}

describe('filter of the cashier’s messages', () => {
  let removeFilter = () => {};
  // The partner's listener is registered before the filter, as on a second visit.
  beforeAll(() => window.addEventListener('message', partnerListener));
  afterAll(() => window.removeEventListener('message', partnerListener));
  beforeEach(() => {
    partnerListener.mockClear();
    removeFilter = filterCashierMessages({
      frame: () => ({ contentWindow: frame }) as HTMLIFrameElement,
      origins: [origin],
    });
  });
  afterEach(() => removeFilter());

  it.each([
    [{ eventType: 'TX_SUCCESS', payload: { txAmount: '20.00' } }],
    [JSON.stringify({ eventType: 'CASHIER_INIT_LOAD' })],
    [{ eventType: 'TOP_URL_REPLACE', payload: { url: 'https://bank.test/3ds' } }],
  ])('passes %j from the cashier’s own frame (A-176)', (data) => {
    post(data);
    expect(partnerListener).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['another origin', 'https://elsewhere.test', frame],
    ['this page', window.location.origin, window],
    ['another window of its origin', origin, window],
    ['no window', origin, null],
  ])('drops a success from %s (A-176)', (_, from, source) => {
    post({ eventType: 'TX_SUCCESS' }, from, source);
    post(JSON.stringify({ eventType: 'CASHIER_INIT_LOAD' }), from, source);
    expect(partnerListener).not.toHaveBeenCalled();
  });

  it.each([
    [{ eventType: 'SETUP_AUTHORIZE_SCRIPT', payload: { provider: 'x', authorizeScript: 'alert(1)' } }],
    [{ eventType: 'EXECUTE_AUTHORIZE_METHOD', payload: { method: 'close', parameters: [] } }],
    [JSON.stringify({ eventType: 'EXECUTE_AUTHORIZE_METHOD', payload: { method: 'close' } })],
    [{ eventType: 'TOP_URL_REPLACE', payload: { url: 'javascript:alert(1)' } }],
    [{ eventType: 'TOP_URL_REPLACE' }],
    [{ eventType: 'APP_SET_HEIGHT', payload: { height: 'calc(100vh)' } }],
    [{ eventType: 'APP_SET_HEIGHT', payload: { height: 1e9 } }],
  ])('drops %j even from the cashier’s own frame (A-176)', (data) => {
    post(data);
    expect(partnerListener).not.toHaveBeenCalled();
  });

  it('drops messages without a source while the frame does not exist', () => {
    removeFilter = filterCashierMessages({ frame: () => null, origins: [origin] });
    post({ eventType: 'TX_SUCCESS' }, origin, null);
    expect(partnerListener).not.toHaveBeenCalled();
  });

  it('drops everything after the cashier has been removed', () => {
    removeFilter();
    post({ eventType: 'TX_SUCCESS' });
    expect(partnerListener).not.toHaveBeenCalled();
  });

  it.each([['hello'], [{ type: 'closeQuickDeposit' }], [{ eventType: 'OTHER_EVENT' }], [null], ['{']])(
    'passes %j, which is no message of the partner',
    (data) => {
      post(data, 'https://game.test', null);
      expect(partnerListener).toHaveBeenCalledTimes(1);
    },
  );
});
