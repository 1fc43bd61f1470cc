/** Answers of the platform to the queries of histories. */

interface WirePage {
  totalCount?: number;
  /** Null on the last page. */
  endCursor?: string | null;
  totals?: object;
}

/** A page of a history whose rows are of the type. */
export const wireHistory = (
  type: 'PaymentTransaction' | 'GameRound' | 'PlayerSession',
  nodes: readonly object[],
  { totalCount = nodes.length, endCursor = null, totals }: WirePage = {},
) => ({
  data: {
    viewer: {
      __typename: 'Viewer',
      id: 'p1',
      history: {
        __typename: `${type}Connection`,
        totalCount,
        ...(totals && { totals }),
        edges: nodes.map((node, index) => ({
          __typename: `${type}Edge`,
          cursor: `c${index}`,
          node: { __typename: type, ...node },
        })),
        pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
      },
    },
  },
});

export const wirePaymentTotals = {
  __typename: 'PaymentTotals',
  deposited: '1250.00',
  withdrawn: '300.50',
  netDeposits: '949.50',
  currency: 'EUR',
};

export const wirePayment = (number: number, fields: object = {}) => ({
  id: `t${number}`,
  state: 'Completed',
  amount: `${number}.00`,
  currency: 'EUR',
  method: 'creditcard',
  createdAt: '2026-11-20T10:00:00.000Z',
  processingAt: null,
  processedAt: '2026-11-20T10:00:05.000Z',
  isCancellable: false,
  ...fields,
});
