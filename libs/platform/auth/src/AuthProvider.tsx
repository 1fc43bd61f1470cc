import { createContext, type ReactNode, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Auth, AuthState } from './types.ts';

const AuthContext = createContext<{ auth: Auth; first: AuthState } | null>(null);

/** Gives the session to the tree and keeps it alive from the first paint on. */
export function AuthProvider({ auth, children }: { auth: Auth; children: ReactNode }) {
  useEffect(() => auth.start(), [auth]);
  const [first] = useState(auth.state);
  const value = useMemo(() => ({ auth, first }), [auth, first]);
  return <AuthContext value={value}>{children}</AuthContext>;
}

function useAuthContext() {
  const context = useContext(AuthContext);
  if (context === null) throw new Error('useAuth needs an AuthProvider above it.');
  return context;
}

export const useAuth = (): Auth => useAuthContext().auth;

/**
 * What the page shows of the session, with a new rendering at each change. Parts that are hydrated later than others show
 * the state with which the page began.
 */
export function useAuthState(): AuthState {
  const { auth, first } = useAuthContext();
  return useSyncExternalStore(
    auth.subscribe,
    () => auth.state,
    () => first,
  );
}

/**
 * When the session has begun, in ms since 1970; null without one. Apart from the state, as a prerendered page does not know it: what differs is rendered
 * again right after hydration, and the state is what the whole page depends on.
 */
export function useSessionStart(): number | null {
  const { auth } = useAuthContext();
  return useSyncExternalStore(
    auth.subscribe,
    () => auth.state.startedAt,
    () => null,
  );
}
