import { createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useAuth, useAuthState } from '@lobby/auth';
import type { Brand } from '@lobby/contracts';
import { useDataClient, useQuery, useViewerQuery, ViewerProvider, withoutBearer } from '@lobby/data';
import { WalletQuery } from '@lobby/money';
import { delayPhase, useStore } from '@lobby/runtime';
import { CountryContextQuery, GetCustomerInfo, GetPlayerInfo, SubDivisionQuery } from './documents.ts';
import type { CustomerInfo, PlayerInfo } from './documents.ts';
import { depositBlock, playBlock } from './eligibility.ts';
import { readMarketParams, resolveMarket } from './market.ts';
import type { Market } from './market.ts';
import { createPlayerSession } from './session.ts';
import type { PlayerSessionOptions, PlayerStatus } from './session.machine.ts';
import { timings } from './timings.ts';

interface Session {
  status: PlayerStatus;
  /** Tokens are there, whether or not the player is known yet. */
  isSignedIn: boolean;
  /** The signed-in player, null before and without. */
  player: PlayerInfo | null;
  /** The session's name, for data that is stored with it; null for visitors. See `Auth.session`. */
  id: string | null;
  /** Requests the player again after `onUnreachable`. */
  retry: () => void;
}

interface SettlingMarket extends Market {
  /** False while the answer may still change: queries that depend on it wait. */
  isSettled: boolean;
}

/** Half of the page reads this context, and must not render again with each balance. */
interface PlayerContextValue {
  session: Session;
  market: SettlingMarket;
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
  const { status: authStatus, session: id } = useAuthState();
  const isSignedIn = authStatus !== 'anonymous';
  const status = useStore(running.status);
  useEffect(() => (status === 'LOADING' ? delayPhase('session') : undefined), [status]);
  const isKnown = status === 'LOGGED_IN';
  const [{ data: answer }] = useQuery({ query: GetPlayerInfo, pause: !isKnown });
  const player = useUnchanged((isKnown && answer?.viewer?.player) || null);
  // Here, not in `useMarket`: each row of a page would have subscriptions of its own, and render again with each answer.
  const [wallet] = useQuery({ query: WalletQuery, pause: !isKnown });
  const [country] = useQuery({ query: CountryContextQuery, context: withoutBearer });
  const sources = {
    ...params,
    walletCurrency: isKnown ? wallet.data?.viewer?.wallet?.currency : null,
    playerCountry: player?.country,
    playerState: player?.personalInfo?.state,
    context: country.data?.countryContext,
    brand,
  };
  const isProvinceMissing = resolveMarket(sources).country === 'CA' && !sources.playerState;
  const [province] = useQuery({ query: SubDivisionQuery, pause: !isProvinceMissing });
  const market = useUnchanged({
    ...resolveMarket({ ...sources, subDivision: province.data?.countryContext.subDivision }),
    isSettled:
      hasEnded(country) &&
      // A prerendered page shows what the market of the address has until its player is known.
      (data.hasPageData || (status !== 'LOADING' && (!isKnown || hasEnded(wallet)))) &&
      (!isProvinceMissing || hasEnded(province)),
  });
  const value = useMemo(
    () => ({ session: { status, isSignedIn, player, id, retry: running.retry }, market }),
    [status, isSignedIn, player, id, running, market],
  );
  return (
    <PlayerContext.Provider value={value}>
      <ViewerProvider signedIn={isKnown}>{children}</ViewerProvider>
    </PlayerContext.Provider>
  );
}

/** The back end has responded, with data or with an error. */
const hasEnded = ({ data, error }: { data?: unknown; error?: unknown }): boolean => Boolean(data ?? error);

/** Each response from the network is a new object: returns the former one while both have the same content. */
function useUnchanged<Value>(next: Value): Value {
  const [current, setCurrent] = useState(next);
  if (current === next || JSON.stringify(current) === JSON.stringify(next)) return current;
  setCurrent(next);
  return next;
}

function usePlayerContext(): PlayerContextValue {
  const value = useContext(PlayerContext);
  if (value === null) throw new Error('Player hooks need a PlayerProvider above them.');
  return value;
}

/** Who is here: the one answer to whether somebody is signed in, and who it is. */
export const useSession = (): Session => usePlayerContext().session;

/** The customer's blocks, null until known: what they may forbid is not offered meanwhile. */
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

/** What keeps the player from depositing, at this moment; null when nothing does, and for visitors. */
export function useDepositBlock(): ReturnType<typeof depositBlock> {
  const { player } = useSession();
  const customer = useCustomer();
  return useNow(player, (now) => player && depositBlock(player, customer, now));
}

/** Whether a view may offer a deposit; null while that is not known: it then reserves the place of its offer. */
export function useMayDeposit(): boolean | null {
  const { isSignedIn, status, player } = useSession();
  const block = useDepositBlock();
  // A session without a player has nothing to deposit into.
  if (status === 'LOGGED_OUT') return !isSignedIn;
  return player === null || block === 'unknown' ? null : block === null;
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
export const useMarket = (): SettlingMarket => usePlayerContext().market;
