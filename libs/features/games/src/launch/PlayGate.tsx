import { useGuardsReady } from '@lobby/host';
import { type ReactNode, useEffect, useState } from 'react';
import type { LaunchedGame } from './GamePage.query.ts';
import { GameStage } from './GameStage.tsx';
import { LoadingScene } from './LoadingScene.tsx';
import { WaitingScene } from './WaitingScene.tsx';

/** After so long the player is told what the game waits for, in ms. */
const patience = 5000;

/**
 * Lets a game for real money start only once the guards that the brand's licence asks for are there
 * . A game that runs is not taken away again.
 */
export function PlayGate({ game, children }: { game: LaunchedGame; children: ReactNode }) {
  const isReady = useGuardsReady();
  const [open, setOpen] = useState(isReady);
  const [late, setLate] = useState(false);
  if (isReady && !open) setOpen(true);
  useEffect(function losePatience() {
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, []);

  if (open) return children;
  return <GameStage game={game}>{late ? <WaitingScene /> : <LoadingScene game={game} />}</GameStage>;
}
