import { useLingui } from '@lingui/react/macro';
import { graphql, useQuery } from '@lobby/data';
import { Link } from '@lobby/routing';
import { ShelfTile } from '../section/ShelfTile.tsx';
import { ShelvesPage } from '../section/ShelvesPage.tsx';
import { listIcon } from '../lists/listNames.ts';
import { useGameVariables } from '../useGameVariables.ts';

export const GameLists = graphql(`
  query GameLists(
    $thumbnailSize: Float!
    $currencyCode: String
    $ipCountryCode: String
    $subDivision: String
    $license: License
    $locale: String
  ) {
    personalized(
      currencyCode: $currencyCode
      ipCountryCode: $ipCountryCode
      subDivision: $subDivision
      license: $license
      locale: $locale
    ) {
      listsOfGames {
        slug
        name
        games(first: 1) {
          totalCount
          edges {
            node {
              lookupId
              thumbnailUrl(size: $thumbnailSize)
            }
          }
        }
      }
    }
  }
`);

/** `/game-list/`: the lists, each under the art of its first game. */
export default function GameListsPage() {
  const { t } = useLingui();
  const { variables, pause } = useGameVariables();
  const [{ data, error }, ask] = useQuery({ query: GameLists, variables, pause });
  return (
    <ShelvesPage
      title={t({ id: 'GAME_LISTS', message: 'Game lists' })}
      shelves={data?.personalized.listsOfGames.map(({ slug, name, games }) => (
        <li key={slug}>
          <ShelfTile
            name={name}
            imageUrl={games.edges[0]?.node.thumbnailUrl.replace('{format}', 'webp') ?? null}
            icon={listIcon(slug)}
            numberOfGames={games.totalCount}
            eager
            render={<Link to="game-list" params={{ slug }} />}
          />
        </li>
      ))}
      onRetry={error && !data ? () => ask({ requestPolicy: 'network-only' }) : undefined}
    />
  );
}
