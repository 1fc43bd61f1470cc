import { useGuardReadiness } from '@lobby/host';
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
  const readiness = useGuardReadiness();
  const [open, setOpen] = useState(readiness === 'ready');
  if (readiness === 'ready' && !open) setOpen(true);

  if (open) return children;
  return <GameStage game={game}>{readiness === 'slow' ? <WaitingScene /> : <LoadingScene game={game} />}</GameStage>;
}
