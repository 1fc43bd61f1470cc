import { useEffect, useEffectEvent } from 'react';
import { useAuth } from '@lobby/auth';
import { useDataClient, useHasViewer } from '@lobby/data';
import { afterPictures, delayPhase, retryImport, whenIdle } from '@lobby/runtime';
import type { Contributions } from './startRealtime.ts';

interface RealtimeProps {
  /** Loads what domains and features contribute, beside the code of the socket. */
  load: () => Promise<Contributions>;
  /** Where subscriptions are served; the page's own origin by default. */
  url?: string;
  /** Called with malformed frames, rejected subscriptions and errors thrown by listeners. */
  onError: (error: unknown) => void;
}

/**
 * Follows the player's subscriptions while one is signed in. Visitors load no code for it and open
 * no socket.
 */
export function Realtime({ load, url, onError }: RealtimeProps): null {
  const auth = useAuth();
  const data = useDataClient();
  const isSignedIn = useHasViewer();
  const reportFault = useEffectEvent(onError);
  const loadContributed = useEffectEvent(load);

  useEffect(
    function followSubscriptions() {
      if (!isSignedIn) return undefined;
      const report = (error: unknown) => reportFault(error);
      const ended = new AbortController();
      const { signal } = ended;
      let stop: (() => void) | undefined;
      const release = delayPhase('session');
      async function start(): Promise<void> {
        const loadBoth = () => Promise.all([import(/* group: checks */ './startRealtime.ts'), loadContributed()]);
        const [{ startRealtime }, contributed] = await retryImport(loadBoth, { signal, onFailure: report });
        if (signal.aborted) return;
        stop = startRealtime({ url, data, auth, ...contributed, onError: report, onTried: release });
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
