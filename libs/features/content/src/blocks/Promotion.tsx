import type { BlockProps } from '@lobby/contracts';
import type { ComponentProps } from 'react';
import { BannerSkeleton } from './BannerSkeleton.tsx';
import { CallToAction } from './CallToAction.tsx';
import { useContentBlock } from './contentBlock.ts';
import { PromotionCard } from './PromotionCard.tsx';

interface PromotionProps extends BlockProps {
  layout: ComponentProps<typeof PromotionCard>['layout'];
}

/** An offer of the page, by its id. */
export function Promotion({ id, index, layout }: PromotionProps) {
  const block = useContentBlock(id);
  if (block === undefined) return <BannerSkeleton height="md" />;
  if (block === null) return null;
  const action = <CallToAction action={block.callToAction} />;
  return <PromotionCard block={block} layout={layout} action={action} isFirst={index === 0} />;
}
