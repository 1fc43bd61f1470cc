import { readAddress } from './address.ts';

const read = (value: string | null) => readAddress(value, 'https://lobby.acme.test');

describe('served addresses', () => {
  it.each([
    ['/promotions/', '/promotions/'],
    ['/games/book/?mode=demo#top', '/games/book/?mode=demo#top'],
    ['https://lobby.acme.test/en/jackpot/', '/en/jackpot/'],
  ])('%s stays in the lobby', (value, path) => {
    expect(read(value)).toEqual({ kind: 'internal', path });
  });

  it('an https address of another site leads outside', () => {
    expect(read('https://help.acme.test/limits')).toEqual({ kind: 'external', url: 'https://help.acme.test/limits' });
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
  ])('%j is no link', (value) => {
    expect(read(value)).toBeNull();
  });
});
