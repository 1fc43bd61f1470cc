import { regionalCodes, type LobbySettings, type Locale } from '@lobby/contracts';
import { backendDeviceOf, currentDevice, currentProductMode } from '@lobby/routing';
import { consent } from '@lobby/consent';
import { local } from '@lobby/storage';

interface HeaderSources {
  settings: LobbySettings;
  locale: Locale;
  /** Whether this build has a page for sports. */
  sportsbook: boolean;
  /** Gamification level; 1 when unknown (R-3-066). */
  level?: number;
}

/** Sent with each operation, always all of them (R-7-005, A-017). */
export function requestHeaders({ settings, locale, sportsbook, level = 1 }: HeaderSources): Record<string, string> {
  const { brand, operator, license } = settings;
  const context = {
    brand,
    operator,
    license,
    device: backendDeviceOf(currentDevice().type),
    productMode: currentProductMode(sportsbook),
  };
  const recent = consent.has('preferences') ? local.read('recentlyPlayedGames') : null;
  return {
    locale: regionalCodes[locale],
    'x-ranks': String(level),
    'x-context': JSON.stringify(context),
    'x-recently-played-games': (recent ?? []).join(','),
  };
}
