import { sessionScope } from '@lobby/auth';
import type { DataClient } from '@lobby/data';
import type { LiveSubscription } from './liveSubscription.ts';

type Listener = (event: unknown) => void;
const listeners = new Map<string, Set<Listener>>();

function listenersOf(field: string): Set<Listener> {
  const known = listeners.get(field) ?? new Set();
  listeners.set(field, known);
  return known;
}

/** By field: what was received before the code that reacts to it had loaded. */
const missedEvents = sessionScope((_client: DataClient) => new Map<string, unknown[]>());

/**
 * For the few that react to an event rather than to a value in the cache. Returns the unsubscriber. With a client, the first listener
 * also gets what was received before it, where the subscription says so.
 */
export function onEvent<Event>(field: string, listener: (event: Event) => void, client?: DataClient): () => void {
  const missed = client && missedEvents(client).get(field);
  for (const event of missed?.splice(0) ?? []) listener(event as Event);
  const added = listener as Listener;
  listenersOf(field).add(added);
  return () => {
    listenersOf(field).delete(added);
  };
}

/** An error of one listener does not hide the event from the others. */
export function emit<Event>(
  client: DataClient,
  { field, missed: most }: Pick<LiveSubscription<Event>, 'field' | 'missed'>,
  event: Event,
  onError: (error: unknown) => void,
): void {
  const all = listenersOf(field);
  if (most !== undefined && all.size === 0) {
    const missed = [...(missedEvents(client).get(field) ?? []), event];
    missedEvents(client).set(field, missed.slice(-most));
  }
  for (const listener of all) {
    try {
      listener(event);
    } catch (error) {
      onError(error);
    }
  }
}
