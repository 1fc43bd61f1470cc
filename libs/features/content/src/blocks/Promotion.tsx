import type { BlockProps } from '@lobby/contracts';
import type { ComponentProps } from 'react';
import { CallToAction } from './CallToAction.tsx';
import { useContentBlock } from './contentBlock.ts';
import { PromotionCard } from './PromotionCard.tsx';
import { PromotionSkeleton } from './PromotionSkeleton.tsx';

interface PromotionProps extends BlockProps {
  layout: ComponentProps<typeof PromotionCard>['layout'];
}

/** An offer of the page, by its id. */
export function Promotion({ id, index, layout }: PromotionProps) {
  const block = useContentBlock(id);
  if (block === undefined) return <PromotionSkeleton layout={layout} />;
  if (block === null) return null;
  const action = <CallToAction action={block.callToAction} />;
  return <PromotionCard block={block} layout={layout} action={action} isFirst={index === 0} />;
}
