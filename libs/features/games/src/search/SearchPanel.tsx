import { t } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import type { IntentHandler } from '@lobby/contracts';
import { graphql, isNotOffered, useQuery } from '@lobby/data';
import { closeOverlay, openOverlay } from '@lobby/overlays';
import { Link, useLocation } from '@lobby/routing';
import { EmptyState, Grid, Heading, Icon, SearchIcon, Skeleton, Stack, TextField, VisuallyHidden } from '@lobby/ui-kit';
import { useDeferredValue, useEffect, useState } from 'react';
import { listIcon, useFixedLists } from '../lists/listNames.ts';
import { GamesFailed } from '../section/GamesStates.tsx';
import { shelfLink } from '../section/Page.css.ts';
import { StudioCardFields, StudioTile } from '../studios/Studios.tsx';
import { GameDetailsFields, GameTile, GameTileFields } from '../tile/GameTile.tsx';
import { tileSkeletons } from '../skeleton/RowSkeleton.tsx';
import { useGameVariables } from '../useGameVariables.ts';
import * as css from './SearchPanel.css.ts';
import { timings } from '../timings.ts';

/** The server tolerates typing errors; best match first. */
const SearchGames = graphql(
  `
    query SearchGames(
      $query: String!
      $first: Int!
      $thumbnailSize: Float!
      $currencyCode: String
      $ipCountryCode: String
      $subDivision: String
      $license: License
      $locale: String
    ) {
      personalized(
        currencyCode: $currencyCode
        ipCountryCode: $ipCountryCode
        subDivision: $subDivision
        license: $license
        locale: $locale
      ) {
        search(query: $query, first: $first) {
          games {
            lookupId
            ...GameTile
            ...GameDetails
          }
          studios {
            slug
            ...StudioCard
          }
        }
      }
    }
  `,
  [GameTileFields, GameDetailsFields, StudioCardFields],
);

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

/** Results of one search. */
const mostResults = 24;
const shortestQuery = 2;

/** Focuses the field: the overlay would focus its first button. */
const focus = (field: HTMLInputElement | null) => field?.focus();

/** Finds games and studios by name while the player types. */
function SearchPanel({ onOpenResult }: SearchPanelProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const query = useDebouncedValue(text.trim());
  const { variables, pause } = useGameVariables();
  const isAsking = query.length >= shortestQuery;
  const [{ data, error, fetching }, refetch] = useQuery({
    query: SearchGames,
    variables: { query, first: mostResults, ...variables },
    pause: pause || !isAsking,
  });
  const found = useDeferredValue(isAsking && !fetching && !error ? data?.personalized.search : undefined);
  const isEmpty = found?.games.length === 0 && found.studios.length === 0;

  const label = t({ id: 'SEARCH_LABEL', message: 'Games and studios' });
  const { pathname } = useLocation();
  const [openedOn] = useState(pathname);
  useEffect(
    function leaveWithResult() {
      if (pathname !== openedOn) onOpenResult();
    },
    [pathname, openedOn, onOpenResult],
  );

  return (
    <div role="search" className={css.panel}>
      <Stack gap="lg">
        <TextField
          ref={focus}
          type="search"
          inputMode="search"
          autoComplete="off"
          hideLabel
          label={label}
          placeholder={label}
          prefix={<Icon of={SearchIcon} />}
          value={text}
          onChange={setText}
        />
        <VisuallyHidden>
          <span role="status">
            {found && (
              <Plural
                id="SEARCH_RESULTS"
                value={found.games.length + found.studios.length}
                one="# result"
                other="# results"
              />
            )}
          </span>
        </VisuallyHidden>
        {isAsking && error && <GamesFailed error={error} onRetry={refetch} />}
        {isAsking && !found && !error && (
          <Stack>
            <Skeleton width="sm" />
            <Grid column="tile">{tileSkeletons(6)}</Grid>
          </Stack>
        )}
        {isEmpty && (
          <EmptyState
            icon={SearchIcon}
            title={t({ id: 'SEARCH_EMPTY_TITLE', message: 'Nothing found' })}
            text={t({ id: 'SEARCH_EMPTY_TEXT', message: 'Try fewer letters, or the name of a studio.' })}
          />
        )}
        {(!isAsking || isEmpty || isNotOffered(error)) && <Suggestions />}
        {found && found.studios.length > 0 && (
          <Stack>
            <Heading level={3}>{t({ id: 'STUDIOS', message: 'Studios' })}</Heading>
            <Grid as="ul" column="tile">
              {found.studios.map((studio) => (
                <li key={studio.slug}>
                  <StudioTile studio={studio} eager />
                </li>
              ))}
            </Grid>
          </Stack>
        )}
        {found && found.games.length > 0 && (
          <Stack>
            <Heading level={3}>{t({ id: 'GAMES', message: 'Games' })}</Heading>
            <Grid as="ul" column="tile">
              {found.games.map((game) => (
                <li key={game.lookupId}>
                  <GameTile game={game} details={game} place="grid" />
                </li>
              ))}
            </Grid>
          </Stack>
        )}
      </Stack>
    </div>
  );
}

/** The fixed lists, shown before anything is typed. */
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
      </ul>
    </Stack>
  );
}

/** The value once it has stopped changing; an empty one at once. */
function useDebouncedValue(value: string): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(
    function debounce() {
      const timer = setTimeout(() => setDebounced(value), timings.searchDebounce);
      return () => clearTimeout(timer);
    },
    [value],
  );
  return value === '' ? '' : debounced;
}
