import type { ReactNode } from 'react';
import type { SceneOptions } from './Scene.tsx';
// Imported at once, before a test can install a fake clock.
import './realTimers.ts';

/** See `Scene.tsx`; imported lazily, so that tests without scenes do not load the lobby. */
export async function renderScene(part: ReactNode, options?: SceneOptions) {
  const scene = await import('./Scene.tsx');
  return scene.renderScene(part, options);
}

/** See `Scene.tsx`. */
export async function untilIdle(): Promise<void> {
  const scene = await import('./Scene.tsx');
  await scene.untilIdle();
}
