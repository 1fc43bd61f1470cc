import { createContext, useContext, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { type AnyVariables, Provider, type UseQueryArgs } from 'urql';
import type { DataClient } from './client.ts';
import { type QueryResult, useQuery } from './useQuery.ts';

const ClientContext = createContext<DataClient | null>(null);
const ViewerContext = createContext(false);

interface DataProviderProps {
  createClient: () => DataClient;
  /**
   * Names the session. Another name means a new client and a fresh tree: nothing of the former player is
   * left in cache or state.
   */
  session: string;
  children: ReactNode;
}

export function DataProvider({ createClient, session, children }: DataProviderProps) {
  return (
    <SessionData key={session} createClient={createClient}>
      {children}
    </SessionData>
  );
}

function SessionData({ createClient, children }: Omit<DataProviderProps, 'session'>) {
  const [client] = useState(createClient);
  useEffect(
    function askAgainWhenOnline() {
      window.addEventListener('online', client.refetchFailed);
      return () => window.removeEventListener('online', client.refetchFailed);
    },
    [client],
  );
  return (
    <ClientContext.Provider value={client}>
      <Provider value={client.urql}>{children}</Provider>
    </ClientContext.Provider>
  );
}

/** The session's client. */
export function useDataClient(): DataClient {
  const client = useContext(ClientContext);
  if (client === null) throw new Error('useDataClient needs a DataProvider above it.');
  return client;
}

/** Tells viewer queries below it whether a player is signed in; `@lobby/player` renders it. */
export function ViewerProvider({ signedIn, children }: { signedIn: boolean; children: ReactNode }) {
  return <ViewerContext.Provider value={signedIn}>{children}</ViewerContext.Provider>;
}

/** Whether a player is signed in, whose data may be requested. */
export const useHasViewer = (): boolean => useContext(ViewerContext);

/** `useQuery` for data of the signed-in player: paused for visitors and until LOGGED_IN (R-6-003). */
export function useViewerQuery<Data = unknown, Variables extends AnyVariables = AnyVariables>(
  args: UseQueryArgs<Variables, Data>,
): QueryResult<Data, Variables> {
  const signedIn = useContext(ViewerContext);
  return useQuery<Data, Variables>({ ...args, pause: args.pause === true || !signedIn });
}
