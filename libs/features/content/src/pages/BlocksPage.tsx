import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@lobby/data';
import { Block, BlockSkeleton, useShownBlocks, useStableBlocks } from '@lobby/composition';
import { useMarket } from '@lobby/player';
import { Grid, PageHead, Stack } from '@lobby/ui-kit';
import { useActiveBlocks } from '../blocks/contentBlock.ts';
import { ContentPageQuery } from '../firstQueries.ts';
import { PromotionCategoryFilter, usePromotionCategory } from './PromotionCategoryFilter.tsx';
import { NoContent } from './NoContent.tsx';
import { Page } from './Page.tsx';
import { PromotionDetails } from './PromotionDetails.tsx';

/** `/promotions/`: the operator's offers, by category, and one of them in full where the address names it. */
export function PromotionsPage() {
  const { t } = useLingui();
  const title = t({ id: 'PROMOTIONS', message: 'Promotions' });
  const { blocks, isOver, error, refetch } = usePageBlocks('promotions');
  const [category, setCategory] = usePromotionCategory();
  const categories = [...new Map(blocks?.flatMap(({ category: of }) => (of ? [[of.id, of]] : []))).values()];
  // Keeps its room while the offers load.
  const hasFilter = blocks ? categories.length > 1 : !error;
  // A category without offers shows all.
  const chosen = categories.find(({ id }) => id === category)?.id ?? null;
  return (
    <Page title={title}>
      <Stack gap="xl">
        <PageHead
          title={title}
          note={t({ id: 'PROMOTIONS_NOTE', message: 'What is on now. Each offer has its terms with it.' })}
        />
        {hasFilter && <PromotionCategoryFilter categories={categories} value={chosen} onChange={setCategory} />}
        <Emptiness blocks={blocks} error={error} refetch={refetch} />
        {(blocks || !error) && (
          <Grid column="lg">
            {blocks
              ? blocks
                  .filter((block) => chosen === null || block.category?.id === chosen)
                  .map(({ id, type }, index) => (
                    <Block key={id} id={id} type={type} index={index} isOver={isOver(id)} />
                  ))
              : [0, 1].map((place) => <BlockSkeleton key={place} type="PROMOTION" index={place} />)}
          </Grid>
        )}
      </Stack>
      <PromotionDetails />
    </Page>
  );
}

/** `/more-casinos/`: what the operator says of its other lobbies, in the server's order. */
export function MoreCasinosPage() {
  const { t } = useLingui();
  const title = t({ id: 'MORE_CASINOS', message: 'More casinos' });
  const { blocks, isOver, error, refetch } = usePageBlocks('more-casinos');
  return (
    <Page title={title}>
      <Stack gap="xl">
        <PageHead
          title={title}
          note={t({
            id: 'MORE_CASINOS_NOTE',
            message: 'These are other sites, with accounts, limits and balances of their own.',
          })}
        />
        <Emptiness blocks={blocks} error={error} refetch={refetch} />
        {blocks?.map(({ id, type }, index) => (
          <Block key={id} id={id} type={type} index={index} isOver={isOver(id)} />
        ))}
        {!blocks && !error && <BlockSkeleton type="BANNER_MANUAL" index={0} />}
      </Stack>
    </Page>
  );
}

/** The blocks of a page that this brand can show now; undefined until they are there. */
function usePageBlocks(page: string) {
  const { i18n } = useLingui();
  const { ipCountryCode, isSettled } = useMarket();
  const [{ data, error }, refetch] = useQuery({
    query: ContentPageQuery,
    variables: { page, ipCountryCode },
    pause: !isSettled,
  });
  const served = useActiveBlocks(useShownBlocks(data?.root.contentBlocks));
  return {
    ...useStableBlocks(data && served, { locale: i18n.locale }),
    error,
    refetch,
  };
}

/** In place of the blocks where there are none, or none could be fetched. */
function Emptiness({ blocks, error, refetch }: Omit<ReturnType<typeof usePageBlocks>, 'isOver'>) {
  if (error && !blocks) return <NoContent error={error} onRetry={refetch} />;
  return blocks?.length === 0 && <NoContent onRetry={refetch} />;
}
