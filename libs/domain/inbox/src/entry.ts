import type * as v from 'valibot';
import type { entrySchema } from './entrySchema.ts';

export type InboxEntry = v.InferOutput<typeof entrySchema>;

type NewsOf<Entry> = Entry extends InboxEntry ? Omit<Entry, 'at' | 'isRead'> & { at?: number } : never;
/** An entry that is announced; `at` is now where it is left out. */
export type News = NewsOf<InboxEntry>;

/** The same for the same event. */
export const entryKey = ({ kind, id }: { kind: string; id: string }): string => `${kind} ${id}`;

export const newestFirst = <Entry extends { at: number }>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((one, other) => other.at - one.at);
