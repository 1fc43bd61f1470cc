import { useLingui } from '@lingui/react/macro';
import { useIntent } from '@lobby/composition';
import { getOverlay } from '@lobby/overlays';
import { reportError } from '@lobby/monitoring';
import { IconButton, SearchIcon } from '@lobby/ui-kit';
import { useEffect, useEffectEvent } from 'react';

/** In both headers: opens the search, as does Ctrl+K or ⌘K while no overlay is open. */
export default function SearchButton() {
  const { t } = useLingui();
  const openSearch = useIntent('openSearch');
  const open = () => void openSearch({}).catch(reportError);

  const onShortcut = useEffectEvent((event: KeyboardEvent) => {
    // Browsers that fill in a form send key events without a key.
    if (event.key?.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
    if (getOverlay().isOpen) return;
    event.preventDefault();
    open();
  });
  useEffect(function listenForShortcut() {
    const listener = (event: KeyboardEvent) => onShortcut(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  return <IconButton icon={SearchIcon} label={t({ id: 'SEARCH', message: 'Search' })} onClick={open} />;
}
