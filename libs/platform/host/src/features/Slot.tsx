import type { SlotName, SlotProps } from '@lobby/contracts';
import { createElement, Fragment, type ReactNode } from 'react';
import { Contained } from './Contained.tsx';
import { useRegistry } from './FeaturesProvider.tsx';
import { lazyOnce } from './lazyOnce.ts';

type SlotElementProps<Name extends SlotName> = {
  name: Name;
  /** In place of each contribution while its code loads. */
  fallback?: ReactNode;
} & (object extends SlotProps[Name] ? { props?: SlotProps[Name] } : { props: SlotProps[Name] });

/** A named place: renders what the features put there, lowest order first. */
export function Slot<Name extends SlotName>({ name, fallback, props }: SlotElementProps<Name>) {
  const contributions = useRegistry().slots.get(name) ?? [];
  // The list is the build's: children without keys, each in its own place.
  return createElement(
    Fragment,
    null,
    ...contributions.map(({ load }) => (
      <Contained fallback={fallback}>{createElement(lazyOnce<object>(load as never), props)}</Contained>
    )),
  );
}

/** Whether any feature puts something there, for a frame that is drawn only around contents. */
export const useSlotFilled = (name: SlotName): boolean => useRegistry().slots.has(name);
