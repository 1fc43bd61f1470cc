import type { ConsentCategory } from './storageTable.ts';

/**
 * What the lobby does with consent alone, by category. A new purpose is added here: whoever has chosen before is then asked for it
 * (decision 52).
 */
export const consentPurposes = {
  /** Remembering casino or sports. */
  productMode: 'preferences',
  /** Remembering the variants of A/B tests. */
  abTest: 'preferences',
  /** Sending the games played last to the back end. */
  recentGames: 'preferences',
  /** The support vendor's widget that loads by itself. */
  supportChat: 'preferences',
  /** The heartbeat. */
  visits: 'analytics',
  /** Sending campaign and tracking id to the back end. */
  campaigns: 'marketing',
} as const satisfies Record<string, ConsentCategory>;

export type PurposeName = keyof typeof consentPurposes;

/** What a choice counts for that does not say what it was asked for, as those of older releases. Never add to it: nobody was asked for more. */
const askedByOlderReleases: readonly string[] = [
  'productMode',
  'abTest',
  'recentGames',
  'supportChat',
  'visits',
  'campaigns',
];

/** Ids of purposes and partners. */
export interface AskedPurposes {
  asked: readonly string[];
  /** Refused by itself, in a category that is allowed. */
  refused: readonly string[];
  /** The choice does not say: it is an older release's. */
  isAssumed?: boolean;
}

/**
 * What a choice was asked for, by the record's `data`: ids with a full stop between, and the categories that were chosen. These differ
 * where an older release, which does not know the rest, has recorded another choice since: what was refused by itself stays refused. Where it is
 * malformed, for nothing.
 */
export function readAskedPurposes(data: unknown, categories: readonly string[]): AskedPurposes {
  const { asked, refused, categories: chosen } = (data ?? ofOlderRelease) as Record<string, unknown>;
  if (typeof asked !== 'string' || typeof refused !== 'string' || typeof chosen !== 'string')
    return { asked: [], refused: [] };
  const isAssumed = chosen !== joinIds([...categories].sort());
  return { asked: isAssumed ? askedByOlderReleases : idsOf(asked), refused: idsOf(refused), isAssumed };
}

/** Its categories are none that a choice can have. */
const ofOlderRelease = { asked: '', refused: '', categories: '-' };

export const joinIds = (ids: readonly string[]): string => ids.join('.');
const idsOf = (text: string): string[] => text.match(/[^.]+/g) ?? [];
