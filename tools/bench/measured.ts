import type { FirstTap } from './firstTap.ts';
import type { GamesResult } from './games.ts';
import type { PageAudit } from './lighthouseReport.ts';
import type { Result } from './measure.ts';
import type { ProfileName } from './profiles.ts';
import type { StormName, StormResult } from './storm.ts';
import type { Taps } from './taps.ts';

/** Taps of a player on one profile, one entry a load. */
export interface TapResult {
  profile: ProfileName;
  first: readonly FirstTap[];
  resting: readonly Taps[];
}

/** All that a run has measured of one brand; what was not is empty. */
export interface Measured {
  brand: string;
  results: readonly Result[];
  taps: readonly TapResult[];
  games: readonly GamesResult[];
  storms: Partial<Record<StormName, StormResult>>;
  /** Packages of the first load's scripts, bytes after brotli. */
  firstLoad: readonly { owner: string; minified: number; brotli: number }[];
  audits: readonly PageAudit[];
}
