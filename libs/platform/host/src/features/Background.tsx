import type { BackgroundTask } from '@lobby/contracts';
import { createElement } from 'react';
import { useRegistry } from './LobbyProvider.tsx';
import { inOrder, LazyPart } from './LazyPart.tsx';

/** Runs the features' tasks of one scope as long as it is mounted; one that fails ends alone. */
export function Background({ scope }: { scope: BackgroundTask['scope'] }) {
  const tasks = useRegistry().background.filter((task) => task.scope === scope);
  return inOrder(tasks.map(({ load }) => createElement(LazyPart, { load })));
}
