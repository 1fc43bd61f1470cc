import type { ReactNode } from 'react';
import type { SceneOptions } from './Scene.tsx';

/** See `Scene.tsx`; imported lazily, so that tests without scenes do not load the lobby. */
export async function renderScene(part: ReactNode, options?: SceneOptions) {
  const scene = await import('./Scene.tsx');
  return scene.renderScene(part, options);
}
