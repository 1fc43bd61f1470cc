import { createStore, type Store } from '@lobby/runtime';
import type { Auth } from './types.ts';

/**
 * Stands for one session, or for the time that a visitor is here: the data client, and a service that is made for one. What has it
 * at hand reads and writes that session's values alone, however late it does so.
 */
export interface SessionOwner {
  /** Aborted once the session is over. */
  readonly ended: AbortSignal;
}

/**
 * For what stands for the session that the page shows now. Aborted once the page shows another session, or none: after a sign-out
 * here or in another tab, a rejection by the back end, and a sign-in. For visitors a sign-in is the end.
 */
export function sessionSignal(auth: Pick<Auth, 'session' | 'subscribe'>): AbortSignal {
  const { session } = auth;
  const ended = new AbortController();
  const unsubscribe = auth.subscribe(function endWithSession() {
    if (auth.session === session) return;
    unsubscribe();
    ended.abort(new Error('The session has ended.'));
  });
  return ended.signal;
}

/**
 * One value for each session: made on first use, and made again when one of the further arguments is another one. `end` is called
 * once for each value, when the session is over or another value has taken its place.
 *
 * @returns the function that reads the value, in React by `scope(useDataClient())`
 */
export function sessionScope<Owner extends SessionOwner, Args extends readonly unknown[], Value>(
  create: (owner: Owner, ...args: Args) => Value,
  end: (value: Value) => void = () => {},
): (owner: Owner, ...args: Args) => Value {
  const values = new WeakMap<Owner, { args: Args; value: Value }>();
  return function valueOf(owner, ...args) {
    const former = values.get(owner);
    const isSame =
      former?.args.length === args.length && args.every((arg, index) => Object.is(arg, former.args[index]));
    if (isSame) return former.value;
    const entry = { args, value: create(owner, ...args) };
    values.set(owner, entry);
    const isCurrent = () => values.get(owner) === entry;
    if (owner.ended.aborted) end(entry.value);
    else owner.ended.addEventListener('abort', () => isCurrent() && end(entry.value));
    // Not at once: a component may be rendering, and others follow what ends.
    if (former && !owner.ended.aborted) queueMicrotask(() => end(former.value));
    return entry.value;
  };
}

/** A store for each session, emptied with it: what comes later, such as an answer that was on its way, is dropped. */
export const sessionStore = <Value>(initial: Value): ((owner: SessionOwner) => Store<Value>) =>
  sessionScope(({ ended }: SessionOwner) => {
    const store = createStore(initial);
    ended.addEventListener('abort', () => store.set(initial));
    const set = (next: Value) => void (ended.aborted || store.set(next));
    return { ...store, set };
  });
