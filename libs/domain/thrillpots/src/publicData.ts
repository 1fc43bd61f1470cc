import { reportError } from '@lobby/monitoring';
import { createStore, type ReadableStore, type Store } from '@lobby/runtime';
import type { createThrillpotApi } from './api.ts';
import { beginWith, hasGap, type PotsState, withSnapshot, withUnnumbered, withUpdate } from './pots.ts';
import { createServerClock, type ServerClock } from './serverClock.ts';
import type { Instance, Multipliers, Pot } from './types.ts';
import type { PotsSnapshot, PotsUpdate, ServerTime } from './wire.ts';
import { timings } from './timings.ts';

/** What the service tells everybody, whoever is signed in: it stays when a session ends. One per host. */
export function createPublicData(api: ReturnType<typeof createThrillpotApi>) {
  const clock = createServerClock();
  const multipliers = createStore<Multipliers | null>(null);
  let loadingMultipliers: Promise<void> | undefined;
  const pots = createPotsStores(clock);

  async function load(): Promise<void> {
    try {
      multipliers.set((await api.currencies()).multipliers);
    } catch (error) {
      // Amounts stay in EUR. Whoever shows them next asks again.
      reportError(error);
      loadingMultipliers = undefined;
    }
  }

  return {
    clock,
    multipliers: multipliers as ReadableStore<Multipliers | null>,
    loadMultipliers: (): Promise<void> => (loadingMultipliers ??= load()),
    pots,
  };
}

export type PublicData = ReturnType<typeof createPublicData>;

interface Told {
  store: Store<readonly Pot[] | null>;
  /** By the socket; null until it has told, and once an instance call has told later. */
  state: PotsState | null;
  /** Whether the socket goes on telling. */
  isLive: boolean;
  hasSnapshot: boolean;
}

const potsOf = ({ pots }: PotsState): Pot[] => pots.map(({ pot }) => pot);

function createPotsStores(clock: ServerClock) {
  const byInstance = new Map<string, Told>();
  const changed = new Set<Told>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function of(instanceId: string): Told {
    const known = byInstance.get(instanceId);
    if (known) return known;
    const told: Told = {
      store: createStore<readonly Pot[] | null>(null),
      state: null,
      isLive: false,
      hasSnapshot: false,
    };
    byInstance.set(instanceId, told);
    return told;
  }

  /** Tells what has changed, at once and then at most once per step, however many messages there are. */
  function flush(): void {
    if (timer !== undefined || changed.size === 0) return;
    for (const { store, state } of changed) if (state) store.set(potsOf(state));
    changed.clear();
    timer = setTimeout(() => {
      timer = undefined;
      flush();
    }, timings.figuresInterval);
  }

  function advance(instanceId: string, next: (state: PotsState | null) => PotsState | null): { hasGap: boolean } {
    const told = of(instanceId);
    const before = told.state;
    told.state = next(before);
    if (told.state !== null && told.state.pots !== before?.pots) {
      changed.add(told);
      flush();
    }
    return { hasGap: told.state === null || hasGap(told.state) };
  }

  return {
    of: (instanceId: string): ReadableStore<readonly Pot[] | null> => of(instanceId).store,
    takeSnapshot(snapshot: PotsSnapshot) {
      Object.assign(of(snapshot.instanceId), { isLive: true, hasSnapshot: true } satisfies Partial<Told>);
      return advance(snapshot.instanceId, (state) => withSnapshot(state, snapshot));
    },
    takeUpdate(instanceId: string, { sequence, pots }: PotsUpdate) {
      const told = of(instanceId);
      const known = told.store.get();
      if (sequence !== null) {
        const begun = known && beginWith(known);
        return advance(instanceId, (state) => withUpdate(state ?? begun, { sequence, pots }, clock.now()));
      }
      told.isLive = true;
      return advance(instanceId, (state) => withUnnumbered(state, pots, { known: known ?? [], now: clock.now() }));
    },
    /** The pots of an instance call count until the socket has told, and where it tells no more. */
    takeAnswer({ id, pots }: Instance, serverTime: ServerTime | null): void {
      const told = of(id);
      if (told.isLive) return;
      if (told.state !== null && serverTime !== null && serverTime.at + serverTime.precision < told.state.newestAt)
        return;
      told.state = null;
      told.store.set(pots);
    },
    /** The socket has closed, or nobody follows the instance any more. */
    release(instanceId: string): void {
      const told = of(instanceId);
      told.isLive = false;
      // Without a snapshot, nothing would say that the next connection counts anew.
      if (told.state && !told.hasSnapshot) told.state = beginWith(potsOf(told.state), told.state.newestAt);
    },
  };
}
