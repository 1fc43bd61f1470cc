import fc from 'fast-check';
import { safeRedirect } from '@lobby/routing';
import { handlerTarget, redirTarget } from './useRedirect.ts';

const trusted = ['https://www.acme.test'];
const toSafe = (value: string | null) => safeRedirect(value, 'https://lobby.acme.test', trusted);
const context = { toSafe, locale: 'en', home: '/en/' } as const;
const target = (query: Record<string, string>) => handlerTarget(`?${new URLSearchParams(query)}`, context);

it('carries its parameters to redir (R-2-055, R-2-056)', () => {
  expect(target({ redir: '/en/jackpot/', setCustomJackpot: '0.5' })).toBe('/en/jackpot/?setCustomJackpot=0.5');
  const all = { currency: 'EUR', amount: '20', paymentMethod: 'card', autoSubmit: 'true', setCustomJackpot: '1' };
  expect(target({ ...all, redir: '/en/raffle/' })).toBe(`/en/raffle/?${new URLSearchParams(all)}`);
});

it('goes home without a redir (R-2-056)', () => {
  expect(target({ amount: '20' })).toBe('/en/?amount=20');
  expect(target({})).toBe('/en/');
});

it('carries nothing else, and keeps the parameters of redir (A-024)', () => {
  expect(target({ redir: '/en/?amount=5&x=1#top', amount: '20', other: '1' })).toBe('/en/?amount=5&x=1#top');
});

it.each([
  'https://evil.test/',
  '//evil.test/',
  '/\\evil.test/',
  'javascript:alert(1)',
  'data:text/html,x',
  '/en/login-handler/?redir=/en/login-handler/',
  '/en/internal-cookie/?redir=/en/',
])('does not go to %s (A-023)', (redir) => {
  expect(target({ redir })).toBe('/en/');
  expect(redirTarget(`?${new URLSearchParams({ redir })}`, context)).toBeNull();
});

it('puts a redir without a locale under the page’s own', () => {
  expect(target({ redir: '/jackpot/?a=1' })).toBe('/en/jackpot/?a=1');
  expect(target({ redir: '/fi/jackpot/' })).toBe('/fi/jackpot/');
});

it('leads to an origin that the settings trust, with the parameters (A-023)', () => {
  expect(redirTarget('?redir=https://www.acme.test/offers/', context)).toBe('https://www.acme.test/offers/');
  expect(target({ redir: 'https://www.acme.test/offers/?a=1', amount: '20' })).toBe(
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
        const url = new URL(target({ redir, amount: '20' }), 'https://lobby.acme.test');
        expect(url.origin).toBe('https://lobby.acme.test');
        expect(url.searchParams.get('amount')).not.toBeNull();
      },
    ),
  );
});
