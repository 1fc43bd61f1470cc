import { trustCashier } from './messageFilter.ts';

const origin = 'https://cashier.test';
const frame = { name: 'frame' } as unknown as Window;
const partner = jest.fn();

function send(data: unknown, from: string = origin, source: Window | null = frame) {
  const event = new MessageEvent('message', { data, origin: from });
  Object.defineProperty(event, 'source', { value: source });
  window.dispatchEvent(event);
}

describe('filter of the cashier’s messages', () => {
  let distrust = () => {};
  // The partner's listener is there before the filter, as after a first visit.
  beforeAll(() => window.addEventListener('message', partner));
  afterAll(() => window.removeEventListener('message', partner));
  beforeEach(() => {
    partner.mockClear();
    distrust = trustCashier({ origin, frame: () => frame });
  });
  afterEach(() => distrust());

  it.each([
    [{ eventType: 'TX_SUCCESS', payload: { txAmount: '20.00' } }],
    [JSON.stringify({ eventType: 'CASHIER_INIT_LOAD' })],
    [{ eventType: 'TOP_URL_REPLACE', payload: { url: 'https://bank.test/3ds' } }],
  ])('lets its own frame say %j (A-176)', (data) => {
    send(data);
    expect(partner).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['another origin', 'https://elsewhere.test', frame],
    ['this page', window.location.origin, window],
    ['another window of its origin', origin, window],
    ['no window', origin, null],
  ])('hears no success from %s (A-176)', (_, from, source) => {
    send({ eventType: 'TX_SUCCESS' }, from, source);
    send(JSON.stringify({ eventType: 'CASHIER_INIT_LOAD' }), from, source);
    expect(partner).not.toHaveBeenCalled();
  });

  it.each([
    [{ eventType: 'SETUP_AUTHORIZE_SCRIPT', payload: { provider: 'x', authorizeScript: 'alert(1)' } }],
    [{ eventType: 'EXECUTE_AUTHORIZE_METHOD', payload: { method: 'close', parameters: [] } }],
    [JSON.stringify({ eventType: 'EXECUTE_AUTHORIZE_METHOD', payload: { method: 'close' } })],
    [{ eventType: 'TOP_URL_REPLACE', payload: { url: 'javascript:alert(1)' } }],
    [{ eventType: 'TOP_URL_REPLACE' }],
    [{ eventType: 'APP_SET_HEIGHT', payload: { height: 'calc(100vh)' } }],
    [{ eventType: 'APP_SET_HEIGHT', payload: { height: 1e9 } }],
  ])('refuses even its own frame %j (A-176)', (data) => {
    send(data);
    expect(partner).not.toHaveBeenCalled();
  });

  it('hears nothing from no window while its frame is not there', () => {
    distrust = trustCashier({ origin, frame: () => null });
    send({ eventType: 'TX_SUCCESS' }, origin, null);
    expect(partner).not.toHaveBeenCalled();
  });

  it('trusts nobody once the cashier is gone', () => {
    distrust();
    send({ eventType: 'TX_SUCCESS' });
    expect(partner).not.toHaveBeenCalled();
  });

  it.each([['hello'], [{ type: 'closeQuickDeposit' }], [{ eventType: 'NOT_THE_PARTNERS' }], [null], ['{']])(
    'leaves %j, which is none of its business, alone',
    (data) => {
      send(data, 'https://game.test', null);
      expect(partner).toHaveBeenCalledTimes(1);
    },
  );
});
