import { minimumDeposit } from './minimumDeposit.ts';

describe('minimum deposit', () => {
  it.each([
    ['EUR', '20'],
    ['CAD', '15'],
    ['CHF', '10'],
    ['USD', '10'],
    ['NOK', '100'],
    ['INR', '880'],
    ['JPY', '1200'],
    ['ZAR', '175'],
    ['NZD', '10'],
    ['GBP', '20'],
    ['SEK', '20'],
    ['constructor', '20'],
  ])('of %s is %s (R-9-061, A-082)', (currency, amount) => {
    expect(minimumDeposit(currency)).toBe(amount);
  });

  it.each([
    ['EUR', '5', '20'],
    ['EUR', '50', '50'],
    ['EUR', '20.01', '20.01'],
    ['EUR', 'much', '20'],
    ['EUR', null, '20'],
    ['NOK', '99.99', '100'],
  ])('in %s with a server minimum of %s is %s (R-5-007)', (currency, server, amount) => {
    expect(minimumDeposit(currency, server)).toBe(amount);
  });
});
