import type { ReactNode } from 'react';
import type { SceneOptions } from './Scene.tsx';
// Loaded with the test, before it can set a clock of its own.
import './realTimers.ts';

/** See `Scene.tsx`; loaded when asked for, so that other tests need none of it. */
export async function renderScene(part: ReactNode, options?: SceneOptions) {
  const scene = await import('./Scene.tsx');
  return scene.renderScene(part, options);
}

/** See `Scene.tsx`. */
export async function untilIdle(): Promise<void> {
  const scene = await import('./Scene.tsx');
  await scene.untilIdle();
}
