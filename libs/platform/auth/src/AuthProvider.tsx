import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import type { Auth, AuthState } from './types.ts';

const AuthContext = createContext<Auth | null>(null);

/** Gives the session to the tree and keeps it alive from the first paint on. */
export function AuthProvider({ auth, children }: { auth: Auth; children: ReactNode }) {
  useEffect(() => auth.start(), [auth]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (auth === null) throw new Error('useAuth needs an AuthProvider above it.');
  return auth;
}

const visitor: AuthState = { status: 'anonymous', session: null, startedAt: null };

/**
 * What the page shows of the session, with a new rendering at each change. A page that is hydrated is a visitor's; the
 * server renders a player's, too, without one (see the shell's `createRenderer`).
 */
export function useAuthState(): AuthState {
  const auth = useAuth();
  return useSyncExternalStore(
    auth.subscribe,
    () => auth.state,
    () => (typeof document === 'undefined' ? auth.state : visitor),
  );
}
