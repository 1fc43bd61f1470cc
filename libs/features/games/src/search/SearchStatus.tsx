import { Plural, useLingui } from '@lingui/react/macro';
import { EmptyState, SearchIcon, SearchSkeleton, VisuallyHidden } from '@lobby/ui-kit';
import { GamesFailed } from '../section/GamesStates.tsx';
import { countOf, type GameSearch } from './useGameSearch.ts';

/** How a search goes: how much it has found, for screen readers, or what stands in place of results. */
export function SearchStatus({ search }: { search: GameSearch }) {
  const { t } = useLingui();
  const { status, first, more, isSettled, error, retry } = search;
  return (
    <>
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
    </>
  );
}
