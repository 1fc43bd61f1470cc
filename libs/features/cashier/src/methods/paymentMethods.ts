import type { PaymentTransactionType } from '@lobby/contracts';
import { graphql, isNotOffered, type ResultOf, useViewerQuery } from '@lobby/data';

const PaymentMethods = graphql(`
  query PaymentMethods($type: PaymentTransactionType!) {
    viewer {
      id
      now
      paymentMethods(type: $type) {
        id
        method
        name
        isInstantBanking
        minAmount
        maxAmount
        currency
        feePercent
        arrivesWithinHours
        payoutMode
        award
        accounts {
          id
          label
        }
      }
    }
  }
`);

export type PaymentMethod = NonNullable<ResultOf<typeof PaymentMethods>['viewer']>['paymentMethods'][number];

/** A method, as the hosted cashier spells it, and one of the player's accounts with it. */
export interface MethodChoice {
  method: string;
  accountId?: string;
}

interface OfferedMethods {
  /** Null until there is an answer. The method used last comes first. */
  methods: readonly PaymentMethod[] | null;
  /** The platform's time of the answer, ISO 8601. */
  now: string | null;
  isFetching: boolean;
  /** False where the platform knows no methods. */
  isOffered: boolean;
  retry: () => void;
}

/** The payment methods that the platform offers this player, requested anew each time the cashier opens. */
export function usePaymentMethods(type: PaymentTransactionType): OfferedMethods {
  const [{ data, fetching, error }, retry] = useViewerQuery({
    query: PaymentMethods,
    variables: { type },
    requestPolicy: 'network-only',
  });
  return {
    methods: data?.viewer?.paymentMethods ?? null,
    now: data?.viewer?.now ?? null,
    isFetching: fetching,
    isOffered: !isNotOffered(error),
    retry,
  };
}
