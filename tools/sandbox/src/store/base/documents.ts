import type { Database } from './database.ts';

/** Content and settings: JSON documents by kind and key, ordered by position. */
type DocumentKind =
  | 'banner'
  | 'block'
  | 'country'
  | 'emailLink'
  | 'jackpotEntry'
  | 'legalText'
  | 'menu'
  | 'mission'
  | 'page'
  | 'popUp'
  | 'raffleWinner'
  | 'setting'
  | 'translation';

export function createDocuments(db: Database) {
  return {
    get<Body>(kind: DocumentKind, key: string): Body | undefined {
      const row = db.get<{ body: string }>('SELECT body FROM documents WHERE kind = ? AND key = ?', kind, key);
      return row && (JSON.parse(row.body) as Body);
    },
    all<Body>(kind: DocumentKind): { key: string; body: Body }[] {
      return db
        .all<{ key: string; body: string }>(
          'SELECT key, body FROM documents WHERE kind = ? ORDER BY position, key',
          kind,
        )
        .map(({ key, body }) => ({ key, body: JSON.parse(body) as Body }));
    },
    put(kind: DocumentKind, key: string, body: unknown, position = 0): void {
      db.run('INSERT OR REPLACE INTO documents VALUES (?, ?, ?, ?)', kind, key, position, JSON.stringify(body));
    },
    remove: (kind: DocumentKind, key: string): boolean =>
      db.run('DELETE FROM documents WHERE kind = ? AND key = ?', kind, key) > 0,
  };
}

export type Documents = ReturnType<typeof createDocuments>;
