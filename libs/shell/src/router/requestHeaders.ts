import { regionalCodes, type LobbySettings, type Locale } from '@lobby/contracts';
import { currentProductMode } from '@lobby/routing';
import { consent } from '@lobby/consent';
import { playerLevel } from '@lobby/player';
import { local } from '@lobby/storage';
import { build } from 'virtual:lobby-build';
import { attribution } from '../attribution/attribution.ts';
import { headersOf, readDevice } from './headersOf.ts';

interface HeaderSources {
  settings: LobbySettings;
  locale: Locale;
  /** Whether this build has a page for sports. */
  sportsbook: boolean;
}

/** Each operation has the headers, those too that the cache answers: what cannot change is read once. */
let device: ReturnType<typeof readDevice> | undefined;

/** Sent with each operation, always all of them (R-7-005, A-017). */
export function requestHeaders({ settings, locale, sportsbook }: HeaderSources): Record<string, string> {
  return headersOf({
    settings,
    locale: regionalCodes[locale],
    device: (device ??= readDevice()),
    productMode: currentProductMode(sportsbook),
    attribution: attribution(),
    level: build.gamification ? playerLevel.get() : null,
    recentGames: consent.allows('recentGames', { mayLag: true }) ? local.read('recentlyPlayedGames') : null,
  });
}
