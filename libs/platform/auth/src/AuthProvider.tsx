import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import type { Auth, AuthStatus } from './types.ts';

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

/** What tells this session from another, null for visitors; with a new rendering at each change. */
export function useSession(): string | null {
  const auth = useAuth();
  return useSyncExternalStore(
    auth.subscribe,
    () => auth.session,
    () => null,
  );
}

/** The status, with a new rendering at each change. */
export function useAuthStatus(): AuthStatus {
  const auth = useAuth();
  return useSyncExternalStore(
    auth.subscribe,
    () => auth.status,
    () => 'anonymous',
  );
}
