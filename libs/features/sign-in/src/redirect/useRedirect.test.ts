import fc from 'fast-check';
import { safeRedirect } from '@lobby/routing';
import { handlerTarget, redirTarget } from './useRedirect.ts';

const trusted = ['https://www.acme.test'];
const toSafe = (value: string | null) => safeRedirect(value, 'https://lobby.acme.test', trusted);
const context = { toSafe, locale: 'en', home: '/en/' } as const;
const targetOf = (query: Record<string, string>) => handlerTarget(`?${new URLSearchParams(query)}`, context);

it('adds its parameters to redir (R-2-055, R-2-056)', () => {
  expect(targetOf({ redir: '/en/jackpot/', setCustomJackpot: '0.5' })).toBe('/en/jackpot/?setCustomJackpot=0.5');
  const all = { currency: 'EUR', amount: '20', paymentMethod: 'card', autoSubmit: 'true', setCustomJackpot: '1' };
  expect(targetOf({ ...all, redir: '/en/raffle/' })).toBe(`/en/raffle/?${new URLSearchParams(all)}`);
});

it('targets the home page without a redir (R-2-056)', () => {
  expect(targetOf({ amount: '20' })).toBe('/en/?amount=20');
  expect(targetOf({})).toBe('/en/');
});

it('adds no other parameters, and keeps those of redir (A-024)', () => {
  expect(targetOf({ redir: '/en/?amount=5&x=1#top', amount: '20', other: '1' })).toBe('/en/?amount=5&x=1#top');
});

it.each([
  'https://evil.test/',
  '//evil.test/',
  '/\\evil.test/',
  'javascript:alert(1)',
  'data:text/html,x',
  '/%H%20%7BV!/',
  '/en/login-handler/?redir=/en/login-handler/',
  '/en/internal-cookie/?redir=/en/',
])('does not redirect to %s (A-023)', (redir) => {
  expect(targetOf({ redir })).toBe('/en/');
  expect(redirTarget(`?${new URLSearchParams({ redir })}`, context)).toBeNull();
});

it('adds the page’s locale to a redir without one', () => {
  expect(targetOf({ redir: '/jackpot/?a=1' })).toBe('/en/jackpot/?a=1');
  expect(targetOf({ redir: '/fi/jackpot/' })).toBe('/fi/jackpot/');
});

it('redirects to an origin that the settings trust, with the parameters (A-023)', () => {
  expect(redirTarget('?redir=https://www.acme.test/offers/', context)).toBe('https://www.acme.test/offers/');
  expect(targetOf({ redir: 'https://www.acme.test/offers/?a=1', amount: '20' })).toBe(
    'https://www.acme.test/offers/?a=1&amount=20',
  );
});

it('never leaves the site, for any redir (A-023)', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '//',
    '@',
    ':',
    '..',
    '%2f',
    'evil.test',
    'https:',
    'javascript:',
    '?',
    '#',
    '\t',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl(),
        fc.string(),
        fc.array(piece).map((pieces) => pieces.join('')),
      ),
      (redir) => {
        const url = new URL(targetOf({ redir, amount: '20' }), 'https://lobby.acme.test');
        expect(url.origin).toBe('https://lobby.acme.test');
        expect(url.searchParams.get('amount')).not.toBeNull();
      },
    ),
  );
});
