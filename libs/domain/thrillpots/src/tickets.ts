import { createStore, type ReadableStore } from '@lobby/runtime';

type Tickets = Readonly<Record<string, number>>;
const none: Tickets = {};

/** The tickets of one session. Counts who follows which drop; a drop that nobody follows any more has no tickets. */
export function createTickets() {
  const followers = new Map<string, number>();
  const store = createStore<Tickets>(none);

  function dropUnfollowed(): void {
    const entries = Object.entries(store.get());
    const left = entries.filter(([id]) => followers.has(id));
    if (left.length < entries.length) store.set(left.length === 0 ? none : Object.fromEntries(left));
  }

  return {
    store: store as ReadableStore<Tickets>,
    followed: (): readonly string[] => [...followers.keys()],
    take(tickets: Tickets): void {
      const followed = Object.entries(tickets).filter(([id]) => followers.has(id));
      const changes = followed.filter(([id, count]) => store.get()[id] !== count);
      if (changes.length > 0) store.set({ ...store.get(), ...Object.fromEntries(changes) });
    },
    follow(ids: readonly string[]): () => void {
      for (const id of ids) followers.set(id, (followers.get(id) ?? 0) + 1);
      return () => {
        for (const id of ids) {
          const left = (followers.get(id) ?? 1) - 1;
          if (left > 0) followers.set(id, left);
          else followers.delete(id);
        }
        // Whoever follows the next drop may go on following the others.
        queueMicrotask(dropUnfollowed);
      };
    },
    clear(): void {
      followers.clear();
      store.set(none);
    },
  };
}
