/** @jest-environment-options {"url": "https://lobby.acme.test/"} */
import { session } from '@lobby/storage';
import fc from 'fast-check';
import { abTests, pickVariant } from './abTests.ts';

const rawCookie = () => /(?:^|; )abTest=([^;]*)/.exec(document.cookie)?.[1];
const storedVariants = () => JSON.parse(decodeURIComponent(rawCookie() ?? '{}')) as Record<string, string>;

function consentTo(...categories: ('preferences' | 'marketing')[]) {
  session.write('cookieConsent', categories);
  window.dispatchEvent(new CustomEvent('consent-updated', { detail: categories }));
}

/** A fresh visit: the library as a newly opened page loads it. */
async function visit() {
  jest.resetModules();
  return import('./abTests.ts');
}

beforeEach(() => {
  sessionStorage.clear();
  document.cookie = 'abTest=; domain=acme.test; path=/; secure; max-age=0';
});
afterEach(() => jest.restoreAllMocks());

describe('picking by weight', () => {
  it('gives each variant its share', () => {
    const steps = 1000;
    const picked = Array.from({ length: steps }, (_, step) => pickVariant({ a: 2, b: 5, c: 1, d: 0 }, step / steps));
    const share = (variant: string) => picked.filter((one) => one === variant).length / steps;
    expect([share('a'), share('b'), share('c'), share('d')]).toEqual([0.25, 0.625, 0.125, 0]);
  });

  it('gives the variants of the running test their shares (R-4-058)', () => {
    const steps = 1000;
    const picked = Array.from({ length: steps }, (_, step) => pickVariant(abTests.menu_call, step / steps));
    expect(picked.filter((variant) => variant === 'sign_up')).toHaveLength(250);
  });

  it('always picks a variant that has a weight, whatever the weights', () => {
    const weights = fc.dictionary(fc.string({ minLength: 1 }), fc.oneof(fc.double(), fc.nat()), { minKeys: 1 });
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (variants, random) => {
        const variant = pickVariant(variants, random);
        const drawable = Object.keys(variants).filter((name) => Number.isFinite(variants[name]) && variants[name]! > 0);
        expect(drawable.length > 0 ? drawable : Object.keys(variants)).toContain(variant);
      }),
    );
  });
});

it('writes the cookie only with preferences consent, and then with the variant already shown', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.99);
  const { variantOf } = await visit();
  expect(variantOf('menu_call')).toBe('sign_up');
  expect(rawCookie()).toBeUndefined();
  consentTo('marketing');
  expect(rawCookie()).toBeUndefined();
  consentTo('preferences');
  expect(storedVariants()).toEqual({ menu_call: 'sign_up' });
});

it('keeps the variant for 30 days of later visits', async () => {
  consentTo('preferences');
  jest.useFakeTimers({ now: new Date('2026-11-01T00:00:00Z') });
  const written = jest.spyOn(document, 'cookie', 'set');
  jest.spyOn(Math, 'random').mockReturnValue(0.99);
  expect((await visit()).variantOf('menu_call')).toBe('sign_up');
  expect(written.mock.calls.flat().join()).toMatch(/abTest=[^,]*Tue, 01 Dec 2026 00:00:00 GMT/);
  jest.spyOn(Math, 'random').mockReturnValue(0);
  expect((await visit()).variantOf('menu_call')).toBe('sign_up');
  jest.useRealTimers();
});

it.each(['{"menu_call":"gone"}', '{"menu_call":"constructor"}', 'no json', '[1]'])(
  'picks a new variant when the cookie holds %s',
  async (text) => {
    consentTo('preferences');
    document.cookie = `abTest=${encodeURIComponent(text)}; domain=acme.test; path=/; secure`;
    jest.spyOn(Math, 'random').mockReturnValue(0);
    expect((await visit()).variantOf('menu_call')).toBe('sign_in');
  },
);
