import type { ContentBlockType } from '@lobby/contracts';
import { graphql, useQuery } from '@lobby/data';
import { useBlock } from '@lobby/host';
import { useMarket } from '@lobby/player';
import { BannerSkeleton, Grid, Heading, Stack } from '@lobby/ui-kit';
import { Suspense } from 'react';
import { PromotionSkeleton } from '../blocks/PromotionSkeleton.tsx';
import { NoContent } from './NoContent.tsx';
import { Page } from './Page.tsx';

/** The fields come along for the blocks, which ask for their own data by id. */
const ContentPageQuery = graphql(`
  query ContentPage($page: String!, $ipCountryCode: String) {
    root {
      contentBlocks(page: $page, ipCountryCode: $ipCountryCode) {
        id
        type
        title
        subtitle
        text
        desktopImage
        mobileImage
        callToAction {
          type
          label
          url
        }
        listOfGamesSlug
        startsAt
        endsAt
        termsAndConditions
      }
    }
  }
`);

interface BlocksPageProps {
  /** The page's name at the back end. */
  page: string;
  title: string;
  /** A page of many offers: side by side where there is room. */
  offers?: boolean;
}

/** A page that the operator fills with blocks, in the server's order. */
export function BlocksPage({ page, title, offers = false }: BlocksPageProps) {
  const { ipCountryCode, isSettled } = useMarket();
  const [{ data, error }, ask] = useQuery({
    query: ContentPageQuery,
    variables: { page, ipCountryCode },
    pause: !isSettled,
  });
  const blocks = data?.root.contentBlocks;
  const shown = blocks
    ? blocks.map(({ id, type }, index) => <Block key={id} id={id} type={type} index={index} />)
    : [0, 1].map((place) => <Room key={place} type={offers ? 'PROMOTION' : 'BANNER_MANUAL'} />);
  return (
    <Page title={title}>
      <Stack gap="xl">
        <Heading level={1} ruled>
          {title}
        </Heading>
        {error && !blocks && <NoContent onRetry={() => ask({ requestPolicy: 'network-only' })} />}
        {blocks?.length === 0 && <NoContent />}
        {(blocks || !error) && (offers ? <Grid column="lg">{shown}</Grid> : shown)}
      </Stack>
    </Page>
  );
}

function Block({ id, type, index }: { id: string; type: ContentBlockType; index: number }) {
  const Content = useBlock(type);
  if (!Content) return null;
  return (
    <Suspense fallback={<Room type={type} />}>
      <Content id={id} index={index} />
    </Suspense>
  );
}

/** What a block of this type is going to take. */
function Room({ type }: { type: ContentBlockType }) {
  if (type === 'PROMOTION') return <PromotionSkeleton layout="card" />;
  if (type === 'PROMOTION_V2') return <PromotionSkeleton layout="split" />;
  return <BannerSkeleton />;
}
