export { AuthError, SessionNotStored, WrongClock } from './AuthError.ts';
export { credentialsOf, storeNonceFor, withProof } from './boundTokens.ts';
export { AuthProvider, useAuth, useAuthState, useSessionStart } from './AuthProvider.tsx';
export type { Claims } from './claims.ts';
export { createAuth, createSessionCalls } from './createAuth.ts';
export { type EarlySession, isRenewalDue, readEarlySession } from './earlySession.ts';
export { readSessionInfo, sessionKey } from './sessionInfo.ts';
export { type SessionOwner, sessionScope, sessionSignal, sessionStore } from './sessionScope.ts';
export type { Auth, AuthState, AuthStatus, CustomRefreshResult, RefreshOutcome, SignInResult } from './types.ts';
