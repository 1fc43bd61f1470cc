import type { Database } from '../base/database.ts';

/**
 * Ends a player's running games, those not opened yet, demos too, and the deposit visits of the cashier, for good: they
 * do not come back when the player may play again. Withdrawals go on.
 */
export function stopPlay(db: Database, playerId: string): void {
  db.run(
    `UPDATE launches SET endedAt = ?1 WHERE endedAt IS NULL
     AND (playerId = ?2 OR sessionId IN (SELECT id FROM sessions WHERE playerId = ?2))`,
    db.now(),
    playerId,
  );
  db.run(
    `UPDATE cashierSessions SET expiresAt = ?1 WHERE playerId = ?2 AND method = 'Deposit' AND expiresAt > ?1`,
    db.now(),
    playerId,
  );
}
