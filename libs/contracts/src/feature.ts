import type { ComponentType } from 'react';
import type { CheckId } from './checks.ts';
import type { IntentName, Intents } from './intents.ts';
import type { Locale } from './locales.ts';
import type { License } from './operators.ts';
import type { BlockProps, PlaceName, PlaceProps } from './places.ts';
import type { FeatureId, RouteId } from './routes.ts';
import type { CacheRules, ObjectTypeName } from './schema.ts';

/** A module whose default export is a component: what `import()` of a page or part resolves to. */
export type Lazy<Props = object> = () => Promise<{ default: ComponentType<Props> }>;

/** A component that a feature shows at a place, one row of its table. */
interface PartAt<Name extends PlaceName> {
  place: Name;
  load: Lazy<PlaceProps[Name]>;
  /** Among the parts of the place, lower ones first; 0 when absent. */
  order?: number;
  /** Loaded once the page is idle, and never part of a prerendered page: for what the first paint does not need. */
  when?: 'idle';
  /** The component registers this check: real-money play waits until it has, so that code which does not load blocks play. */
  check?: CheckId;
}

interface BlockPart {
  /** Reserves the block's space while its code loads. Part of the first load, so built from basic ui-kit components only. */
  skeleton: ComponentType<Pick<BlockProps, 'index'>>;
}

export type Part = {
  [Name in PlaceName]: PartAt<Name> & (Name extends `block.${string}` ? BlockPart : unknown);
}[PlaceName];

/** A visit of an address: its parameters and the visitor's market, for the queries of its page. */
export interface Visit {
  /** Parameters of the route's path, decoded. */
  params: Readonly<Record<string, string | undefined>>;
  locale: Locale;
  license: License;
  /** ISO 4217. */
  currency: string;
  subDivision: string | null;
  ipCountryCode: string;
}

/** A query with its variables; made by `queryRequest` of `@lobby/data`, which checks them. */
export interface QueryRequest {
  document: unknown;
  variables: object;
}

/**
 * The first queries of a page, as its components send them. They are sent while the page's code loads, or earlier
 * when a link to it is about to be followed. Part of the first load, with the documents. Never for what costs or changes anything.
 */
export type RouteQueries = (visit: Visit) => readonly QueryRequest[];

/** The page of a route. */
export interface RoutePage {
  load: Lazy;
  queries?: RouteQueries;
}

export type IntentHandler<Name extends IntentName> = (
  payload: Intents[Name]['payload'],
) => Promise<Intents[Name]['result']>;

/** False in builds that lack it: `build.sessionClock && { place: 'header.clock', load: () => import('./SessionClock.tsx') }`. */
type InBuild<Row> = Row | false;

/** A subscription with what its events change; made by `liveSubscription` of `@lobby/realtime`, which checks it. */
export interface SubscriptionContribution {
  /** Of the type Subscription. */
  field: string;
  document: unknown;
}

/**
 * The one export of a feature, returned by its factory. The factory uses `satisfies FeatureModule`, so that its type
 * preserves the names that it offers and needs. The bundle of a brand that does not list the feature has none of its code.
 */
export interface FeatureModule {
  id: FeatureId;
  routes?: Partial<Record<RouteId, InBuild<RoutePage>>>;
  parts?: readonly InBuild<Part>[];
  intents?: { [Name in IntentName]?: () => Promise<IntentHandler<Name>> };
  /** Intents and places that some feature of the list has to handle or to fill: a list without does not compile. */
  needs?: readonly (IntentName | PlaceName)[];
  /** Loaded with the player's socket, after the first view. */
  subscriptions?: readonly (() => Promise<{ default: SubscriptionContribution }>)[];
  /** Types that other devices or the operator may change: requested again after an interruption of the player's socket. */
  liveTypes?: readonly ObjectTypeName[];
  /** Cache configuration for the types that the feature queries; plain data, since it is part of the first load. */
  cache?: CacheRules;
}

type NeedsOf<Feature> = Feature extends { needs: readonly (infer Name)[] } ? Name : never;
type IntentsOf<Feature> = Feature extends { intents: infer Handlers } ? keyof Handlers : never;
type PlacesOf<Feature> = Feature extends { parts: readonly (infer Row)[] }
  ? Row extends { place: infer Name }
    ? Name
    : never
  : never;
/** What one feature alone may offer: the handler of an intent, a block, a layout. */
type SingleOffersOf<Feature> = IntentsOf<Feature> | Extract<PlacesOf<Feature>, `block.${string}` | `layout.${string}`>;

type OfferedTwice<Features> = Features extends readonly [infer First, ...infer Rest]
  ? (SingleOffersOf<First> & SingleOffersOf<Rest[number]>) | OfferedTwice<Rest>
  : never;

type Missing<Features extends readonly FeatureModule[]> = Exclude<
  NeedsOf<Features[number]>,
  IntentsOf<Features[number]> | PlacesOf<Features[number]>
>;

type Problem<Features extends readonly FeatureModule[]> =
  | `No feature offers ${Missing<Features> & string}`
  | `Two features offer ${OfferedTwice<Features> & string}`;

/**
 * Checks a brand's list of features: what a feature needs is offered, and each intent, block and nested layout by one
 * feature alone.
 * Otherwise the type is a message that says what is wrong, and the list does not compile.
 */
export type ValidFeatures<Features extends readonly FeatureModule[]> = [Problem<Features>] extends [never]
  ? unknown
  : Problem<Features>;
