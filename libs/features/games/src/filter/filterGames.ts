import type { CatalogueBase } from '@lobby/contracts';
import type { Catalogue, CatalogueGame } from '../catalogue/catalogueQuery.ts';
import {
  type Criteria,
  featureKeys,
  featureOfKey,
  type FeatureKey,
  type Kind,
  type ListGroup,
  type ListValue,
  type StakeRange,
  kinds,
  volatilities,
  type Volatility,
} from './criteria.ts';

/** How many games each choice would show beside what is chosen elsewhere. */
export type Counts = { [Group in ListGroup]: ReadonlyMap<ListValue<Group>, number> };

export interface Filtered {
  games: readonly CatalogueGame[];
  counts: Counts;
  /** Games of the page without any filter. */
  ofPage: readonly CatalogueGame[];
  /** Some criteria say nothing here, and were left out: a studio that has no game, stakes of another currency. */
  hasUnknown: boolean;
}

/** A game counts as new for 30 days. */
const newFor = 30 * 24 * 60 * 60 * 1000;

type Group = Exclude<keyof Criteria, 'sort'>;
const groups: readonly Group[] = ['studio', 'feature', 'volatility', 'only', 'stake', 'rtp'];

/**
 * The games of a page that meet the criteria, in their order; where none is named, the most popular first.
 *
 * @param now ms since 1970, for what is new
 */
export function filterGames(
  { games, currency }: Pick<Catalogue, 'games' | 'currency'>,
  base: CatalogueBase,
  asked: Criteria,
  now: number,
): Filtered {
  const ofPage = games.filter((game) => isOfPage(game, base));
  const criteria: Criteria = {
    ...asked,
    studio: asked.studio.filter((slug) => ofPage.some(({ studioSlug }) => studioSlug === slug)),
    stake: asked.stake?.currency === currency ? asked.stake : null,
  };
  const hasUnknown = criteria.studio.length < asked.studio.length || criteria.stake !== asked.stake;
  const isKind: Readonly<Record<Kind, (game: CatalogueGame) => boolean>> = {
    new: ({ releasedAt }) => isReleased(releasedAt, now) && now - Date.parse(releasedAt) < newFor,
    jackpot: ({ hasJackpot }) => hasJackpot,
    live: ({ isLive }) => isLive,
  };
  const meets: Readonly<Record<Group, (game: CatalogueGame) => boolean>> = {
    studio: ({ studioSlug }) => criteria.studio.length === 0 || criteria.studio.includes(studioSlug),
    feature: (game) => criteria.feature.length === 0 || criteria.feature.some((key) => hasFeature(game, key)),
    volatility: ({ volatility }) =>
      criteria.volatility.length === 0 || (criteria.volatility as readonly (string | null)[]).includes(volatility),
    only: (game) => criteria.only.every((kind) => isKind[kind](game)),
    stake: (game) => criteria.stake === null || overlaps(game, criteria.stake),
    rtp: ({ rtp }) => criteria.rtp === null || (rtp !== null && rtp >= criteria.rtp),
  };

  const counts = {
    studio: new Map<string, number>(),
    feature: new Map<FeatureKey, number>(),
    volatility: new Map<Volatility, number>(),
    only: new Map<Kind, number>(),
  };
  const add = <Key>(map: Map<Key, number>, key: Key) => map.set(key, (map.get(key) ?? 0) + 1);
  const found = ofPage.filter((game) => {
    const failed = groups.filter((group) => !meets[group](game));
    // A game that one group alone leaves out would be there with another choice of that group.
    const wouldComeBy = (group: Group) => failed.every((other) => other === group);
    if (wouldComeBy('studio')) add(counts.studio, game.studioSlug);
    if (wouldComeBy('feature')) for (const key of featureKeys) if (hasFeature(game, key)) add(counts.feature, key);
    if (wouldComeBy('volatility'))
      for (const level of volatilities) if (game.volatility === level) add(counts.volatility, level);
    if (failed.length === 0) for (const kind of kinds) if (isKind[kind](game)) add(counts.only, kind);
    return failed.length === 0;
  });
  return { games: sorted(found, criteria, now), counts, ofPage, hasUnknown };
}

const isReleased = (releasedAt: string | null, now: number): releasedAt is string =>
  releasedAt !== null && Date.parse(releasedAt) <= now;

const isOfPage = ({ lists, studioSlug }: CatalogueGame, { list, studio }: CatalogueBase): boolean =>
  (list === undefined || lists.includes(list)) && (studio === undefined || studioSlug === studio);

const hasFeature = ({ features }: CatalogueGame, key: FeatureKey): boolean =>
  (features as readonly string[]).includes(featureOfKey(key));

/** Whether a stake of the range may be played. A stake that is not known is none. */
function overlaps({ minStake, maxStake }: CatalogueGame, { from, to }: StakeRange): boolean {
  if (to !== null && (minStake === null || Number(minStake) > Number(to))) return false;
  return from === null || (maxStake !== null && Number(maxStake) >= Number(from));
}

function sorted(games: readonly CatalogueGame[], { sort }: Criteria, now: number): readonly CatalogueGame[] {
  const byName = new Intl.Collator(document.documentElement.lang || undefined, { numeric: true, sensitivity: 'base' });
  const timeOf = ({ releasedAt }: CatalogueGame) => (isReleased(releasedAt, now) ? Date.parse(releasedAt) : 0);
  const orders: Readonly<Record<NonNullable<Criteria['sort']>, (left: CatalogueGame, right: CatalogueGame) => number>> =
    {
      popular: (left, right) => (right.popularity ?? 0) - (left.popularity ?? 0),
      newest: (left, right) => timeOf(right) - timeOf(left),
      name: (left, right) => byName.compare(left.title, right.title),
      rtp: (left, right) => (right.rtp ?? 0) - (left.rtp ?? 0),
    };
  return games.toSorted(orders[sort ?? 'popular']);
}

/** Slugs of the studios that have games, the one with the most first. */
export function studiosOf(games: readonly CatalogueGame[]): string[] {
  const counts = new Map<string, number>();
  for (const { studioSlug } of games) counts.set(studioSlug, (counts.get(studioSlug) ?? 0) + 1);
  return [...counts].toSorted(([, left], [, right]) => right - left).map(([slug]) => slug);
}

/**
 * Stakes that divide the games of a page: a few of the smallest ones, and what only some reach.
 * @param currency ISO 4217
 */
export function stakeChoices(games: readonly CatalogueGame[], currency: string): StakeRange[] {
  const distinct = (stakes: readonly (string | null)[]) =>
    [...new Map(stakes.filter((stake) => stake !== null).map((stake) => [Number(stake), stake])).values()].toSorted(
      (left, right) => Number(left) - Number(right),
    );
  const smallest = distinct(games.map(({ minStake }) => minStake));
  const largest = distinct(games.map(({ maxStake }) => maxStake));
  // All games with known stakes have the last one of the smallest, and the first of the largest.
  return [
    ...smallest
      .slice(0, -1)
      .slice(0, mostStakes)
      .map((to) => ({ from: null, to, currency })),
    ...largest
      .slice(1)
      .slice(-mostHighStakes)
      .map((from) => ({ from, to: null, currency })),
  ];
}

const mostStakes = 6;
const mostHighStakes = 3;
