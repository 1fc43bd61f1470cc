import { useLingui } from '@lingui/react/macro';
import { graphql } from '@lobby/data';
import { useParams } from '@lobby/routing';
import { GamesGrid, gridPageSize } from '../lists/GamesGrid.tsx';
import { GamesPageFields, usePagedGames } from '../lists/usePagedGames.ts';
import { GamesNotFound } from '../section/GamesStates.tsx';
import { useGameVariables } from '../useGameVariables.ts';

const CategoryGames = graphql(
  `
    query CategoryGames(
      $first: Int!
      $after: String
      $categorySlug: String!
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
        category(slug: $categorySlug) {
          slug
          name
        }
        games(categorySlug: $categorySlug, first: $first, after: $after) {
          ...GamesPage
        }
      }
    }
  `,
  [GamesPageFields],
);

/** `/game-category/{slug}/` */
export default function GameCategoryPage() {
  const { slug = '' } = useParams();
  return <GameCategory key={slug} slug={slug} />;
}

function GameCategory({ slug }: { slug: string }) {
  const { t } = useLingui();
  const { variables: common, pause } = useGameVariables();
  const paged = usePagedGames({
    document: CategoryGames,
    variables: ({ after, thumbnailSize = common.thumbnailSize }) => ({
      ...common,
      first: gridPageSize,
      categorySlug: slug,
      after,
      thumbnailSize,
    }),
    pageOf: ({ personalized }) => personalized.category && personalized.games,
    pause,
  });
  if (paged.status === 'missing') return <GamesNotFound />;
  return (
    <GamesGrid title={paged.data?.personalized.category?.name ?? t({ id: 'GAMES', message: 'Games' })} paged={paged} />
  );
}
