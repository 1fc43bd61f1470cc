import { graphql, isNotOffered, readFragment, useQuery } from '@lobby/data';
import { PageTitle } from '@lobby/composition';
import { useSession } from '@lobby/player';
import { Fragment } from 'react';
import { nameOfSlug } from '../nameOfSlug.ts';
import { GamesNotFound } from '../section/GamesStates.tsx';
import { useGameVariables } from '../useGameVariables.ts';
import { Game } from './Game.tsx';
import { GameStage, PlayableGameFields } from './GameStage.tsx';
import * as css from './GameStage.css.ts';
import { GameFailed, GameLoading, GameRejected } from './GameStates.tsx';
import { usePane } from './pane.ts';

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

interface GamePaneProps {
  slug: string;
  mode: 'real' | 'demo';
}

/** One game of the page, from the question which it is. */
export function GamePane({ slug, mode }: GamePaneProps) {
  const { position } = usePane();
  const { status } = useSession();
  const { variables, pause } = useGameVariables();
  const [{ data, error }, refetch] = useQuery({ query: GamePageQuery, variables: { slug, ...variables }, pause });
  const game = data && readFragment(PlayableGameFields, data.personalized.game);
  const level = position === 'second' ? 2 : 1;

  function contentWithoutGame() {
    if (game === undefined && error) {
      if (isNotOffered(error)) return <GameRejected level={level} rejection="NotOffered" />;
      return <GameFailed level={level} onRetry={refetch} />;
    }
    if (game === null) return <GameRejected level={level} rejection="GameNotAvailable" />;
    return <GameLoading />;
  }

  if (game === null && position === 'alone') return <GamesNotFound />;
  const name = game?.title ?? nameOfSlug(slug);
  return (
    // One element from the question on: it takes the focus when it has come beside another game.
    <section className={css.stage} tabIndex={-1} aria-label={position === 'alone' ? undefined : name}>
      {game && !(mode === 'real' && status === 'LOADING') ? (
        <Fragment key={`${game.lookupId} ${mode}`}>
          {position !== 'second' && <PageTitle of={game.title} />}
          <Game game={game} mode={mode} />
        </Fragment>
      ) : (
        <GameStage>{contentWithoutGame()}</GameStage>
      )}
    </section>
  );
}
