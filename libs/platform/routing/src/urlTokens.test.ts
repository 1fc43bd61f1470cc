import fc from 'fast-check';
import { withoutParams } from './paths.ts';
import { readUrlTokens, stripTokens, takeTokensFromUrl } from './urlTokens.ts';

const token = `eyJhbGciOiJIUzI1NiJ9.${'a'.repeat(60)}.${'b'.repeat(43)}`;

afterEach(() => window.history.replaceState(null, '', '/'));

it('removes both tokens from the address and keeps the rest (A-022)', () => {
  window.history.replaceState({ key: 'state' }, '', `/en/?a=1&accessToken=${token}&refreshToken=${token}&b=%20#top`);
  const entries = window.history.length;
  expect(takeTokensFromUrl()).toEqual({ accessToken: token, refreshToken: token });
  expect(window.location.href).toBe(`${window.location.origin}/en/?a=1&b=%20#top`);
  expect(window.history.state).toEqual({ key: 'state' });
  expect(window.history).toHaveLength(entries);
});

it.each(['', 'short', 'has spaces, so it is no token', '<script>alert(1)</script>', 'a'.repeat(5000)])(
  'strips but does not return %j (A-022)',
  (value) => {
    window.history.replaceState(null, '', `/en/?accessToken=${encodeURIComponent(value)}`);
    expect(takeTokensFromUrl()).toEqual({ accessToken: null, refreshToken: null });
    expect(window.location.href).toBe(`${window.location.origin}/en/`);
  },
);

it('does not change an address without tokens', () => {
  window.history.replaceState(null, '', '/en/?redir=%2Fen%2F&q=a+b');
  takeTokensFromUrl();
  expect(window.location.search).toBe('?redir=%2Fen%2F&q=a+b');
});

it('finds token parameters however their names are encoded', () => {
  expect(stripTokens(`?access%54oken=${token}&x=1`)).toBe('?x=1');
  expect(readUrlTokens('?accessToken')).toEqual({ accessToken: null, refreshToken: null });
});

it('removes exactly the named parameters from any query', () => {
  const names = ['a', 'locale', 'accessToken'];
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.oneof(fc.constantFrom(...names), fc.string()), fc.string())), (pairs) => {
      const remaining = withoutParams(`?${new URLSearchParams(pairs)}`, names);
      const expected = pairs.filter(([name]) => !names.includes(name));
      expect([...new URLSearchParams(remaining)]).toEqual([...new URLSearchParams(expected)]);
    }),
  );
});
