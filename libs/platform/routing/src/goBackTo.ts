import { useNavigate } from './navigate.ts';

/**
 * Leads to a page by going back to where the history has it, and by a new entry where it has not. Going back skips what a frame of
 * this page has navigated, each step of which is one of the browser's own Back (decision 35).
 */
export function useGoBackTo(): (path: string) => void {
  const navigate = useNavigate();
  return (path) => {
    const entry = findEarlierEntry(path);
    // Rejected where another navigation has taken its place.
    if (entry) navigation.traverseTo(entry.key).committed?.catch(() => {});
    else void navigate(path);
  };
}

/** The last one before the current entry that this document can show: another one would be loaded anew. */
function findEarlierEntry(path: string): NavigationHistoryEntry | undefined {
  const history = window.navigation as Navigation | undefined;
  return history
    ?.entries()
    .slice(0, history.currentEntry?.index ?? 0)
    .findLast(({ sameDocument, url }) => sameDocument && url !== null && new URL(url).pathname === path);
}
