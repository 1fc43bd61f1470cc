import { t } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import type { IntentHandler } from '@lobby/contracts';
import { isNotOffered } from '@lobby/data';
import { closeOverlay, openOverlay } from '@lobby/overlays';
import { Link, useLocation } from '@lobby/routing';
import {
  EmptyState,
  GamesIcon,
  Heading,
  Icon,
  SearchField,
  SearchIcon,
  SearchResults,
  SearchSkeleton,
  Stack,
  StudioIcon,
  VisuallyHidden,
} from '@lobby/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { listIcon, useFixedLists } from '../lists/listNames.ts';
import { GamesFailed } from '../section/GamesStates.tsx';
import { shelfLink } from '../section/Page.css.ts';
import { RecentSearches } from './RecentSearches.tsx';
import { rememberSearch } from './recentSearches.ts';
import * as css from './SearchPanel.css.ts';
import { NearestResults, ResultGroups } from './SearchResultRows.tsx';
import { countOf, useGameSearch } from './useGameSearch.ts';

/** Handler of the intent `openSearch`: the search overlay, until it is closed or a result is opened. */
export const openSearch: IntentHandler<'openSearch'> = async () => {
  const result = await openOverlay({
    variant: 'search',
    title: t({ id: 'SEARCH', message: 'Search' }),
    content: <SearchPanel onOpenResult={() => void closeOverlay('ok')} />,
  });
  return result === 'ok' ? 'opened-result' : 'closed';
};

/** Longer ones are not stored. */
const longestSearch = 60;

interface SearchPanelProps {
  /** The player has opened a result: another page is on screen. */
  onOpenResult: () => void;
}

/** Finds games and studios by name while the player types. */
export function SearchPanel({ onOpenResult }: SearchPanelProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const search = useGameSearch(text);
  const field = useRef<HTMLInputElement>(null);
  const focusField = () => field.current?.focus();
  // The overlay would focus its first button.
  useEffect(() => field.current?.focus(), []);
  const { status, first, more, nearest, isSettled, error, retry } = search;

  const { pathname, key } = useLocation();
  const [openedOn] = useState(pathname);
  // The page that the search was opened on is a result as well: a visit to it has another key.
  const [pressedOn, setPressedOn] = useState<string | null>(null);
  function onOpen() {
    rememberSearch(text);
    setPressedOn(key);
  }
  function searchAgain(search: string) {
    setText(search);
    focusField();
  }
  useEffect(
    function leaveWithResult() {
      if (pathname !== openedOn || (pressedOn !== null && pressedOn !== key)) onOpenResult();
    },
    [pathname, openedOn, pressedOn, key, onOpenResult],
  );

  const isOver = status === 'nothing' || (status === 'failed' && isNotOffered(error));
  return (
    <div role="search" className={css.panel}>
      <SearchField
        ref={field}
        maxLength={longestSearch}
        label={t({ id: 'SEARCH_LABEL', message: 'Games and studios' })}
        value={text}
        onChange={setText}
      >
        <Stack gap="lg">
          <VisuallyHidden>
            <span role="status">
              {isSettled && status === 'found' && (
                <span>
                  <Plural id="SEARCH_RESULTS" value={countOf(first) + countOf(more)} one="# result" other="# results" />
                </span>
              )}
              {status === 'nothing' && <span>{t({ id: 'SEARCH_EMPTY_TITLE', message: 'Nothing found' })}</span>}
            </span>
          </VisuallyHidden>
          {status === 'failed' && <GamesFailed error={error} onRetry={retry} />}
          {status === 'searching' && <SearchSkeleton />}
          {status === 'nothing' && (
            <EmptyState
              icon={SearchIcon}
              title={t({ id: 'SEARCH_EMPTY_TITLE', message: 'Nothing found' })}
              text={t({ id: 'SEARCH_EMPTY_TEXT', message: 'Try fewer letters, or the name of a studio.' })}
            />
          )}
          {status === 'idle' && <RecentSearches onSearch={searchAgain} onRemove={focusField} />}
          <SearchResults label={t({ id: 'SEARCH_RESULTS_LABEL', message: 'Results' })}>
            {status === 'found' && <ResultGroups first={first} more={more} onOpen={onOpen} />}
            {nearest.length > 0 && <NearestResults games={nearest} onOpen={onOpen} />}
          </SearchResults>
          {(status === 'idle' || isOver) && <Suggestions />}
        </Stack>
      </SearchField>
    </div>
  );
}

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
          <li key={slug}>
            <Link to="game-list" params={{ slug }} className={shelfLink}>
              <Icon of={listIcon(slug)} />
              <span>{name}</span>
            </Link>
          </li>
        ))}
        <li>
          <Link to="game-studios" className={shelfLink}>
            <Icon of={StudioIcon} />
            <span>{t({ id: 'STUDIOS', message: 'Studios' })}</span>
          </Link>
        </li>
        <li>
          <Link to="game-categories" className={shelfLink}>
            <Icon of={GamesIcon} />
            <span>{t({ id: 'CATEGORIES', message: 'Categories' })}</span>
          </Link>
        </li>
      </ul>
    </Stack>
  );
}
