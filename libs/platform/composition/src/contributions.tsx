import type {
  BackgroundTask,
  BlockProps,
  CacheRules,
  ContentBlockType,
  FeatureModule,
  IntentHandler,
  IntentName,
  Lazy,
  SlotName,
  SlotProps,
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
import { createRegistry, type IntentLoader } from './registry.ts';

/** A slot or a type of blocks: a part of the page whose code is loaded when it is rendered. */
type PartName = SlotName | ContentBlockType;

/** On the server: collects the parts that a page shows. */
export const RenderedPartsContext = createContext<Set<PartName> | null>(null);

/**
 * Loads the parts that a prerendered page shows. A part without its code is not hydrated, and the first update around
 * it would replace it by its skeleton.
 */
export async function loadParts(features: readonly FeatureModule[], names: readonly string[]): Promise<void> {
  const { slots, blocks } = createRegistry(features);
  const parts = names.flatMap((name) => [
    ...(slots.get(name as SlotName) ?? []),
    ...[blocks.get(name as ContentBlockType) ?? []].flat(),
  ]);
  const loaders = parts.filter(({ whenIdle }) => !whenIdle).map(({ load }) => load as Lazy<object>);
  await Promise.all(loaders.map((load) => loadAhead(load)));
}

/** Begins to load what features show in these slots, before the render that will ask for it. */
export function fetchSlots(features: readonly FeatureModule[], names: readonly SlotName[]): void {
  const { slots } = createRegistry(features);
  for (const { load } of names.flatMap((name) => slots.get(name) ?? [])) {
    // The render tries again.
    load().catch(() => {});
  }
}

/** Begins to load the background tasks of a scope that do not wait for the idle page, as soon as its pictures are there. */
export function fetchBackground(features: readonly FeatureModule[], scope: BackgroundTask['scope']): void {
  const tasks = createRegistry(features).background.filter((task) => task.scope === scope && !task.whenIdle);
  whenIdle(() => {
    for (const { load } of tasks) load().catch(() => {});
  }, afterPictures());
}

type SlotElementProps<Name extends SlotName> = {
  name: Name;
  /** Shown for each contribution while its code loads. */
  fallback?: ReactNode;
} & (object extends SlotProps[Name] ? { props?: SlotProps[Name] } : { props: SlotProps[Name] });

/** Renders the features' contributions to a slot, lowest order first. */
export function Slot<Name extends SlotName>({ name, fallback, props }: SlotElementProps<Name>) {
  const contributions = useRegistry().slots.get(name) ?? [];
  use(RenderedPartsContext)?.add(name);
  return staticChildren(
    contributions.map(({ load, whenIdle: isDeferred }) =>
      createElement(isDeferred ? IdleContribution : LazyContribution, { load: load as Lazy<object>, props, fallback }),
    ),
  );
}

interface BlockElementProps extends BlockProps {
  type: ContentBlockType;
}

/** A block that came with its page needs no request of its own. */
export const blockCache = { lookups: { Root: { contentBlock: 'ContentBlock' } } } satisfies CacheRules;

/** Renders a content block of the feature that contributes its type; nothing where none does. */
export function Block({ type, ...props }: BlockElementProps) {
  const contribution = useRegistry().blocks.get(type);
  use(RenderedPartsContext)?.add(type);
  if (!contribution) return null;
  const { load, skeleton, whenIdle: isDeferred } = contribution;
  return createElement(isDeferred ? IdleContribution : LazyContribution, {
    load: load as Lazy<object>,
    props,
    fallback: createElement(skeleton, { index: props.index }),
  });
}

/** The skeleton that a block's feature contributes. */
export function BlockSkeleton({ type, index }: Pick<BlockElementProps, 'type' | 'index'>) {
  const skeleton = useRegistry().blocks.get(type)?.skeleton;
  return skeleton ? createElement(skeleton, { index }) : null;
}

/** Mounts the features' background tasks of one scope; a failing task does not affect the others. */
export function Background({ scope }: { scope: BackgroundTask['scope'] }) {
  const tasks = useRegistry().background.filter((task) => task.scope === scope);
  return staticChildren(
    tasks.map(({ load, whenIdle: isDeferred }) =>
      createElement(isDeferred ? IdleContribution : LazyContribution, { load }),
    ),
  );
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

interface LazyContributionProps {
  load: Lazy<object>;
  props?: object;
  fallback?: ReactNode;
}

/** A contribution of a feature: loaded when it is rendered, inside an error boundary. */
function LazyContribution({ load, props, fallback }: LazyContributionProps) {
  return <IsolatedBoundary fallback={fallback}>{createElement(lazyOnce(load), props)}</IsolatedBoundary>;
}

/** A contribution that waits until the page is idle, with the pictures of its first view. */
function IdleContribution(contribution: LazyContributionProps) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true)), afterPictures()), []);
  return isIdle ? <LazyContribution {...contribution} /> : contribution.fallback;
}

/** Static children need no keys: the list of contributions is fixed at build time. */
const staticChildren = (parts: readonly ReactElement[]): ReactElement => createElement(Fragment, null, ...parts);
