import { useCheckReadiness } from '@lobby/checks';
import { Slot, useLobby, useOptionalIntent } from '@lobby/composition';
import { licenseRules } from '@lobby/licensing';
import { reportError } from '@lobby/monitoring';
import { playBlock, usePlayBlock, useSession } from '@lobby/player';
import { currentGames, Navigate, useNavigate, usePath } from '@lobby/routing';
import { preventReload } from '@lobby/runtime';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { build } from 'virtual:lobby-build';
import { SecondGameButton } from '../secondGame/SecondGameButton.tsx';
import { useDemoAllowed } from '../tile/demo.ts';
import { explainRejectedStake } from './explainRejectedStake.tsx';
import * as css from './GameStage.css.ts';
import { GameFrame, type GameMessage } from './GameFrame.tsx';
import { GameSheet } from './GameSheet.tsx';
import { GameStage, type PlayableGame } from './GameStage.tsx';
import {
  GameAllowedAgain,
  GameBlockedByCheck,
  GameFailed,
  GameLoading,
  GameRejected,
  GameWaiting,
} from './GameStates.tsx';
import { useLaunchGame } from './launchGame.ts';
import { markBars } from './markBars.ts';
import { usePane } from './pane.ts';
import { type PlayConditions, type PlayEvent, playMachine } from './play.machine.ts';
import { type PlayView, usePlayView } from './usePlayView.ts';

interface GameProps {
  game: PlayableGame;
  mode: 'real' | 'demo';
}

/** One game for real or play money: eligibility, launch, frame and end, by `playMachine`. */
export function Game({ game, mode }: GameProps) {
  const { slug, lookupId, bonusAllowed, isLiveCasinoGame } = game;
  const { settings } = useLobby();
  const launch = useLaunchGame();
  const navigate = useNavigate();
  const { position, leave, begin } = usePane();
  const pathTo = usePath();
  const openQuickDeposit = useOptionalIntent('openQuickDeposit');
  const checkReadiness = useCheckReadiness();
  const { id, player, status } = useSession();
  // A time-out ends by the clock, without news of the player.
  const block = usePlayBlock();
  const isDemoAllowed = useDemoAllowed()(game);
  const [sheetOpen, setSheetOpen] = useState(false);
  const [session] = useState(id);
  const [snapshot, send] = useMachine(playMachine, {
    input: {
      slug,
      mode,
      lookupId,
      isLive: isLiveCasinoGame,
      session,
      gameOrigins: settings.gameOrigins,
      launch,
    },
  });
  const view = usePlayView(snapshot, { mode, checks: checkReadiness });

  function currentConditions(): PlayConditions {
    if (mode === 'real') {
      const isBlocked = player !== null && playBlock(player, new Date()) !== null;
      const eligibility = player === null ? 'unknown' : isBlocked ? 'PlayerBlocked' : 'eligible';
      return { eligibility, minimumAge: null, areChecksReady: checkReadiness === 'ready' };
    }
    const eligibility = status === 'LOADING' ? 'unknown' : isDemoAllowed ? 'eligible' : 'DemoNotAllowed';
    const minimumAge = status === 'LOGGED_OUT' ? licenseRules[settings.license].minimumAge : null;
    return { eligibility, minimumAge, areChecksReady: true };
  }
  const reportConditions = useEffectEvent(() => send({ type: 'CONDITIONS_CHANGED', conditions: currentConditions() }));
  useEffect(
    function followConditions() {
      reportConditions();
    },
    [player, block, status, isDemoAllowed, checkReadiness, mode],
  );
  /** Restrictions end by the clock, too: they are evaluated again before a game ends or is tried again. */
  function sendWithConditions(event: PlayEvent) {
    send({ type: 'CONDITIONS_CHANGED', conditions: currentConditions() });
    send(event);
  }

  const isCurrent = snapshot.hasTag('current');
  useEffect(
    function publishCurrentGame() {
      if (!isCurrent) return undefined;
      const game = { gameId: lookupId, slug, mode, allowsBonus: bonusAllowed };
      currentGames.set([...currentGames.get(), game]);
      return () => currentGames.set(currentGames.get().filter((other) => other !== game));
    },
    [isCurrent, lookupId, slug, mode, bonusAllowed],
  );

  const isRoundPossible = mode === 'real' && view.url !== null;
  useEffect(
    function holdDocumentWhilePlaying() {
      return isRoundPossible ? preventReload() : undefined;
    },
    [isRoundPossible],
  );

  const onMessage = (message: GameMessage) => {
    if (message.type === 'game:ready') send({ type: 'READY' });
    if (message.type === 'game:error') {
      const isBlocked = message.message === 'blocked';
      sendWithConditions(isBlocked ? { type: 'REJECTED', rejection: 'PlayerBlocked' } : { type: 'BROKEN' });
    }
    if (message.type === 'game:limit') {
      if (message.limit === 'session-limit')
        sendWithConditions({ type: 'REJECTED', rejection: 'SessionLimitExceeded' });
      else explainRejectedStake().catch(reportError);
    }
    if (message.type === 'game:exit') leave();
    // Play money is not bought: a demo's deposit button leads to the real game.
    if (message.type === 'game:deposit') {
      if (mode === 'demo') void navigate(pathTo('game', { slug }));
      else openQuickDeposit?.({}).catch(reportError);
    }
  };

  if (view.step === 'declined') return <Navigate to={pathTo('lobby')} />;
  const retry = () => sendWithConditions({ type: 'RETRY' });
  const isRunning = view.step === 'playing' || view.step === 'covered';
  return (
    <GameStage
      game={game}
      mode={mode}
      sheetOpen={sheetOpen}
      onSheet={setSheetOpen}
      action={build.twoGames && isRunning && begin && <SecondGameButton beside={game} mode={mode} onPick={begin} />}
    >
      {view.url !== null && (
        <GameFrame
          url={view.url}
          title={game.title}
          isHidden={!isRunning}
          isCovered={view.step === 'covered'}
          onMessage={onMessage}
        />
      )}
      <Content game={game} view={view} retry={retry} />
      {sheetOpen && <GameSheet game={game} mode={mode} onClose={() => setSheetOpen(false)} />}
      {mode === 'real' && (view.step === 'waiting' || isCurrent) && (
        // From before the launch on, so that the frame keeps its size: the bars have a strip of their own.
        <div ref={markBars} className={css.bars} data-waiting={isRunning ? undefined : ''}>
          {position !== 'first' && (
            <Slot name="game.bar" props={{ gameId: lookupId, slug }} fallback={<div className={css.barRoom} />} />
          )}
        </div>
      )}
    </GameStage>
  );
}

/** What stands on the stage in place of the game, or over it. */
function Content({ game, view, retry }: { game: PlayableGame; view: PlayView; retry: () => void }) {
  switch (view.step) {
    case 'waiting':
    case 'loading':
    case 'covered': {
      const why = view.step === 'waiting' ? view.why : view.step === 'covered' ? 'check' : 'loading';
      if (why === 'slow') return <GameWaiting />;
      return <div className={css.layer}>{why === 'check' ? <GameBlockedByCheck /> : <GameLoading game={game} />}</div>;
    }
    case 'failed':
      return <GameFailed hasStarted={view.hasStarted} onRetry={retry} />;
    case 'rejected':
      return view.rejection && <GameRejected rejection={view.rejection} onRetry={view.mayRetry ? retry : undefined} />;
    case 'allowedAgain':
      return <GameAllowedAgain onStart={retry} />;
    case 'playing':
    case 'declined':
      return null;
  }
}
