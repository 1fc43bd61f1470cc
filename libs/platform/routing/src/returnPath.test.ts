import { loginPathFrom, logoutPath, returnPathOf } from './returnPath.ts';

function at(address: string) {
  const { pathname, search, hash } = new URL(address, 'https://lobby.test');
  return { pathname, search, hash };
}

it.each(['login', 'enter-code', 'quick-deposit-sign-in', 'resend-code', 'verify-email'])(
  'keeps no return path for /%s/ (R-2-053)',
  (page) => {
    expect(returnPathOf(at(`/en/${page}/?a=1`))).toBeNull();
  },
);

it('returns to any other page, with its query but without sign-in parameters and tokens', () => {
  expect(returnPathOf(at('/en/jackpot/?a=1&autoSignIn=1&accessToken=abc#terms'))).toBe('/en/jackpot/?a=1#terms');
});

it('carries the return path through the login page', () => {
  expect(loginPathFrom(at('/fi/rewards/?a=1'), 'fi')).toBe('/fi/login/?redir=%2Ffi%2Frewards%2F%3Fa%3D1');
  expect(loginPathFrom(at('/fi/enter-code/'), 'fi')).toBe('/fi/login/');
});

describe('after a logout', () => {
  it('leads to the login page with the reason and the query', () => {
    expect(logoutPath({ mode: 'casino', locale: 'en', search: '?foo=1', reason: 'SESSION_EXPIRED' })).toBe(
      '/en/login/?foo=1&logoutReason=SESSION_EXPIRED',
    );
  });
  it('leads to the sports page in sports mode', () => {
    expect(logoutPath({ mode: 'sports', locale: 'en', search: '' })).toBe('/en/sports/');
  });
  it('replaces an older reason and drops tokens', () => {
    const search = '?logoutReason=OLD&accessToken=abc&foo=1';
    expect(logoutPath({ mode: 'casino', locale: 'en', search, reason: 'JWT_EXPIRED' })).toBe(
      '/en/login/?foo=1&logoutReason=JWT_EXPIRED',
    );
    expect(logoutPath({ mode: 'casino', locale: 'en', search })).toBe('/en/login/?foo=1');
  });
});
