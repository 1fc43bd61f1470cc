import { useLingui } from '@lingui/react/macro';
import { useDataClient, useViewerQuery } from '@lobby/data';
import { inboxOf } from '@lobby/inbox';
import { showFeedbackOnce } from '@lobby/overlays';
import { reportError } from '@lobby/monitoring';
import { playerLevel, useSession } from '@lobby/player';
import { useEffect, useEffectEvent, useRef } from 'react';
import { GetGamanzaInfo, useGamification } from '../useGamification.ts';

/**
 * Follows the player's level as long as the session lasts: for the header of the next requests, and for the message when it
 * rises while there is a programme for this player. The platform reports a change by a push, after which the query is requested again.
 */
export default function GamificationWatch() {
  const { t } = useLingui();
  const { player } = useSession();
  const inbox = inboxOf(useDataClient());
  const [{ data }] = useViewerQuery({ query: GetGamanzaInfo });
  const level = data?.viewer?.playerGamificationDetails?.level ?? null;
  const isEnabled = useGamification().state === 'enabled';
  const known = useRef<number | null>(null);

  useEffect(
    function tellRequests() {
      playerLevel.set(level);
      return () => playerLevel.set(null);
    },
    [level],
  );

  const congratulate = useEffectEvent((reached: number, signal: AbortSignal) => {
    inbox.announce({ kind: 'level', id: String(reached), level: reached });
    const message = t({ id: 'LOYALTY_LEVEL_UP', message: `You have reached level ${reached}` });
    return showFeedbackOnce(
      `level-up ${player?.playerId} ${reached}`,
      { kind: 'success', message, namespace: 'level-up' },
      signal,
    );
  });
  useEffect(
    function followLevel() {
      const hasRisen = level !== null && known.current !== null && level > known.current;
      // Also a level that is not announced: it would be no news later.
      known.current = level ?? known.current;
      if (!hasRisen || !isEnabled) return undefined;
      const end = new AbortController();
      congratulate(level, end.signal).catch(reportError);
      return () => end.abort();
    },
    [level, isEnabled],
  );
  return null;
}
