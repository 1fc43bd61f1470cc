import { createHash, randomBytes } from 'node:crypto';
import type { LoginPartner } from '../../../../libs/contracts/src/enums.ts';
import type { AttemptLimit, Attempts } from './attempts.ts';
import type { Database } from './database.ts';
import type { Money } from './money.ts';
import { Refused } from './refused.ts';

/** What a partner knows of a person. */
export interface PartnerPerson {
  personalNumber: string;
  firstName: string;
  lastName: string;
  /** YYYY-MM-DD. */
  dateOfBirth: string;
}

/** What a partner is asked for. */
export interface PartnerVisit {
  partner: LoginPartner;
  /** Route code. */
  locale: string;
  personalNumber: string | null;
  deposit: { amount: Money; currency: string } | null;
}

export interface TakenPartnerLogin extends PartnerVisit {
  person: PartnerPerson;
  /** Of the deposit; the same each time. */
  paymentId: string;
}

export type PartnerOutcome = 'confirmed' | 'cancelled' | 'failed';

interface Row {
  idHash: string;
  state: string;
  visit: string;
  partner: LoginPartner;
  locale: string;
  personalNumber: string | null;
  amount: number | null;
  currency: string | null;
  outcome: PartnerOutcome | null;
  codeHash: string | null;
  person: string | null;
}

const lifetime = 10 * 60_000;
export const partnerLoginLimit = {
  kind: 'partnerLoginFromAddress',
  count: 50,
  within: 10 * 60_000,
} as const satisfies AttemptLimit;

const secret = (): string => randomBytes(32).toString('base64url');
const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

const visitOf = ({ partner, locale, personalNumber, amount, currency }: Row): PartnerVisit => ({
  ...{ partner, locale, personalNumber },
  deposit: amount === null || currency === null ? null : { amount, currency },
});

export type PartnerLogins = ReturnType<typeof createPartnerLogins>;

/** Sign-ins on a partner's pages: begun by the lobby, answered by the partner, taken by the lobby. */
export function createPartnerLogins(db: Database, counts: Attempts) {
  const open = (visit: string): Row | undefined =>
    db.get<Row>('SELECT * FROM partnerLogins WHERE visit = ? AND outcome IS NULL AND expiresAt > ?', visit, db.now());

  return {
    /** The id is the browser's secret; `visit` is in the address of the partner's page. @throws Refused */
    start: ({ deposit, ...asked }: PartnerVisit, address: string): { id: string; state: string; visit: string } =>
      db.transaction(() => {
        if (counts.isReached(partnerLoginLimit, address))
          throw new Refused('TooManyAttempts', 'Too many attempts; try again later.');
        counts.add('partnerLoginFromAddress', address);
        const [id, state, visit] = [secret(), secret(), secret()];
        const createdAt = db.now();
        const deposited = { amount: deposit?.amount ?? null, currency: deposit?.currency ?? null };
        db.run('DELETE FROM partnerLogins WHERE expiresAt <= ?', createdAt);
        const times = { createdAt, expiresAt: createdAt + lifetime };
        db.insert('partnerLogins', { idHash: hash(id), state, visit, ...asked, ...deposited, ...times });
        return { id, state, visit };
      }),

    /** What the partner is asked for; undefined once it has answered, or after ten minutes. */
    visit(visit: string): PartnerVisit | undefined {
      const row = open(visit);
      return row && visitOf(row);
    },

    /** The partner's answer, once. @returns what it sends the player back with; undefined where nobody waits for it */
    answer: (
      visit: string,
      answer: { outcome: 'confirmed'; person: PartnerPerson } | { outcome: 'cancelled' | 'failed' },
    ): { state: string; code: string | null } | undefined =>
      db.transaction(() => {
        const row = open(visit);
        if (!row) return undefined;
        const code = answer.outcome === 'confirmed' ? secret() : null;
        const person = answer.outcome === 'confirmed' ? JSON.stringify(answer.person) : null;
        db.run(
          'UPDATE partnerLogins SET outcome = ?, codeHash = ?, person = ?, personalNumber = NULL WHERE visit = ?',
          answer.outcome,
          code && hash(code),
          person,
          visit,
        );
        return { state: row.state, code };
      }),

    /** Takes a confirmed sign-in, once: for its id with its state and its code. @throws Refused */
    take({ id, state, code }: { id: string; state: string; code: string }): TakenPartnerLogin {
      const sql = `UPDATE partnerLogins SET takenAt = ? WHERE idHash = ? AND state = ? AND codeHash = ?
        AND outcome = 'confirmed' AND takenAt IS NULL AND expiresAt > ? RETURNING *`;
      const row = db.get<Row>(sql, db.now(), hash(id), state, hash(code), db.now());
      if (!row?.person) throw new Refused('LoginExpired', 'This sign-in is over.');
      db.run('UPDATE partnerLogins SET person = NULL WHERE idHash = ?', row.idHash);
      const paymentId = `partner-${hash(row.idHash).slice(0, 22)}`;
      return { ...visitOf(row), person: JSON.parse(row.person) as PartnerPerson, paymentId };
    },
  };
}
