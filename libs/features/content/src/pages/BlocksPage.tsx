import type { ContentBlockType } from '@lobby/contracts';
import { graphql, useQuery } from '@lobby/data';
import { useBlock } from '@lobby/host';
import { useMarket } from '@lobby/player';
import { Grid, Heading, Stack } from '@lobby/ui-kit';
import { Suspense } from 'react';
import { BannerSkeleton } from '../blocks/BannerSkeleton.tsx';
import { ContentMissing } from './ContentMissing.tsx';
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
  /** Blocks side by side where there is room, for a page of many offers. */
  columns?: boolean;
}

/** A page that the operator fills with blocks, in the server's order. */
export function BlocksPage({ page, title, columns = false }: BlocksPageProps) {
  const { ipCountryCode, isSettled } = useMarket();
  const [{ data, error }, ask] = useQuery({
    query: ContentPageQuery,
    variables: { page, ipCountryCode },
    pause: !isSettled,
  });
  const blocks = data?.root.contentBlocks;
  const shown = blocks?.map(({ id, type }, index) => <Block key={id} id={id} type={type} index={index} />);
  return (
    <Page title={title}>
      <Stack gap="xl">
        <Heading level={1} ruled>
          {title}
        </Heading>
        {!blocks && !error && [0, 1].map((place) => <BannerSkeleton key={place} height="md" />)}
        {error && !blocks && <ContentMissing onRetry={() => ask({ requestPolicy: 'network-only' })} />}
        {blocks?.length === 0 && <ContentMissing />}
        {blocks && (columns ? <Grid column="lg">{shown}</Grid> : shown)}
      </Stack>
    </Page>
  );
}

function Block({ id, type, index }: { id: string; type: ContentBlockType; index: number }) {
  const Content = useBlock(type);
  if (!Content) return null;
  return (
    <Suspense fallback={<BannerSkeleton height="md" />}>
      <Content id={id} index={index} />
    </Suspense>
  );
}
