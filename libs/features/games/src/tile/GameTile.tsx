import { type FragmentOf, readFragment } from '@lobby/data';
import { useSession } from '@lobby/player';
import { useDemoAllowed } from '../demo.ts';
import type { ArtLoading } from './GameArt.tsx';
import { GameCard } from './GameCard.tsx';
import { GameTileFields } from './GameTile.fragment.ts';
import { useGameFigure } from './useGameFigure.ts';

interface GameTileProps {
  game: FragmentOf<typeof GameTileFields>;
  loading?: ArtLoading;
}

/** A game in a row or grid, with its running figures, and for visitors with its demo. */
export function GameTile({ game: fragment, loading }: GameTileProps) {
  const game = readFragment(GameTileFields, fragment);
  const figure = useGameFigure(game.lookupId);
  const isDemoAllowed = useDemoAllowed();
  const isVisitor = useSession().status === 'LOGGED_OUT';
  return <GameCard game={game} figure={figure} isDemoOffered={isVisitor && isDemoAllowed(game)} loading={loading} />;
}
