import { setTimeout as wait } from 'node:timers/promises';
import { toDecimal } from '../../store/money.ts';
import type { PartnerPorts, PaymentRefusal } from '../ports.ts';
import { prepare, summaryOf, type Outcome, type Payment } from './payment.ts';

export interface Answer {
  status: number;
  body: object;
}

export interface SubmissionsOptions {
  /** The provider's response time, and the time limit for one that does not answer, in ms. */
  workMs: number;
  timeoutMs: number;
}

interface Submission {
  id: string;
  sessionId: string;
  summary: string;
}
interface Recorded extends Submission {
  outcome: Outcome;
}
interface UnderWay extends Submission {
  stop: AbortController;
  answer: Promise<Answer>;
}

/** Thrown, so that the transaction leaves nothing of a refused payment behind. */
class Refused extends Error {
  readonly reason: PaymentRefusal;
  constructor(reason: PaymentRefusal) {
    super(reason);
    this.reason = reason;
  }
}

const refusal = (reason: PaymentRefusal): Answer => ({ status: 409, body: { refused: reason } });
const wrongField = (field: string): Answer => ({ status: 422, body: { refused: 'form', field } });

/** Submitted forms. Each is executed once; repeated submissions get the recorded outcome. */
export function createSubmissions(
  { database, payments }: Pick<PartnerPorts, 'database' | 'payments'>,
  { workMs, timeoutMs }: SubmissionsOptions,
) {
  database.run(`CREATE TABLE IF NOT EXISTS partner_payments (
    id TEXT PRIMARY KEY, sessionId TEXT NOT NULL, summary TEXT NOT NULL, outcome TEXT NOT NULL
  ) STRICT`);
  const underWay = new Map<string, UnderWay>();
  const recorded = (id: string) => database.get<Recorded>('SELECT * FROM partner_payments WHERE id = ?', id);

  function resultOf({ id, sessionId, outcome }: Recorded): Answer {
    // The outcome is reported even if the visit has ended meanwhile.
    const session = payments.session(sessionId);
    const balance = session && toDecimal(payments.balance(session).balance, session.currency);
    return { status: 200, body: { outcome, transactionId: id, balance } };
  }

  async function carryOut(form: Payment, submission: Submission, stop: AbortSignal): Promise<Answer> {
    const session = payments.session(form.sessionId);
    if (!session) return refusal('session-expired');
    const prepared = prepare(form, session, database.now());
    if ('field' in prepared) return wrongField(prepared.field);
    const expected = prepared.outcome;
    // Cancelling prevents a payment that the provider has not answered yet.
    const outcome = await wait(expected === 'unresolved' ? timeoutMs : workMs, expected, { signal: stop }).catch(
      () => 'cancelled' as const,
    );
    try {
      return database.transaction(() => {
        const result = payments.record(prepared.request, stateOf(outcome));
        if (result.status === 'refused') throw new Refused(result.reason);
        database.insert('partner_payments', { ...submission, outcome });
        return resultOf({ ...submission, outcome });
      });
    } catch (error) {
      if (error instanceof Refused) return refusal(error.reason);
      throw error;
    }
  }

  return {
    async submit(form: Payment): Promise<Answer> {
      const { id, sessionId } = form;
      const submission: Submission = { id, sessionId, summary: summaryOf(form) };
      const known = underWay.get(id) ?? recorded(id);
      if (known) {
        const isSame = known.sessionId === sessionId && known.summary === submission.summary;
        if (!isSame) return refusal('duplicate');
        return 'answer' in known ? known.answer : resultOf(known);
      }
      const stop = new AbortController();
      const answer = carryOut(form, submission, stop.signal).finally(() => underWay.delete(id));
      underWay.set(id, { ...submission, stop, answer });
      return answer;
    },

    /** @returns whether a payment is in progress */
    cancel({ id, sessionId }: Pick<Payment, 'id' | 'sessionId'>): boolean {
      const known = underWay.get(id);
      if (known?.sessionId !== sessionId) return false;
      known.stop.abort();
      return true;
    },
  };
}

/** An unanswered payment has an unknown outcome and stays pending until it is settled. */
const stateOf = (outcome: Outcome) => (outcome === 'unresolved' ? 'pending' : outcome);
