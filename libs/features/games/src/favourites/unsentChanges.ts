import { sessionKey } from '@lobby/auth';
import { local } from '@lobby/storage';

/**
 * Changes of favourites that the platform does not have yet, oldest first and one for each game. They are stored in local storage, which all tabs
 * share and which survives a reload, with the session that made them: they are never another player's.
 *
 * @param session its key
 */
export function unsentChangesOf(session: string | null) {
  const owner = session ?? '';
  type Changes = NonNullable<ReturnType<typeof local.read<'favouriteChanges'>>>['changes'];

  const all = (): Changes => {
    const stored = local.read('favouriteChanges');
    return stored?.session === owner ? stored.changes : [];
  };

  function write(changes: Changes): void {
    // What is stored may be another session's by now.
    if (sessionKey() !== session) return;
    if (changes.length > 0) local.write('favouriteChanges', { session: owner, changes });
    else local.remove('favouriteChanges');
  }

  return {
    all,
    add(lookupId: string, isFavourite: boolean): void {
      const others = all().filter((change) => change.lookupId !== lookupId);
      write([...others, { id: crypto.randomUUID(), lookupId, isFavourite }]);
    },
    /** One that has been replaced meanwhile is not there any more. */
    remove: (id: string): void => write(all().filter((change) => change.id !== id)),
  };
}
