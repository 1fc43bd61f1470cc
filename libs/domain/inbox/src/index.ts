export { entryKey, type InboxEntry, newestFirst, type News } from './entry.ts';
export { inboxOf } from './inbox.ts';
export { useInbox } from './useInbox.ts';
