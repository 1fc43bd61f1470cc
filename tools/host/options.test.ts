import { parseDeployment } from './deployment.ts';
import { refuseTrial } from './options.ts';
import { pagesReport, report, settings } from './release.fixture.ts';

const release = { report: { ...report, constants: { allowOverrides: false } }, pages: pagesReport };
const ofDemo = { ...release, pages: { ...pagesReport, lobbyOrigin: 'https://lobby.invalid' } };

it('keeps builds that let players change their country from them', () => {
  expect(() => refuseTrial(release, 'https://platform.acme.test')).not.toThrow();
  const ofTests = { ...release, report: { ...report, constants: { allowOverrides: true } } };
  expect(() => refuseTrial(ofTests, 'http://localhost:4200')).toThrow('LOBBY_OVERRIDES was set');
});

it('takes demo content in front of a platform on this machine alone', () => {
  for (const platform of ['http://localhost:4200', 'http://127.0.0.1:4200', 'http://[::1]:4200'])
    expect(() => refuseTrial(ofDemo, platform)).not.toThrow();
  for (const platform of ['https://platform.acme.test', 'https://localhost.acme.test', 'http://10.0.0.7:4200'])
    expect(() => refuseTrial(ofDemo, platform)).toThrow('have demo content');
});

it('does not take the country of whoever has fetched the settings for that of visitors', () => {
  const file = {
    settings: { ...settings, ipCountryCode: 'FI' },
    origin: 'https://lobby.acme.test',
    platform: 'https://platform.acme.test',
  };
  expect(parseDeployment(file).settings).not.toHaveProperty('ipCountryCode');
});
