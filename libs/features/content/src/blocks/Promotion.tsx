import type { BlockProps } from '@lobby/contracts';
import { Trans } from '@lingui/react/macro';
import { Link, routeOf, useLocation } from '@lobby/routing';
import { Inline, TextLink, VisuallyHidden } from '@lobby/ui-kit';
import type { ComponentProps } from 'react';
import { BlockAction } from './BlockAction.tsx';
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
function Promotion({ id, index, layout, isOver }: PromotionProps) {
  const block = useContentBlock(id);
  if (block === undefined) return <PromotionSkeleton layout={layout} />;
  if (block === null) return null;
  const action = (
    <Inline wrap gap="lg">
      <BlockAction action={block.callToAction} isOver={isOver} />
      <DetailsLink id={id} title={block.title} />
    </Inline>
  );
  return <PromotionCard block={block} layout={layout} action={action} isFirst={index === 0} />;
}

/** On the page of promotions: the offer in full, by an address of its own. */
function DetailsLink({ id, title }: { id: string; title: string | null }) {
  const { pathname, search } = useLocation();
  if (routeOf(pathname) !== 'promotions') return null;
  const category = new URLSearchParams(search).get('category');
  return (
    <TextLink standalone render={<Link to="promotions" query={{ ...(category && { category }), promotion: id }} />}>
      <Trans id="PROMOTION_DETAILS">
        Details<VisuallyHidden> {title}</VisuallyHidden>
      </Trans>
    </TextLink>
  );
}
