import type {
  BlockProps,
  CacheRules,
  ContentBlockType,
  FeatureModule,
  IntentHandler,
  IntentName,
  Lazy,
  Part,
  PlaceName,
  PlaceProps,
  SlotName,
} from '@lobby/contracts';
import { afterPictures, whenIdle } from '@lobby/runtime';
import {
  createContext,
  createElement,
  Fragment,
  type ReactElement,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useState,
} from 'react';
import { IsolatedBoundary } from './IsolatedBoundary.tsx';
import { lazyOnce, loadAhead } from './lazyOnce.ts';
import { useRegistry } from './LobbyProvider.tsx';
import { createRegistry, type IntentLoader, partsAt } from './registry.ts';

/** On the server: collects the places of a page whose parts it shows. */
export const RenderedPlacesContext = createContext<Set<string> | null>(null);

/** Loaders of what features show at these places at once, rather than when the page is idle. */
function firstLoaders(features: readonly FeatureModule[], places: readonly PlaceName[]): Lazy<object>[] {
  const registry = createRegistry(features);
  const parts = places.flatMap((place): readonly Part[] => partsAt(registry, place));
  return parts.filter(({ when }) => when !== 'idle').map(({ load }) => load as Lazy<object>);
}

/**
 * Loads the parts that a prerendered page shows. A part without its code is not hydrated, and the first update around
 * it would replace it by its skeleton.
 */
export async function loadParts(features: readonly FeatureModule[], places: readonly string[]): Promise<void> {
  await Promise.all(firstLoaders(features, places as PlaceName[]).map((load) => loadAhead(load)));
}

/** Begins to load what features show at these places, before the render that will need it. */
export function fetchParts(features: readonly FeatureModule[], places: readonly PlaceName[]): void {
  // The render tries again.
  for (const load of firstLoaders(features, places)) load().catch(() => {});
}

type SlotElementProps<Name extends SlotName> = {
  name: Name;
  /** Shown for each part while its code loads. */
  fallback?: ReactNode;
} & (object extends PlaceProps[Name] ? { props?: PlaceProps[Name] } : { props: PlaceProps[Name] });

/** Renders what features show in a slot, lowest order first; one that fails does not affect the others. */
export function Slot<Name extends SlotName>({ name, fallback, props }: SlotElementProps<Name>) {
  const parts: readonly Part[] = partsAt(useRegistry(), name);
  use(RenderedPlacesContext)?.add(name);
  return staticChildren(parts.map((part) => renderPart(part, { props, fallback })));
}

interface BlockElementProps extends BlockProps {
  type: ContentBlockType;
}

/** A block that came with its page needs no request of its own. */
export const blockCache = { lookups: { Root: { contentBlock: 'ContentBlock' } } } satisfies CacheRules;

/** Renders a content block of the feature that shows its type; nothing where none does. */
export function Block({ type, ...props }: BlockElementProps) {
  const [part] = partsAt(useRegistry(), `block.${type}`);
  use(RenderedPlacesContext)?.add(`block.${type}`);
  return part ? renderPart(part, { props, fallback: createElement(part.skeleton, { index: props.index }) }) : null;
}

/** The skeleton of a block. */
export function BlockSkeleton({ type, index }: Pick<BlockElementProps, 'type' | 'index'>) {
  const [part] = partsAt(useRegistry(), `block.${type}`);
  return part ? createElement(part.skeleton, { index }) : null;
}

/**
 * The handler of an intent in another feature; its code is loaded by the first call.
 *
 * @throws while rendering when no listed feature handles the intent: name it in `needs`.
 */
export function useIntent<Name extends IntentName>(name: Name): IntentHandler<Name> {
  const handler = useOptionalIntent(name);
  if (!handler) throw new Error(`No listed feature handles the intent ${name}.`);
  return handler;
}

/** Like `useIntent`, but null where no listed feature handles the intent. */
export function useOptionalIntent<Name extends IntentName>(name: Name): IntentHandler<Name> | null {
  const load = useRegistry().intents.get(name) as IntentLoader<Name> | undefined;
  return load ? async (payload) => (await load())(payload) : null;
}

interface RenderedPart {
  props?: object;
  /** Shown while the code loads. */
  fallback?: ReactNode;
}
interface LazyPartProps extends RenderedPart {
  load: Lazy<object>;
}

const renderPart = ({ load, when }: Part, rendered: RenderedPart): ReactElement =>
  createElement(when === 'idle' ? IdlePart : LazyPart, { load: load as Lazy<object>, ...rendered });

/** Loaded when it is rendered, inside an error boundary. */
function LazyPart({ load, props, fallback }: LazyPartProps) {
  return <IsolatedBoundary fallback={fallback}>{createElement(lazyOnce(load), props)}</IsolatedBoundary>;
}

/** Waits until the page is idle, with the pictures of its first view. */
function IdlePart(part: LazyPartProps) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true)), afterPictures()), []);
  return isIdle ? <LazyPart {...part} /> : part.fallback;
}

/** Static children need no keys: the list of parts is fixed at build time. */
const staticChildren = (parts: readonly ReactElement[]): ReactElement => createElement(Fragment, null, ...parts);
