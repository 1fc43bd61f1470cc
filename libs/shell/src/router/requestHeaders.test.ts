import fc from 'fast-check';
import type { LobbySettings } from '@lobby/contracts';
import { playerLevel } from '@lobby/player';
import { session } from '@lobby/storage';
import { requestHeaders } from './requestHeaders.ts';

const settings = { brand: 'acme', siteDataName: 'acme-eu', operator: 'Infiniza', license: 'mga' } as LobbySettings;
const headers = (brand = 'acme') =>
  new Headers(requestHeaders({ settings: { ...settings, brand }, locale: 'en', sportsbook: false }));

beforeEach(() => session.write('cookieConsent', ['necessary', 'preferences']));
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('sends the games played last, without ids that no header can contain', () => {
  localStorage.setItem('recentlyPlayedGames', JSON.stringify(['g1', 'g\u2603', 'a\r\nb', 'a,b', '', 7, null, 'g2']));
  expect(headers().get('x-recently-played-games')).toBe('g1,g2');
});

it('sends the level once it is known, and 1 before (R-7-005, R-3-066)', () => {
  expect(headers().get('x-ranks')).toBe('1');
  playerLevel.set(4);
  expect(headers().get('x-ranks')).toBe('4');
  playerLevel.set(null);
  expect(headers().get('x-ranks')).toBe('1');
});

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36', 'Desktop', 'other'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1 Mobile/15E148 Safari/604.1',
    'Mobile',
    'iOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36',
    'Mobile',
    'Android',
  ],
  [
    'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1) AppleWebKit/537.36 Chrome/52.0 Mobile Safari',
    'Mobile',
    'Windows Mobile',
  ],
])('sends one of the two devices and the operating system: %s (R-3-014, R-3-034)', async (userAgent, device, os) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  await jest.isolateModulesAsync(async () => {
    const fresh = await import('./requestHeaders.ts');
    const sent = fresh.requestHeaders({ settings, locale: 'en', sportsbook: false });
    expect(JSON.parse(sent['x-context'] ?? '')).toMatchObject({ device, os });
  });
  jest.restoreAllMocks();
});

it('names the brand, its data at the back end, operator and licence as the page’s settings do (A-017)', () => {
  expect(JSON.parse(headers().get('x-context') ?? '')).toMatchObject(settings);
});

it('sends a valid context whatever the settings contain', () => {
  expect(JSON.parse(headers('ac\u2603me\n').get('x-context') ?? '')).toMatchObject({ brand: 'ac\u2603me\n' });
});

it('creates valid headers whatever storage and cookies contain', () => {
  const keys = ['recentlyPlayedGames', 'cookieConsent', 'testUtils', 'playerSession', 'lastDeposit', 'featureFlags'];
  const garbage = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc.array(fc.string({ unit: 'binary' })).map((ids) => JSON.stringify(ids)),
  );
  fc.assert(
    fc.property(fc.constantFrom(...keys), garbage, garbage, (key, stored, cookie) => {
      localStorage.setItem(key, stored);
      if (key !== 'cookieConsent') sessionStorage.setItem(key, stored);
      document.cookie = `locale=${encodeURIComponent(cookie)}`;
      document.cookie = `sessionInfo=${encodeURIComponent(cookie)}`;
      expect(() => headers()).not.toThrow();
      localStorage.removeItem(key);
    }),
    { seed: 20261121, numRuns: 300 },
  );
});
