import { sessionKey, type SessionOwner, sessionScope } from '@lobby/auth';
import { createStore, deviceTime, platformClockOffset } from '@lobby/runtime';
import { local } from '@lobby/storage';
import { entryKey, type InboxEntry, newestFirst, type News } from './entry.ts';

/** Entries that are stored: the oldest go. */
const maxEntries = 50;
/** Removed ones that are remembered. */
const maxRemoved = 200;

type Stored = NonNullable<ReturnType<typeof local.read<'inbox'>>>;
const nothing: Stored = { entries: [], removed: [] };

function createInbox({ ended }: SessionOwner) {
  const session = sessionKey();
  const entries = createStore<Stored['entries']>([]);

  // What is stored may be the next player's by now.
  const isCurrent = () => !ended.aborted && sessionKey() === session;
  const read = (): Stored => (isCurrent() && local.read('inbox')) || nothing;
  const show = () => entries.set(read().entries);

  function write(next: Stored): void {
    if (!isCurrent()) return;
    local.write('inbox', next);
    show();
  }

  /** Other tabs write, and the end of the session removes all of it. */
  function onStorage({ key }: StorageEvent): void {
    if (key === 'inbox' || key === null) show();
  }
  window.addEventListener('storage', onStorage);
  show();

  return {
    /** Newest first, and parsed as far as the storage knows them; see `useInbox`. */
    entries,

    /** Adds what the player is notified of in passing: once, whichever tabs announce it, and not again once it was removed. */
    announce({ at = deviceTime() + platformClockOffset.get(), ...news }: News): void {
      const { entries: known, removed } = read();
      const key = entryKey(news);
      if (removed.includes(key) || known.some((entry) => entryKey(entry) === key)) return;
      const all = newestFirst([{ ...news, at, isRead: false }, ...known]);
      write({ entries: all.slice(0, maxEntries), removed });
    },

    markRead(): void {
      const { entries: known, removed } = read();
      if (known.some(({ isRead }) => !isRead))
        write({ entries: known.map((entry) => ({ ...entry, isRead: true })), removed });
    },

    remove(gone: readonly InboxEntry[]): void {
      const keys = gone.map(entryKey);
      const { entries: known, removed } = read();
      write({
        entries: known.filter((entry) => !keys.includes(entryKey(entry))),
        removed: [...removed, ...keys].slice(-maxRemoved),
      });
    },

    /** Undoes a removal. */
    restore(gone: readonly InboxEntry[]): void {
      const keys = gone.map(entryKey);
      const { entries: known, removed } = read();
      const others = known.filter((entry) => !keys.includes(entryKey(entry)));
      write({
        entries: newestFirst([...gone, ...others]).slice(0, maxEntries),
        removed: removed.filter((key) => !keys.includes(key)),
      });
    },

    end(): void {
      window.removeEventListener('storage', onStorage);
      entries.set([]);
    },
  };
}

/**
 * What was announced to the player of one session, in local storage: all tabs share it, and it is removed with the session. In the browser
 * alone, once a player is known.
 */
export const inboxOf = sessionScope(createInbox, (inbox) => inbox.end());
