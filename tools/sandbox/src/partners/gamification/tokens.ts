import { createHash, randomBytes } from 'node:crypto';
import type { PartnerPorts } from '../ports.ts';

/** In seconds. */
export const tokenLifetime = 10 * 60;

const hash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Access tokens of the service: opaque, for one player's session, for a few minutes. */
export function createTokens({ database, gamification }: Pick<PartnerPorts, 'database' | 'gamification'>) {
  database.run(`CREATE TABLE IF NOT EXISTS partner_gamification_tokens (
    id TEXT PRIMARY KEY, player_id TEXT NOT NULL, session_id TEXT NOT NULL, expires_at INTEGER NOT NULL
  ) STRICT`);

  return {
    issue(playerId: string, sessionId: string): string {
      const token = randomBytes(32).toString('base64url');
      const expiresAt = database.now() + tokenLifetime * 1000;
      database.run('DELETE FROM partner_gamification_tokens WHERE expires_at <= ?', database.now());
      database.run(
        'INSERT INTO partner_gamification_tokens VALUES (?, ?, ?, ?)',
        hash(token),
        playerId,
        sessionId,
        expiresAt,
      );
      return token;
    },

    /** Undefined for a token that is not valid, or whose session has ended. */
    playerOf(token: string): string | undefined {
      const row = database.get<{ player_id: string; session_id: string }>(
        'SELECT player_id, session_id FROM partner_gamification_tokens WHERE id = ? AND expires_at > ?',
        hash(token),
        database.now(),
      );
      return row && !gamification.hasEnded(row.session_id) ? row.player_id : undefined;
    },

    /** Ends a player's tokens before their time. */
    expire: (playerId: string): void =>
      void database.run('DELETE FROM partner_gamification_tokens WHERE player_id = ?', playerId),
  };
}
