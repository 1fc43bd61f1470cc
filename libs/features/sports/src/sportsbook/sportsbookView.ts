import type { SnapshotFrom } from 'xstate';
import type { sportsbookMachine } from './sportsbook.machine.ts';
import type { PauseReason } from './SportsbookStates.tsx';

/** What the page shows of the sportsbook. The frame stays mounted in each, and is seen in `shown` alone. */
export type SportsbookView =
  | { step: 'loading' }
  | { step: 'shown' }
  | { step: 'covered'; reason: PauseReason; mayRetry: boolean }
  | { step: 'unavailable' }
  | { step: 'notOffered' };

type SportsbookSnapshot = SnapshotFrom<typeof sportsbookMachine>;

/** Whether the frame is ready for messages, and it is known what to say of the session. */
export function isListening(snapshot: SportsbookSnapshot): boolean {
  const { token, failures } = snapshot.context;
  // A player is no visitor while the session is on its way, unless that takes long.
  const isSessionOpen =
    snapshot.matches({ session: 'unknown' }) ||
    (token === null && failures === 0 && snapshot.matches({ session: { starting: 'timely' } }));
  return snapshot.matches({ frame: 'ready' }) && !isSessionOpen;
}

/** @param cover why the player may not bet now; null where they may */
export function viewOf(
  snapshot: SportsbookSnapshot,
  { cover, isMarketSettled }: { cover: PauseReason | null; isMarketSettled: boolean },
): SportsbookView {
  const { rejection } = snapshot.context;
  if (rejection === 'SportsbookNotOffered' || rejection === 'NotOffered') return { step: 'notOffered' };
  if (snapshot.matches({ frame: 'unavailable' })) return { step: 'unavailable' };
  if (snapshot.matches({ frame: { ready: 'covered' } }))
    return { step: 'covered', reason: cover ?? 'blocked', mayRetry: rejection !== null };
  return { step: isListening(snapshot) && isMarketSettled ? 'shown' : 'loading' };
}
