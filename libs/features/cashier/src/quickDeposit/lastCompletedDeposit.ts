import * as v from 'valibot';

const text = v.pipe(v.string(), v.minLength(1));
const payloadSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    txName: v.nullish(text),
    accountId: v.nullish(v.union([text, v.pipe(v.number(), v.transform(String))])),
    attributes: v.nullish(v.object({ paymentMethod: v.nullish(text) })),
    debtor: v.nullish(v.object({ account: v.nullish(text) })),
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
  const hasAccount = Boolean(accountId ?? debtor?.account);
  const known = Boolean(attributes?.paymentMethod);
  return txName === 'CreditcardDeposit' && hasAccount && known ? 'creditcard' : undefined;
}
