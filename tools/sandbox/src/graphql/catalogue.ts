import { thumbnailAspect } from '../../../sandbox-art/src/index.ts';
import { fromEuroMinor, toDecimal } from '../store/base/money.ts';
import type { Game, Store } from '../store/index.ts';
import type { Context } from './context.ts';
import { visibleGames, type Personalization } from './games.ts';
import { iso } from './iso.ts';

/** Lists that follow from what the device is told of release dates and popularity. */
const rankedLists: ReadonlySet<string> = new Set(['new', 'hot-games']);

/** Slugs of lists and categories by the games in them. */
function listsOf({ games }: Store): ReadonlyMap<string, string[]> {
  const slugs = new Map<string, string[]>(games.all().map(({ lookupId }) => [lookupId, []]));
  for (const { slug, lookupIds } of [...games.groups('list'), ...games.groups('category')])
    if (!rankedLists.has(slug)) for (const lookupId of lookupIds) slugs.get(lookupId)?.push(slug);
  return slugs;
}

/**
 * The catalogue of a country, or what of it has changed since a version: games that are new, have changed or are no longer
 * offered there have a later revision.
 */
export function gameCatalogue(
  { country, currency }: Personalization,
  { since }: { since?: string | null },
  context: Context,
) {
  const { store } = context;
  const revision = store.games.revision();
  const scope = `${store.catalogue.seededAt().toString(36)}.${country}.${currency}.`;
  const digits = since?.startsWith(scope) ? since.slice(scope.length) : '';
  const known = Number(digits);
  const isKnown = /^\d+$/.test(digits) && known <= revision;

  const changed = isKnown ? store.games.all().filter((game) => game.revision > known) : store.games.all();
  const visible = new Set(visibleGames(context, country));
  const stake = (euroMinor: number) => toDecimal(fromEuroMinor(euroMinor, currency), currency);
  const inBrief = (game: Game, lists: ReturnType<typeof listsOf>) => ({
    ...game,
    lists: lists.get(game.lookupId),
    minStake: stake(game.minBet),
    maxStake: stake(game.maxBet),
    releasedAt: iso(game.releasedAt),
    isLive: game.isLiveCasinoGame,
    aspectRatio: thumbnailAspect,
  });
  return {
    version: scope + revision,
    isComplete: !isKnown,
    currency,
    // Only where they are requested: some ask for the version alone.
    games() {
      const lists = listsOf(store);
      return changed.filter((game) => visible.has(game)).map((game) => inBrief(game, lists));
    },
    removedIds: isKnown ? changed.filter((game) => !visible.has(game)).map(({ lookupId }) => lookupId) : [],
  };
}
