import { useDataClient } from '@lobby/data';
import { useStore } from '@lobby/runtime';
import { useMemo } from 'react';
import * as v from 'valibot';
import type { InboxEntry } from './entry.ts';
import { entrySchema } from './entrySchema.ts';
import { inboxOf } from './inbox.ts';

/** The inbox of the player on screen; entries that this release does not know are left out. Below a player who is known. */
export function useInbox() {
  const inbox = inboxOf(useDataClient());
  const stored = useStore(inbox.entries);
  const entries = useMemo(() => stored.filter((entry): entry is InboxEntry => v.is(entrySchema, entry)), [stored]);
  return { ...inbox, entries };
}
