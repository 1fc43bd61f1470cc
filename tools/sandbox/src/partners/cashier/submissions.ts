import { setTimeout as wait } from 'node:timers/promises';
import { toDecimal } from '../../store/base/money.ts';
import type { PartnerPorts, PaymentRejection } from '../ports.ts';
import { bankPath } from './bank.ts';
import { parsePayment, fingerprintOf, type Outcome, type Payment } from './payment.ts';

export interface Answer {
  status: number;
  body: object;
}

export interface SubmissionsOptions {
  /** The provider's response time, and the time after which it counts as not responding, in ms. */
  responseMs: number;
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
interface PendingSubmission extends Submission {
  abort: AbortController;
  answer: Promise<Answer>;
}

/** Thrown to roll the transaction of a rejected payment back. */
class RejectedError extends Error {
  readonly reason: PaymentRejection;
  constructor(reason: PaymentRejection) {
    super(reason);
    this.reason = reason;
  }
}

const rejection = (reason: PaymentRejection): Answer => ({ status: 409, body: { rejected: reason } });
const wrongField = (field: string): Answer => ({ status: 422, body: { rejected: 'form', field } });

/** Submitted forms. Each is executed once; repeated submissions get the recorded outcome. */
export function createSubmissions(
  { database, payments }: Pick<PartnerPorts, 'database' | 'payments'>,
  { responseMs, timeoutMs }: SubmissionsOptions,
  openVisit: (form: Payment) => void,
) {
  database.run(`CREATE TABLE IF NOT EXISTS partner_payments (
    id TEXT PRIMARY KEY, sessionId TEXT NOT NULL, summary TEXT NOT NULL, outcome TEXT NOT NULL
  ) STRICT`);
  const pending = new Map<string, PendingSubmission>();
  const recorded = (id: string) => database.get<Recorded>('SELECT * FROM partner_payments WHERE id = ?', id);

  function resultOf({ id, sessionId, outcome }: Recorded): Answer {
    // The outcome is reported even if the cashier session has ended meanwhile.
    const session = payments.session(sessionId);
    const balance = session && toDecimal(payments.balance(session).balance, session.currency);
    const page = outcome === 'redirect' ? { bankPath: bankPath(id) } : {};
    return { status: 200, body: { outcome, transactionId: id, balance, ...page } };
  }

  async function execute(form: Payment, submission: Submission, signal: AbortSignal): Promise<Answer> {
    const session = payments.session(form.sessionId);
    if (!session) return rejection('session-expired');
    const parsed = parsePayment(form, session, database.now());
    if ('field' in parsed) return wrongField(parsed.field);
    const expected = parsed.outcome;
    // Cancelling prevents a payment that the provider has not answered yet.
    const outcome = await wait(expected === 'unresolved' ? timeoutMs : responseMs, expected, { signal }).catch(
      () => 'cancelled' as const,
    );
    try {
      return database.transaction(() => {
        const result = payments.record(parsed.request, stateOf(outcome));
        if (result.status === 'rejected') throw new RejectedError(result.reason);
        database.insert('partner_payments', { ...submission, outcome });
        if (outcome === 'redirect') openVisit(form);
        return resultOf({ ...submission, outcome });
      });
    } catch (error) {
      if (error instanceof RejectedError) return rejection(error.reason);
      throw error;
    }
  }

  return {
    async submit(form: Payment): Promise<Answer> {
      const { id, sessionId } = form;
      const submission: Submission = { id, sessionId, summary: fingerprintOf(form) };
      const known = pending.get(id) ?? recorded(id);
      if (known) {
        const isSame = known.sessionId === sessionId && known.summary === submission.summary;
        if (!isSame) return rejection('duplicate');
        return 'answer' in known ? known.answer : resultOf(known);
      }
      const abort = new AbortController();
      const answer = execute(form, submission, abort.signal).finally(() => pending.delete(id));
      pending.set(id, { ...submission, abort, answer });
      return answer;
    },

    /** @returns whether a payment is in progress */
    cancel({ id, sessionId }: Pick<Payment, 'id' | 'sessionId'>): boolean {
      const known = pending.get(id);
      if (known?.sessionId !== sessionId) return false;
      known.abort.abort();
      return true;
    },
  };
}

/** What the provider or a bank has not answered stays pending until it is settled. */
const stateOf = (outcome: Outcome) => (outcome === 'unresolved' || outcome === 'redirect' ? 'pending' : outcome);
