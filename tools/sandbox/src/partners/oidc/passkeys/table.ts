import type { Database } from '../../../store/base/database.ts';

export interface Passkey {
  /** Of the credential, in base64url. */
  id: string;
  playerId: string;
  /** As the player calls it. */
  name: string;
  publicKey: Uint8Array<ArrayBuffer>;
  /** Signatures that the device has counted; 0 for good where it does not count. */
  counter: number;
  /** How browsers reach the device, as JSON. */
  transports: string;
  createdAt: number;
  usedAt: number | null;
}

/** The passkeys of a realm's players. */
export function createPasskeyTable(database: Database, realm: string) {
  database.run(`CREATE TABLE IF NOT EXISTS partner_oidc_passkey (
    realm TEXT NOT NULL, id TEXT NOT NULL, playerId TEXT NOT NULL, name TEXT NOT NULL, publicKey BLOB NOT NULL,
    counter INTEGER NOT NULL, transports TEXT NOT NULL, createdAt INTEGER NOT NULL, usedAt INTEGER,
    PRIMARY KEY (realm, id)
  ) STRICT, WITHOUT ROWID`);

  return {
    find: (id: string) =>
      database.get<Passkey>('SELECT * FROM partner_oidc_passkey WHERE realm = ? AND id = ?', realm, id),

    /** The oldest first. */
    ofPlayer: (playerId: string): Passkey[] =>
      database.all<Passkey>(
        'SELECT * FROM partner_oidc_passkey WHERE realm = ? AND playerId = ? ORDER BY createdAt, id',
        ...[realm, playerId],
      ),

    add(passkey: Omit<Passkey, 'createdAt' | 'usedAt'>): void {
      const { id, playerId, name, publicKey, counter, transports } = passkey;
      database.run(
        'INSERT INTO partner_oidc_passkey VALUES (?, ?, ?, ?, ?, ?, ?, ?, NULL)',
        ...[realm, id, playerId, name, publicKey, counter, transports, database.now()],
      );
    },

    noteUse(id: string, counter: number): void {
      database.run(
        'UPDATE partner_oidc_passkey SET counter = ?, usedAt = ? WHERE realm = ? AND id = ?',
        ...[counter, database.now(), realm, id],
      );
    },

    /** Of this player alone. */
    remove(playerId: string, id: string): void {
      database.run('DELETE FROM partner_oidc_passkey WHERE realm = ? AND playerId = ? AND id = ?', realm, playerId, id);
    },
  };
}
