import type { DepositRequest } from '@lobby/contracts';
import { graphql, useViewerQuery } from '@lobby/data';
import { useIsLate } from '@lobby/runtime';
import * as v from 'valibot';
import { build } from 'virtual:lobby-build';
import { usePaymentMethods, type MethodChoice, type PaymentMethod } from '../methods/paymentMethods.ts';
import { timings } from '../timings.ts';

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

type Start =
  | { status: 'loading' }
  | {
      status: 'known';
      /** The method that the hosted cashier opens with; null: its own choice. */
      choice: MethodChoice | null;
      /** Empty where the platform has not responded in time: the hosted cashier then shows its own list. */
      methods: readonly PaymentMethod[];
    };

/**
 * How the deposit begins: with the method of the request, else with that of the last deposit, else with the first one.
 *
 * @param isOnlyWait Whether the cashier waits for nothing else. Only then does its limit run.
 */
export function useStart(
  { method: requested }: DepositRequest,
  instantBankingBlocked: boolean,
  isOnlyWait: boolean,
): Start {
  const [{ data, fetching }] = useViewerQuery({ query: LastCompletedDeposit, requestPolicy: 'network-only' });
  const offered = usePaymentMethods('Deposit');
  const isLate = useIsLate(timings.cashierStartTimeout, isOnlyWait);
  // The account of a requested method is the last deposit's, too.
  const isAwaited = offered.isFetching || (fetching && (requested === undefined || startsWithAccount(requested)));
  if (isAwaited && !isLate) return { status: 'loading' };
  const methods = offered.methods ?? [];
  const last = parseDeposit(data?.viewer?.lastCompletedDeposit?.payload);
  return { status: 'known', methods, choice: chooseStart({ requested, last, methods, instantBankingBlocked }) };
}

interface StartSources {
  requested: string | undefined;
  last: LastDeposit | null;
  methods: readonly PaymentMethod[];
  instantBankingBlocked: boolean;
}

/** Never a method that is blocked, nor one that the platform does not offer. */
export function chooseStart({ requested, last, methods, instantBankingBlocked }: StartSources): MethodChoice | null {
  const mayUse = ({ method, isInstantBanking: isBanking }: Pick<PaymentMethod, 'method' | 'isInstantBanking'>) =>
    !(instantBankingBlocked && (isBanking || isInstantBanking(method)));
  const usable = methods.filter(mayUse);
  const isUsable = (method: string) =>
    methods.length === 0
      ? mayUse({ method, isInstantBanking: false })
      : usable.some((offered) => offered.method === method);
  const choiceOf = (method: string): MethodChoice | null =>
    isUsable(method) ? { method, accountId: lastAccountOf(method, last) } : null;

  const wanted = requested ?? preferredMethod(last);
  const [first] = usable;
  return (wanted === undefined ? null : choiceOf(wanted)) ?? (first ? choiceOf(first.method) : null);
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
type LastDeposit = v.InferOutput<typeof payloadSchema>;

/** A payload that cannot be read counts as unknown. */
export function parseDeposit(payload: string | null | undefined): LastDeposit | null {
  const parsed = v.safeParse(payloadSchema, payload);
  return parsed.success ? parsed.output : null;
}

const accountOf = ({ accountId, debtor }: LastDeposit): string | undefined => accountId ?? debtor?.account ?? undefined;

const KROFORT = 'krofort';
const isByKrofort = ({ txName }: LastDeposit): boolean => txName?.toLowerCase() === `${KROFORT}deposit`;

/**
 * The method that quick deposit starts with: the credit card when the last deposit was one, with an account, and its method is
 * known (R-4-006, A-074); Krofort after a deposit by it, where its account is begun with.
 */
export function preferredMethod(last: LastDeposit | null): string | undefined {
  if (last === null || accountOf(last) === undefined) return undefined;
  const isKnown = Boolean(last.attributes?.paymentMethod);
  if (last.txName === 'CreditcardDeposit' && isKnown) return 'creditcard';
  return build.EnableKrofortQuickDepositWithLastUsedAccount && isByKrofort(last) ? KROFORT : undefined;
}

/** Krofort begins with the account of the last completed deposit, if that was by Krofort. */
const startsWithAccount = (method: string): boolean =>
  build.EnableKrofortQuickDepositWithLastUsedAccount && method === KROFORT;
const lastAccountOf = (method: string, last: LastDeposit | null): string | undefined =>
  startsWithAccount(method) && last !== null && isByKrofort(last) ? accountOf(last) : undefined;

/** Providers that pay straight out of a bank account. */
const bankProviders = ['finshark', 'krofort', 'trustly', 'zimpler'];

/**
 * Whether a payment method, in the cashier's lower-case spelling, falls under the block of instant banking
 * (R-6-005). The cashier's own bank methods share a prefix.
 */
export const isInstantBanking = (method: string): boolean =>
  method.startsWith('bank') || bankProviders.some((provider) => method.includes(provider));
