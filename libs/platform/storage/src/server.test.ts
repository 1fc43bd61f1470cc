/** @jest-environment node */
import { allowsPurpose, cookies, local, recordedConsent, session } from './index.ts';

it('holds nothing on the server, which has neither cookies nor storage', () => {
  expect(cookies.get('locale')).toBeNull();
  expect(local.read('recentlyPlayedGames')).toBeNull();
  expect(session.read('cookieConsent')).toBeNull();
  expect(recordedConsent()).toBeNull();
  expect(allowsPurpose('visits')).toBe(false);
});
