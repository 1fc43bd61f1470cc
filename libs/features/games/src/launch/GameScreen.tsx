import { useMachine } from '@xstate/react';
import { sessionKey } from '@lobby/auth';
import { Slot, useLobby, useOptionalIntent } from '@lobby/host';
import { currentGame, useNavigate, usePath } from '@lobby/routing';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { rememberPlayed } from '../recent/recentlyPlayed.ts';
import { GameBar } from './GameBar.tsx';
import { GameFrame } from './GameFrame.tsx';
import { gameOrigin, type GameMessage } from './gameMessages.ts';
import type { LaunchedGame } from './GamePage.query.ts';
import { GameSheet } from './GameSheet.tsx';
import { GameStage } from './GameStage.tsx';
import * as css from './GameScreen.css.ts';
import { launchMachine } from './launch.machine.ts';
import { LaunchRefused, useLaunchGame } from './LaunchGame.ts';
import { LoadingScene } from './LoadingScene.tsx';
import { RefusedScene } from './RefusedScene.tsx';
import { StoppedScene } from './StoppedScene.tsx';

interface GameScreenProps {
  game: LaunchedGame;
  mode: 'real' | 'demo';
}

/** One launch of one game: bar, frame, and what stands in the frame's place before and after. */
export function GameScreen({ game, mode }: GameScreenProps) {
  const { settings } = useLobby();
  const launchGame = useLaunchGame();
  const navigate = useNavigate();
  const pathTo = usePath();
  const openQuickDeposit = useOptionalIntent('openQuickDeposit');
  const [sheetOpen, setSheetOpen] = useState(false);
  const [session] = useState(sessionKey);
  const { slug, lookupId, bonusAllowed, isLiveCasinoGame } = game;

  const [snapshot, send] = useMachine(
    launchMachine.provide({
      actors: { launch: fromPromise(() => launchGame({ slug, mode })) },
      actions: { remember: () => rememberPlayed({ lookupId, isLive: isLiveCasinoGame }, session) },
      guards: {
        isFramable: (_, { url }) => gameOrigin(url, settings.gameOrigins) !== null,
        isRefusal: (_, { error }) => error instanceof LaunchRefused,
      },
    }),
  );
  const { url, refusal } = snapshot.context;

  useEffect(
    function tellCurrentGame() {
      currentGame.set({ gameId: lookupId, slug, mode, allowsBonus: bonusAllowed });
      return () => currentGame.set(null);
    },
    [lookupId, slug, mode, bonusAllowed],
  );

  const exit = () => void navigate(pathTo('lobby'));
  const onMessage = (message: GameMessage) => {
    if (message.type === 'game:ready') send({ type: 'READY' });
    if (message.type === 'game:error') send({ type: 'BROKEN' });
    if (message.type === 'game:exit') exit();
    // Play money is not bought: a demo's deposit button leads to the real game.
    if (message.type === 'game:deposit') {
      if (mode === 'demo') void navigate(pathTo('game', { slug }));
      else void openQuickDeposit?.({});
    }
  };

  return (
    <GameStage
      game={game}
      bar={
        <GameBar
          game={game}
          mode={mode}
          sheetOpen={sheetOpen}
          onSheet={() => setSheetOpen((open) => !open)}
          onExit={exit}
        />
      }
    >
      {url !== null && (
        <GameFrame url={url} title={game.title} isHidden={!snapshot.matches('playing')} onMessage={onMessage} />
      )}
      {(snapshot.matches('launching') || snapshot.matches('loading')) && (
        <div className={css.layer}>
          <LoadingScene game={game} />
        </div>
      )}
      {snapshot.matches('failed') && <StoppedScene mode={mode} onRetry={() => send({ type: 'RETRY' })} />}
      {refusal && <RefusedScene refusal={refusal} />}
      {sheetOpen && <GameSheet game={game} mode={mode} onClose={() => setSheetOpen(false)} />}
      {mode === 'real' && snapshot.matches('playing') && (
        <div className={css.bar}>
          <Slot name="game.bar" props={{ gameId: lookupId, slug }} />
        </div>
      )}
    </GameStage>
  );
}
