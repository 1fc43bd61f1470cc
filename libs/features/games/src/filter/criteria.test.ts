import { setBuild } from '@lobby/testing';
import * as fc from 'fast-check';
import {
  type Criteria,
  countFilters,
  featureKeys,
  hasCriteria,
  kinds,
  noCriteria,
  readCriteria,
  sorts,
  volatilities,
  writeCriteria,
} from './criteria.ts';

const read = (search: string) => readCriteria(new URLSearchParams(search));
const addressOf = (criteria: Criteria) => {
  const params = new URLSearchParams();
  for (const [name, values] of Object.entries(writeCriteria(criteria)))
    for (const value of values) params.append(name, value);
  return params.toString();
};

beforeEach(() => setBuild({ ShowRTP: true }));

it('reads what an address says, in words that can be read', () => {
  const address =
    'studio=acme-games&feature=free-spins&feature=megaways&volatility=low&only=new&stake=-0.20EUR&rtp=96&sort=newest';
  const { criteria, isUnknown } = read(address);
  expect(criteria).toEqual({
    studio: ['acme-games'],
    feature: ['free-spins', 'megaways'],
    volatility: ['low'],
    only: ['new'],
    stake: { from: null, to: '0.20', currency: 'EUR' },
    rtp: 96,
    sort: 'newest',
  });
  expect(isUnknown).toBe(false);
  expect(addressOf(criteria)).toBe(address);
  expect(countFilters(criteria)).toBe(7);
});

it.each([
  'feature=wilds',
  'volatility=extreme',
  'only=hot',
  'stake=cheap',
  'stake=-EUR',
  'stake=-1e9EUR',
  'stake=-0.20',
  'stake=5-1EUR',
  'rtp=9',
  'rtp=101',
  'sort=payout',
  'studio=',
  'stake=1-2EUR&stake=3-4EUR',
])('leaves out what is not known, and says so: %s', (search) => {
  const { criteria, isUnknown } = read(`${search}&volatility=high`);
  expect(isUnknown).toBe(true);
  expect(criteria).toMatchObject({ volatility: ['high'] });
});

it('has nothing of an address without any, whatever else is in it', () => {
  expect(read('mode=casino&utm_source=x')).toEqual({ criteria: noCriteria, isUnknown: false });
  expect(hasCriteria(noCriteria)).toBe(false);
  expect(hasCriteria({ ...noCriteria, sort: 'name' })).toBe(true);
});

it('has no RTP where the brand shows none', () => {
  setBuild({ ShowRTP: false });
  expect(read('rtp=96&sort=rtp')).toEqual({ criteria: noCriteria, isUnknown: true });
});

it('reads what it writes', () => {
  const stake = fc.constantFrom('0.1', '0.20', '1', '50.00');
  const currency = fc.constantFrom('EUR', 'JPY');
  const stakes = fc.oneof(
    fc.record({ from: fc.constant(null), to: stake, currency }),
    fc.record({ from: stake, to: fc.constant(null), currency }),
    fc.record({ from: fc.constant('0.05'), to: stake, currency }),
  );
  const criteria = fc.record({
    studio: fc.uniqueArray(fc.stringMatching(/^[a-z\d-]{1,20}$/)),
    feature: fc.uniqueArray(fc.constantFrom(...featureKeys)),
    volatility: fc.uniqueArray(fc.constantFrom(...volatilities)),
    only: fc.uniqueArray(fc.constantFrom(...kinds)),
    stake: fc.option(stakes),
    rtp: fc.option(fc.integer({ min: 80, max: 99 })),
    sort: fc.option(fc.constantFrom(...sorts)),
  });
  fc.assert(
    fc.property(criteria, (written) => {
      expect(read(addressOf(written))).toEqual({ criteria: written, isUnknown: false });
    }),
  );
});
