import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useAuth } from '@lobby/auth';
import type { Brand } from '@lobby/contracts';
import { useDataClient, useQuery, useViewerQuery, ViewerProvider } from '@lobby/data';
import { useStore } from '@lobby/runtime';
import { CountryContextQuery, GetCustomerInfo, GetPlayerInfo } from './documents.ts';
import type { CustomerInfo, PlayerInfo } from './documents.ts';
import { readMarketParams, resolveMarket } from './market.ts';
import type { Market, MarketParams } from './market.ts';
import { createPlayerSession } from './session.ts';
import type { PlayerSession } from './session.ts';
import type { PlayerSessionOptions, PlayerStatus } from './sessionTypes.ts';

interface PlayerContextValue {
  session: PlayerSession;
  status: PlayerStatus;
  brand: Pick<Brand, 'defaultCountry' | 'defaultCurrency'>;
  params: MarketParams;
}
const PlayerContext = createContext<PlayerContextValue | null>(null);

interface PlayerProviderProps extends Omit<PlayerSessionOptions, 'auth' | 'data'> {
  brand: Pick<Brand, 'defaultCountry' | 'defaultCurrency'>;
  children: ReactNode;
}

/** Follows the session below `AuthProvider` and `DataProvider`, and lets viewer queries run while a player is signed in. */
export function PlayerProvider({ brand, onUnreachable, onReachable, children }: PlayerProviderProps) {
  const auth = useAuth();
  const data = useDataClient();
  const [session] = useState(() => createPlayerSession({ auth, data, onUnreachable, onReachable }));
  const [params] = useState(() => readMarketParams(globalThis.location?.search ?? ''));
  useEffect(
    function followSession() {
      return session.start();
    },
    [session],
  );
  const status = useStore(session.status);
  const value = useMemo(() => ({ session, status, brand, params }), [session, status, brand, params]);
  return (
    <PlayerContext.Provider value={value}>
      <ViewerProvider signedIn={status === 'LOGGED_IN'}>{children}</ViewerProvider>
    </PlayerContext.Provider>
  );
}

function usePlayerContext(): PlayerContextValue {
  const value = useContext(PlayerContext);
  if (value === null) throw new Error('Player hooks need a PlayerProvider above them.');
  return value;
}

export const usePlayerStatus = (): PlayerStatus => usePlayerContext().status;
export const usePlayerSession = (): PlayerSession => usePlayerContext().session;

/** The signed-in player, null before and without. */
export function usePlayer(): PlayerInfo | null {
  const [{ data }] = useViewerQuery({ query: GetPlayerInfo });
  return usePlayerStatus() === 'LOGGED_IN' ? (data?.viewer?.player ?? null) : null;
}

/** The customer's blocks, null until known. */
export function useCustomer(): CustomerInfo | null {
  const [{ data }] = useViewerQuery({ query: GetCustomerInfo });
  return usePlayerStatus() === 'LOGGED_IN' ? (data?.viewer?.customer ?? null) : null;
}

/** Country and currency for texts and query variables; see `resolveMarket`. */
export function useMarket(): Market & {
  /** False while the answer may still change: queries that depend on it wait. */
  isSettled: boolean;
} {
  const { brand, params, status } = usePlayerContext();
  const [context] = useQuery({ query: CountryContextQuery });
  const [viewer] = useViewerQuery({ query: GetPlayerInfo });
  const { player, wallet } = (status === 'LOGGED_IN' && viewer.data?.viewer) || {};
  const market = resolveMarket({
    ...params,
    walletCurrency: wallet?.currency,
    playerCountry: player?.country,
    playerState: player?.personalInfo?.state,
    context: context.data?.countryContext,
    brand,
  });
  return { ...market, isSettled: status !== 'LOADING' && (context.data ?? context.error) !== undefined };
}
