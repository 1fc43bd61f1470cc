import type { BlockProps, ContentBlockType, Lazy } from '@lobby/contracts';
import { createElement } from 'react';
import { useRegistry } from './LobbyProvider.tsx';
import { LazyPart } from './LazyPart.tsx';

interface BlockElementProps extends BlockProps {
  type: ContentBlockType;
}

/** A content block of a page, by the feature that has one of this type; nothing where none has. */
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

/** The room of a block that is on its way, or not worth its request yet. */
export function BlockSkeleton({ type, index }: Omit<BlockElementProps, 'id'>) {
  const skeleton = useRegistry().blocks.get(type)?.skeleton;
  return skeleton ? createElement(skeleton, { index }) : null;
}
