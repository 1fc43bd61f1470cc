import type { Adapter } from 'oidc-provider';
import type { Database } from '../../store/base/database.ts';

type Payload = Record<string, unknown>;

const schema = [
  `CREATE TABLE IF NOT EXISTS partner_oidc_artifact (
    realm TEXT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL,
    payload TEXT NOT NULL, grant_id TEXT, uid TEXT, account_id TEXT, expires_at INTEGER,
    PRIMARY KEY (realm, kind, id)
  ) STRICT, WITHOUT ROWID`,
  'CREATE INDEX IF NOT EXISTS partner_oidc_grant ON partner_oidc_artifact (realm, grant_id)',
  'CREATE INDEX IF NOT EXISTS partner_oidc_uid ON partner_oidc_artifact (realm, uid)',
];

export function createArtifactTable(database: Database): void {
  for (const sql of schema) database.run(sql);
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/**
 * Stores the provider's sessions, grants and tokens, so that they survive a restart.
 * They expire by the platform's clock rather than the machine's.
 */
export function createAdapter(database: Database, realm: string): (kind: string) => Adapter {
  const { now } = database;
  return (kind) => {
    const find = (id: string): Payload | undefined => {
      const row = database.get<{ payload: string; expires_at: number | null }>(
        'SELECT payload, expires_at FROM partner_oidc_artifact WHERE realm = ? AND kind = ? AND id = ?',
        ...[realm, kind, id],
      );
      if (!row || (row.expires_at !== null && row.expires_at <= now())) return undefined;
      return JSON.parse(row.payload) as Payload;
    };
    return {
      async upsert(id, payload, expiresIn) {
        if (kind === 'Session')
          database.run('DELETE FROM partner_oidc_artifact WHERE realm = ? AND expires_at < ?', realm, now());
        const expiresAt = expiresIn === undefined ? null : Math.round(now() + expiresIn * 1000);
        const { grantId, uid, accountId } = payload;
        const text = JSON.stringify(payload);
        database.run(
          'INSERT OR REPLACE INTO partner_oidc_artifact VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
          ...[realm, kind, id, text, textOf(grantId), textOf(uid), textOf(accountId), expiresAt],
        );
      },
      async find(id) {
        return find(id);
      },
      async findByUid(uid) {
        const row = database.get<{ id: string }>(
          'SELECT id FROM partner_oidc_artifact WHERE realm = ? AND kind = ? AND uid = ?',
          ...[realm, kind, uid],
        );
        return row && find(row.id);
      },
      async findByUserCode() {
        return undefined; // The device flow is disabled.
      },
      async consume(id) {
        const payload = find(id);
        if (!payload) return;
        database.run(
          'UPDATE partner_oidc_artifact SET payload = ? WHERE realm = ? AND kind = ? AND id = ?',
          ...[JSON.stringify({ ...payload, consumed: Math.floor(now() / 1000) }), realm, kind, id],
        );
      },
      async destroy(id) {
        database.run('DELETE FROM partner_oidc_artifact WHERE realm = ? AND kind = ? AND id = ?', realm, kind, id);
      },
      async revokeByGrantId(grantId) {
        database.run(
          'DELETE FROM partner_oidc_artifact WHERE realm = ? AND kind = ? AND grant_id = ?',
          ...[realm, kind, grantId],
        );
      },
    };
  };
}

/** Ids of a player's sessions. */
export function sessionsOf(database: Database, realm: string, playerId: string): string[] {
  return database
    .all<{ uid: string }>(
      "SELECT uid FROM partner_oidc_artifact WHERE realm = ? AND kind = 'Session' AND account_id = ?",
      ...[realm, playerId],
    )
    .map((row) => row.uid);
}
