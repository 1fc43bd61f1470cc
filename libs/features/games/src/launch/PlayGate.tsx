import { useGuardsWait } from '@lobby/host';
import { type ReactNode, useState } from 'react';
import type { LaunchedGame } from './GamePage.query.ts';
import { GameStage } from './GameStage.tsx';
import { LoadingScene } from './LoadingScene.tsx';
import { WaitingScene } from './WaitingScene.tsx';

/**
 * Lets a game for real money start only once the guards that the brand's licence asks for are there
 * . A game that runs is not taken away again.
 */
export function PlayGate({ game, children }: { game: LaunchedGame; children: ReactNode }) {
  const wait = useGuardsWait();
  const [open, setOpen] = useState(wait === 'over');
  if (wait === 'over' && !open) setOpen(true);

  if (open) return children;
  return <GameStage game={game}>{wait === 'long' ? <WaitingScene /> : <LoadingScene game={game} />}</GameStage>;
}
