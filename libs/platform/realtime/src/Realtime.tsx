import { useEffect, useEffectEvent } from 'react';
import { useAuth } from '@lobby/auth';
import { useDataClient } from '@lobby/data';
import { usePlayerStatus } from '@lobby/player';

/** When the code for the socket could not be loaded, it is tried again so much later. */
const LOAD_AGAIN = 10_000;

interface RealtimeProps {
  /** Where subscriptions are served; the page's own origin unless told otherwise. */
  url?: string;
  /** Hears frames that cannot be read, refused subscriptions, and faults of listeners. */
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
  const isSignedIn = usePlayerStatus() === 'LOGGED_IN';
  const tell = useEffectEvent(onError);

  useEffect(
    function followSubscriptions() {
      if (!isSignedIn) return undefined;
      let isStopped = false;
      let stop: (() => void) | undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      async function start(): Promise<void> {
        try {
          const { startRealtime } = await import('./startRealtime.ts');
          if (isStopped) return;
          stop = startRealtime({
            url: url ?? defaultUrl(window.location),
            data,
            auth,
            onError: (error) => tell(error),
          });
        } catch (error) {
          if (isStopped) return;
          tell(error);
          timer = setTimeout(start, LOAD_AGAIN);
        }
      }
      void start();
      return () => {
        isStopped = true;
        clearTimeout(timer);
        stop?.();
      };
    },
    [auth, data, isSignedIn, url],
  );
  return null;
}
