import { amountIn, parseDepositAddress } from './depositAddress.ts';

const requestOf = (search: string) => parseDepositAddress(search).request;

it.each([
  ['', {}],
  ['?amount=50', { amount: '50' }],
  ['?amount=50.00&currency=eur&paymentMethod=CreditCard', { amount: '50.00', currency: 'EUR', method: 'creditcard' }],
  ['?currency=NOK&paymentMethod=bank_iban-2', { currency: 'NOK', method: 'bank_iban-2' }],
  // The first of a parameter that is repeated.
  ['?amount=50&amount=5000', { amount: '50' }],
  ['?amount=x&amount=5000', { amount: null }],
  // An amount of a currency that cannot be read is another amount.
  ['?amount=50&currency=%3Cb%3E', { amount: null }],
  ['?amount=50&currency=', { amount: null }],
  ['?currency=euro', {}],
])('reads %j', (search, expected) => {
  expect(requestOf(search)).toEqual(expected);
});

it.each([
  ['nothing', ''],
  ['spaces', '%20'],
  ['spaces around', '%2050'],
  ['zero', '0.00'],
  ['a negative amount', '-50'],
  ['a sign', '%2B50'],
  ['a comma', '50,00'],
  ['thousands', '1,000.00'],
  ['two points', '1.000.00'],
  ['no digit after the point', '50.'],
  ['no digit before the point', '.5'],
  ['more decimals than any currency has', '50.123456789'],
  ['more than anybody has', '1000000000'],
  ['an exponent', '1e3'],
  ['another base', '0x10'],
  ['a word', 'Infinity'],
  ['digits of another script', '%D9%A5%D9%A0'],
  ['wide digits', '%EF%BC%95%EF%BC%90'],
  ['markup', '%3Cb%3E50%3C/b%3E'],
])('takes %s for an amount that cannot be used (A-025)', (_, amount) => {
  expect(requestOf(`?amount=${amount}`)).toEqual({ amount: null });
});

it.each(['', 'a%20b', '%26userId=2', 'k%C3%A4rte', 'x'.repeat(41)])('takes %j for no method', (method) => {
  expect(requestOf(`?paymentMethod=${method}`)).toEqual({});
});

it.each([
  ['?autoSubmit=true&paymentMethod=bank&amount=50', true],
  ['?autoSubmit=1&paymentMethod=bank&amount=much', true],
  ['?autoSubmit=True&paymentMethod=bank&amount=50', true],
  ['?autoSubmit=False&paymentMethod=bank&amount=50', false],
  ['?autoSubmit=0&paymentMethod=bank&amount=50', false],
  ['?autoSubmit=&paymentMethod=bank&amount=50', false],
  ['?autoSubmit=true&paymentMethod=bank&amount=', false],
  ['?autoSubmit=true&paymentMethod=&amount=50', false],
  ['?paymentMethod=bank&amount=50', false],
])('of %j says whether it opens itself: %s', (search, opens) => {
  expect(parseDepositAddress(search).opensItself).toBe(opens);
});

describe('the amount in a currency', () => {
  it.each([
    ['1200.5', 'JPY', undefined],
    ['1200.00', 'JPY', '1200'],
    ['20.005', 'EUR', undefined],
    ['20.500', 'EUR', '20.50'],
    ['20.005', 'KWD', '20.005'],
    ['20.50', '?', '20.50'],
  ])('of %s %s is %s: no amount has digits that its currency lacks (A-025)', (amount, currency, expected) => {
    expect(amountIn(currency, { amount })).toBe(expected);
    expect(amountIn(currency, { amount, currency })).toBe(expected);
  });

  it('is none without an amount, with one that cannot be used, or with one of another currency', () => {
    expect(amountIn('EUR', {})).toBeUndefined();
    expect(amountIn('EUR', { amount: null })).toBeUndefined();
    expect(amountIn('EUR', { amount: '50', currency: 'NOK' })).toBeUndefined();
  });
});
