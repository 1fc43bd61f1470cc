import { reportError } from '@lobby/monitoring';
import { createStore, type ReadableStore, type Store } from '@lobby/runtime';
import type { createThrillpotApi } from './api.ts';
import { beginWith, hasGap, type PotsState, withSnapshot, withUnnumbered, withUpdate } from './pots.ts';
import { createServerClock, type ServerClock } from './serverClock.ts';
import type { Instance, Multipliers, Pot } from './types.ts';
import type { PotsSnapshot, PotsUpdate, ServerTime } from './wire.ts';
import { timings } from './timings.ts';

/** The service's data that depends on no player, so it outlives a session. One per host. */
export function createPublicData(api: ReturnType<typeof createThrillpotApi>) {
  const clock = createServerClock();
  const multipliers = createStore<Multipliers | null>(null);
  let loadingMultipliers: Promise<void> | undefined;
  const pots = createPotsStores(clock);

  async function load(): Promise<void> {
    try {
      multipliers.set((await api.currencies()).multipliers);
    } catch (error) {
      // Amounts stay in EUR. The next view that shows them requests again.
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

interface PotsEntry {
  store: Store<readonly Pot[] | null>;
  /** From the socket; null before its first message, and after a later response of the instance call. */
  state: PotsState | null;
  /** Whether the socket still delivers updates. */
  isLive: boolean;
  hasSnapshot: boolean;
}

const potsOf = ({ pots }: PotsState): Pot[] => pots.map(({ pot }) => pot);

function createPotsStores(clock: ServerClock) {
  const byInstance = new Map<string, PotsEntry>();
  const changed = new Set<PotsEntry>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function of(instanceId: string): PotsEntry {
    const known = byInstance.get(instanceId);
    if (known) return known;
    const entry: PotsEntry = {
      store: createStore<readonly Pot[] | null>(null),
      state: null,
      isLive: false,
      hasSnapshot: false,
    };
    byInstance.set(instanceId, entry);
    return entry;
  }

  /** Publishes changes at once, then at most once per interval, however many messages arrive. */
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
    const entry = of(instanceId);
    const before = entry.state;
    entry.state = next(before);
    if (entry.state !== null && entry.state.pots !== before?.pots) {
      changed.add(entry);
      flush();
    }
    return { hasGap: entry.state === null || hasGap(entry.state) };
  }

  return {
    of: (instanceId: string): ReadableStore<readonly Pot[] | null> => of(instanceId).store,
    takeSnapshot(snapshot: PotsSnapshot) {
      Object.assign(of(snapshot.instanceId), { isLive: true, hasSnapshot: true } satisfies Partial<PotsEntry>);
      return advance(snapshot.instanceId, (state) => withSnapshot(state, snapshot));
    },
    takeUpdate(instanceId: string, { sequence, pots }: PotsUpdate) {
      const entry = of(instanceId);
      const known = entry.store.get();
      if (sequence !== null) {
        const begun = known && beginWith(known);
        return advance(instanceId, (state) => withUpdate(state ?? begun, { sequence, pots }, clock.now()));
      }
      entry.isLive = true;
      return advance(instanceId, (state) => withUnnumbered(state, pots, { known: known ?? [], now: clock.now() }));
    },
    /** Pots of an instance call apply while the socket delivers none. */
    takeAnswer({ id, pots }: Instance, serverTime: ServerTime | null): void {
      const entry = of(id);
      if (entry.isLive) return;
      if (entry.state !== null && serverTime !== null && serverTime.at + serverTime.precision < entry.state.newestAt)
        return;
      entry.state = null;
      entry.store.set(pots);
    },
    /** The socket has closed, or nobody follows the instance any more. */
    release(instanceId: string): void {
      const entry = of(instanceId);
      entry.isLive = false;
      // Without a snapshot, nothing would say that the next connection counts anew.
      if (entry.state && !entry.hasSnapshot) entry.state = beginWith(potsOf(entry.state), entry.state.newestAt);
    },
  };
}
