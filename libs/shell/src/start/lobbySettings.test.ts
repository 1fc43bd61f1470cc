import type { Brand, LobbySettings } from '@lobby/contracts';
import { readLobbySettings, assertSettingsMatchBrand } from './lobbySettings.ts';

const brand = { operator: 'Infiniza', license: 'mga' } as Brand;
const settings = {
  brand: 'acme',
  siteDataName: 'Acme',
  license: 'mga',
  operator: 'Infiniza',
  identityHost: 'identity.acme.test',
  gameOrigins: ['https://games.acme.test'],
  cashier: { environment: 'test', merchantId: '1', origin: 'https://cashier.acme.test', available: true },
};

function injectSettings(content: string) {
  document.head.innerHTML = '';
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'lobby-settings';
  block.textContent = content;
  document.head.append(block);
}

afterEach(() => {
  delete window.lobbySettings;
  document.head.innerHTML = '';
});

it('reads the injected settings and exposes them on the window (R-3-073)', () => {
  injectSettings(JSON.stringify(settings));
  expect(readLobbySettings()).toMatchObject({ brand: 'acme', license: 'mga' });
  expect(window.lobbySettings).toEqual(settings);
});

it('knows five licences, under any of which a build may be, and no other (R-3-002)', () => {
  // From section 3 of the specification, not from the code's list.
  for (const license of ['anj', 'cos', 'crc', 'est', 'mga'] as const) {
    delete window.lobbySettings;
    injectSettings(JSON.stringify({ ...settings, license }));
    expect(() => assertSettingsMatchBrand({ ...brand, license }, readLobbySettings())).not.toThrow();
  }
  for (const license of ['MGA', 'sga', 'ukgc', '', null]) {
    delete window.lobbySettings;
    injectSettings(JSON.stringify({ ...settings, license }));
    expect(readLobbySettings).toThrow('“license”');
  }
});

it('knows six operators, for each of which a build may be, and no other (R-3-001)', () => {
  for (const operator of ['Infiniza', 'Frenwall', 'Herion', 'FortuneForge', 'Elmst', 'Elvel'] as const) {
    delete window.lobbySettings;
    injectSettings(JSON.stringify({ ...settings, operator }));
    expect(() => assertSettingsMatchBrand({ ...brand, operator }, readLobbySettings())).not.toThrow();
  }
  for (const operator of ['infiniza', 'Fortune Forge', 'Acme', '', null]) {
    delete window.lobbySettings;
    injectSettings(JSON.stringify({ ...settings, operator }));
    expect(readLobbySettings).toThrow('“operator”');
  }
});

it('throws when the settings contradict the build', () => {
  const page = settings as LobbySettings;
  expect(() => assertSettingsMatchBrand(brand, page)).not.toThrow();
  expect(() => assertSettingsMatchBrand(brand, { ...page, license: 'est' })).toThrow(
    'under license est, this build is bound to mga',
  );
  expect(() => assertSettingsMatchBrand(brand, { ...page, operator: 'Elvel' })).toThrow('operator Elvel');
});

it.each([
  ['', /carries no lobby settings/],
  ['{', /not JSON/],
  [JSON.stringify({ ...settings, license: 'xyz' }), /“license”/],
  [JSON.stringify({ ...settings, identityHost: 'http://identity.acme.test' }), /“identityHost”: expected https/],
  [JSON.stringify({ ...settings, gameOrigins: ['nowhere'] }), /“gameOrigins\.0”/],
  [JSON.stringify({ ...settings, gameOrigins: [window.location.origin] }), /“gameOrigins\.0”: .*lobby's own/],
  [JSON.stringify({ ...settings, gameOrigins: ['http://games.acme.test'] }), /“gameOrigins\.0”: expected https/],
  [JSON.stringify({ ...settings, gameOrigins: ['https://games.acme.test/play'] }), /“gameOrigins\.0”: .*path/],
  [
    JSON.stringify({ ...settings, cashier: { ...settings.cashier, origin: window.location.origin } }),
    /“cashier\.origin”: .*lobby's own/,
  ],
  [JSON.stringify({ ...settings, gamificationHost: 'http://loyalty.acme.test' }), /“gamificationHost”: expected https/],
  [
    JSON.stringify({ ...settings, sportsbook: { url: 'http://sports.acme.test/' } }),
    /“sportsbook\.url”: expected https/,
  ],
  [
    JSON.stringify({ ...settings, sportsbook: { url: `${window.location.origin}/sports/` } }),
    /“sportsbook\.url”: .*own/,
  ],
  [
    JSON.stringify({ ...settings, chat: { scriptUrl: 'http://chat.acme.test/snippet.js', key: 'a-1' } }),
    /“chat\.scriptUrl”: expected https/,
  ],
  [
    JSON.stringify({ ...settings, chat: { scriptUrl: 'https://chat.acme.test/snippet.js', key: 'a&b' } }),
    /“chat\.key”: expected letters/,
  ],
  [JSON.stringify({ ...settings, supportEmail: 'mailto:a@b?cc=c' }), /“supportEmail”: expected an e-mail address/],
  [JSON.stringify({ ...settings, redirectOrigins: ['http://www.acme.test'] }), /“redirectOrigins\.0”: expected https/],
])('reports what is wrong with the settings %j', (content, message) => {
  injectSettings(content);
  expect(() => readLobbySettings()).toThrow(message);
});
