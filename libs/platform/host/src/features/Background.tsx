import type { BackgroundTask } from '@lobby/contracts';
import { createElement, Fragment } from 'react';
import { Contained } from './Contained.tsx';
import { useRegistry } from './FeaturesProvider.tsx';
import { lazyOnce } from './lazyOnce.ts';

/** Runs the features' tasks of one scope as long as it is mounted; one that fails ends alone. */
export function Background({ scope }: { scope: BackgroundTask['scope'] }) {
  const tasks = useRegistry().background.filter((task) => task.scope === scope);
  // The list is the build's: children without keys, each in its own place.
  return createElement(
    Fragment,
    null,
    ...tasks.map(({ load }) => <Contained>{createElement(lazyOnce(load))}</Contained>),
  );
}
