import type { LogoutReason } from '@lobby/contracts';
import { cookies } from '@lobby/storage';
import { decodeClaims } from '../claims.ts';
import { writeSessionInfo } from '../sessionInfo.ts';
import { isFresh, isRefreshable, readTokens } from '../tokens.ts';
import type { AuthOptions } from '../types.ts';
import type { AuthEvent } from './auth.machine.ts';
import { customRefreshMargin } from './settings.ts';
import { withTabLock } from './tabLock.ts';

/** What both flows do for the engine. */
export interface Flow {
  /** Looks at the tokens as they are now: sets timers, tells the machine. */
  sync: () => Promise<void>;
  /** One refresh, shared by all who ask meanwhile. Tells the machine of the outcome. */
  refresh: () => Promise<void>;
  stop: () => void;
}

interface CustomFlowHost {
  refreshCustom: AuthOptions['refreshCustom'];
  send: (event: AuthEvent) => void;
  /** Why the session is over, for whoever ends it. */
  setReason: (reason: LogoutReason) => void;
}

/** Timers of browsers overflow above this. */
const longestTimer = 2 ** 31 - 1;

/** Sessions of the back end's own tokens: refreshed 30 s before they expire (R-4-015, R-9-017). */
export function createCustomFlow({ refreshCustom, send, setReason }: CustomFlowHost): Flow {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let refreshing: Promise<void> | null = null;

  const schedule = () => {
    clearTimeout(timer);
    const tokens = readTokens();
    if (tokens?.expiresAt == null || refreshCustom === undefined) return;
    const delay = (tokens.expiresAt - customRefreshMargin) * 1000 - Date.now();
    timer = setTimeout(() => void flow.refresh(), Math.min(Math.max(delay, 1000), longestTimer));
  };

  const exchange = async () => {
    const before = readTokens()?.refreshToken;
    await withTabLock(async () => {
      const tokens = readTokens();
      if (tokens === null) return send({ type: 'USER_UNLOADED' });
      if (tokens.refreshToken !== before && isFresh(tokens)) return flow.sync();
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
        writeSessionInfo({ sid, expiresAt: isDated ? Math.floor(Date.now() / 1000) + exp - iat : undefined });
        return flow.sync();
      }
      // A network that fails ends a session only when its refresh token is over as well.
      const isOver = answer !== 'network-failure' || !isRefreshable(tokens);
      setReason(answer === 'invalid-token' ? 'SESSION_EXPIRED' : 'JWT_EXPIRED');
      send({ type: 'SILENT_RENEW_ERROR', refused: isOver });
    });
  };

  const flow: Flow = {
    async sync() {
      schedule();
      const tokens = readTokens();
      if (tokens === null) send({ type: 'USER_UNLOADED' });
      else send({ type: isFresh(tokens) ? 'USER_LOADED' : 'USER_EXPIRED' });
    },
    refresh() {
      refreshing ??= exchange()
        .catch(() => send({ type: 'SILENT_RENEW_ERROR', refused: false }))
        .finally(() => {
          refreshing = null;
        });
      return refreshing;
    },
    stop: () => clearTimeout(timer),
  };
  return flow;
}
