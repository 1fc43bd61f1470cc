import Bowser from 'bowser';
import type { UsedDevice } from '../store/players/sessions.ts';

/** What a browser says of the device; versions, which updates change, are left out. Phones and tablets are `Mobile`. */
export function deviceOf(userAgent: string | null): UsedDevice {
  const device = /Mobi|Android|iPad|iPhone/.test(userAgent ?? '') ? 'Mobile' : 'Desktop';
  if (!userAgent) return { device, browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  return { device, browser: browser.name || null, system: os.name || null };
}
