import { sessionScope } from '@lobby/auth';
import { raffleDropTypes } from '@lobby/contracts';
import type { Instance, Thrillpots } from '@lobby/thrillpots';
import { createStore, importOnce, type ReadableStore } from '@lobby/runtime';
import { type Drop, dropKey, dropSources, type DropType, hasEnded, nextDrop, potOf, untilChange } from './drop.ts';
import { followDrops } from './followDrops.ts';
import { timings } from '../timings.ts';

export interface DropsState {
  /** `failed`: no source has answered, and there is nothing to show. */
  status: 'loading' | 'ready' | 'failed';
  /** With something to win each (R-5-004), in the order hourly, daily, weekly. */
  drops: readonly Drop[];
  next: Drop | null;
  /** The player's; 0 until the service has reported this very draw (R-4-052, A-110). */
  tickets: Readonly<Record<DropType, number>>;
  /** How many drops have given way to another one. */
  draws: number;
  /** When `next` was determined, by the service's clock. */
  at: number;
}

export interface RaffleDrops {
  state: ReadableStore<DropsState>;
  /** Requests the drops and follows their pots, and the player's tickets, until the returned function is called. */
  follow(options: { tickets: boolean }): () => void;
  /** Type of a drop that is in the list or was before. */
  typeOf(instanceId: string): DropType | null;
  /** Requests again, after a failure. */
  retry(): void;
}

export const noDrops: DropsState = {
  status: 'loading',
  drops: [],
  next: null,
  tickets: { hourly: 0, daily: 0, weekly: 0 },
  draws: 0,
  at: 0,
};

const loadActor = importOnce(() => import(/* group: idle */ './drops.actor.ts'));

/** The drops of a session's service: one for all views of the page. */
export const raffleDrops = sessionScope(createRaffleDrops);

function createRaffleDrops(thrillpots: Thrillpots): RaffleDrops {
  const store = createStore(noDrops);
  const currentDrops = new Map<DropType, Drop>();
  /** The drop before each of them: its win may be announced once the next one has begun. */
  const former = new Map<DropType, Drop>();
  /** Tickets as they were when a drop began whose instance is that of the one before: they are not for this one. */
  const outdated = new Map<DropType, object>();
  const views = { all: 0, withTickets: 0 };
  const following = followDrops(thrillpots, publish);
  let status: DropsState['status'] = 'loading';
  let draws = 0;
  let running: { retry: () => void; stop: () => void } | undefined;
  let adjusting: Promise<void> = Promise.resolve();

  const all = () => raffleDropTypes.flatMap((type) => currentDrops.get(type) ?? []);

  function publish() {
    const at = thrillpots.now();
    const drops = all()
      .map(({ type, raffle }) => ({
        type,
        raffle: { ...raffle, pots: thrillpots.pots(raffle.id).get() ?? raffle.pots },
      }))
      .filter((drop) => potOf(drop) !== null);
    store.set({ status, drops, next: nextDrop(drops, at), tickets: ticketsOf(drops), draws, at });
  }

  function ticketsOf(drops: readonly Drop[]): DropsState['tickets'] {
    const tickets = thrillpots.tickets.get();
    const current = drops.filter(({ type }) => outdated.get(type) !== tickets);
    return {
      ...noDrops.tickets,
      ...Object.fromEntries(current.map(({ type, raffle }) => [type, tickets[raffle.id] ?? 0])),
    };
  }

  /** At each look at the clock. */
  function forgetFormer() {
    for (const [type, { raffle }] of former) {
      if ((raffle.endsAt ?? 0) + timings.formerDropDuration < thrillpots.now()) former.delete(type);
    }
    follow();
  }

  const follow = () => following.update({ drops: all(), former: [...former.values()] }, views);

  function storeDrop(type: DropType, raffle: Instance) {
    const drop = { type, raffle };
    const before = currentDrops.get(type);
    currentDrops.set(type, drop);
    if (before && dropKey(before) !== dropKey(drop)) {
      former.set(type, before);
      draws += 1;
      outdated.set(type, thrillpots.tickets.get());
    }
    status = 'ready';
    follow();
    publish();
  }

  /** @throws Error where no source has answered; one that fails takes only its own drop along. */
  async function fetchDrops(signal: AbortSignal) {
    const results = await Promise.allSettled(
      raffleDropTypes.map(async (type) => {
        const raffle = await thrillpots.fetchInstance(dropSources[type], signal);
        // Before the others: one that fails takes twenty seconds of retries.
        if (!signal.aborted) storeDrop(type, raffle);
      }),
    );
    if (signal.aborted || results.some((result) => result.status === 'fulfilled')) return;
    const message = 'Failed to fetch all raffle instances';
    console.error(message);
    throw new Error(message);
  }

  const input = {
    fetchDrops,
    hasDrops: () => currentDrops.size > 0,
    hasEnded: () => all().some((drop) => hasEnded(drop, thrillpots.now())),
    untilChange: () => untilChange(all(), thrillpots.now()),
    publish(next: DropsState['status']) {
      status = next;
      forgetFormer();
      publish();
    },
  };

  /** Runs with the first view and stops with the last, however fast they come and go. */
  async function adjust() {
    follow();
    if (views.all > 0 && !running) {
      try {
        const { runDrops } = await loadActor();
        if (views.all > 0) running = runDrops(input);
      } catch {
        input.publish('failed');
      }
    }
    if (views.all === 0) {
      running?.stop();
      running = undefined;
    }
  }
  function adjustInTurn() {
    adjusting = adjusting.then(adjust);
  }

  return {
    state: store,
    follow({ tickets }) {
      views.all += 1;
      views.withTickets += tickets ? 1 : 0;
      adjustInTurn();
      return () => {
        views.all -= 1;
        views.withTickets -= tickets ? 1 : 0;
        adjustInTurn();
      };
    },
    typeOf: (instanceId) => [...all(), ...former.values()].find(({ raffle }) => raffle.id === instanceId)?.type ?? null,
    retry() {
      if (running) running.retry();
      else adjustInTurn();
    },
  };
}
