import { createHash, randomBytes } from 'node:crypto';
import type { LoginPartner, SignInDepositState as DepositState } from '../../../../../libs/contracts/src/enums.ts';
import type { AttemptLimit, Attempts } from './attempts.ts';
import type { Database } from '../base/database.ts';
import type { Money } from '../base/money.ts';
import { Rejected } from '../base/rejected.ts';
import type { PartnerPerson, SignInProofs } from './signInProofs.ts';

/** What the lobby sends to a partner. */
export interface PartnerVisit {
  partner: LoginPartner;
  /** Route code. */
  locale: string;
  personalNumber: string | null;
  deposit: { amount: Money; currency: string } | null;
}

export interface ConfirmedPartnerLogin extends PartnerVisit {
  person: PartnerPerson;
  /** Of the deposit; the same each time. */
  paymentId: string;
}

/** What a sign-in has led to: a player and what became of the deposit, or why there is no account. */
export type PartnerLoginResult =
  | { playerId: string; isNewPlayer: boolean; depositState: DepositState | null }
  | { rejection: 'AccountNotFound' | 'TooYoung' };

export interface CompletedPartnerLogin {
  /** Names the sign-in; not the browser's secret. */
  key: string;
  partner: LoginPartner;
  deposit: PartnerVisit['deposit'];
  result: PartnerLoginResult;
  /** Of an earlier answer that may have been lost. */
  sessionId: string | null;
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
  result: string | null;
  sessionId: string | null;
}

/** What was paid at a partner and could not be booked, so that the partner pays it back. */
interface ReturnedDeposit {
  id: string;
  partner: LoginPartner;
  amount: Money;
  currency: string;
  returnedAt: number;
}

const lifetime = 10 * 60_000;
/** In ms. What was completed is answered again for so long, as its answer may have been lost. */
const repeatableFor = 5 * 60_000;
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

const expired = () => new Rejected('LoginExpired', 'This sign-in is over.');

export type PartnerLogins = ReturnType<typeof createPartnerLogins>;

/** Sign-ins on a partner's pages: begun by the lobby, answered by the partner, taken by the lobby. */
export function createPartnerLogins(db: Database, counts: Attempts, proofs: SignInProofs) {
  const open = (visit: string): Row | undefined =>
    db.get<Row>('SELECT * FROM partnerLogins WHERE visit = ? AND outcome IS NULL AND expiresAt > ?', visit, db.now());

  return {
    /** The id is the browser's secret; `visit` is in the address of the partner's page. @throws Rejected */
    start: ({ deposit, ...details }: PartnerVisit, address: string): { id: string; state: string; visit: string } =>
      db.transaction(() => {
        if (counts.isReached(partnerLoginLimit, address))
          throw new Rejected('TooManyAttempts', 'Too many attempts; try again later.');
        counts.add('partnerLoginFromAddress', address);
        const [id, state, visit] = [secret(), secret(), secret()];
        const createdAt = db.now();
        const deposited = { amount: deposit?.amount ?? null, currency: deposit?.currency ?? null };
        db.run('DELETE FROM partnerLogins WHERE expiresAt <= ?', createdAt);
        const times = { createdAt, expiresAt: createdAt + lifetime };
        db.insert('partnerLogins', { idHash: hash(id), state, visit, ...details, ...deposited, ...times });
        return { id, state, visit };
      }),

    /** What the lobby has sent to the partner; undefined once the partner has answered, or after ten minutes. */
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

    /**
     * Completes a confirmed sign-in, for its id with its state and its code: `settle` runs once, in the same transaction. The
     * same again, within minutes, has the same result. One that finds no account is a proof for a registration. @throws Rejected
     */
    complete: (
      { id, state, code }: { id: string; state: string; code: string },
      settle: (login: ConfirmedPartnerLogin) => PartnerLoginResult,
    ): CompletedPartnerLogin =>
      db.transaction(() => {
        const sql = `SELECT * FROM partnerLogins WHERE idHash = ? AND state = ? AND codeHash = ?
          AND outcome = 'confirmed' AND expiresAt > ?`;
        const row = db.get<Row>(sql, hash(id), state, hash(code), db.now());
        if (!row) throw expired();
        const visit = visitOf(row);
        const login = { key: row.idHash, partner: row.partner, deposit: visit.deposit };
        if (row.result !== null)
          return { ...login, result: JSON.parse(row.result) as PartnerLoginResult, sessionId: row.sessionId };
        const person = JSON.parse(row.person ?? '') as PartnerPerson;
        const result = settle({ ...visit, person, paymentId: `partner-${hash(row.idHash).slice(0, 22)}` });
        if ('rejection' in result && result.rejection === 'AccountNotFound') proofs.keep(id, { by: 'partner', person });
        db.run(
          'UPDATE partnerLogins SET takenAt = ?, expiresAt = ?, person = NULL, result = ? WHERE idHash = ?',
          db.now(),
          db.now() + repeatableFor,
          JSON.stringify(result),
          row.idHash,
        );
        return { ...login, result, sessionId: null };
      }),

    /** Which session the last answer has begun. */
    noteSession: (key: string, sessionId: string): void =>
      void db.run('UPDATE partnerLogins SET sessionId = ? WHERE idHash = ?', sessionId, key),

    /** Records a deposit that the partner pays back. */
    returnDeposit({ deposit, partner, paymentId }: ConfirmedPartnerLogin): void {
      if (deposit) db.insert('returnedDeposits', { id: paymentId, partner, ...deposit, returnedAt: db.now() });
    },
    returnedDeposits: () => db.all<ReturnedDeposit>('SELECT * FROM returnedDeposits ORDER BY returnedAt'),
  };
}
