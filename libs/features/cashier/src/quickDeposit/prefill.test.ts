import { local } from '@lobby/storage';
import fc from 'fast-check';
import { methodOf, prefilledAmount } from './prefill.ts';

beforeEach(() => localStorage.clear());

describe('prefilled amount', () => {
  it('is the amount asked for (R-2-062, A-025)', () => {
    expect(prefilledAmount({ amount: '50' }, 'EUR', '20')).toBe('50');
    expect(prefilledAmount({ amount: '20.00', currency: 'EUR' }, 'EUR', '20')).toBe('20.00');
  });

  it.each(['19.99', '-50', '0', 'NaN', 'Infinity', '1e3', '50,00', '', '<b>50</b>'])(
    'is not %j from a link (A-025)',
    (amount) => {
      expect(prefilledAmount({ amount }, 'EUR', '20')).toBeUndefined();
    },
  );

  it('is not one of another currency', () => {
    expect(prefilledAmount({ amount: '50', currency: 'NOK' }, 'EUR', '20')).toBeUndefined();
  });

  it('is never below the minimum, whatever is asked for (A-025)', () => {
    fc.assert(
      fc.property(fc.string(), (amount) => {
        const filled = prefilledAmount({ amount }, 'EUR', '20');
        expect(filled === undefined || Number(filled) >= 20).toBe(true);
      }),
    );
  });

  it('else is that of the last deposit in this currency (R-5-002)', () => {
    local.write('lastDeposit', { amount: '75.00', currency: 'EUR' });
    expect(prefilledAmount({}, 'EUR', '20')).toBe('75.00');
    expect(prefilledAmount({}, 'USD', '10')).toBeUndefined();
  });

  it.each([{ amount: '5' }, { amount: '' }, { amount: '50', currency: 'NOK' }])(
    'is not more than was asked for: none for %j, whatever the last deposit was (A-025)',
    (request) => {
      local.write('lastDeposit', { amount: '500.00', currency: 'EUR' });
      expect(prefilledAmount(request, 'EUR', '20')).toBeUndefined();
    },
  );

  it.each(['"abc"', '{"amount":"abc","currency":"EUR"}', '{"amount":75}', '{"amount":null,"currency":"EUR"}', '{'])(
    'is none when %s is stored (R-5-002)',
    (stored) => {
      localStorage.setItem('lastDeposit', stored);
      expect(prefilledAmount({}, 'EUR', '20')).toBeUndefined();
    },
  );
});

describe('method', () => {
  it('is taken only when it can be a name', () => {
    expect(methodOf({ method: 'CreditCard' })).toBe('creditcard');
    expect(methodOf({ method: 'a b' })).toBeUndefined();
    expect(methodOf({ method: '&userId=2' })).toBeUndefined();
    expect(methodOf({})).toBeUndefined();
  });
});
