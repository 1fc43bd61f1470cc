import { createDataClient } from './client.ts';
import type { DataClientOptions } from './client.ts';
import { graphql } from './graphql.ts';

export interface SentRequest {
  url: string;
  method: string;
  headers: Headers;
  signal: AbortSignal | null | undefined;
  body: { query: string; operationName: string; variables: Record<string, unknown> };
}
type Answer = Response | Error | (() => Response | Promise<Response>);

export const json = (payload: unknown, status = 200): Response =>
  new Response(JSON.stringify(payload), { status, headers: { 'content-type': 'application/json' } });

/** The requests sent since the last `mockFetch`. */
export const network = {
  sent: [] as SentRequest[],
  names: () => network.sent.map(({ body }) => body.operationName),
};

/** Mocks `fetch`: records each request and responds with the returned payload. */
export function mockFetch(respond: (request: SentRequest, index: number) => Answer): void {
  network.sent = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request: SentRequest = {
      url: String(input),
      method: init?.method ?? 'GET',
      headers: new Headers(init?.headers),
      signal: init?.signal,
      body: JSON.parse(String(init?.body)) as SentRequest['body'],
    };
    const answer = respond(request, network.sent.push(request) - 1);
    if (answer instanceof Error) throw answer;
    return typeof answer === 'function' ? answer() : answer;
  });
}

export const WalletQuery = graphql(`
  query Wallet {
    viewer {
      id
      wallet {
        id
        balance
        bonusBalance
        currency
      }
    }
  }
`);

export const wallet = (balance: string) => ({
  data: {
    viewer: {
      __typename: 'Viewer',
      id: 'p1',
      wallet: { __typename: 'Wallet', id: 'w1', balance, bonusBalance: '5.00', currency: 'EUR' },
    },
  },
});
export const failure = (extensions: object) => ({ data: null, errors: [{ message: 'No entry', extensions }] });

/** A client of a session whose refresh returns the token `second`. */
export function createTestClient(options: Partial<DataClientOptions> = {}) {
  let token: string | null = 'first';
  const auth = {
    session: 'of-anna' as string | null,
    subscribe: () => () => {},
    getAccessToken: () => token,
    refresh: jest.fn(async () => {
      token = 'second';
      return 'refreshed' as const;
    }),
    signOut: jest.fn(async (_options?: object) => {
      token = null;
    }),
  };
  const onError = jest.fn();
  const data = createDataClient({ getHeaders: () => ({ locale: 'en_GB' }), auth, onError, ...options });
  return { data, auth, onError, queryWallet: () => data.urql.query(WalletQuery, {}).toPromise() };
}
