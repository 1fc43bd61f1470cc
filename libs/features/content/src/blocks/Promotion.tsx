import type { BlockProps } from '@lobby/contracts';
import { Trans } from '@lingui/react/macro';
import { Link, routeOf, useLocation } from '@lobby/routing';
import { Inline, TextLink, VisuallyHidden } from '@lobby/ui-kit';
import { CallToAction } from './CallToAction.tsx';
import { useContentBlock } from './contentBlock.ts';
import { PromotionCard } from './PromotionCard.tsx';
import { PromotionSkeleton } from './PromotionSkeleton.tsx';

/** PROMOTION and PROMOTION_V2: an offer of the page, by its id. */
export function PromotionBlock({ id, index }: BlockProps) {
  const block = useContentBlock(id);
  if (block === undefined) return <PromotionSkeleton />;
  if (block === null) return null;
  const action = (
    <Inline wrap gap="lg">
      <CallToAction action={block.callToAction} />
      <DetailsLink id={id} title={block.title} />
    </Inline>
  );
  return <PromotionCard block={block} action={action} isFirst={index === 0} />;
}

/** On the page of promotions: the offer in full, by an address of its own. */
function DetailsLink({ id, title }: { id: string; title: string | null }) {
  const { pathname, search } = useLocation();
  if (routeOf(pathname) !== 'promotions') return null;
  const category = new URLSearchParams(search).get('category');
  return (
    <TextLink render={<Link to="promotions" query={{ ...(category && { category }), promotion: id }} />}>
      <Trans id="PROMOTION_DETAILS">
        Details<VisuallyHidden> {title}</VisuallyHidden>
      </Trans>
    </TextLink>
  );
}
