import { onCloseMessage } from './surroundings.ts';

const own = 'http://localhost';
const cashier = 'http://localhost:5000';
const send = (data: unknown, origin: string) => window.dispatchEvent(new MessageEvent('message', { data, origin }));

describe('message that closes quick deposit', () => {
  const close = jest.fn();
  let stop = () => {};
  beforeEach(() => {
    close.mockClear();
    stop = onCloseMessage([own, cashier], close);
  });
  afterEach(() => stop());

  it.each([
    [{ type: 'closeQuickDeposit' }, own],
    ['closeQuickDeposit', own],
    [{ type: 'closeQuickDeposit' }, cashier],
  ])('is %j from %s (R-2-061, A-072)', (data, origin) => {
    send(data, origin);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it.each([
    [{ type: 'closeQuickDeposit' }, 'https://elsewhere.test'],
    ['closeQuickDeposit', 'null'],
    [{ type: 'other' }, own],
    [null, own],
    [{ type: ['closeQuickDeposit'] }, cashier],
  ])('is not %j from %s (R-2-061, A-072)', (data, origin) => {
    send(data, origin);
    expect(close).not.toHaveBeenCalled();
  });

  it('is not heard after it was unsubscribed', () => {
    stop();
    send('closeQuickDeposit', own);
    expect(close).not.toHaveBeenCalled();
  });
});
