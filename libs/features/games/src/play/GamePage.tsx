import { graphql, isNotOffered, readFragment, useQuery } from '@lobby/data';
import { PageTitle } from '@lobby/composition';
import { useSession } from '@lobby/player';
import { loginPathFrom, Navigate, useLocale, useLocation, useParams, useQueryParam } from '@lobby/routing';
import { Fragment } from 'react';
import * as v from 'valibot';
import { demoQuery } from '../tile/demo.ts';
import { GamesNotFound } from '../section/GamesStates.tsx';
import { useGameVariables } from '../useGameVariables.ts';
import { Game } from './Game.tsx';
import { GameStage, PlayableGameFields } from './GameStage.tsx';
import { GameFailed, GameLoading, GameRejected, NoPlayer } from './GameStates.tsx';

const GamePageQuery = graphql(
  `
    query GamePage(
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
          ...PlayableGame
        }
      }
    }
  `,
  [PlayableGameFields],
);

/** `/games/{slug}/`: a game for real money, or with `?mode=demo` for play money (R-2-022, A-174). */
export default function GamePage() {
  const { slug = '' } = useParams();
  const [demo] = useQueryParam('mode', v.literal(demoQuery.mode));
  const mode = demo === null ? 'real' : 'demo';
  const { status, isSignedIn } = useSession();
  const location = useLocation();
  const locale = useLocale();
  const { variables, pause } = useGameVariables();
  const [{ data, error }, refetch] = useQuery({ query: GamePageQuery, variables: { slug, ...variables }, pause });

  if (mode === 'real' && status === 'LOGGED_OUT') {
    // A token without a player. A sign-out needs nothing here: it navigates away with its reason.
    if (isSignedIn)
      return (
        <GameStage>
          <NoPlayer />
        </GameStage>
      );
    return <Navigate to={loginPathFrom(location, locale)} replace />;
  }
  if (error && !data)
    return (
      <GameStage>
        {isNotOffered(error) ? (
          <GameRejected level={1} rejection="NotOffered" />
        ) : (
          <GameFailed level={1} onRetry={refetch} />
        )}
      </GameStage>
    );
  if (!data || (mode === 'real' && status === 'LOADING'))
    return (
      <GameStage>
        <GameLoading />
      </GameStage>
    );
  const game = readFragment(PlayableGameFields, data.personalized.game);
  if (!game) return <GamesNotFound />;
  return (
    <Fragment key={`${game.lookupId} ${mode}`}>
      <PageTitle of={game.title} />
      <Game game={game} mode={mode} />
    </Fragment>
  );
}
