import { acme } from '../testing/testPlatform.ts';
import { pageHeaders } from './headers.ts';

const origins = { lobby: 'http://localhost:4200', partners: 'http://127.0.0.1:4300', cashier: 'http://localhost:5000' };
const policyOf = (services: Parameters<typeof pageHeaders>[1]) =>
  pageHeaders(origins, services, { brand: acme, pathname: '/' })['Content-Security-Policy']?.split('; ');

it('names no partner’s script in a brand that has none', () => {
  expect(policyOf({})).toEqual(expect.arrayContaining(["script-src 'self'", 'trusted-types lobby-scripts dompurify']));
});

it('names the gamification service of a brand that has one', () => {
  expect(policyOf({ gamificationHost: 'https://gamification.acme.test/base' })).toEqual(
    expect.arrayContaining([
      "script-src 'self' https://gamification.acme.test",
      expect.stringMatching(/^connect-src 'self' http:\/\/127.0.0.1:4300 https:\/\/gamification.acme.test ws:/),
      'trusted-types lobby-scripts dompurify gamification-widget lobby-gamification',
    ]),
  );
});

it('names the support chat of a brand that has one', () => {
  const chat = { scriptUrl: 'https://static.support.test/ekr/snippet.js', key: 'acme' };
  expect(policyOf({ chat })).toEqual(
    expect.arrayContaining([
      "script-src 'self' https://static.support.test",
      expect.stringMatching(/^connect-src 'self' http:\/\/127.0.0.1:4300 https:\/\/static.support.test ws:/),
      'trusted-types lobby-scripts dompurify lobby-chat',
    ]),
  );
});
