import { useEffect, useEffectEvent } from 'react';
import { useAuth } from '@lobby/auth';
import type { CacheRules } from '@lobby/contracts';
import { useDataClient } from '@lobby/data';
import { useSession } from '@lobby/player';
import { afterPictures, delayPhase, retryImport, whenIdle } from '@lobby/runtime';

/** Events write into these types. */
export const realtimeCache = { keys: { PlayerReward: 'assignationId', Reward: 'rewardId' } } satisfies CacheRules;

interface RealtimeProps {
  /** Where subscriptions are served; the page's own origin by default. */
  url?: string;
  /** Called with malformed frames, rejected subscriptions and errors thrown by listeners. */
  onError: (error: unknown) => void;
}

/** `/graphql` of the page's origin, as a socket address. */
export const defaultUrl = ({ protocol, host }: Pick<Location, 'protocol' | 'host'>): string =>
  `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/graphql`;

/**
 * Follows the player's subscriptions while one is signed in. Visitors load no code for it and open
 * no socket.
 */
export function Realtime({ url, onError }: RealtimeProps): null {
  const auth = useAuth();
  const data = useDataClient();
  const isSignedIn = useSession().status === 'LOGGED_IN';
  const reportFault = useEffectEvent(onError);

  useEffect(
    function followSubscriptions() {
      if (!isSignedIn) return undefined;
      const report = (error: unknown) => reportFault(error);
      const ended = new AbortController();
      const { signal } = ended;
      let stop: (() => void) | undefined;
      const release = delayPhase('session');
      async function start(): Promise<void> {
        const { startRealtime } = await retryImport(() => import(/* group: checks */ './startRealtime.ts'), {
          signal,
          onFailure: report,
        });
        if (signal.aborted) return;
        stop = startRealtime({
          url: url ?? defaultUrl(window.location),
          data,
          auth,
          onError: report,
          onTried: release,
        });
      }
      const fail = (error: unknown) => {
        release();
        if (!signal.aborted) report(error);
      };
      const cancel = whenIdle(() => start().catch(fail), afterPictures());
      return () => {
        cancel();
        ended.abort();
        release();
        stop?.();
      };
    },
    [auth, data, isSignedIn, url],
  );
  return null;
}
