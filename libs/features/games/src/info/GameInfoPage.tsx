import { useLingui } from '@lingui/react/macro';
import { graphql, readFragment, useQuery } from '@lobby/data';
import { useParams } from '@lobby/routing';
import { Skeleton, Stack, TileSkeleton } from '@lobby/ui-kit';
import { GamesFailed, GamesNotFound } from '../section/GamesStates.tsx';
import { PageFrame } from '../section/PageFrame.tsx';
import { useGameVariables } from '../useGameVariables.ts';
import { AboutGame, DescribedGameFields } from './AboutGame.tsx';
import * as css from './GameInfo.css.ts';

const GameInfo = graphql(
  `
    query GameInfo(
      $slug: String!
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
        game(slug: $slug) {
          lookupId
          ...DescribedGame
        }
      }
    }
  `,
  [DescribedGameFields],
);

/** `/games/{slug}/info/`: what there is to know of a game before it is launched. */
export default function GameInfoPage() {
  const { slug = '' } = useParams();
  return <GameBySlug key={slug} slug={slug} />;
}

function GameBySlug({ slug }: { slug: string }) {
  const { t } = useLingui();
  const { variables, pause } = useGameVariables();
  const [{ data, error }, refetch] = useQuery({ query: GameInfo, variables: { slug, ...variables }, pause });
  const game = data?.personalized.game;
  if (game) return <AboutGame game={readFragment(DescribedGameFields, game)} />;
  if (game === null) return <GamesNotFound />;
  return (
    <PageFrame title={t({ id: 'ABOUT_GAME', message: 'About the game' })}>
      {error ? <GamesFailed error={error} onRetry={refetch} /> : <InfoSkeleton />}
    </PageFrame>
  );
}

function InfoSkeleton() {
  return (
    <div aria-busy className={css.head}>
      <div className={css.picture}>
        <TileSkeleton />
      </div>
      <Stack gap="lg">
        <Skeleton />
        <Skeleton width="lg" />
        <Skeleton width="md" />
      </Stack>
    </div>
  );
}
