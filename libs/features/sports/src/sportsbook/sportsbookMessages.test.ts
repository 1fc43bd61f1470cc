import fc from 'fast-check';
import { couponSchema, messageSchema, originOf, pageSchema, sendMessage } from './sportsbookMessages.ts';
import * as v from 'valibot';

const origin = 'https://sports.acme.test';
const read = (data: unknown) => {
  const message = v.safeParse(messageSchema, data);
  return message.success ? message.output : null;
};

describe('messages of the sportsbook', () => {
  it.each(['ready', 'sessionEnded', 'signIn', 'balanceChanged'])('reads %s', (type) => {
    expect(read({ channel: 'sportsbook', type })).toMatchObject({ type });
  });

  it.each([
    ['another channel', { channel: 'games', type: 'ready' }],
    ['no channel', { type: 'ready' }],
    ['an unknown type', { channel: 'sportsbook', type: 'withdraw' }],
    ['a string', 'ready'],
    ['nothing', null],
  ])('ignores %s', (_, message) => {
    expect(read(message)).toBeNull();
  });

  it.each([
    ['12.50', '12.50'],
    ['5', '5'],
    ['-5', undefined],
    ['1e3', undefined],
    ['12.505', undefined],
    [12.5, undefined],
    [null, undefined],
  ])('takes the amount %j of a deposit as %j', (amount, expected) => {
    expect(read({ channel: 'sportsbook', type: 'deposit', amount })).toMatchObject({
      type: 'deposit',
      amount: expected,
    });
  });

  it.each([
    [812.2, 813],
    [0, 320],
    [-4, 320],
    [10_000_000, 20_000],
  ])('keeps the height %d within bounds: %d', (height, expected) => {
    expect(read({ channel: 'sportsbook', type: 'height', height })).toMatchObject({ height: expected });
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, '500', null])('ignores the height %p', (height) => {
    expect(read({ channel: 'sportsbook', type: 'height', height })).toBeNull();
  });

  it.each(['/', '/football/', '/event/football-12/', '/a-b_c/d.e~f', '/%C3%A4'])('reads the page %s', (path) => {
    expect(read({ channel: 'sportsbook', type: 'route', path })).toMatchObject({ path });
  });

  it.each([
    '',
    'football',
    '//evil.test',
    '/a//b',
    '/\\evil',
    '/../x',
    '/a/./b',
    '/%2e%2E/x',
    '/a?b=1',
    '/a#b',
    '/a b',
    'javascript:alert(1)',
    'https://evil.test/',
    `/${'a'.repeat(300)}`,
    7,
  ])('is no page: %j', (path) => {
    expect(read({ channel: 'sportsbook', type: 'route', path })).toBeNull();
  });

  it('takes no page to another site, whatever it is sent', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.webPath()), (text) => {
        if (!v.is(pageSchema, text)) return;
        expect(new URL(text, 'https://lobby.acme.test').href).toBe(`https://lobby.acme.test${text}`);
      }),
    );
  });

  it('takes a coupon of bounded length without control characters', () => {
    const isCoupon = (text: unknown) => v.is(couponSchema, text);
    expect(['a', 'football-1.result.home', 'x'.repeat(256)].map(isCoupon)).toEqual([true, true, true]);
    expect(['', 'a b', 'a\n', 'x'.repeat(257), 'ä', null].map(isCoupon)).toEqual(Array(6).fill(false));
  });
});

describe('where the sportsbook is', () => {
  it.each([
    ['https://sports.acme.test/book/?x=1', 'https://sports.acme.test'],
    [`${window.location.origin}/sports/`, null],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['nowhere', null],
    [undefined, null],
  ])('%s: %s', (url, expected) => {
    expect(originOf(url)).toBe(expected);
  });

  it('is the only one who receives anything', () => {
    const postMessage = jest.fn();
    const element = { contentWindow: { postMessage } } as unknown as HTMLIFrameElement;
    sendMessage(element, origin, { type: 'paused', paused: true });
    expect(postMessage).toHaveBeenCalledWith({ channel: 'sportsbook', type: 'paused', paused: true }, origin);
    sendMessage(element, null, { type: 'paused', paused: true });
    expect(postMessage).toHaveBeenCalledTimes(1);
  });
});
