import { readSessionInfo, sessionKey, type Auth } from '@lobby/auth';
import type { Brand, LobbySettings } from '@lobby/contracts';
import { wireCountryContext, wireCustomer, wirePlayer, wireViewer, wireWallet } from './wire.ts';

/**
 * What the back end answers, by operation name; an error rejects the request, a promise is awaited, a function
 * gets the variables.
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

export const basicAnswers: Answers = {
  GetPlayerInfo: wireViewer({ player: wirePlayer, wallet: wireWallet }),
  GetCustomerInfo: wireViewer({ customer: wireCustomer }),
  CountryContextQuery: wireCountryContext,
};

/** What the back end sends for one operation. */
export async function answerTo({ operationName, variables }: SentOperation, answers: Answers): Promise<Response> {
  const played = answers[operationName];
  const answer = await (typeof played === 'function' ? played(variables) : played);
  if (answer instanceof Error) throw answer;
  const body = answer ?? { errors: [{ message: `Nothing is played for ${operationName}.` }] };
  return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
}

/** A session that stays as it is and asks nobody. */
export function sceneAuth(status: Auth['status']): Auth {
  const idle = async () => undefined;
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
    signIn: idle,
    signUp: idle,
    completeSignIn: async () => ({ status: 'anonymous', returnTo: null }),
    signOut: idle,
  };
}
