import { useLingui } from '@lingui/react/macro';
import { graphql } from '@lobby/data';
import { useParams } from '@lobby/routing';
import { GamesGrid, gridPageSize } from '../lists/GamesGrid.tsx';
import { GamesPageFields, usePagedGames } from '../lists/usePagedGames.ts';
import { GamesNotFound } from '../section/GamesStates.tsx';
import { useGameVariables } from '../useGameVariables.ts';

const StudioGames = graphql(
  `
    query StudioGames(
      $first: Int!
      $slug: String!
      $thumbnailSize: Float!
      $currencyCode: String
      $ipCountryCode: String
      $subDivision: String
      $license: License
      $after: String
      $locale: String
    ) {
      personalized(
        currencyCode: $currencyCode
        ipCountryCode: $ipCountryCode
        subDivision: $subDivision
        license: $license
        locale: $locale
      ) {
        studio(slug: $slug) {
          slug
          name
          imageUrl
        }
        games(slug: $slug, first: $first, after: $after) {
          ...GamesPage
        }
      }
    }
  `,
  [GamesPageFields],
);

/** `/game-studio/{slug}/` */
export default function GameStudioPage() {
  const { slug = '' } = useParams();
  return <GameStudio key={slug} slug={slug} />;
}

function GameStudio({ slug }: { slug: string }) {
  const { t } = useLingui();
  const { variables: common, pause } = useGameVariables();
  const paged = usePagedGames({
    document: StudioGames,
    variables: ({ after, thumbnailSize = common.thumbnailSize }) => ({
      ...common,
      first: gridPageSize,
      slug,
      after,
      thumbnailSize,
    }),
    pageOf: ({ personalized }) => personalized.studio && personalized.games,
    pause,
  });
  if (paged.status === 'missing') return <GamesNotFound />;
  return (
    <GamesGrid title={paged.data?.personalized.studio?.name ?? t({ id: 'STUDIO', message: 'Studio' })} paged={paged} />
  );
}
