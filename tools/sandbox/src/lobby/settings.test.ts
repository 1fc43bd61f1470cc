import { startTestPlatform } from '../testing/testPlatform.ts';
import { lobbySettings } from './settings.ts';

it('names the gamification service only in a brand that has one', async () => {
  const platform = await startTestPlatform();
  const without = { ...platform, brand: { ...platform.brand, gamification: false } };
  expect(lobbySettings(platform, true).gamificationHost).toBe('http://127.0.0.1:4300/gamification');
  expect(lobbySettings(without, true)).not.toHaveProperty('gamificationHost');
  platform.close();
});

it('names the sportsbook only in a brand that has one', async () => {
  const platform = await startTestPlatform();
  const toggles = { ...platform.brand.toggles, Sportsbook: false };
  const without = { ...platform, brand: { ...platform.brand, toggles } };
  expect(lobbySettings(platform, true).sportsbook).toEqual({ url: 'http://127.0.0.1:4300/sportsbook/' });
  expect(lobbySettings(without, true)).not.toHaveProperty('sportsbook');
  platform.close();
});

it('requests bound tokens once the console has the provider offer them', async () => {
  const platform = await startTestPlatform();
  expect(lobbySettings(platform, true)).not.toHaveProperty('senderConstrainedTokens');
  await platform.run('dpop', { on: true });
  expect(lobbySettings(platform, true).senderConstrainedTokens).toBe(true);
  platform.close();
});

it.each([
  ['http://identity.localhost:4300', true, true],
  ['http://identity.localhost:4300', false, undefined],
  ['http://127.0.0.1:4300', true, undefined],
])('has passkeys for the host %s, in a brand with the provider: %s', async (identity, Keycloak, expected) => {
  const platform = await startTestPlatform();
  const { brand, origins } = platform;
  const other = {
    ...platform,
    brand: { ...brand, toggles: { ...brand.toggles, Keycloak } },
    origins: { ...origins, identity },
  };
  expect(lobbySettings(other, true).passkeys).toBe(expected);
  expect(lobbySettings(other, true).identityHost).toBe(identity);
  platform.close();
});

it('names other time limits once the console has set them', async () => {
  const platform = await startTestPlatform();
  expect(lobbySettings(platform, true).timings).toBeUndefined();
  const timings = { 'cashier.cashierTimeout': 60_000 };
  await platform.run('timings', { timings });
  expect(lobbySettings(platform, true).timings).toEqual(timings);
  await platform.run('timings', { timings: null });
  expect(lobbySettings(platform, true).timings).toBeUndefined();
  platform.close();
});

it('names the services that the console has set in place of the environment’s', async () => {
  process.env['SENTRY_DSN'] = 'https://key@errors.acme.test/1';
  const platform = await startTestPlatform();
  expect(lobbySettings(platform, true)).toMatchObject({ sentryDsn: 'https://key@errors.acme.test/1' });
  const services = { fontStylesheetUrl: 'https://fonts.acme.test/css' };
  await platform.run('services', { services });
  expect(lobbySettings(platform, true)).toMatchObject(services);
  expect(lobbySettings(platform, true)).not.toHaveProperty('sentryDsn');
  await platform.run('services', { services: null });
  expect(lobbySettings(platform, true)).not.toHaveProperty('fontStylesheetUrl');
  platform.close();
  delete process.env['SENTRY_DSN'];
});
