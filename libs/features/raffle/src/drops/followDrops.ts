import type { Thrillpots } from '@lobby/thrillpots';
import { type Drop, dropKey } from './drop.ts';

interface Views {
  all: number;
  withTickets: number;
}

/**
 * Follows the pots of the drops over the socket while anybody looks, and the tickets while somebody shows them. Calls
 * `onChange` after each change of either.
 */
export function followDrops(thrillpots: Thrillpots, onChange: () => void) {
  const instances = new Map<string, () => void>();
  let tickets = { of: '', end: () => {} };

  function followPots(ids: ReadonlySet<string>) {
    for (const [id, end] of instances) {
      if (ids.has(id)) continue;
      end();
      instances.delete(id);
    }
    for (const id of ids) {
      if (instances.has(id)) continue;
      const endPots = thrillpots.pots(id).subscribe(onChange);
      const endInstance = thrillpots.follow(id);
      instances.set(id, () => {
        endPots();
        endInstance();
      });
    }
  }

  /** Asks anew with each draw, even of an instance that it knows. */
  function followTickets(drops: readonly Drop[]) {
    const of = drops.map(dropKey).join(' ');
    if (of === tickets.of) return;
    tickets.end();
    tickets = { of, end: () => {} };
    if (drops.length === 0) return;
    const endChanges = thrillpots.tickets.subscribe(onChange);
    const endTickets = thrillpots.followTickets(drops.map(({ raffle }) => raffle.id));
    tickets.end = () => {
      endChanges();
      endTickets();
    };
  }

  return {
    update({ drops, former }: { drops: readonly Drop[]; former: readonly Drop[] }, views: Views) {
      followPots(new Set(views.all > 0 ? [...drops, ...former].map(({ raffle }) => raffle.id) : []));
      followTickets(views.withTickets > 0 ? drops : []);
    },
  };
}
