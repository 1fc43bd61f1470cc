import { session } from '@lobby/storage';
import { CheckSessionIFrame, type OidcClient } from 'oidc-client-ts';
import { timings } from '../timings.ts';
import type { RenewalFailure } from './auth.machine.ts';

/** What becomes of the session at the provider (R-4-027). */
export type ProviderSessionEvent = 'signedIn' | 'signedOut' | 'sessionChanged';

interface SessionMonitorHost {
  client: Pick<OidcClient, 'metadataService' | 'settings'>;
  /** By the refresh token. The hidden frame that the library uses gets no cookies in many browsers. */
  check: () => Promise<RenewalFailure | null>;
  raise: (event: ProviderSessionEvent) => void;
}

/**
 * Watches the provider's session of a player, where discovery names a frame for it. For a visitor, the cookies show a sign-in
 * elsewhere: docs/decisions/0029.
 */
export function createSessionMonitor({ client, check, raise }: SessionMonitorHost) {
  const { metadataService, settings } = client;
  let loading: Promise<CheckSessionIFrame | null> | null = null;
  /** The state of which the frame has reported a change, until that is checked. */
  let checked: string | null = null;

  const loadFrame = async () => {
    const url = await metadataService.getCheckSessionIframe();
    if (!url) return null;
    const frame = new CheckSessionIFrame(onChanged, settings.client_id, url, timings.sessionCheckInterval / 1000, true);
    await frame.load();
    return frame;
  };

  async function onChanged(): Promise<void> {
    const before = session.read('sessionState');
    checked = before;
    const failure = await check();
    checked = null;
    // Where neither is so, the frame has no access to its cookies.
    if (failure !== null && failure !== 'unreachable') raise('signedOut');
    else if (failure === null && session.read('sessionState') !== before) raise('sessionChanged');
  }

  return {
    /** To be called once tokens are loaded. A state of which the frame has just reported a change is not watched until the next renewal. */
    async watch(): Promise<void> {
      const state = session.read('sessionState');
      if (state === null || state === checked) return;
      loading ??= loadFrame();
      try {
        (await loading)?.start(state);
      } catch {
        // The next renewal tries again.
        loading = null;
      }
    },
    async stop(): Promise<void> {
      (await loading?.catch(() => null))?.stop();
    },
  };
}
