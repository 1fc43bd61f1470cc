import type { BlockProps, ContentBlockType } from '@lobby/contracts';
import type { ComponentType } from 'react';
import { useRegistry } from './FeaturesProvider.tsx';
import { lazyOnce } from './lazyOnce.ts';

/** The lazy component of a content block, null where no listed feature has one for this type. */
export function useBlock(type: ContentBlockType): ComponentType<BlockProps> | null {
  const load = useRegistry().blocks.get(type);
  return load ? lazyOnce(load) : null;
}
