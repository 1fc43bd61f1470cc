import * as v from 'valibot';

const text = v.pipe(v.string(), v.minLength(1));
const payloadSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    txName: v.optional(text),
    accountId: v.optional(v.union([text, v.pipe(v.number(), v.transform(String))])),
    attributes: v.optional(v.object({ paymentMethod: v.optional(text) })),
    debtor: v.optional(v.object({ account: v.optional(text) })),
  }),
);

/**
 * The method that quick deposit starts with: the credit card when the last deposit was one, with an
 * account, and its method is known (R-4-006, A-074). A payload that cannot be read counts as
 * unknown.
 */
export function preferredMethod(payload: string | null | undefined): 'creditcard' | undefined {
  const parsed = v.safeParse(payloadSchema, payload);
  if (!parsed.success) return undefined;
  const { txName, accountId, attributes, debtor } = parsed.output;
  const hasAccount = (accountId ?? debtor?.account) !== undefined;
  const known = attributes?.paymentMethod !== undefined;
  return txName === 'CreditcardDeposit' && hasAccount && known ? 'creditcard' : undefined;
}
