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
  isAssumed?: true;
}

/** What a choice was asked for, by the record's `data`: ids with a full stop between. Where it is malformed, for nothing. */
export function readAskedPurposes(data: unknown): AskedPurposes {
  if (data === null || data === undefined) return { asked: askedByOlderReleases, refused: [], isAssumed: true };
  const { asked, refused } = data as Record<string, unknown>;
  const isWhole = typeof asked === 'string' && typeof refused === 'string';
  return isWhole ? { asked: idsOf(asked), refused: idsOf(refused) } : { asked: [], refused: [] };
}

const idsOf = (text: string): string[] => text.split('.').filter((id) => id !== '');
