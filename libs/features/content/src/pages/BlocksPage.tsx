import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@lobby/data';
import { Block, BlockSkeleton } from '@lobby/host';
import { useMarket } from '@lobby/player';
import { Grid, PageHead, Stack } from '@lobby/ui-kit';
import { ContentPageQuery } from '../firstQueries.ts';
import { NoContent } from './NoContent.tsx';
import { Page } from './Page.tsx';

export function PromotionsPage() {
  const { t } = useLingui();
  return <BlocksPage page="promotions" offers title={t({ id: 'PROMOTIONS', message: 'Promotions' })} />;
}
export function MoreCasinosPage() {
  const { t } = useLingui();
  return <BlocksPage page="more-casinos" title={t({ id: 'MORE_CASINOS', message: 'More casinos' })} />;
}

interface BlocksPageProps {
  /** The page's name at the back end. */
  page: string;
  title: string;
  /** A page of offers: in columns where they fit. */
  offers?: boolean;
}

/** A page that the operator fills with blocks, in the server's order. */
function BlocksPage({ page, title, offers = false }: BlocksPageProps) {
  const { ipCountryCode, isSettled } = useMarket();
  const [{ data, error }, ask] = useQuery({
    query: ContentPageQuery,
    variables: { page, ipCountryCode },
    pause: !isSettled,
  });
  const blocks = data?.root.contentBlocks;
  const shown = blocks
    ? blocks.map(({ id, type }, index) => <Block key={id} id={id} type={type} index={index} />)
    : [0, 1].map((place) => <BlockSkeleton key={place} type={offers ? 'PROMOTION' : 'BANNER_MANUAL'} index={place} />);
  return (
    <Page title={title}>
      <Stack gap="xl">
        <PageHead title={title} />
        {error && !blocks && <NoContent onRetry={() => ask({ requestPolicy: 'network-only' })} />}
        {blocks?.length === 0 && <NoContent />}
        {(blocks || !error) && (offers ? <Grid column="lg">{shown}</Grid> : shown)}
      </Stack>
    </Page>
  );
}
