import Bowser from 'bowser';
import type { UsedDevice } from '../store/players/sessions.ts';

/** What a browser says of the device; versions, which updates change, are left out. Phones and tablets are `Mobile`. */
export function deviceOf(userAgent: string | null): UsedDevice {
  const device = /Mobi|Android|iPad|iPhone/.test(userAgent ?? '') ? 'Mobile' : 'Desktop';
  if (!userAgent) return { device, browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  return { device, browser: knownName(browsers, browser.name), system: knownName(systems, os.name) };
}

const browsers: readonly string[] = Object.values(Bowser.BROWSER_MAP);
const systems: readonly string[] = Object.values(Bowser.OS_MAP);
/** Others are the agent's own words, which the player would read in a message of the lobby. */
const knownName = (names: readonly string[], name = ''): string | null => (names.includes(name) ? name : null);
