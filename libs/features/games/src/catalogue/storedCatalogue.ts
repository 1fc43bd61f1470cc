import { withTimeout } from '@lobby/runtime';
import { database } from '@lobby/storage';
import * as v from 'valibot';
import { timings } from '../timings.ts';
import type { Catalogue } from './catalogueQuery.ts';

const key = 'latest';

const stored = v.object({
  /** For whom the platform made it: country, currency, language and licence. */
  market: v.string(),
  version: v.string(),
  currency: v.string(),
  games: v.array(
    v.object({
      lookupId: v.string(),
      slug: v.string(),
      title: v.string(),
      alternativeTitles: v.array(v.string()),
      studioSlug: v.string(),
      lists: v.array(v.string()),
      features: v.array(v.any()),
      volatility: v.nullable(v.string()),
      rtp: v.nullable(v.number()),
      minStake: v.nullable(v.string()),
      maxStake: v.nullable(v.string()),
      releasedAt: v.nullable(v.string()),
      popularity: v.nullable(v.number()),
      isLive: v.boolean(),
      hasJackpot: v.boolean(),
      demoAllowed: v.boolean(),
      aspectRatio: v.number(),
    }),
  ),
});

/** The catalogue that this device has of a market; null if it has none, or its database fails. */
export async function readCatalogue(market: string): Promise<Catalogue | null> {
  try {
    const entry = v.parse(
      stored,
      await withTimeout(timings.catalogueStoreTimeout, database.read('gameCatalogue', key)),
    );
    return entry.market === market ? entry : null;
  } catch {
    return null;
  }
}

/** Replaces the device's catalogue. Where that fails, the next visit loads it again. */
export async function writeCatalogue(market: string, catalogue: Catalogue): Promise<void> {
  await database.write('gameCatalogue', key, { market, ...catalogue }).catch(() => {});
}
