import fc from 'fast-check';
import { isSecure, oldCookieName, parentDomain } from './domain.ts';

it.each([
  ['lobby.brand.test', 'brand.test'],
  ['www.brand.test', 'brand.test'],
  ['proxy.brand.test', 'brand.test'],
  ['brand.test', 'brand.test'],
  ['lobby.www.brand.test', 'www.brand.test'],
  ['play.brand.test', 'play.brand.test'],
  ['WWW.Brand.Test', 'brand.test'],
  ['lobby.test', 'lobby.test'],
  ['localhost', undefined],
  ['lobby', undefined],
  ['127.0.0.1', undefined],
  ['[::1]', undefined],
])('the parent domain of %s is %s (R-9-004)', (hostname, expected) => {
  expect(parentDomain(hostname)).toBe(expected);
});

it('returns a domain of the host with at least two labels (R-9-004)', () => {
  fc.assert(
    fc.property(fc.constantFrom('', 'lobby.', 'www.', 'proxy.'), fc.domain(), (prefix, domain) => {
      const host = prefix + domain;
      const parent = parentDomain(host);
      expect(parent).toContain('.');
      expect(host === parent || host.endsWith(`.${parent}`)).toBe(true);
      expect(host.split('.').length - (parent ?? '').split('.').length).toBeLessThanOrEqual(1);
    }),
  );
});

it('names older cookies after the host (R-3-076)', () => {
  expect(oldCookieName('locale', 'lobby.brand.test')).toBe('locale_lobby_brand_test');
});

it('is insecure only on a plain-http host of a development build (R-9-007)', () => {
  expect(isSecure('https:', 'brand.test', true)).toBe(true);
  expect(isSecure('http:', 'localhost', true)).toBe(true);
  expect(isSecure('http:', 'brand.test', true)).toBe(false);
  expect(isSecure('http:', 'brand.test', false)).toBe(true);
});
