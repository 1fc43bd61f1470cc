import { parseDepositAddress } from '@lobby/routing';
import { local } from '@lobby/storage';
import fc from 'fast-check';
import { minimumDeposit, prefilledAmount } from './depositAmount.ts';

beforeEach(() => localStorage.clear());

describe('prefilled amount', () => {
  it('is the requested amount (R-2-062, A-025)', () => {
    expect(prefilledAmount({ amount: '50' }, 'EUR', '20')).toBe('50');
    expect(prefilledAmount({ amount: '20.00', currency: 'EUR' }, 'EUR', '20')).toBe('20.00');
  });

  it.each(['19.99', '-50', '0', 'NaN', 'Infinity', '1e3', '50,00', '', '<b>50</b>'])(
    'is undefined for %j from a link (A-025)',
    (amount) => {
      const { request } = parseDepositAddress(`?${new URLSearchParams({ amount })}`);
      local.write('lastDeposit', { amount: '500.00', currency: 'EUR' });
      expect(prefilledAmount(request, 'EUR', '20')).toBeUndefined();
      // Another feature's amount is the platform's.
      expect(prefilledAmount({ amount }, 'EUR', '20')).toBeUndefined();
    },
  );

  it('has only digits that its currency has (A-025)', () => {
    expect(prefilledAmount({ amount: '20.500' }, 'EUR', '20')).toBe('20.50');
    expect(prefilledAmount({ amount: '20.005' }, 'EUR', '20')).toBeUndefined();
  });

  it('is undefined for another currency', () => {
    expect(prefilledAmount({ amount: '50', currency: 'NOK' }, 'EUR', '20')).toBeUndefined();
  });

  it('is never below the minimum, whatever is requested (A-025)', () => {
    fc.assert(
      fc.property(fc.string(), (amount) => {
        const filled = prefilledAmount({ amount }, 'EUR', '20');
        expect(filled === undefined || Number(filled) >= 20).toBe(true);
      }),
    );
  });

  it('is by default that of the last deposit in this currency (R-5-002)', () => {
    local.write('lastDeposit', { amount: '75.00', currency: 'EUR' });
    expect(prefilledAmount({}, 'EUR', '20')).toBe('75.00');
    expect(prefilledAmount({}, 'USD', '10')).toBeUndefined();
  });

  it.each([{ amount: '5' }, { amount: null }, { amount: '50', currency: 'NOK' }])(
    'is undefined for the invalid request %j, whatever the last deposit was (A-025)',
    (request) => {
      local.write('lastDeposit', { amount: '500.00', currency: 'EUR' });
      expect(prefilledAmount(request, 'EUR', '20')).toBeUndefined();
    },
  );

  it.each(['"abc"', '{"amount":"abc","currency":"EUR"}', '{"amount":75}', '{"amount":null,"currency":"EUR"}', '{'])(
    'is undefined when %s is stored (R-5-002)',
    (stored) => {
      localStorage.setItem('lastDeposit', stored);
      expect(prefilledAmount({}, 'EUR', '20')).toBeUndefined();
    },
  );
});

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
