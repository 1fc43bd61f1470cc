import type { BlockProps } from '@lobby/contracts';
import type { ComponentProps } from 'react';
import { CallToAction } from './CallToAction.tsx';
import { useContentBlock } from './contentBlock.ts';
import { PromotionCard } from './PromotionCard.tsx';
import { PromotionSkeleton } from './PromotionSkeleton.tsx';

interface PromotionProps extends BlockProps {
  layout: ComponentProps<typeof PromotionCard>['layout'];
}

/** PROMOTION: a card with its picture above the words. */
export const PromotionBlock = (props: BlockProps) => <Promotion {...props} layout="card" />;
/** PROMOTION_V2: picture and words side by side where there is room. */
export const PromotionV2Block = (props: BlockProps) => <Promotion {...props} layout="split" />;

/** An offer of the page, by its id. */
function Promotion({ id, index, layout }: PromotionProps) {
  const block = useContentBlock(id);
  if (block === undefined) return <PromotionSkeleton layout={layout} />;
  if (block === null) return null;
  const action = <CallToAction action={block.callToAction} />;
  return <PromotionCard block={block} layout={layout} action={action} isFirst={index === 0} />;
}
