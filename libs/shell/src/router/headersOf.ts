import type { LobbySettings } from '@lobby/contracts';
import { backendDeviceOf, currentDevice, type ProductMode } from '@lobby/routing';

interface HeaderValues {
  settings: Pick<LobbySettings, 'brand' | 'siteDataName' | 'operator' | 'license'>;
  /** The regional code. */
  locale: string;
  device: ReturnType<typeof readDevice>;
  productMode: ProductMode;
  attribution: Readonly<Record<string, unknown>>;
  /** The player's level, null while unknown: 1 then (R-3-066). */
  level: number | null;
  /** Null without consent. */
  recentGames: readonly string[] | null;
}

/**
 * `fetch` throws on a header beyond Latin-1 or with a line break, and with it every request would fail.
 * Escaped as in JSON, so that `x-context` stays JSON.
 */
const toHeaderValue = (text: string): string =>
  text.replaceAll(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

export function readDevice() {
  const { type, os } = currentDevice();
  return { device: backendDeviceOf(type), os };
}

/** Sent with each operation, always all of them (R-7-005, A-017). */
export function headersOf(values: HeaderValues): Record<string, string> {
  const { brand, siteDataName, operator, license } = values.settings;
  const { locale, device, productMode, attribution, level, recentGames } = values;
  const context = { brand, siteDataName, operator, license, ...device, productMode, ...attribution };
  const headers = {
    locale,
    'x-ranks': String(level || 1),
    'x-context': JSON.stringify(context),
    'x-recently-played-games': (recentGames ?? []).join(','),
  };
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, toHeaderValue(value)]));
}
