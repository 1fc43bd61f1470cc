import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { Device, LoginFlow } from '../../../../../libs/contracts/src/enums.ts';
import type { Database } from '../base/database.ts';

export interface Session {
  /** The provider's `sid`, or an id of the custom flow. */
  id: string;
  playerId: string;
  flow: LoginFlow;
  startedAt: number;
  endedAt: number | null;
  /** That of the first request; null until there has been one. */
  device: Device | null;
  /** Of that device, such as `Firefox`; null where it is not known. */
  browser: string | null;
  /** Such as `Linux`. */
  system: string | null;
  /** To the hour; null until there has been a request. */
  lastSeenAt: number | null;
}

export type UsedDevice = Pick<Session, 'browser' | 'system'> & { device: Device };

const hour = 3_600_000;

/** In ms. A session that nobody uses ends after so long, with its refresh token: the provider's, and those of the custom flow. */
const lapsesAfter = { provider: 14 * 24 * hour, custom: 30 * 24 * hour };
const idleLimit = (flow: LoginFlow) => (flow === 'Keycloak' ? lapsesAfter.provider : lapsesAfter.custom);

/**
 * In ms. Tokens that were lost on the way, or that two tabs have requested at once, are given again for so long. A lobby gives
 * a request up after 14 seconds, requests again five seconds later, and other tabs wait for 15 before they ask: three losses in a row
 * still find the same answer.
 */
export const refreshGrace = 60_000;

const hash = (token: string): string => createHash('sha256').update(token).digest('base64url');

interface UsedToken {
  sessionId: string;
  salt: string;
  usedAt: number;
}

const nextToken = (token: string, salt: string): string => createHmac('sha256', salt).update(token).digest('base64url');

export type Sessions = ReturnType<typeof createSessions>;

/** Player sessions, of the identity provider and of the custom sign-in flow. */
export function createSessions(db: Database) {
  const find = (id: string) => db.get<Session>('SELECT * FROM sessions WHERE id = ?', id);

  const end = (id: string): boolean =>
    db.transaction(() => {
      const sql = 'UPDATE sessions SET endedAt = ? WHERE id = ? AND endedAt IS NULL RETURNING playerId';
      const ended = db.get<{ playerId: string }>(sql, db.now(), id);
      if (ended) db.emit({ name: 'sessionEnded', data: { playerId: ended.playerId, sessionId: id } });
      return ended !== undefined;
    });

  /** Ends a session and notifies its clients, as after a sign-in on another device. */
  const destroy = (id: string, playerId: string): void =>
    db.transaction(() => {
      // Emitted first, since the session's sockets are closed by `end`.
      db.emit({ name: 'sessionDestroyed', data: { playerId, sessionId: id } });
      end(id);
    });

  /**
   * When a session ends if nobody uses it again. Requests are noted by the hour; a page that only keeps its session alive is noted by its
   * refresh tokens.
   */
  function lapseOf({ id, flow, startedAt, lastSeenAt }: Session): number {
    const sql = 'SELECT max(usedAt) AS usedAt FROM usedRefreshTokens WHERE sessionId = ?';
    const usedAt = db.get<{ usedAt: number | null }>(sql, id)?.usedAt ?? 0;
    return Math.max(startedAt, lastSeenAt ?? 0, usedAt) + idleLimit(flow);
  }

  /** Whether the player has signed in before, and never on such a device. */
  function isNewDevice({ id, playerId }: Session, { device, browser, system }: UsedDevice): boolean {
    const sql = 'SELECT * FROM sessions WHERE playerId = ? AND id <> ? AND (browser IS NOT NULL OR system IS NOT NULL)';
    const others = db.all<Session>(sql, playerId, id);
    const isSame = (other: Session) => other.device === device && other.browser === browser && other.system === system;
    return others.length > 0 && !others.some(isSame);
  }

  function rotateAgain(refreshToken: string, { sessionId, salt, usedAt }: UsedToken) {
    const session = db.get<Session & { refreshHash: string }>('SELECT * FROM sessions WHERE id = ?', sessionId);
    if (!session || session.endedAt !== null) return undefined;
    const next = nextToken(refreshToken, salt);
    if (db.now() - usedAt < refreshGrace && session.refreshHash === hash(next)) return { session, refreshToken: next };
    destroy(sessionId, session.playerId);
    return undefined;
  }

  return {
    find,
    ofPlayer: (playerId: string) =>
      db.all<Session>('SELECT * FROM sessions WHERE playerId = ? AND endedAt IS NULL ORDER BY startedAt', playerId),

    /** Ended ones too, newest first. One that nobody has used for long has ended when its tokens did. */
    history: (playerId: string): Session[] =>
      db
        .all<Session>('SELECT * FROM sessions WHERE playerId = ? ORDER BY startedAt DESC, rowid DESC', playerId)
        .map((session) => {
          const lapsedAt = lapseOf(session);
          return { ...session, endedAt: session.endedAt ?? (lapsedAt <= db.now() ? lapsedAt : null) };
        }),

    /** When the player signed in before this session. */
    previousStart(playerId: string, id: string | null): number | null {
      const sql = `SELECT max(startedAt) AS startedAt FROM sessions
        WHERE playerId = ? AND (startedAt, rowid) < (SELECT startedAt, rowid FROM sessions WHERE id = ?)`;
      return db.get<{ startedAt: number | null }>(sql, playerId, id)?.startedAt ?? null;
    },

    /** Remembers when a session is used, and first of all on which device: one that the player has not used before is announced. */
    noteUse: (id: string, device: UsedDevice): void =>
      db.transaction(() => {
        const session = find(id);
        const now = db.now();
        if (!session || now - (session.lastSeenAt ?? 0) < hour) return;
        const isFirst = session.device === null;
        db.update('sessions', id, { lastSeenAt: now, ...(isFirst && device) });
        if (isFirst && isNewDevice(session, device))
          db.emit({ name: 'newDeviceUsed', data: { playerId: session.playerId, sessionId: id } });
      }),

    /** Records a session of the identity provider at its first token. @returns false if it has ended */
    ensureActive(id: string, playerId: string, flow: LoginFlow): boolean {
      const known = find(id);
      if (known) return known.endedAt === null && known.playerId === playerId;
      db.insert('sessions', { id, playerId, flow, startedAt: db.now() });
      return true;
    },

    /** Custom flow: starts a session with its first refresh token. */
    startCustom(playerId: string, flow: LoginFlow): { session: Session; refreshToken: string } {
      const id = randomUUID();
      const refreshToken = randomBytes(32).toString('base64url');
      db.insert('sessions', { id, playerId, flow, refreshHash: hash(refreshToken), startedAt: db.now() });
      return { session: find(id) as Session, refreshToken };
    },

    /**
     * Custom flow: exchanges a single-use refresh token for the next one, unless its session has lapsed. One that was exchanged before ends its session, for
     * somebody has a copy of it; within the grace, and while the next one is unused, the answer is the same again.
     */
    rotate: (refreshToken: string): { session: Session; refreshToken: string } | undefined =>
      db.transaction(() => {
        const used = db.get<UsedToken>('SELECT * FROM usedRefreshTokens WHERE hash = ?', hash(refreshToken));
        if (used) return rotateAgain(refreshToken, used);
        const sql = 'SELECT * FROM sessions WHERE refreshHash = ? AND endedAt IS NULL';
        const session = db.get<Session>(sql, hash(refreshToken));
        if (!session) return undefined;
        if (lapseOf(session) <= db.now()) {
          end(session.id);
          return undefined;
        }
        const salt = randomBytes(32).toString('base64url');
        const next = nextToken(refreshToken, salt);
        db.update('sessions', session.id, { refreshHash: hash(next) });
        const usedAt = db.now();
        db.run('DELETE FROM usedRefreshTokens WHERE usedAt < ?', usedAt - lapsesAfter.custom);
        db.insert('usedRefreshTokens', { hash: hash(refreshToken), sessionId: session.id, salt, usedAt });
        return { session, refreshToken: next };
      }),

    /** Ends a session with its sockets, launches and cashier sessions. @returns false if it had ended before */
    end,
    /** False for null: a visitor's demo game belongs to no session. */
    hasEnded: (id: string | null | undefined): boolean => id != null && find(id)?.endedAt !== null,

    destroy,
  };
}
