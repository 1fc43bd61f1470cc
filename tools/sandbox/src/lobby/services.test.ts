import { acme, startTestPlatform, type TestPlatform } from '../testing/testPlatform.ts';
import { pageHeaders } from './headers.ts';
import { lobbySettings } from './settings.ts';

let platform: TestPlatform;
beforeEach(async () => (platform = await startTestPlatform()));
afterEach(() => platform.close());

const page = { brand: acme, pathname: '/en/' };

describe('the page', () => {
  it('names the gamification service only in a brand that has one', () => {
    const policyOf = (gamificationHost?: string) =>
      pageHeaders(platform.origins, { gamificationHost }, page)['Content-Security-Policy']?.split('; ');
    expect(policyOf()).toEqual(expect.arrayContaining(["script-src 'self'", 'trusted-types lobby-scripts dompurify']));
    expect(policyOf('https://gamification.acme.test/base')).toEqual(
      expect.arrayContaining([
        "script-src 'self' https://gamification.acme.test",
        expect.stringMatching(/^connect-src 'self' http:\/\/127.0.0.1:4300 https:\/\/gamification.acme.test ws:/),
        'trusted-types lobby-scripts dompurify gamification-widget lobby-gamification',
      ]),
    );
    const without = { ...platform, brand: { ...platform.brand, gamification: false } };
    expect(lobbySettings(platform, true).gamificationHost).toBe('http://127.0.0.1:4300/gamification');
    expect(lobbySettings(without, true)).not.toHaveProperty('gamificationHost');
  });

  it('frames the sportsbook only in a brand that has one', () => {
    const frames = (sportsbook?: { url: string }) => {
      const policy = pageHeaders(platform.origins, { sportsbook }, page)['Content-Security-Policy'];
      return policy?.split('; ').find((directive) => directive.startsWith('frame-src'));
    };
    expect(frames()).not.toContain('sports.acme.test');
    expect(frames({ url: 'https://sports.acme.test/book/' })).toMatch(/ https:\/\/sports\.acme\.test$/);
    const toggles = { ...platform.brand.toggles, Sportsbook: false };
    const without = { ...platform, brand: { ...platform.brand, toggles } };
    expect(lobbySettings(platform, true).sportsbook).toEqual({ url: 'http://127.0.0.1:4300/sportsbook/' });
    expect(lobbySettings(without, true)).not.toHaveProperty('sportsbook');
  });
});
