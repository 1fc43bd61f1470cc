import { settings } from './release.fixture.ts';
import { readSettings } from './settingsFile.ts';

const origin = 'https://lobby.acme.test';
const read = (change: object) => readSettings(JSON.stringify({ ...settings, ...change }), origin);

it('reads the page’s settings, and apart from them what the host alone needs', () => {
  const hosting = { pictures: ['https://pictures.acme.test'], sources: { 'img-src': ['https://*.support.test'] } };
  expect(read({ hosting })).toEqual({ settings, hosting: { ...hosting, origin } });
  expect(read({})).toEqual({ settings, hosting: { origin } });
});

it('names each field that is wrong', () => {
  const problems = (change: object) => {
    try {
      read(change);
      return [];
    } catch (error) {
      return (error as Error).message.split('\n');
    }
  };
  expect(
    problems({
      license: 'xyz',
      gameOrigins: [origin, 'http://games.acme.test'],
      hosting: { picture: ['https://pictures.acme.test'] },
    }),
  ).toEqual([
    expect.stringMatching(/^license: /),
    "gameOrigins.0: must not be the lobby's own origin",
    'gameOrigins.1: expected https',
    expect.stringMatching(/^hosting\.picture: /),
  ]);
  expect(problems({ identityHost: undefined })).toEqual([expect.stringMatching(/^identityHost: /)]);
  const hosting = { identityCheck: 'api.check.com', sources: { 'img-src': ['a; script-src *'], typo: [] } };
  expect(problems({ hosting })).toEqual([
    'hosting.identityCheck: expected an origin, such as https://example.com',
    'hosting.sources.img-src.0: expected a source of the policy',
    expect.stringMatching(/^hosting\.sources\.typo: /),
  ]);
});

it('names what is no JSON', () => {
  expect(() => readSettings('{"brand":', origin)).toThrow(/^The settings are not JSON: /);
});
