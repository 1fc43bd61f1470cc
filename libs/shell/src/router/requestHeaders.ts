import { regionalCodes, type LobbySettings, type Locale } from '@lobby/contracts';
import { backendDeviceOf, currentDevice, currentProductMode } from '@lobby/routing';
import { consent } from '@lobby/consent';
import { playerLevel } from '@lobby/player';
import { local } from '@lobby/storage';
import { gamification } from 'virtual:lobby-build';
import { attribution } from '../attribution/attribution.ts';

interface HeaderSources {
  settings: LobbySettings;
  locale: Locale;
  /** Whether this build has a page for sports. */
  sportsbook: boolean;
}

/**
 * `fetch` throws on a header beyond Latin-1 or with a line break, and with it every request would fail.
 * Escaped as in JSON, so that `x-context` stays JSON.
 */
const toHeaderValue = (text: string): string =>
  text.replaceAll(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Each operation has the headers, those too that the cache answers: what cannot change is read once. */
let device: { device: ReturnType<typeof backendDeviceOf>; os: string } | undefined;

function readDevice() {
  const { type, os } = currentDevice();
  return { device: backendDeviceOf(type), os };
}

/** Sent with each operation, always all of them (R-7-005, A-017). */
export function requestHeaders({ settings, locale, sportsbook }: HeaderSources): Record<string, string> {
  const { brand, siteDataName, operator, license } = settings;
  const context = {
    brand,
    siteDataName,
    operator,
    license,
    ...(device ??= readDevice()),
    productMode: currentProductMode(sportsbook),
    ...attribution(),
  };
  // 1 when absent (R-3-066).
  const level = (gamification && playerLevel.get()) || 1;
  const recent = consent.has('preferences', { mayLag: true }) ? local.read('recentlyPlayedGames') : null;
  const headers = {
    locale: regionalCodes[locale],
    'x-ranks': String(level),
    'x-context': JSON.stringify(context),
    'x-recently-played-games': (recent ?? []).join(','),
  };
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, toHeaderValue(value)]));
}
