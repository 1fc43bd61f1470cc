import type { ReactNode } from 'react';
import type { SceneOptions } from './Scene.tsx';
// Loaded with the test, before it can set a clock of its own.
import './realTimers.ts';

/** See `Scene.tsx`; loaded when asked for, so that other tests need none of it. */
export async function renderScene(part: ReactNode, options?: SceneOptions) {
  const scene = await import('./Scene.tsx');
  return scene.renderScene(part, options);
}

/** Lets what is under way (lazy code, answers) arrive; a clock that a test has set does not move. */
export async function settle(): Promise<void> {
  const scene = await import('./Scene.tsx');
  await scene.settle();
}
