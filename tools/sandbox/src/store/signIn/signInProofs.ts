import { createHash } from 'node:crypto';
import type { Database } from '../base/database.ts';
import { Rejected } from '../base/rejected.ts';

/** What a partner knows of a person. */
export interface PartnerPerson {
  personalNumber: string;
  firstName: string;
  lastName: string;
  /** YYYY-MM-DD. */
  dateOfBirth: string;
}

/** What a sign-in that found no account has proven of who signs in. */
export type SignInProof = { by: 'phone'; phoneNumber: string } | { by: 'partner'; person: PartnerPerson };

const lifetime = 30 * 60_000;

const keyOf = (loginId: string): string => createHash('sha256').update(loginId).digest('base64url');

export type SignInProofs = ReturnType<typeof createSignInProofs>;

/** Proofs for registrations by form, by the id of their sign-in, which only the browser that began it has. */
export function createSignInProofs(db: Database) {
  const find = (loginId: string): SignInProof | undefined => {
    const sql = 'SELECT proof FROM signInProofs WHERE loginKey = ? AND provenAt > ?';
    const row = db.get<{ proof: string }>(sql, keyOf(loginId), db.now() - lifetime);
    return row && (JSON.parse(row.proof) as SignInProof);
  };

  return {
    /** The same sign-in, completed again, proves nothing for longer. */
    keep(loginId: string, proof: SignInProof): void {
      db.run('DELETE FROM signInProofs WHERE provenAt <= ?', db.now() - lifetime);
      const values = [keyOf(loginId), JSON.stringify(proof), db.now()] as const;
      db.run('INSERT OR IGNORE INTO signInProofs (loginKey, proof, provenAt) VALUES (?, ?, ?)', ...values);
    },
    /** Undefined after half an hour, and once an account has been opened with it. */
    find,
    /** For the account that it opens, in the same transaction. @throws Rejected if another one was quicker */
    take(loginId: string): void {
      if (!find(loginId)) throw new Rejected('ProofExpired', 'This proof has been used.');
      db.run('DELETE FROM signInProofs WHERE loginKey = ?', keyOf(loginId));
    },
  };
}
