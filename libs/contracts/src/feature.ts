import type { ComponentType } from 'react';
import type { ContentBlockType } from './enums.ts';
import type { CheckId } from './checks.ts';
import type { IntentName, Intents } from './intents.ts';
import type { Locale } from './locales.ts';
import type { License } from './operators.ts';
import type { FeatureId, NestedLayout, RouteId } from './routes.ts';
import type { CacheRules } from './schema.ts';
import type { SlotName, SlotProps } from './slots.ts';

/** A module whose default export is a component: what `import()` of a page or panel resolves to. */
export type Lazy<Props = object> = () => Promise<{ default: ComponentType<Props> }>;

interface Contribution {
  /** Loaded once the page is idle, and never part of a prerendered page: for what the first paint does not need. */
  whenIdle?: true;
}

interface Checking {
  /** The component registers this check: real-money play waits until it has, so that code which does not load blocks play. */
  check?: CheckId;
}

/** A component that a feature renders in a slot; lower `order` comes first. */
export type SlotContribution = {
  [Slot in SlotName]: Contribution & Checking & { slot: Slot; order: number; load: Lazy<SlotProps[Slot]> };
}[SlotName];

/** Props of a content block, which queries its own data by the id. */
export interface BlockProps {
  id: string;
  /** Position on the page, from 0: the first one may load its picture eagerly. */
  index: number;
  /** The page's latest answer lacks it: it keeps its place on screen, and offers nothing any more. */
  isOver?: boolean;
}

/** Who opens an address, as the queries of its page tell the back end. */
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
 * The first queries of a page, as its components ask them: they are sent while the page's code is on its way, and before
 * when a link to it is about to be followed. Part of the first load, with the documents. Never for what costs or changes anything.
 */
export type RouteQueries = (visit: Visit) => readonly QueryRequest[];

export interface BlockContribution extends Contribution {
  load: Lazy<BlockProps>;
  /** Reserves the block's space while its code loads. Part of the first load, so built from basic ui-kit components only. */
  skeleton: ComponentType<Pick<BlockProps, 'index'>>;
}

export type IntentHandler<Name extends IntentName> = (
  payload: Intents[Name]['payload'],
) => Promise<Intents[Name]['result']>;

/**
 * A component that renders nothing: mounted from LOGGED_IN to LOGGED_OUT (`player`), or as long as the page is open
 * (`page`).
 */
export interface BackgroundTask extends Contribution, Checking {
  scope: 'page' | 'player';
  load: Lazy;
}

/**
 * The one export of a feature, returned by its factory. The factory uses `satisfies FeatureModule`, so that its type
 * keeps the names that it offers and needs. The bundle of a brand that does not list the feature has none of its code.
 */
export interface FeatureModule {
  id: FeatureId;
  routes?: Partial<Record<RouteId, Lazy>>;
  /** Layouts around the pages of whatever feature whose routes name them; each renders an `Outlet`. */
  nestedLayouts?: Partial<Record<NestedLayout, Lazy>>;
  queries?: Partial<Record<RouteId, RouteQueries>>;
  slots?: readonly SlotContribution[];
  blocks?: Partial<Record<ContentBlockType, BlockContribution>>;
  background?: readonly BackgroundTask[];
  intents?: { [Name in IntentName]?: () => Promise<IntentHandler<Name>> };
  /** Intents that other features must handle: a list of features without a handler does not compile. */
  needs?: readonly IntentName[];
  /** Cache configuration for the types that the feature queries; plain data, since it is part of the first load. */
  cache?: CacheRules;
}

type NeedsOf<Feature> = Feature extends { needs: readonly (infer Name)[] } ? Name : never;
type OfferedBy<Feature, Kind extends 'intents' | 'blocks' | 'nestedLayouts'> = Feature extends {
  [K in Kind]: infer Offers;
}
  ? keyof Offers
  : never;

type OfferedTwice<Features, Kind extends 'intents' | 'blocks' | 'nestedLayouts'> = Features extends readonly [
  infer First,
  ...infer Rest,
]
  ? (OfferedBy<First, Kind> & OfferedBy<Rest[number], Kind>) | OfferedTwice<Rest, Kind>
  : never;

type Unhandled<Features extends readonly FeatureModule[]> = Exclude<
  NeedsOf<Features[number]>,
  OfferedBy<Features[number], 'intents'>
>;

type Problem<Features extends readonly FeatureModule[]> =
  | `No feature handles the intent ${Unhandled<Features> & string}`
  | `Two features handle the intent ${OfferedTwice<Features, 'intents'> & string}`
  | `Two features offer the block ${OfferedTwice<Features, 'blocks'> & string}`
  | `Two features offer the nested layout ${OfferedTwice<Features, 'nestedLayouts'> & string}`;

/**
 * Checks a brand's list of features: every needed intent has exactly one handler, and each block and nested layout is
 * offered once.
 * Otherwise the type is a message that says what is wrong, and the list does not compile.
 */
export type ValidFeatures<Features extends readonly FeatureModule[]> = [Problem<Features>] extends [never]
  ? unknown
  : Problem<Features>;
