import { SessionNotStored } from '../AuthError.ts';
import { timings } from '../timings.ts';
import { isFresh, readTokens, type Tokens } from '../sessionTokens.ts';
import type { AuthEvent, RenewalFailure } from './auth.machine.ts';
import { renewalFailure } from './errors.ts';
import { withTabLock } from './tabLock.ts';
import { createTokenTimers } from './tokenTimers.ts';

/** How the tokens of one kind of session are renewed; when, and by which tab, is the same for all. */
export interface Flow {
  /** In ms: how long before they expire. Null where nothing renews them. */
  margin: number | null;
  /** Loads what is needed beside the request itself, before other tabs wait. */
  prepare?: (tokens: Tokens) => Promise<void>;
  /**
   * Sends the refresh token. Resolves to what stores the new tokens, and throws SessionNotStored, or to why there are none. What it rejects
   * with is read by `renewalFailure`.
   */
  exchange: (refreshToken: string, tokens: Tokens) => Promise<(() => void) | RenewalFailure>;
  /** Tokens have been stored, here or by another tab. */
  onLoaded?: () => void;
}

interface RenewalHost {
  flowOf: (tokens: Tokens) => Flow;
  send: (event: AuthEvent) => void;
}

export interface Renewal {
  /** Reads the current tokens, sets their timers and updates the machine. */
  sync: () => void;
  /** The same for tokens that have just been stored. */
  adopt: () => void;
  /**
   * Renews the tokens, once over all callers and tabs: joins a renewal that is under way, and adopts what another tab has renewed,
   * except the access token that the back end has rejected. Sends the outcome to the machine, and resolves to it; null: there are tokens,
   * or nobody's.
   */
  refresh: (rejected?: string) => Promise<RenewalFailure | null>;
  stop: () => void;
}

/** In ms, from now. */
const timeLeft = ({ expiresAt }: Tokens) => (expiresAt === null ? Infinity : expiresAt * 1000 - Date.now());

/** Keeps the session's tokens fresh, in step with other tabs. */
export function createRenewal({ flowOf, send }: RenewalHost): Renewal {
  let running: Promise<RenewalFailure | null> | null = null;
  let rejectedToken: string | undefined;
  /** By `performance.now()`: after a renewal that the browser has not stored, which would be repeated at once. */
  let notBefore = 0;

  const timers = createTokenTimers({
    onExpiring: () => void refresh(),
    onExpired() {
      const tokens = readTokens();
      // Another tab may have renewed them: the cookies decide.
      if (tokens !== null && isFresh(tokens)) sync();
      else send({ type: 'USER_EXPIRED' });
    },
  });

  function schedule(tokens: Tokens | null): void {
    timers.stop();
    if (tokens?.expiresAt == null) return;
    const { margin } = flowOf(tokens);
    const end = Math.max(tokens.expiresAt * 1000, Date.now());
    const earliest = Date.now() + Math.max(1000, notBefore - performance.now());
    const isRenewable = tokens.refreshToken !== null && margin !== null;
    timers.set({
      expiring: isRenewable ? Math.max(tokens.expiresAt * 1000 - margin, earliest) : null,
      expired: end + 1000,
    });
  }

  function sync(): void {
    const tokens = readTokens();
    schedule(tokens);
    if (tokens === null) send({ type: 'USER_UNLOADED' });
    else send({ type: isFresh(tokens) ? 'USER_LOADED' : 'USER_EXPIRED' });
  }

  function adopt(): null {
    sync();
    const tokens = readTokens();
    if (tokens !== null) flowOf(tokens).onLoaded?.();
    return null;
  }

  const isValidLongEnough = (tokens: Tokens) =>
    tokens.accessToken !== null &&
    tokens.accessToken !== rejectedToken &&
    timeLeft(tokens) > (tokens.refreshToken === null ? 0 : (flowOf(tokens).margin ?? 0));

  /** Inside the lock. */
  async function exchange(prepared: { error: unknown } | null, checkTime: () => void): Promise<RenewalFailure | null> {
    // Read and judged here: another tab may have renewed them a moment ago.
    const tokens = readTokens();
    if (tokens === null || isValidLongEnough(tokens)) return adopt();
    // Without a refresh token the session ends with its access token, or when that is rejected.
    if (tokens.refreshToken === null) return isFresh(tokens) ? 'SESSION_EXPIRED' : 'JWT_EXPIRED';
    if (prepared !== null) throw prepared.error;
    checkTime();
    const result = await flowOf(tokens).exchange(tokens.refreshToken, tokens).catch(renewalFailure);
    // The session has been signed out of, or another has followed (R-4-023), or a tab without locks was faster. No await before the write.
    if (readTokens()?.refreshToken !== tokens.refreshToken) return adopt();
    if (typeof result === 'string') return result;
    result();
    return adopt();
  }

  async function renew(): Promise<RenewalFailure | null> {
    const before = readTokens();
    const prepared = await Promise.resolve(before && flowOf(before).prepare?.(before)).then(
      () => null,
      (error: unknown) => ({ error }),
    );
    return withTabLock(async (checkTime) => {
      const failure = await exchange(prepared, checkTime);
      // Inside the lock: a tab that waits for it finds the cookies of a session that is over removed.
      if (failure !== null) send({ type: 'SILENT_RENEW_ERROR', failure });
      return failure;
    }).catch((error: unknown) => {
      if (error instanceof SessionNotStored) notBefore = performance.now() + timings.renewalRetryDelay;
      const failure = renewalFailure(error);
      send({ type: 'SILENT_RENEW_ERROR', failure });
      return failure;
    });
  }

  function refresh(rejected?: string): Promise<RenewalFailure | null> {
    rejectedToken = rejected ?? rejectedToken;
    running ??= renew().finally(() => {
      running = null;
    });
    return running;
  }

  return { sync, adopt, refresh, stop: timers.stop };
}
