import { useLingui } from '@lingui/react/macro';
import { type FragmentOf, graphql, readFragment, type ResultOf } from '@lobby/data';
import { useFormat } from '@lobby/i18n';
import { useSession } from '@lobby/player';
import { Link } from '@lobby/routing';
import { useGameFeed } from '@lobby/game-feed';
import { Badge, Tile, TileSkeleton, VisuallyHidden } from '@lobby/ui-kit';
import { memo } from 'react';
import { build } from 'virtual:lobby-build';
import { HeartPlace } from './HeartPlace.tsx';
import { InfoPlace } from './InfoPlace.tsx';
import { nameOfSlug } from '../nameOfSlug.ts';
import { demoQuery, useDemoAllowed } from './demo.ts';
import { type ArtLoading, type ArtPlace, artRatio, GameArt, GameArtFields } from './GameArt.tsx';
import * as css from './GameTile.css.ts';

/** Needs `$thumbnailSize` of the query around it. */
export const GameTileFields = graphql(
  `
    fragment GameTile on Game {
      lookupId
      slug
      idx
      ...GameArt
    }
  `,
  [GameArtFields],
);

/** What a tile shows beyond, where the back end has it. */
export const GameDetailsFields = graphql(`
  fragment GameDetails on Game {
    title
    aspectRatio
    rtp
    isLiveCasinoGame
    demoAllowed
    isNew
    studio {
      slug
      name
    }
  }
`);

/** Of the pictures of a catalogue that does not say. */
const usualRatio = 3 / 4;
/** A game of which the back end says no more than where it is. */
const withoutDetails = {
  aspectRatio: usualRatio,
  rtp: null,
  isLiveCasinoGame: false,
  demoAllowed: false,
  isNew: false,
  studio: null,
};

interface GameTileProps {
  game: FragmentOf<typeof GameTileFields>;
  /** Null where the back end has none. */
  details: FragmentOf<typeof GameDetailsFields> | null;
  place: ArtPlace;
  loading?: ArtLoading;
  /** A round of the player's waits in it. */
  hasOpenRound?: boolean;
}

/**
 * A game in a row or grid, with its live figures, and for visitors with a link to its demo. Rows render again with each
 * answer, while most of their games stay the same.
 */
export const GameTile = memo(function GameTile({ game: fragment, details, ...shown }: GameTileProps) {
  const listed = readFragment(GameTileFields, fragment);
  const game = {
    ...listed,
    ...withoutDetails,
    title: nameOfSlug(listed.slug),
    ...readFragment(GameDetailsFields, details),
  };
  return <LiveGameCard game={game} {...shown} />;
});

/** {@link GameCard} with the game's live figures, and for visitors with a link to its demo. */
export function LiveGameCard({ game, ...shown }: Omit<GameCardProps, 'figure' | 'isDemoOffered'>) {
  const figure = useGameFigure(game.lookupId);
  const isDemoAllowed = useDemoAllowed();
  const isVisitor = useSession().status === 'LOGGED_OUT';
  return <GameCard game={game} figure={figure} isDemoOffered={isVisitor && isDemoAllowed(game)} {...shown} />;
}

/** Placeholder of the same size, for a game that is not rendered yet. */
export function GameTileSkeleton({ details }: Pick<GameTileProps, 'details'>) {
  return (
    <TileSkeleton ratio={artRatio(readFragment(GameDetailsFields, details ?? undefined)?.aspectRatio ?? usualRatio)} />
  );
}

/** A game on a tile; its studio is null where the back end does not name it. */
type TileGame = ResultOf<typeof GameTileFields> &
  Omit<ResultOf<typeof GameDetailsFields>, 'studio'> & { studio: { name: string } | null };

interface GameCardProps extends Pick<GameTileProps, 'place' | 'loading' | 'hasOpenRound'> {
  game: TileGame;
  /** Shown over its picture. */
  figure?: GameFigure | null;
  isDemoOffered?: boolean;
}

/** A game's picture, name, studio, badges and figures, as in every row and grid. */
export function GameCard({
  game,
  place,
  figure = null,
  isDemoOffered = false,
  hasOpenRound = false,
  loading,
}: GameCardProps) {
  const { t } = useLingui();
  const format = useFormat();
  const isClosed = figure?.isOpen === false;
  const isLive = game.isLiveCasinoGame && !isClosed;
  const rtp = build.ShowRTP && game.rtp !== null ? format.percent(game.rtp / 100, 2) : null;
  const host = figure?.dealer ?? game.studio?.name;
  const ratio = artRatio(game.aspectRatio);

  return (
    <div className={css.place}>
      <Tile
        ratio={ratio}
        art={<GameArt game={game} place={place} loading={loading} />}
        title={game.title}
        subtitle={
          rtp === null ? (
            host
          ) : (
            <span className={css.line}>
              <span className={css.studio}>{host}</span>
              <span className={css.rtp}>{t({ id: 'GAME_RTP_SHORT', message: `RTP ${rtp}` })}</span>
            </span>
          )
        }
        badge={
          (isClosed || isLive || game.isNew) && (
            <>
              {isClosed && <Badge>{t({ id: 'LIVE_TABLE_CLOSED', message: 'Closed' })}</Badge>}
              {isLive && (
                <Badge tone="danger" dot>
                  {t({ id: 'LIVE_TABLE', message: 'Live' })}
                </Badge>
              )}
              {game.isNew && <Badge tone="tertiary">{t({ id: 'NEW_GAME', message: 'New' })}</Badge>}
            </>
          )
        }
        ribbon={
          hasOpenRound ? (
            <span className={css.figure}>{t({ id: 'OPEN_ROUND_BADGE', message: 'Open round' })}</span>
          ) : (
            figure?.text && (
              <>
                {figure.label && (
                  <>
                    <VisuallyHidden>{figure.label}</VisuallyHidden>{' '}
                  </>
                )}
                <span className={css.figure} translate="no">
                  {figure.text}
                </span>
              </>
            )
          )
        }
        playMark
        render={<Link to="game" params={{ slug: game.slug }} />}
      />
      {isDemoOffered && (
        <Link to="game" params={{ slug: game.slug }} query={demoQuery} className={css.demo}>
          <span className={css.demoLabel}>
            <span>{t({ id: 'PLAY_DEMO', message: 'Demo' })}</span> <VisuallyHidden>{game.title}</VisuallyHidden>
          </span>
        </Link>
      )}
      <HeartPlace lookupId={game.lookupId} title={game.title} place={isDemoOffered ? 'below' : 'tile'} />
      {game.studio && (
        // A back end that does not name it knows no more of its games.
        <InfoPlace
          slug={game.slug}
          title={game.title}
          ratio={ratio}
          hasRibbon={hasOpenRound || figure?.text !== undefined}
        />
      )}
    </div>
  );
}

interface GameFigure {
  /** Shown over the picture: a jackpot's amount, or the number of players at a table. */
  text?: string;
  /** What the text is, for screen readers, where it does not say so itself. */
  label?: string;
  /** Live tables only. */
  isOpen?: boolean;
  dealer?: string;
}

/** The live figures of one game, null where the feed has none (R-7-051). */
function useGameFigure(lookupId: string): GameFigure | null {
  const { jackpot, liveTable } = useGameFeed(lookupId) ?? {};
  const format = useFormat();
  const { t } = useLingui();

  if (jackpot) {
    const label = t({ id: 'GAME_FEATURE_JACKPOT', message: 'Jackpot' });
    return { label, text: format.money(jackpot.amount, jackpot.currency) };
  }
  if (!liveTable) return null;
  const { isOpen, dealer, players } = liveTable;
  const count = format.number(players);
  return { isOpen, dealer, text: isOpen ? t({ id: 'LIVE_TABLE_PLAYERS', message: `${count} playing` }) : undefined };
}
