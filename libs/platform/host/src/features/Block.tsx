import type { BlockProps, ContentBlockType, Lazy } from '@lobby/contracts';
import { createElement } from 'react';
import { useRegistry } from './LobbyProvider.tsx';
import { LazyPart } from './LazyPart.tsx';

interface BlockElementProps extends BlockProps {
  type: ContentBlockType;
}

/** Renders a content block by the feature that offers its type; nothing where no feature does. */
export function Block({ type, id, index }: BlockElementProps) {
  const contribution = useRegistry().blocks.get(type);
  if (!contribution) return null;
  return (
    <LazyPart
      load={contribution.load as Lazy<object>}
      props={{ id, index }}
      fallback={createElement(contribution.skeleton, { index })}
    />
  );
}

/** Placeholder of a block that is not loaded yet. */
export function BlockSkeleton({ type, index }: Omit<BlockElementProps, 'id'>) {
  const skeleton = useRegistry().blocks.get(type)?.skeleton;
  return skeleton ? createElement(skeleton, { index }) : null;
}
