import type { BackgroundTask } from '@lobby/contracts';
import { createElement } from 'react';
import { useRegistry } from './LobbyProvider.tsx';
import { inOrder, LazyPart } from './LazyPart.tsx';

/** Mounts the features' background tasks of one scope; a failing task does not affect the others. */
export function Background({ scope }: { scope: BackgroundTask['scope'] }) {
  const tasks = useRegistry().background.filter((task) => task.scope === scope);
  return inOrder(tasks.map(({ load }) => createElement(LazyPart, { load })));
}
