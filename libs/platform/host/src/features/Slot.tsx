import type { Lazy, SlotName, SlotProps } from '@lobby/contracts';
import { createElement, type ReactNode } from 'react';
import { useRegistry } from './LobbyProvider.tsx';
import { inOrder, LazyPart } from './LazyPart.tsx';

type SlotElementProps<Name extends SlotName> = {
  name: Name;
  /** In place of each contribution while its code loads. */
  fallback?: ReactNode;
} & (object extends SlotProps[Name] ? { props?: SlotProps[Name] } : { props: SlotProps[Name] });

/** A named place: renders what the features put there, lowest order first. */
export function Slot<Name extends SlotName>({ name, fallback, props }: SlotElementProps<Name>) {
  const contributions = useRegistry().slots.get(name) ?? [];
  return inOrder(
    contributions.map(({ load }) => createElement(LazyPart, { load: load as Lazy<object>, props, fallback })),
  );
}

/** Whether any feature contributes to the slot: for frames that are drawn around contents only. */
export const useSlotFilled = (name: SlotName): boolean => useRegistry().slots.has(name);
