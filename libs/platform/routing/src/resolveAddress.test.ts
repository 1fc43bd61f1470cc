import { type Locale, locales } from '@lobby/contracts';
import fc from 'fast-check';
import { resolveLocale } from './locale.ts';
import { resolveAddress } from './resolveAddress.ts';

const offered: readonly Locale[] = ['en', 'de', 'fi', 'de_AT'];

function resolve(address: string, stored: string | null = null) {
  const { pathname, search, hash } = new URL(address, 'https://lobby.test');
  return resolveAddress({ pathname, search, hash }, { offered, fallback: 'en', stored });
}

describe('the order of locale sources (R-2-004)', () => {
  it('prefers the route to query and stored choice', () => {
    expect(resolve('/fi/jackpot/?locale=de', 'de')).toEqual({ locale: 'fi', redirect: null, stored: 'fi' });
  });
  it('prefers the query to the stored choice', () => {
    expect(resolve('/?locale=de', 'fi')).toEqual({ locale: 'de', redirect: '/de/', stored: 'de' });
  });
  it('prefers the stored choice to the default (R-2-007)', () => {
    expect(resolve('/', 'fi')).toEqual({ locale: 'fi', redirect: '/fi/', stored: 'fi' });
  });
  it('ends with the default, which is not stored (R-2-007)', () => {
    expect(resolve('/')).toEqual({ locale: 'en', redirect: '/en/', stored: null });
  });
  it('always returns an offered locale, for any input', () => {
    const anything = fc.option(fc.oneof(fc.string(), fc.constantFrom<string>(...locales, 'en_GB', 'de-AT', 'FI')));
    fc.assert(
      fc.property(anything, anything, anything, (route, query, stored) => {
        const locale = resolveLocale({ route, query, stored, offered, fallback: 'en' });
        const first = [route, query, stored].find((source) => offered.some((known) => known === source));
        expect(locale).toBe(first ?? 'en');
      }),
    );
  });
});

describe('an unknown locale (R-2-005)', () => {
  it.each(['/xx/', '/en_GB/jackpot/', '/de-AT/', '/FI/', '/xx'])(
    'redirects %s to the root and removes the stored locale',
    (path) => {
      expect(resolve(path, 'fi')).toMatchObject({ redirect: '/', stored: null });
    },
  );
  it('includes supported locales that the brand does not offer', () => {
    expect(resolve('/ja/', 'fi')).toMatchObject({ redirect: '/', stored: null });
  });
  it('is ignored in the query and removed from the store, without a redirect loop', () => {
    expect(resolve('/?locale=xx', 'yy')).toEqual({ locale: 'en', redirect: '/en/', stored: null });
  });
  it('is not assumed for a segment that does not look like a language', () => {
    expect(resolve('/jackpot/', 'fi')).toEqual({ locale: 'en', redirect: null, stored: 'fi' });
  });
});

describe('routes without a locale', () => {
  it.each(['/verifyEmail?token=abc', '/verifyEmail/?token=abc'])('redirects %s with its query', (path) => {
    expect(resolve(path).redirect).toBe('/en/verify-email/?token=abc');
  });
  it('redirects /internal/ to the page below the locale (R-2-009)', () => {
    expect(resolve('/internal/rewards/?a=1#b', 'de').redirect).toBe('/de/rewards/?a=1#b');
    expect(resolve('/internal/', 'de').redirect).toBe('/de/');
  });
  it('keeps the locale in their query', () => {
    expect(resolve('/verifyEmail?token=abc&locale=de').redirect).toBe('/de/verify-email/?token=abc&locale=de');
    expect(resolve('/internal/rewards/?locale=fi&a=1').redirect).toBe('/fi/rewards/?locale=fi&a=1');
  });
  it('never lets /internal/ leave the site (R-2-009)', () => {
    expect(resolve('/internal//evil.test/').redirect).toBe('/en/evil.test/');
    expect(resolve('/internal/%5C%5Cevil.test/').redirect).toMatch(/^\/en\//);
  });
  it('keeps the other parameters of the root (R-2-007)', () => {
    expect(resolve('/?utm_source=mail&locale=de&x=%20').redirect).toBe('/de/?utm_source=mail&x=%20');
  });
});

describe('the canonical address', () => {
  it('adds the trailing slash before query and hash', () => {
    expect(resolve('/en/jackpot?a=1#terms').redirect).toBe('/en/jackpot/?a=1#terms');
  });
  it('collapses repeated slashes', () => {
    expect(resolve('/en//jackpot/').redirect).toBe('/en/jackpot/');
  });
  it('is reached within three redirects from any address, on this site', () => {
    const segment = fc.oneof(fc.constantFrom('', 'en', 'xx', 'internal', 'verifyEmail', '..', 'games'), fc.webPath());
    fc.assert(
      fc.property(
        fc.array(segment),
        fc.webQueryParameters(),
        fc.constantFrom(null, 'fi', 'xx'),
        (parts, query, stored) => {
          let address = new URL(`https://lobby.test/${parts.join('/')}?${query}`);
          let storedLocale: string | null = stored;
          for (let step = 0; step < 3; step += 1) {
            const resolved = resolveAddress(address, { offered, fallback: 'en', stored: storedLocale });
            storedLocale = resolved.stored;
            if (resolved.redirect === null) return;
            address = new URL(resolved.redirect, address);
            expect(address.origin).toBe('https://lobby.test');
          }
          expect(resolveAddress(address, { offered, fallback: 'en', stored: storedLocale }).redirect).toBeNull();
        },
      ),
    );
  });
});
