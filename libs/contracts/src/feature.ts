import type { ComponentType } from 'react';
import type { ContentBlockType } from './enums.ts';
import type { IntentName, Intents } from './intents.ts';
import type { FeatureId, RouteId } from './routes.ts';
import type { CacheRules } from './schema.ts';
import type { SlotName, SlotProps } from './slots.ts';

/** A module whose default export is a component: what `import()` of a page or panel resolves to. */
export type Lazy<Props = object> = () => Promise<{ default: ComponentType<Props> }>;

/** What a feature puts into a named place; lower `order` comes first. */
export type SlotContribution = {
  [Slot in SlotName]: { slot: Slot; order: number; load: Lazy<SlotProps[Slot]> };
}[SlotName];

/** Props of a content block: the server's data, parsed by the block itself. */
export interface BlockProps {
  id: string;
  /** Position on the page, from 0: the first one may load its picture eagerly. */
  index: number;
}

export interface BlockContribution {
  load: Lazy<BlockProps>;
  /** Keeps the room of the block while its code loads; part of the first load, so of the ui-kit's plain parts only. */
  skeleton: ComponentType<Pick<BlockProps, 'index'>>;
}

export type IntentHandler<Name extends IntentName> = (
  payload: Intents[Name]['payload'],
) => Promise<Intents[Name]['result']>;

/**
 * A component without a view that runs beside the page: `player` ones live from LOGGED_IN to
 * LOGGED_OUT, `page` ones for the whole visit. Guards are background components that hold a
 * guard of the host's registry.
 */
export interface BackgroundTask {
  scope: 'page' | 'player';
  load: Lazy;
}

/**
 * The one export of a feature, made by its factory, which says `satisfies FeatureModule` so that the type names
 * what it offers and needs. A brand that does not list it has none of its code.
 */
export interface FeatureModule {
  id: FeatureId;
  routes?: Partial<Record<RouteId, Lazy>>;
  slots?: readonly SlotContribution[];
  blocks?: Partial<Record<ContentBlockType, BlockContribution>>;
  background?: readonly BackgroundTask[];
  /** Ids of guards without which nobody plays for real money: a launch waits until they have registered. */
  guards?: readonly string[];
  intents?: { [Name in IntentName]?: () => Promise<IntentHandler<Name>> };
  /** Intents that the feature asks of others: a list of features that handles none of them does not compile. */
  needs?: readonly IntentName[];
  /** What the data client's cache has to know of the feature's types; plain data, as it comes with the first load. */
  cache?: CacheRules;
}

type NeedsOf<Feature> = Feature extends { needs: readonly (infer Name)[] } ? Name : never;
type OfferedBy<Feature, Kind extends 'intents' | 'blocks'> = Feature extends { [K in Kind]: infer Offers }
  ? keyof Offers
  : never;

type OfferedTwice<Features, Kind extends 'intents' | 'blocks'> = Features extends readonly [infer First, ...infer Rest]
  ? (OfferedBy<First, Kind> & OfferedBy<Rest[number], Kind>) | OfferedTwice<Rest, Kind>
  : never;

type Unhandled<Features extends readonly FeatureModule[]> = Exclude<
  NeedsOf<Features[number]>,
  OfferedBy<Features[number], 'intents'>
>;

type Problem<Features extends readonly FeatureModule[]> =
  | `No feature handles the intent ${Unhandled<Features> & string}`
  | `Two features handle the intent ${OfferedTwice<Features, 'intents'> & string}`
  | `Two features offer the block ${OfferedTwice<Features, 'blocks'> & string}`;

/**
 * To be met by a brand's list of features: every intent that one needs is handled, by one feature alone, and each
 * block is offered once. Else the list is compared with a text that says what is wrong, and does not compile.
 */
export type FittingFeatures<Features extends readonly FeatureModule[]> = [Problem<Features>] extends [never]
  ? unknown
  : Problem<Features>;
