import { build } from 'virtual:lobby-build';

/** Features by their name in an address. */
const features = {
  'bonus-buy': 'BonusBuy',
  cascades: 'Cascades',
  'cluster-pays': 'ClusterPays',
  'free-spins': 'FreeSpins',
  'hold-and-win': 'HoldAndWin',
  jackpot: 'Jackpot',
  megaways: 'Megaways',
  multipliers: 'Multipliers',
} as const;
export type FeatureKey = keyof typeof features;
export const featureKeys = Object.keys(features) as FeatureKey[];
export const featureOfKey = (key: FeatureKey) => features[key];

export const volatilities = ['low', 'medium', 'high'] as const;
export const kinds = ['new', 'jackpot', 'live'] as const;
export const sorts = ['popular', 'newest', 'name', 'rtp'] as const;
export type Volatility = (typeof volatilities)[number];
export type Kind = (typeof kinds)[number];
export type Sort = (typeof sorts)[number];

/** Stakes as decimals; an end that is null is open. */
export interface StakeRange {
  /** ISO 4217 */
  currency: string;
  from: string | null;
  to: string | null;
}

/** What a list of games is narrowed to, and its order: games with one of the studios, one of the features and so on, and with each of `only`. */
export interface Criteria {
  /** Slugs. */
  studio: readonly string[];
  feature: readonly FeatureKey[];
  volatility: readonly Volatility[];
  only: readonly Kind[];
  stake: StakeRange | null;
  /** In percent, and no less. */
  rtp: number | null;
  sort: Sort | null;
}

/** Criteria of which several values may be chosen. */
export type ListGroup = 'feature' | 'studio' | 'volatility' | 'only';
export type ListValue<Group extends ListGroup> = Criteria[Group][number];

export const noCriteria: Criteria = {
  studio: [],
  feature: [],
  volatility: [],
  only: [],
  stake: null,
  rtp: null,
  sort: null,
};

/** As the address has them: names of parameters with all of their values. */
type Params = Readonly<Record<keyof Criteria, readonly string[]>>;

const isOneOf =
  <Value extends string>(values: readonly Value[]) =>
  (value: string): value is Value =>
    (values as readonly string[]).includes(value);

const stakePattern = /^(\d{1,7}(?:\.\d{1,8})?)?-(\d{1,7}(?:\.\d{1,8})?)?([A-Z]{3})$/;
const readStake = (value: string): StakeRange | null => {
  const [, from = null, to = null, currency] = stakePattern.exec(value) ?? [];
  if (currency === undefined || (from === null && to === null)) return null;
  return from !== null && to !== null && Number(from) > Number(to) ? null : { from, to, currency };
};
const readRtp = (value: string): number | null => (build.ShowRTP && /^(?:8\d|9\d)$/.test(value) ? Number(value) : null);
const isSort = (value: string): value is Sort => isOneOf(sorts)(value) && (build.ShowRTP || value !== 'rtp');
const isSlug = (value: string): boolean => value !== '' && value.length <= 80;

/**
 * Reads the criteria of an address. What is not known is left out, and `isUnknown` says that there was some: an address may come from
 * another brand, or from a later release.
 */
export function readCriteria(params: URLSearchParams): { criteria: Criteria; isUnknown: boolean } {
  const of = (name: keyof Criteria) => [...new Set(params.getAll(name))];
  const [stake] = of('stake');
  const [rtp] = of('rtp');
  const [sort] = of('sort');
  const criteria: Criteria = {
    studio: of('studio').filter(isSlug),
    feature: of('feature').filter(isOneOf(featureKeys)),
    volatility: of('volatility').filter(isOneOf(volatilities)),
    only: of('only').filter(isOneOf(kinds)),
    stake: stake === undefined ? null : readStake(stake),
    rtp: rtp === undefined ? null : readRtp(rtp),
    sort: sort !== undefined && isSort(sort) ? sort : null,
  };
  const known = writeCriteria(criteria);
  const isUnknown = (Object.keys(known) as (keyof Criteria)[]).some((name) => of(name).length > known[name].length);
  return { criteria, isUnknown };
}

export const writeStake = ({ from, to, currency }: StakeRange): string => `${from ?? ''}-${to ?? ''}${currency}`;

/** For the address. */
export const writeCriteria = ({ studio, feature, volatility, only, stake, rtp, sort }: Criteria): Params => ({
  studio,
  feature,
  volatility,
  only,
  stake: stake ? [writeStake(stake)] : [],
  rtp: rtp === null ? [] : [String(rtp)],
  sort: sort === null ? [] : [sort],
});

/** Whether an address narrows or orders a list. */
export const hasCriteria = (criteria: Criteria): boolean =>
  Object.values(writeCriteria(criteria)).some((values) => values.length > 0);

/** How many filters there are; the order is none. */
export const countFilters = (criteria: Criteria): number =>
  Object.entries(writeCriteria(criteria)).reduce(
    (sum, [name, values]) => sum + (name === 'sort' ? 0 : values.length),
    0,
  );
