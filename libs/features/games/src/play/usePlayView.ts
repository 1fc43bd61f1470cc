import type { useCheckReadiness } from '@lobby/checks';
import { useOverlay } from '@lobby/overlays';
import { useIsLate } from '@lobby/runtime';
import type { SnapshotFrom } from 'xstate';
import { timings } from '../timings.ts';
import type { LaunchRejection } from './launchGame.ts';
import type { playMachine } from './play.machine.ts';

/** What the page of a game shows. A frame stays mounted from the launch on to the end of the game. */
export type PlayView =
  /** Nothing is launched yet; `check`: a check blocks the game until the player has completed it. */
  | { step: 'waiting'; why: 'loading' | 'slow' | 'check'; url: null }
  | { step: 'loading'; url: string | null }
  | { step: 'playing'; url: string | null }
  /** A game that runs is paused, and the page says why. */
  | { step: 'covered'; url: string | null }
  | { step: 'failed'; hasStarted: boolean; url: null }
  | { step: 'rejected'; rejection: LaunchRejection | null; mayRetry: boolean; url: null }
  | { step: 'allowedAgain'; url: null }
  /** The visitor is not of age, or has not said so. */
  | { step: 'declined'; url: null };

interface PlaySurroundings {
  mode: 'real' | 'demo';
  checks: ReturnType<typeof useCheckReadiness>;
  isCovered: boolean;
}

type PlaySnapshot = SnapshotFrom<typeof playMachine>;

export function viewOf(snapshot: PlaySnapshot, { mode, checks, isCovered }: PlaySurroundings): PlayView {
  const { url, rejection } = snapshot.context;
  switch (snapshot.value) {
    case 'checkingEligibility':
    case 'waitingForChecks': {
      const isBlockedByCheck = mode === 'real' && checks === 'blocked';
      return { step: 'waiting', why: checks === 'slow' ? 'slow' : isBlockedByCheck ? 'check' : 'loading', url: null };
    }
    case 'confirmingAge':
      return { step: 'waiting', why: 'loading', url: null };
    case 'launching':
    case 'loading':
      return { step: 'loading', url };
    case 'playing':
      return { step: isCovered ? 'covered' : 'playing', url };
    case 'failed':
    case 'stopped':
      return { step: 'failed', hasStarted: snapshot.value === 'stopped', url: null };
    case 'rejected':
      return { step: 'rejected', rejection, mayRetry: snapshot.can({ type: 'RETRY' }), url: null };
    case 'allowedAgain':
      return { step: 'allowedAgain', url: null };
    case 'declined':
      return { step: 'declined', url: null };
  }
}

/** {@link viewOf} the machine. A game that runs is paused below a check's overlay; once that is closed for a moment, it is covered. */
export function usePlayView(snapshot: PlaySnapshot, { mode, checks }: Omit<PlaySurroundings, 'isCovered'>): PlayView {
  const { isOpen: isBelowOverlay } = useOverlay();
  const isBlockedByCheck = mode === 'real' && snapshot.matches('playing') && checks === 'blocked';
  const isCovered = useIsLate(timings.coverDelay, isBlockedByCheck && !isBelowOverlay);
  return viewOf(snapshot, { mode, checks, isCovered });
}
