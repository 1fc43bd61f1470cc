import { useCheckReadiness } from '@lobby/checks';
import { Slot, useLobby, useOptionalIntent } from '@lobby/composition';
import { useOverlay } from '@lobby/overlays';
import { licenseRules } from '@lobby/licensing';
import { reportError } from '@lobby/monitoring';
import { playBlock, usePlayBlock, useSession } from '@lobby/player';
import { currentGame, Navigate, useGoBackTo, useNavigate, usePath } from '@lobby/routing';
import { preventReload, useIsLate } from '@lobby/runtime';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDemoAllowed } from '../tile/demo.ts';
import { explainRefusedStake } from './explainRefusedStake.tsx';
import * as css from './GameStage.css.ts';
import { GameFrame, type GameMessage } from './GameFrame.tsx';
import { GameSheet } from './GameSheet.tsx';
import { GameStage, type PlayableGame } from './GameStage.tsx';
import { GameAllowedAgain, GameFailed, GameHeld, GameLoading, GameRefused, GameWaiting } from './GameStates.tsx';
import { useLaunchGame } from './launchGame.ts';
import { noteBars } from './noteBars.ts';
import { type PlayConditions, type PlayEvent, playMachine } from './play.machine.ts';
import { timings } from '../timings.ts';

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
  const goBackTo = useGoBackTo();
  const pathTo = usePath();
  const openQuickDeposit = useOptionalIntent('openQuickDeposit');
  const checkReadiness = useCheckReadiness();
  const { isOpen: isBelowOverlay } = useOverlay();
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
  const { url, refusal } = snapshot.context;

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
      currentGame.set({ gameId: lookupId, slug, mode, allowsBonus: bonusAllowed });
      return () => currentGame.set(null);
    },
    [isCurrent, lookupId, slug, mode, bonusAllowed],
  );

  const isRoundPossible = mode === 'real' && url !== null;
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
      sendWithConditions(isBlocked ? { type: 'REFUSED', refusal: 'PlayerBlocked' } : { type: 'BROKEN' });
    }
    if (message.type === 'game:limit') {
      if (message.limit === 'session-limit') sendWithConditions({ type: 'REFUSED', refusal: 'SessionLimitExceeded' });
      else explainRefusedStake().catch(reportError);
    }
    if (message.type === 'game:exit') goBackTo(pathTo('lobby'));
    // Play money is not bought: a demo's deposit button leads to the real game.
    if (message.type === 'game:deposit') {
      if (mode === 'demo') void navigate(pathTo('game', { slug }));
      else openQuickDeposit?.({}).catch(reportError);
    }
  };

  const isPlaying = snapshot.matches('playing');
  // A game that runs is paused below the check's overlay; once that is closed, the page says why.
  const isCovered = useIsLate(
    timings.coverDelay,
    mode === 'real' && isPlaying && checkReadiness === 'held' && !isBelowOverlay,
  );

  if (snapshot.matches('declined')) return <Navigate to={pathTo('lobby')} />;
  const isWaiting = snapshot.matches('checkingEligibility') || snapshot.matches('waitingForChecks');
  const isLate = isWaiting && checkReadiness === 'slow';
  const isHeld = isCovered || (mode === 'real' && isWaiting && checkReadiness === 'held');
  const hasStopped = snapshot.matches('stopped');
  return (
    <GameStage game={game} mode={mode} sheetOpen={sheetOpen} onSheet={setSheetOpen}>
      {url !== null && (
        <GameFrame url={url} title={game.title} isHidden={!isPlaying} isCovered={isCovered} onMessage={onMessage} />
      )}
      {isLate && <GameWaiting />}
      {isHeld && (
        <div className={css.layer}>
          <GameHeld />
        </div>
      )}
      {!isLate && !isHeld && (isWaiting || snapshot.matches('confirmingAge') || snapshot.hasTag('loading')) && (
        <div className={css.layer}>
          <GameLoading game={game} />
        </div>
      )}
      {(snapshot.matches('failed') || hasStopped) && (
        <GameFailed hasStarted={hasStopped} onRetry={() => sendWithConditions({ type: 'RETRY' })} />
      )}
      {refusal && (
        <GameRefused
          refusal={refusal}
          onRetry={snapshot.can({ type: 'RETRY' }) ? () => sendWithConditions({ type: 'RETRY' }) : undefined}
        />
      )}
      {snapshot.matches('allowedAgain') && <GameAllowedAgain onStart={() => sendWithConditions({ type: 'RETRY' })} />}
      {sheetOpen && <GameSheet game={game} mode={mode} onClose={() => setSheetOpen(false)} />}
      {mode === 'real' && (isWaiting || isCurrent) && (
        // From before the launch on, so that the frame keeps its size: the bars have a strip of their own.
        <div ref={noteBars} className={css.bars} data-waiting={isPlaying ? undefined : ''}>
          <Slot name="game.bar" props={{ gameId: lookupId, slug }} fallback={<div className={css.barRoom} />} />
        </div>
      )}
    </GameStage>
  );
}
