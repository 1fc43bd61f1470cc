import { type Locale, locales } from '@lobby/contracts';
import fc from 'fast-check';
import { buildPath, canonicalPathname, stripLocale } from './paths.ts';

const anyLocale = fc.constantFrom<Locale>(...locales);
/** Ordinary segments, and text that breaks naive path building. */
const anyPath = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '..',
        '.',
        '%2e%2e',
        '?',
        '#',
        '\t',
        '\n',
        'fi',
        'de_AT',
        'games',
        '@',
        ':',
        ' ',
      ),
      fc.string({ unit: 'binary' }),
    ),
  )
  .map((parts) => parts.join(''));

it.each([
  ['/fi/jackpot/', 'de_AT', '/de_AT/jackpot/'],
  ['/games/', 'en', '/en/games/'],
  ['/de_AT', 'it', '/it/'],
  ['/', 'et_EE', '/et_EE/'],
  ['', 'en', '/en/'],
  ['/finland/', 'en', '/en/finland/'],
] as const)('builds %s under %s as %s (R-2-001, R-2-003)', (path, locale, expected) => {
  expect(buildPath(path, locale)).toBe(expected);
});

it.each([
  ['/games', '/en/games/'],
  ['/games?filter=new', '/en/games/?filter=new'],
  ['/games#top', '/en/games/#top'],
  ['/games/?a=/b#c?d', '/en/games/?a=/b#c?d'],
])('ends %s with a slash before query and hash (R-2-002)', (path, expected) => {
  expect(buildPath(path, 'en')).toBe(expected);
});

it.each([
  ['/de_AT/games/', '/games/'],
  ['/fi', '/'],
  ['/games/fi/', '/games/fi/'],
  ['/en_GBR/', '/en_GBR/'],
])('strips the language of %s (R-2-003)', (path, expected) => {
  expect(stripLocale(path)).toBe(expected);
});

it.each(['/', '/en/', '/de_AT/games/book-of-kings/'])(
  'takes no URL of the browser for %s, as for most links',
  (path) => {
    expect(new URL(path, 'https://lobby.test').pathname).toBe(path);
    const parse = jest.spyOn(globalThis, 'URL').mockImplementation();
    try {
      expect(canonicalPathname(path)).toBe(path);
      expect(parse).not.toHaveBeenCalled();
    } finally {
      parse.mockRestore();
    }
  },
);

describe('for any path', () => {
  it('stays on the site, under exactly the requested locale', () => {
    fc.assert(
      fc.property(anyPath, anyLocale, (path, locale) => {
        const url = new URL(buildPath(path, locale), 'https://lobby.test');
        expect(url.origin).toBe('https://lobby.test');
        expect(url.pathname).toMatch(new RegExp(`^/${locale}/(?:[^/]+/)*$`));
      }),
    );
  });

  it('never doubles the prefix when a path is built twice (R-2-003)', () => {
    fc.assert(
      fc.property(anyPath, anyLocale, anyLocale, (path, first, second) => {
        expect(buildPath(buildPath(path, first), second)).toBe(buildPath(path, second));
      }),
    );
  });

  it('has one canonical form', () => {
    fc.assert(
      fc.property(anyPath, (path) => {
        expect(canonicalPathname(canonicalPathname(path))).toBe(canonicalPathname(path));
      }),
    );
  });
});
