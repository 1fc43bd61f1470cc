import type { Brand } from '../../libs/contracts/src/brand.ts';
import type { LobbySettings } from '../../libs/contracts/src/lobby-settings.ts';
import { toggles, type Toggle } from '../../libs/contracts/src/toggles.ts';
import type { Hosting } from './policy.ts';
import { settings } from './release.fixture.ts';
import { unknownOrigin, warningsOf } from './settingsWarnings.ts';

const brand = {
  id: 'acme',
  operator: 'Infiniza',
  license: 'mga',
  gamification: true,
  toggles: Object.fromEntries(toggles.map((toggle) => [toggle, true])) as Record<Toggle, boolean>,
} as Brand;

/** A lobby in public, of which nothing is suspicious. */
const good: LobbySettings = {
  ...settings,
  identityHost: 'id.acme.com',
  gameOrigins: ['https://games.acme.com'],
  cashier: { environment: 'production', merchantId: '100123', origin: 'https://cashier.acme.com', available: true },
  sportsbook: { url: 'https://sports.acme.com' },
  gamificationHost: 'https://loyalty.acme.com',
  gamificationClientId: 'acme',
  chat: { scriptUrl: 'https://static.support.com/snippet.js', key: 'acme' },
  sentryDsn: 'https://key@errors.acme.com/1',
  supportEmail: 'help@acme.com',
};
const hosting: Hosting = {
  origin: 'https://acme.com',
  pictures: ['https://pictures.acme.com'],
  identityCheck: 'https://check.com',
  sources: { 'connect-src': ['https://*.support.com'] },
  reports: '/api/csp-reports',
};
const warn = (change: Partial<LobbySettings>, hosted: Partial<Hosting> = {}) =>
  warningsOf({ settings: { ...good, ...change }, hosting: { ...hosting, ...hosted } }, brand);

it('has nothing to say of good settings', () => {
  expect(warn({})).toEqual([]);
});

it.each<[Partial<LobbySettings>, Partial<Hosting>, RegExp]>([
  [{ brand: 'other' }, {}, /^brand: .*acme/],
  [{ cashier: { ...good.cashier, environment: 'test' } }, {}, /^cashier\.environment: test/],
  [{ cashier: { ...good.cashier, merchantId: 'acme-sandbox' } }, {}, /^cashier\.merchantId: .*test account/],
  [{ cashier: { ...good.cashier, available: false } }, {}, /^cashier\.available/],
  [{ identityHost: 'id.acme.test' }, {}, /^identityHost: id\.acme\.test cannot be reached/],
  [{ jackpotHost: 'http://localhost:4300/jackpot' }, {}, /^jackpotHost: .*cannot be reached/],
  [{ gameOrigins: [] }, {}, /^gameOrigins/],
  [{ sportsbook: undefined }, {}, /^sportsbook/],
  [{ gamificationClientId: undefined }, {}, /^gamificationHost/],
  [{}, { identityCheck: undefined }, /^hosting\.identityCheck/],
  [{}, { sources: undefined }, /^hosting\.sources/],
  [{}, { pictures: [] }, /^hosting\.pictures/],
  [{}, { reports: undefined }, /^hosting\.reports/],
  [{ sentryDsn: undefined }, {}, /^sentryDsn/],
  [{ supportEmail: undefined }, {}, /^supportEmail/],
  [{ timings: {} }, {}, /^timings/],
])('warns of %j and %j', (change, hosted, warning) => {
  expect(warn(change, hosted)).toEqual([expect.stringMatching(warning)]);
});

it('takes test addresses as they are in a lobby on this machine, and not where the address is not known', () => {
  const local = {
    identityHost: 'http://127.0.0.1:4300',
    cashier: { ...good.cashier, environment: 'development' as const },
  };
  expect(warn(local, { origin: 'http://localhost:8080' })).toEqual([]);
  expect(warn(local, { origin: unknownOrigin })).toHaveLength(2);
});
