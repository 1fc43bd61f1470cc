import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { IntentHandler } from '@lobby/contracts';
import { isNotOffered } from '@lobby/data';
import { closeOverlay, openOverlay } from '@lobby/overlays';
import { Link, useLocation } from '@lobby/routing';
import { cleanText } from '@lobby/runtime';
import { Heading, SearchField, SearchResults, Stack } from '@lobby/ui-kit';
import { type ComponentProps, memo, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { listIcon, useFixedLists } from '../lists/listNames.ts';
import { CategoryAndStudioLinks, ShelfLink } from '../section/ShelfLink.tsx';
import { RecentSearches } from './RecentSearches.tsx';
import { rememberSearch } from './recentSearches.ts';
import * as css from './SearchPanel.css.ts';
import { NearestResults, ResultGroups } from './SearchResultRows.tsx';
import { SearchStatus } from './SearchStatus.tsx';
import { longestSearch, useGameSearch } from './useGameSearch.ts';

/** Handler of the intent `openSearch`: the search overlay, until it is closed or a result is opened. */
export const openSearch: IntentHandler<'openSearch'> = async () => {
  const result = await openOverlay({
    variant: 'search',
    title: t({ id: 'SEARCH', message: 'Search' }),
    content: <SearchPanel onOpenResult={() => void closeOverlay('ok')} />,
  });
  return result === 'ok' ? 'opened-result' : 'closed';
};

interface SearchPanelProps {
  /** The player has opened a result: another page is on screen. */
  onOpenResult: () => void;
}

/** Finds games and studios by name while the player types. */
export function SearchPanel({ onOpenResult }: SearchPanelProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const focusField = useCallback(() => field.current?.focus(), []);
  // The overlay would focus its first button.
  useEffect(focusField, [focusField]);

  const { pathname, key } = useLocation();
  const [openedOn] = useState(pathname);
  // The page that the search was opened on is a result as well: a visit to it has another key.
  const [pressedOn, setPressedOn] = useState<string | null>(null);
  const notePress = useCallback(() => setPressedOn(key), [key]);
  const searchAgain = useCallback(
    (search: string) => {
      setText(search);
      focusField();
    },
    [focusField],
  );
  useEffect(
    function leaveWithResult() {
      if (pathname !== openedOn || (pressedOn !== null && pressedOn !== key)) onOpenResult();
    },
    [pathname, openedOn, pressedOn, key, onOpenResult],
  );

  return (
    <div role="search" className={css.panel}>
      <SearchField
        ref={field}
        maxLength={longestSearch}
        label={t({ id: 'SEARCH_LABEL', message: 'Games and studios' })}
        value={text}
        onChange={setText}
      >
        <SearchContent
          // On a slow phone the letters come before their results.
          query={useDeferredValue(cleanText(text))}
          onOpen={notePress}
          onSearch={searchAgain}
          onRemove={focusField}
        />
      </SearchField>
    </div>
  );
}

interface SearchContentProps extends ComponentProps<typeof RecentSearches> {
  query: string;
  /** A result is pressed. */
  onOpen: () => void;
}

/** What a search has found, or what to search for. Not rendered again by a letter that it does not search for yet. */
const SearchContent = memo(function SearchContent({ query, onOpen, ...recent }: SearchContentProps) {
  const { t } = useLingui();
  const search = useGameSearch(query);
  const { status, first, more, nearest, error } = search;
  function open() {
    rememberSearch(query);
    onOpen();
  }
  const isOver = status === 'nothing' || (status === 'failed' && isNotOffered(error));
  return (
    <Stack gap="lg">
      <SearchStatus search={search} />
      {status === 'idle' && <RecentSearches {...recent} />}
      <SearchResults label={t({ id: 'SEARCH_RESULTS_LABEL', message: 'Results' })}>
        {status === 'found' && <ResultGroups query={query} first={first} more={more} onOpen={open} />}
        {nearest.length > 0 && <NearestResults games={nearest} onOpen={open} />}
      </SearchResults>
      {(status === 'idle' || isOver) && <Suggestions />}
    </Stack>
  );
});

/** The fixed lists, with the ways to all studios and categories, before anything is typed and where nothing was found. */
function Suggestions() {
  const { t } = useLingui();
  return (
    <Stack>
      <Heading level={3} size="h5">
        {t({ id: 'SEARCH_SUGGESTIONS', message: 'Popular searches' })}
      </Heading>
      <ul className={css.suggestions}>
        {useFixedLists().map(({ slug, name }) => (
          <ShelfLink key={slug} icon={listIcon(slug)} name={name} render={<Link to="game-list" params={{ slug }} />} />
        ))}
        <CategoryAndStudioLinks />
      </ul>
    </Stack>
  );
}
