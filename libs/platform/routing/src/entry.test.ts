import { type Locale, locales } from '@lobby/contracts';
import fc from 'fast-check';
import { resolveEntry } from './entry.ts';
import { resolveLocale } from './locale.ts';

const offered: readonly Locale[] = ['en', 'de', 'fi', 'de_AT'];

function enter(address: string, stored: string | null = null) {
  const { pathname, search, hash } = new URL(address, 'https://lobby.test');
  return resolveEntry({ pathname, search, hash }, { offered, fallback: 'en', stored });
}

describe('the order of locale sources (R-2-004)', () => {
  it('lets the route win over query and stored choice', () => {
    expect(enter('/fi/jackpot/?locale=de', 'de')).toEqual({ locale: 'fi', redirect: null, stored: 'fi' });
  });
  it('asks the query before the stored choice', () => {
    expect(enter('/?locale=de', 'fi')).toEqual({ locale: 'de', redirect: '/de/', stored: 'de' });
  });
  it('asks the stored choice before the default (R-2-007)', () => {
    expect(enter('/', 'fi')).toEqual({ locale: 'fi', redirect: '/fi/', stored: 'fi' });
  });
  it('ends with the default, which is no choice to store (R-2-007)', () => {
    expect(enter('/')).toEqual({ locale: 'en', redirect: '/en/', stored: null });
  });
  it('always answers with an offered locale, whatever it is given', () => {
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
  it.each(['/xx/', '/en_GB/jackpot/', '/de-AT/', '/FI/', '/xx'])('sends %s to the root and erases', (path) => {
    expect(enter(path, 'fi')).toMatchObject({ redirect: '/', stored: null });
  });
  it('includes supported ones that the brand does not offer', () => {
    expect(enter('/ja/', 'fi')).toMatchObject({ redirect: '/', stored: null });
  });
  it('is passed over in the query and erased from the store, without a loop', () => {
    expect(enter('/?locale=xx', 'yy')).toEqual({ locale: 'en', redirect: '/en/', stored: null });
  });
  it('is not seen in a segment that looks like no language (R-2-044)', () => {
    expect(enter('/jackpot/', 'fi')).toEqual({ locale: 'en', redirect: null, stored: 'fi' });
  });
});

describe('plain routes', () => {
  it.each(['/verifyEmail?token=abc', '/verifyEmail/?token=abc'])('sends %s on with its query', (path) => {
    expect(enter(path).redirect).toBe('/en/verify-email/?token=abc');
  });
  it('sends /internal/ on below the locale (R-2-009)', () => {
    expect(enter('/internal/rewards/?a=1#b', 'de').redirect).toBe('/de/rewards/?a=1#b');
    expect(enter('/internal/', 'de').redirect).toBe('/de/');
  });
  it('keeps the locale in their query', () => {
    expect(enter('/verifyEmail?token=abc&locale=de').redirect).toBe('/de/verify-email/?token=abc&locale=de');
    expect(enter('/internal/rewards/?locale=fi&a=1').redirect).toBe('/fi/rewards/?locale=fi&a=1');
  });
  it('never lets /internal/ leave the site (R-2-009)', () => {
    expect(enter('/internal//evil.test/').redirect).toBe('/en/evil.test/');
    expect(enter('/internal/%5C%5Cevil.test/').redirect).toMatch(/^\/en\//);
  });
  it('keeps the other parameters of the root (R-2-007)', () => {
    expect(enter('/?utm_source=mail&locale=de&x=%20').redirect).toBe('/de/?utm_source=mail&x=%20');
  });
});

describe('the canonical address (R-2-002)', () => {
  it('adds the closing slash before query and hash', () => {
    expect(enter('/en/jackpot?a=1#terms').redirect).toBe('/en/jackpot/?a=1#terms');
  });
  it('folds repeated slashes', () => {
    expect(enter('/en//jackpot/').redirect).toBe('/en/jackpot/');
  });
  it('comes to rest within three steps from any address, on this site', () => {
    const segment = fc.oneof(fc.constantFrom('', 'en', 'xx', 'internal', 'verifyEmail', '..', 'games'), fc.webPath());
    fc.assert(
      fc.property(
        fc.array(segment),
        fc.webQueryParameters(),
        fc.constantFrom(null, 'fi', 'xx'),
        (parts, query, stored) => {
          let address = new URL(`https://lobby.test/${parts.join('/')}?${query}`);
          let remembered: string | null = stored;
          for (let step = 0; step < 3; step += 1) {
            const entry = resolveEntry(address, { offered, fallback: 'en', stored: remembered });
            remembered = entry.stored;
            if (entry.redirect === null) return;
            address = new URL(entry.redirect, address);
            expect(address.origin).toBe('https://lobby.test');
          }
          expect(resolveEntry(address, { offered, fallback: 'en', stored: remembered }).redirect).toBeNull();
        },
      ),
    );
  });
});
