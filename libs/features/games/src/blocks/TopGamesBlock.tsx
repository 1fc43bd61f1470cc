import type { BlockProps } from '@lobby/contracts';
import { graphql, useQuery } from '@lobby/data';
import { GameListCarousel } from '../carousel/GameListCarousel.tsx';
import { RowSkeleton } from '../skeleton/RowSkeleton.tsx';

const TopGamesBlockQuery = graphql(`
  query TopGamesBlock($id: ID!) {
    root {
      contentBlock(id: $id) {
        id
        title
        listOfGamesSlug
      }
    }
  }
`);

/** TOP_GAMES: one list of games as a row, under the block's own title or the list's. */
export default function TopGamesBlock({ id, index }: BlockProps) {
  const [{ data, fetching }] = useQuery({ query: TopGamesBlockQuery, variables: { id } });
  const block = data?.root.contentBlock;
  if (fetching && !block) return <RowSkeleton size={index <= 1 ? 'md' : 'sm'} />;
  if (!block?.listOfGamesSlug) return null;
  const { title, listOfGamesSlug: slug } = block;
  return <GameListCarousel slug={slug} name={title} aboveFold={index <= 1} leading={index <= 1} />;
}
