import { createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useAuth, useAuthState } from '@lobby/auth';
import type { Brand } from '@lobby/contracts';
import { useDataClient, useQuery, useViewerQuery, ViewerProvider, withoutBearer } from '@lobby/data';
import { holdPhase, useStore } from '@lobby/runtime';
import { CountryContextQuery, GetCustomerInfo, GetPlayerInfo } from './documents.ts';
import type { CountryContext, CustomerInfo, PlayerInfo } from './documents.ts';
import { type Block, depositBlock, playBlock } from './eligibility.ts';
import { readMarketParams, resolveMarket } from './market.ts';
import type { Market, MarketParams } from './market.ts';
import { createPlayerSession } from './session.ts';
import type { PlayerSessionOptions, PlayerStatus } from './session.machine.ts';
import { timings } from './timings.ts';

interface Session {
  status: PlayerStatus;
  /** Tokens are there, whether or not the player is known yet. */
  isSignedIn: boolean;
  /** The signed-in player, null before and without. */
  player: PlayerInfo | null;
  /** The session's name, for what is kept with it; null for visitors. See `Auth.session`. */
  id: string | null;
  /** When the player signed in, in ms since 1970. */
  startedAt: number | null;
  /** Asks for the player again after `onUnreachable`. */
  retry: () => void;
}

interface PlayerContextValue {
  session: Session;
  /** Alone of the wallet: half of the page reads this context, and must not render again with each balance. */
  walletCurrency: string | undefined;
  /** Undefined until the back end has answered, null where it did not tell. */
  countryContext: CountryContext | null | undefined;
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
  const [running] = useState(() => createPlayerSession({ auth, data, onUnreachable, onReachable }));
  const [params] = useState(() => readMarketParams(globalThis.location?.search ?? ''));
  useEffect(
    function followSession() {
      return running.start();
    },
    [running],
  );
  const { status: authStatus, session: id, startedAt } = useAuthState();
  const isSignedIn = authStatus !== 'anonymous';
  const status = useStore(running.status);
  useEffect(() => (status === 'LOADING' ? holdPhase('session') : undefined), [status]);
  const isKnown = status === 'LOGGED_IN';
  const [{ data: answer }] = useQuery({ query: GetPlayerInfo, pause: !isKnown });
  const viewer = isKnown ? answer?.viewer : null;
  const player = useUnchanged(viewer?.player ?? null);
  const walletCurrency = viewer?.wallet?.currency;
  // Here, not in `useMarket`: each row of a page would have a subscription of its own, and render again with each answer.
  const [country] = useQuery({ query: CountryContextQuery, context: withoutBearer });
  const countryContext = useUnchanged(country.data ? country.data.countryContext : country.error && null);
  const value = useMemo(
    () => ({
      session: { status, isSignedIn, player, id, startedAt, retry: running.retry },
      walletCurrency,
      countryContext,
      brand,
      params,
    }),
    [status, isSignedIn, player, id, startedAt, running, walletCurrency, countryContext, brand, params],
  );
  return (
    <PlayerContext.Provider value={value}>
      <ViewerProvider signedIn={isKnown}>{children}</ViewerProvider>
    </PlayerContext.Provider>
  );
}

/** Each answer from the network is a new object: this is the former one while both say the same. */
function useUnchanged<Value>(next: Value): Value {
  const [kept, keep] = useState(next);
  if (kept === next || JSON.stringify(kept) === JSON.stringify(next)) return kept;
  keep(next);
  return next;
}

function usePlayerContext(): PlayerContextValue {
  const value = useContext(PlayerContext);
  if (value === null) throw new Error('Player hooks need a PlayerProvider above them.');
  return value;
}

/** Who is here: the one answer to whether somebody is signed in, and who it is. */
export const useSession = (): Session => usePlayerContext().session;

/** The customer's blocks, null until known. */
export function useCustomer(): CustomerInfo | null {
  const { status } = useSession();
  const [{ data }] = useViewerQuery({ query: GetCustomerInfo });
  return status === 'LOGGED_IN' ? (data?.viewer?.customer ?? null) : null;
}

/** What keeps the player from playing, at this moment; null when nothing does, and for visitors. */
export function usePlayBlock(): ReturnType<typeof playBlock> {
  const { player } = useSession();
  return useNow(player, (now) => player && playBlock(player, now));
}

/**
 * What keeps the player from depositing, at this moment; null when nothing does, and for visitors. No view offers a deposit
 * while it says something.
 */
export function useDepositBlock(): Block | null {
  const { player } = useSession();
  const customer = useCustomer();
  return useNow(player, (now) => player && depositBlock(player, customer, now));
}

function followClock(onStep: () => void): () => void {
  const timer = setInterval(onStep, timings.blockCheckInterval);
  return () => clearInterval(timer);
}
const ignoreClock = () => () => undefined;

/** A value that depends on the time where the player has a time-out or an exclusion; it is not an object. */
function useNow<Value extends string>(player: PlayerInfo | null, valueAt: (now: Date) => Value | null): Value | null {
  const hasEnd = Boolean(player?.timeouts?.timeoutEndsAt ?? player?.selfExclusionDetails?.exclusionEndsAt);
  const read = () => valueAt(new Date());
  return useSyncExternalStore(hasEnd ? followClock : ignoreClock, read, read);
}

/** Country and currency for texts and query variables; see `resolveMarket`. */
export function useMarket(): Market & {
  /** False while the answer may still change: queries that depend on it wait. */
  isSettled: boolean;
} {
  const { brand, params, walletCurrency, countryContext, session } = usePlayerContext();
  const { status, player } = session;
  const market = resolveMarket({
    ...params,
    walletCurrency,
    playerCountry: player?.country,
    playerState: player?.personalInfo?.state,
    context: countryContext,
    brand,
  });
  return { ...market, isSettled: status !== 'LOADING' && countryContext !== undefined };
}
