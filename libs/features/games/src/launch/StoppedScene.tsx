import { playBlock, usePlayer } from '@lobby/player';
import { useState } from 'react';
import { FailedScene } from './FailedScene.tsx';
import { RefusedScene } from './RefusedScene.tsx';

interface StoppedSceneProps {
  mode: 'real' | 'demo';
  onRetry: () => void;
}

/**
 * In place of a game that stopped: to a player who may not play any more that is the reason, whatever
 * the game says, and another try would be refused (R-6-006).
 */
export function StoppedScene({ mode, onRetry }: StoppedSceneProps) {
  const player = usePlayer();
  const [stoppedAt] = useState(() => new Date());
  const isBlocked = mode === 'real' && player !== null && playBlock(player, stoppedAt) !== null;
  return isBlocked ? <RefusedScene refusal="PlayerBlocked" /> : <FailedScene onRetry={onRetry} />;
}
