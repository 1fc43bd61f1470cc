import { loginPartners, signInDepositStates } from '@lobby/contracts';
import { session } from '@lobby/storage';
import * as v from 'valibot';

const text = v.pipe(v.string(), v.maxLength(500));
const time = v.pipe(v.string(), v.isoTimestamp());

const phoneSchema = v.object({
  kind: v.literal('phone'),
  id: text,
  /** Masked. */
  sentTo: text,
  /** How many digits the code has. */
  codeLength: v.pipe(v.number(), v.integer(), v.minValue(4), v.maxValue(8)),
  resendAvailableAt: time,
  expiresAt: time,
  attemptsLeft: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** How far the platform's clock was ahead of the device's when it answered, in ms. */
  clockOffset: v.number(),
  from: v.picklist(['login', 'register']),
  returnTo: v.nullable(v.string()),
});
/** A sign-in by phone that has begun: without the number and the code. */
export type PhoneSignIn = v.InferOutput<typeof phoneSchema>;

const depositSchema = v.object({ amount: text, currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)) });

const partnerSchema = v.object({
  kind: v.literal('partner'),
  partner: v.picklist(loginPartners),
  /** A secret of this tab: who has only the address cannot complete the sign-in. */
  id: text,
  state: text,
  /** What the partner has sent back, until the platform has answered to it: another load of the page sends it again. */
  code: v.nullable(v.pipe(v.string(), v.maxLength(4000))),
  /** The kind of page that it was begun on. */
  from: v.picklist(['login', 'register', 'partner', 'deposit']),
  deposit: v.nullable(depositSchema),
  returnTo: v.nullable(v.string()),
});
/** A sign-in that goes on at a partner. */
export type PartnerSignIn = v.InferOutput<typeof partnerSchema>;

const doneSchema = v.object({
  kind: v.literal('done'),
  /** What the platform says has become of it. */
  deposit: v.nullable(v.object({ ...depositSchema.entries, state: v.picklist(signInDepositStates) })),
  returnTo: v.nullable(v.string()),
});
/** What is left to do once the session has begun, which takes it along: the whole page is made anew for it. */
export type DoneSignIn = v.InferOutput<typeof doneSchema>;

const provenSchema = v.object({
  kind: v.literal('proven'),
  /** Of the sign-in: a secret of this tab, by which the platform knows what it has proven. */
  id: text,
  /** The phone number, masked, or the partner that has confirmed the person. */
  who: v.variant('by', [
    v.object({ by: v.literal('phone'), sentTo: text }),
    v.object({ by: v.literal('partner'), partner: v.picklist(loginPartners) }),
  ]),
});
/** A sign-in that found no account. For half an hour it proves to the platform who registers. */
export type ProvenSignIn = v.InferOutput<typeof provenSchema>;

const read = <Schema extends v.GenericSchema>(schema: Schema): v.InferOutput<Schema> | null => {
  const parsed = v.safeParse(schema, session.read('signInUnderWay'));
  return parsed.success ? parsed.output : null;
};
export const readPhoneSignIn = (): PhoneSignIn | null => read(phoneSchema);
export const readPartnerSignIn = (): PartnerSignIn | null => read(partnerSchema);
export const readDoneSignIn = (): DoneSignIn | null => read(doneSchema);
export const readProvenSignIn = (): ProvenSignIn | null => read(provenSchema);

/** Keeps the sign-in of this tab; null: there is none any more. @returns false where the browser does not keep it */
export function storeSignIn(signIn: PhoneSignIn | PartnerSignIn | DoneSignIn | ProvenSignIn | null): boolean {
  if (signIn !== null) return session.write('signInUnderWay', signIn);
  session.remove('signInUnderWay');
  return true;
}
