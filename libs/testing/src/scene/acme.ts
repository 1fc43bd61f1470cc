import { readSessionInfo, sessionKey, type Auth } from '@lobby/auth';
import { type Brand, type LobbySettings, operators } from '@lobby/contracts';

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
  operator: operators[0],
  identityHost: 'identity.acme.test',
  gameOrigins: ['https://games.acme.test'],
  cashier: { environment: 'development', merchantId: '100', origin: 'http://localhost:5000', available: true },
} as unknown as LobbySettings;

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
    claims: () => (isVisitor ? null : { flow: 'Keycloak' }),
    refresh: async () => 'unreachable',
    acceptTokens: () => undefined,
    beginSession: () => undefined,
    signIn: noop,
    signUp: noop,
    completeSignIn: async () => ({ status: 'anonymous', returnTo: null }),
    signOut: noop,
    completeSignOut: () => undefined,
  };
}
