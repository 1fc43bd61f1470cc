import { useLingui } from '@lingui/react/macro';
import type { ResultOf } from '@lobby/data';
import { useFormat } from '@lobby/i18n';
import { Link } from '@lobby/routing';
import { Badge, PlayIcon, Tile, VisuallyHidden } from '@lobby/ui-kit';
import { ShowRTP } from 'virtual:lobby-build';
import { demoQuery } from '../demo.ts';
import { type ArtLoading, artRatio, GameArt } from './GameArt.tsx';
import * as css from './GameCard.css.ts';
import type { GameTileFields } from './GameTile.fragment.ts';
import type { GameFigure } from './useGameFigure.ts';

interface GameCardProps {
  game: ResultOf<typeof GameTileFields>;
  /** What runs over its art. */
  figure?: GameFigure | null;
  isDemoOffered?: boolean;
  loading?: ArtLoading;
}

/** How a game looks in every row and grid: art, name, maker, badges and figures. */
export function GameCard({ game, figure = null, isDemoOffered = false, loading }: GameCardProps) {
  const { t } = useLingui();
  const format = useFormat();
  const rtp = ShowRTP && game.rtp !== null ? format.percent(game.rtp / 100, 2) : null;

  return (
    <div className={css.place}>
      <Tile
        ratio={artRatio(game.aspectRatio)}
        art={<GameArt {...game} loading={loading} />}
        title={game.title}
        subtitle={
          <span className={css.line}>
            <span className={rtp === null ? css.maker : css.makerBesideRtp}>{figure?.dealer ?? game.studio.name}</span>
            {rtp !== null && <span className={css.rtp}>{t({ id: 'GAME_RTP_SHORT', message: `RTP ${rtp}` })}</span>}
          </span>
        }
        badge={
          <>
            {figure?.isOpen === false && <Badge>{t({ id: 'LIVE_TABLE_CLOSED', message: 'Closed' })}</Badge>}
            {game.isLiveCasinoGame && figure?.isOpen !== false && (
              <Badge tone="danger" dot>
                {t({ id: 'LIVE_TABLE', message: 'Live' })}
              </Badge>
            )}
            {game.isNew && <Badge tone="tertiary">{t({ id: 'NEW_GAME', message: 'New' })}</Badge>}
          </>
        }
        ribbon={figure?.text && <span className={css.figure}>{figure.text}</span>}
        hint={PlayIcon}
        render={<Link to="game" params={{ slug: game.slug }} />}
      />
      {isDemoOffered && (
        <Link to="game" params={{ slug: game.slug }} query={demoQuery} className={css.demo}>
          <span className={css.demoLabel}>
            {t({ id: 'PLAY_DEMO', message: 'Demo' })} <VisuallyHidden>{game.title}</VisuallyHidden>
          </span>
        </Link>
      )}
    </div>
  );
}
