/** The entries of menu and profile: one file in place of three that share what they ask. */
export { default as AccountMenuEntry } from './frame/AccountMenuEntry.tsx';
export { default as AccountSections } from './frame/AccountSections.tsx';
export { default as HistorySections } from './frame/HistorySections.tsx';
