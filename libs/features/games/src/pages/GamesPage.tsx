import { useLingui } from '@lingui/react/macro';
import { graphql } from '@lobby/data';
import { GamesGrid, gridPageSize } from '../lists/GamesGrid.tsx';
import { GamesPageFields, usePagedGames } from '../lists/usePagedGames.ts';
import { useGameVariables } from '../useGameVariables.ts';

const AllGames = graphql(
  `
    query AllGames(
      $first: Int!
      $after: String
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
        games(first: $first, after: $after) {
          ...GamesPage
        }
      }
    }
  `,
  [GamesPageFields],
);

/** `/games/`: the whole catalogue. */
export default function GamesPage() {
  const { t } = useLingui();
  const { variables: common, pause } = useGameVariables();
  const paged = usePagedGames({
    document: AllGames,
    variables: ({ after, thumbnailSize = common.thumbnailSize }) => ({
      ...common,
      first: gridPageSize,
      after,
      thumbnailSize,
    }),
    pageOf: ({ personalized }) => personalized.games,
    pause,
  });
  return <GamesGrid title={t({ id: 'ALL_GAMES', message: 'All games' })} paged={paged} />;
}
