import fc from 'fast-check';
import { local, session } from './webStorage.ts';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

it('stores flags, games, the last deposit and the campaign in local storage', () => {
  local.write('featureFlags', { menu: 'menu2' });
  local.write('recentlyPlayedGames', ['g1', 'g2']);
  local.write('lastPlayedGameIsLive', true);
  local.write('lastDeposit', { amount: '20.50', currency: 'EUR' });
  local.write('utmSession', { source: 'mail', medium: 'letter', campaign: 'spring', term: 'slots', content: 'top' });
  expect(Object.keys(localStorage).sort()).toEqual([
    'featureFlags',
    'lastDeposit',
    'lastPlayedGameIsLive',
    'recentlyPlayedGames',
    'utmSession',
  ]);
  expect(local.read('featureFlags')).toEqual({ menu: 'menu2' });
  expect(local.read('lastPlayedGameIsLive')).toBe(true);
  expect(local.read('utmSession')?.campaign).toBe('spring');
});

it('stores consent and test utilities in session storage (R-3-078)', () => {
  session.write('cookieConsent', ['analytics']);
  session.write('testUtils', { country: 'CA', features: { ShowRTP: true } });
  expect(Object.keys(sessionStorage).sort()).toEqual(['cookieConsent', 'testUtils']);
  expect(session.read('cookieConsent')).toEqual(['analytics']);
  expect(session.read('testUtils')?.country).toBe('CA');
});

it('removes only the player’s entries', () => {
  local.write('recentlyPlayedGames', ['g1']);
  local.write('lastPlayedGameIsLive', true);
  local.write('playerSession', 'of-anna 1');
  local.write('lastDeposit', { amount: '20.50', currency: 'EUR' });
  local.write('featureFlags', { menu: 'menu2' });
  local.write('utmSession', { source: 'mail' });
  local.removeOfPlayer();
  expect(Object.keys(localStorage).sort()).toEqual(['featureFlags', 'utmSession']);

  session.write('idTokenClaims', { sub: 'anna' });
  session.write('sessionState', 'state');
  session.write('signInReturn', '/en/');
  session.write('cookieConsent', ['analytics']);
  session.removeOfPlayer();
  expect(Object.keys(sessionStorage).sort()).toEqual(['cookieConsent', 'signInReturn']);
});

it('keeps answers to reality checks for the next session of their player (A-130)', () => {
  const answer = { player: 'anna', at: '2026-11-22T10:00:00.000Z', rejections: 0 };
  localStorage.setItem(
    'realityCheckAnswers',
    JSON.stringify([answer, { at: answer.at }, 'x', { ...answer, rejections: -1 }]),
  );
  local.removeOfPlayer();
  expect(local.read('realityCheckAnswers')).toEqual([answer]);
});

it('stores at most five games (R-9-023)', () => {
  local.write('recentlyPlayedGames', ['1', '2', '3', '4', '5', '6']);
  expect(local.read('recentlyPlayedGames')).toEqual(['1', '2', '3', '4', '5']);
});

it.each([
  '{"amount":"abc","currency":"EUR"}',
  '{"amount":null,"currency":"EUR"}',
  '{"amount":1e999,"currency":"EUR"}',
  '{"amount":"-5","currency":"EUR"}',
  '{"amount":"NaN","currency":"EUR"}',
  '{"amount":"20"}',
  '{"amount":"20","currency":""}',
  'abc',
  '"abc"',
  '',
])('reads no last deposit from %s (R-5-002)', (text) => {
  localStorage.setItem('lastDeposit', text);
  expect(local.read('lastDeposit')).toBeNull();
});

it('reads a last deposit whose amount is finite and has a currency (R-5-002)', () => {
  localStorage.setItem('lastDeposit', '{"amount":20.5,"currency":"EUR"}');
  expect(local.read('lastDeposit')).toEqual({ amount: '20.5', currency: 'EUR' });
});

it('never throws, for any stored text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      localStorage.setItem('featureFlags', text);
      sessionStorage.setItem('cookieConsent', text);
      const flags = local.read('featureFlags');
      expect(flags === null || Object.values(flags).every((value) => typeof value === 'string')).toBe(true);
      expect(session.read('cookieConsent') ?? []).toBeInstanceOf(Array);
    }),
  );
});

it('keeps a value in memory when the browser cannot store it', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(local.write('lastPlayedGameIsLive', true)).toBe(false);
  expect(local.read('lastPlayedGameIsLive')).toBe(true);
  local.remove('lastPlayedGameIsLive');
  expect(local.read('lastPlayedGameIsLive')).toBeNull();
});
