import { createHash, randomBytes } from 'node:crypto';
import type { PartnerPorts } from '../ports.ts';

/** In ms. */
export const tokenLifetime = 15 * 60_000;

const hash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Tokens of the service: opaque, for one player's session, for a few minutes. */
export function createTokens({ database, sportsbook }: Pick<PartnerPorts, 'database' | 'sportsbook'>) {
  database.run(`CREATE TABLE IF NOT EXISTS partner_sportsbook_tokens (
    id TEXT PRIMARY KEY, player_id TEXT NOT NULL, session_id TEXT NOT NULL, expires_at INTEGER NOT NULL
  ) STRICT`);

  return {
    issue(playerId: string, sessionId: string): { token: string; expiresAt: number } {
      const token = randomBytes(32).toString('base64url');
      const expiresAt = database.now() + tokenLifetime;
      database.run('DELETE FROM partner_sportsbook_tokens WHERE expires_at <= ?', database.now());
      database.run(
        'INSERT INTO partner_sportsbook_tokens VALUES (?, ?, ?, ?)',
        ...[hash(token), playerId, sessionId, expiresAt],
      );
      return { token, expiresAt };
    },

    /** Undefined for a token that is not valid, or whose session has ended. */
    find(token: string): { playerId: string; sessionId: string } | undefined {
      const row = database.get<{ playerId: string; sessionId: string }>(
        `SELECT player_id AS playerId, session_id AS sessionId FROM partner_sportsbook_tokens
         WHERE id = ? AND expires_at > ?`,
        hash(token),
        database.now(),
      );
      return row && !sportsbook.hasEnded(row.sessionId) ? row : undefined;
    },

    /** Ends a player's tokens before their time. */
    expire: (playerId: string): void =>
      void database.run('DELETE FROM partner_sportsbook_tokens WHERE player_id = ?', playerId),
  };
}

export type Tokens = ReturnType<typeof createTokens>;
