import { graphql, useViewerQuery } from '@lobby/data';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import type { DepositRequest } from './depositRequest.ts';

/** Requested anew each time that quick deposit opens (R-7-015). */
const LastCompletedDeposit = graphql(`
  query LastCompletedDeposit {
    viewer {
      id
      lastCompletedDeposit {
        provider
        payload
      }
    }
  }
`);

/** The longest wait for the last deposit, in ms: it only chooses the method that is selected first. */
const LAST_DEPOSIT_LIMIT_MS = 2000;

type StartingMethod = { status: 'loading' } | { status: 'known'; method?: string };

/** The method that a request names, else that of the last deposit if it is known in time (R-4-006). */
export function useStartingMethod(request: DepositRequest): StartingMethod {
  const [{ data, fetching }] = useViewerQuery({ query: LastCompletedDeposit, requestPolicy: 'network-only' });
  const [isLate, setIsLate] = useState(false);
  useEffect(function startTimer() {
    const timer = setTimeout(() => setIsLate(true), LAST_DEPOSIT_LIMIT_MS);
    return () => clearTimeout(timer);
  }, []);
  const requested = requestedMethod(request);
  if (requested === undefined && fetching && !isLate) return { status: 'loading' };
  return { status: 'known', method: requested ?? preferredMethod(data?.viewer?.lastCompletedDeposit?.payload) };
}

const methodName = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/));

/** The payment method of a request if it is well-formed, in the cashier's lower-case spelling. */
export function requestedMethod({ method }: DepositRequest): string | undefined {
  return v.is(methodName, method) ? method.toLowerCase() : undefined;
}

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

/** Providers that pay straight out of a bank account. */
const bankProviders = ['finshark', 'krofort', 'trustly', 'zimpler'];

/**
 * Whether a payment method, in the cashier's lower-case spelling, falls under the block of instant banking
 * (R-6-005). The cashier's own bank methods share a prefix.
 */
export const isInstantBanking = (method: string): boolean =>
  method.startsWith('bank') || bankProviders.some((provider) => method.includes(provider));
