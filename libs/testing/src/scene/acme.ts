import { readSessionInfo, sessionKey, type Auth } from '@lobby/auth';
import type { Brand, LobbySettings } from '@lobby/contracts';
import { wireCountryContext, wireCustomer, wirePlayer, wireViewer, wireWallet } from './wire.ts';

/**
 * Mocked answers by operation name. An error rejects the request, a promise is awaited, a function is called
 * with the variables.
 */
export type Answers = Record<string, unknown>;

export interface SentOperation {
  operationName: string;
  variables: Record<string, unknown>;
}

export const acme = {
  id: 'acme',
  name: 'Acme',
  locales: ['en', 'fi'],
  defaultLocale: 'en',
  defaultCountry: 'FI',
  defaultCurrency: 'EUR',
  headerLayout: 'default',
  landingUrl: '/',
} as unknown as Brand;

export const acmeSettings = {
  brand: 'acme',
  siteDataName: 'Acme',
  identityHost: 'identity.acme.test',
  gameOrigins: ['https://games.acme.test'],
  cashier: { environment: 'development', merchantId: '100', origin: 'http://localhost:5000', available: true },
} as unknown as LobbySettings;

export const defaultAnswers: Answers = {
  GetPlayerInfo: wireViewer({ player: wirePlayer, wallet: wireWallet }),
  GetCustomerInfo: wireViewer({ customer: wireCustomer }),
  CountryContextQuery: wireCountryContext,
};

/** The mocked response to one operation; a GraphQL error where it has no answer. */
export async function respond({ operationName, variables }: SentOperation, answers: Answers): Promise<Response> {
  const mocked = answers[operationName];
  const answer = await (typeof mocked === 'function' ? mocked(variables) : mocked);
  if (answer instanceof Error) throw answer;
  if (answer instanceof Response) return answer;
  const body = answer ?? { errors: [{ message: `No answer is mocked for ${operationName}.` }] };
  return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
}

/** A session that never changes and sends no requests. */
export function mockAuth(status: Auth['status']): Auth {
  const noop = async () => undefined;
  const isVisitor = status === 'anonymous';
  const startedAt = isVisitor ? null : (readSessionInfo()?.startedAt ?? null);
  const state = { status, session: isVisitor ? null : sessionKey(), startedAt };
  return {
    ...state,
    state,
    subscribe: () => () => undefined,
    start: () => () => undefined,
    getAccessToken: () => (status === 'authenticated' ? 'token' : null),
    claims: () => null,
    refresh: async () => 'unreachable',
    acceptTokens: () => undefined,
    beginSession: () => undefined,
    signIn: noop,
    signUp: noop,
    completeSignIn: async () => ({ status: 'anonymous', returnTo: null }),
    signOut: noop,
  };
}
