import { startTimer } from '@lobby/runtime';
import { cookies } from '@lobby/storage';
import { decodeClaims } from '../claims.ts';
import { readSessionInfo, writeSessionInfo } from '../sessionInfo.ts';
import { isFresh, isKept, isRefreshable, readTokens, type Tokens } from '../tokens.ts';
import type { AuthOptions } from '../types.ts';
import type { AuthEvent } from './auth.machine.ts';
import { withTabLock } from './tabLock.ts';
import { timings } from '../timings.ts';

/** What both flows do for the engine. */
export interface Flow {
  /** Reads the current tokens, schedules the next refresh and updates the machine. `isSignIn`: another page has just begun the session. */
  sync: (isSignIn?: boolean) => Promise<void>;
  /**
   * Joins a refresh that is under way. Sends the outcome to the machine. Tokens that another tab has renewed
   * are adopted, except the access token that the back end has refused.
   */
  refresh: (refused?: string) => Promise<void>;
  stop: () => void;
}

interface CustomFlowHost {
  refreshCustom: AuthOptions['refreshCustom'];
  send: (event: AuthEvent) => void;
}

/** In ms, from now. */
const timeLeft = ({ expiresAt }: Tokens) => (expiresAt === null ? Infinity : expiresAt * 1000 - Date.now());

/** Sessions of the back end's own tokens: refreshed 30 s before they expire (R-4-015, R-9-017). */
export function createCustomFlow({ refreshCustom, send }: CustomFlowHost): Flow {
  const margin = timings.customRenewalMargin;
  let stopTimer = () => {};
  let refreshing: Promise<void> | null = null;
  let refusedToken: string | undefined;
  let notBefore = 0;

  const schedule = () => {
    stopTimer();
    const tokens = readTokens();
    if (tokens?.expiresAt == null) return;
    // Without a refresh token, the session lasts as long as its access token, and ends 1 s after it.
    const isRenewable = tokens.refreshToken !== null && refreshCustom !== undefined;
    const delay = timeLeft(tokens) + (isRenewable ? -margin : 1000);
    const onTime = () => void (isRenewable ? flow.refresh() : flow.sync());
    const pause = Math.max(1000, notBefore - performance.now());
    stopTimer = startTimer(onTime, Math.max(delay, pause));
  };

  const exchange = async () => {
    await withTabLock(async (checkTime) => {
      // Read and judged inside the lock: another tab may have renewed them a moment ago.
      const tokens = readTokens();
      if (tokens === null) return send({ type: 'USER_UNLOADED' });
      if (tokens.accessToken !== null && tokens.accessToken !== refusedToken && timeLeft(tokens) > margin)
        return flow.sync();
      checkTime();
      const answer =
        tokens.refreshToken === null || refreshCustom === undefined
          ? 'invalid-token'
          : await refreshCustom(tokens.refreshToken);
      // The answer is for a session that has been signed out of, or that another has followed (R-4-023).
      if (readTokens()?.refreshToken !== tokens.refreshToken) return flow.sync();
      if (typeof answer === 'object') {
        cookies.set('refreshToken', answer.refreshToken);
        cookies.set('accessToken', answer.accessToken);
        const { sid, exp, iat } = decodeClaims(answer.accessToken) ?? {};
        // By the token's own length of life, since this computer's clock may be wrong.
        const isDated = exp !== undefined && iat !== undefined;
        writeSessionInfo({
          sid: sid ?? readSessionInfo()?.sid,
          expiresAt: isDated ? Math.floor(Date.now() / 1000) + exp - iat : undefined,
          tokens: [answer.accessToken, answer.refreshToken],
        });
        if (isKept(answer)) return flow.sync();
        // Cookies are blocked, or there is no room. The platform gives the same again for a while.
        notBefore = performance.now() + timings.renewalRetryDelay;
        return send({ type: 'SILENT_RENEW_ERROR', failure: 'unreachable' });
      }
      // A network that fails ends a session only when its refresh token is over as well.
      const isOver = answer !== 'network-failure' || !isRefreshable(tokens);
      const reason = answer === 'invalid-token' ? 'SESSION_EXPIRED' : 'JWT_EXPIRED';
      send({ type: 'SILENT_RENEW_ERROR', failure: isOver ? reason : 'unreachable' });
    });
  };

  const flow: Flow = {
    async sync() {
      schedule();
      const tokens = readTokens();
      if (tokens === null) send({ type: 'USER_UNLOADED' });
      else send({ type: isFresh(tokens) ? 'USER_LOADED' : 'USER_EXPIRED' });
    },
    refresh(refused) {
      refusedToken = refused ?? refusedToken;
      refreshing ??= exchange()
        .catch(() => send({ type: 'SILENT_RENEW_ERROR', failure: 'unreachable' }))
        .finally(() => {
          refreshing = null;
        });
      return refreshing;
    },
    stop: () => stopTimer(),
  };
  return flow;
}
