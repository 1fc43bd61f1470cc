import type { BlockProps } from '@lobby/contracts';
import { graphql, type ResultOf, useQuery } from '@lobby/data';
import { useStableOrder } from '@lobby/runtime';
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

type ListBlock = NonNullable<ResultOf<typeof TopGamesBlockQuery>['root']['contentBlock']>;
const keyOf = ({ listOfGamesSlug }: ListBlock) => listOfGamesSlug ?? '';

/** TOP_GAMES: one list of games as a row, under the block's own title or the list's. */
export default function TopGamesBlock({ id, index }: BlockProps) {
  const [{ data, fetching }] = useQuery({ query: TopGamesBlockQuery, variables: { id } });
  const known = data?.root.contentBlock;
  // Another list comes with the next visit.
  const [block] = useStableOrder(data && (known?.listOfGamesSlug ? [known] : []), { keyOf, staysEmpty: true }) ?? [];
  if (fetching && !block) return <RowSkeleton size={index <= 1 ? 'md' : 'sm'} />;
  if (!block?.listOfGamesSlug) return null;
  const { title, listOfGamesSlug: slug } = block;
  return <GameListCarousel slug={slug} name={title} aboveFold={index <= 1} leading={index <= 1} />;
}
