import { useLingui } from '@lingui/react/macro';
import { Button, CloseIcon, Heading, HistoryIcon, IconButton, Inline, Stack } from '@lobby/ui-kit';
import { useState } from 'react';
import { forgetSearch, readRecentSearches } from './recentSearches.ts';

interface RecentSearchesProps {
  onSearch: (search: string) => void;
  /** The button that had the focus is gone. */
  onRemove: () => void;
}

/** What was searched on this device, to be searched again or removed. */
export function RecentSearches({ onSearch, onRemove }: RecentSearchesProps) {
  const { t } = useLingui();
  const [searches, setSearches] = useState(readRecentSearches);
  if (searches.length === 0) return null;
  function remove(search: string) {
    forgetSearch(search);
    setSearches(readRecentSearches);
    onRemove();
  }
  return (
    <Stack>
      <Heading level={3} size="h5">
        {t({ id: 'RECENT_SEARCHES', message: 'Recent searches' })}
      </Heading>
      <Inline as="ul" gap="md" wrap>
        {searches.map((search) => (
          <Inline as="li" gap="none" key={search}>
            <Button variant="secondary" icon={HistoryIcon} onClick={() => onSearch(search)}>
              {search}
            </Button>
            <IconButton
              icon={CloseIcon}
              label={t({ id: 'REMOVE_RECENT_SEARCH', message: `Remove “${search}”` })}
              onClick={() => remove(search)}
            />
          </Inline>
        ))}
      </Inline>
    </Stack>
  );
}
