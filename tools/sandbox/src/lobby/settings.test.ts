import { startTestPlatform } from '../testing/testPlatform.ts';
import { lobbySettings } from './settings.ts';

it('names the gamification service only in a brand that has one', async () => {
  const platform = await startTestPlatform();
  const without = { ...platform, brand: { ...platform.brand, gamification: false } };
  expect(lobbySettings(platform, true).gamificationHost).toBe('http://127.0.0.1:4300/gamification');
  expect(lobbySettings(without, true)).not.toHaveProperty('gamificationHost');
  platform.close();
});
