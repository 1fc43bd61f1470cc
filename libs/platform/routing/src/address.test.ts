import { parseServedLink } from './address.ts';

const parse = (value: string | null) => parseServedLink(value, 'https://lobby.acme.test');

describe('served links', () => {
  it.each([
    ['/promotions/', '/promotions/'],
    ['/games/book/?mode=demo#top', '/games/book/?mode=demo#top'],
    ['https://lobby.acme.test/en/jackpot/', '/en/jackpot/'],
  ])('%s is internal', (value, path) => {
    expect(parse(value)).toEqual({ kind: 'internal', path });
  });

  it('an https address of another site is external', () => {
    expect(parse('https://help.acme.test/limits')).toEqual({ kind: 'external', url: 'https://help.acme.test/limits' });
  });

  it.each([
    null,
    '',
    '  ',
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'http://help.acme.test/',
    '//evil.test/',
    '/\\evil.test/',
    '/\t/evil.test/',
    'https://user:secret@evil.test/',
    'https://',
    'promotions/',
    // The parser removes dot segments; the rest would be read as another site.
    '/.//evil.test',
    '/a/..//evil.test/x',
    'https://lobby.acme.test//evil.test',
  ])('%j is no link', (value) => {
    expect(parse(value)).toBeNull();
  });
});
