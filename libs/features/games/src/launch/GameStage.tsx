import type { ReactNode } from 'react';
import { GameArt } from '../tile/GameArt.tsx';
import type { LaunchedGame } from './GamePage.query.ts';
import * as css from './GameStage.css.ts';

interface GameStageProps {
  /** Its art lies dimmed behind everything. */
  game?: LaunchedGame;
  bar?: ReactNode;
  children: ReactNode;
}

/** The room of a game: all that the header leaves of the window. */
export function GameStage({ game, bar, children }: GameStageProps) {
  return (
    <div className={css.stage}>
      {game && (
        <div className={css.backdrop}>
          <GameArt {...game} loading="eager" />
        </div>
      )}
      {bar}
      <div className={css.view}>{children}</div>
    </div>
  );
}
