import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@lobby/data';
import { useLocation } from '@lobby/routing';
import { Grid, Heading, Icon, SearchIcon, Skeleton, Stack, TextField, VisuallyHidden } from '@lobby/ui-kit';
import { useDeferredValue, useEffect, useState } from 'react';
import { FailedCard } from '../section/FailedCard.tsx';
import { StateCard } from '../section/StateCard.tsx';
import { StudioTile } from '../studios/StudioTile.tsx';
import { GameTile } from '../tile/GameTile.tsx';
import { tileSkeletons } from '../skeleton/TileSkeletons.tsx';
import { useGameVariables } from '../useGameVariables.ts';
import { SearchGames } from './Search.query.ts';
import * as css from './SearchPanel.css.ts';
import { Suggestions } from './Suggestions.tsx';
import { useSettled } from './useSettled.ts';

interface SearchPanelProps {
  /** Another page is on screen: the overlay has done its work. */
  onOpenResult: () => void;
}

/** Results of one search; more than fit a screen help nobody. */
const mostResults = 24;
const shortestQuery = 2;

/** The overlay would put the focus on its first button. */
const focus = (field: HTMLInputElement | null) => field?.focus();

/** Games and studios by name, while it is typed. */
export function SearchPanel({ onOpenResult }: SearchPanelProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const query = useSettled(text.trim());
  const { variables, pause } = useGameVariables();
  const isAsking = query.length >= shortestQuery;
  const [{ data, error, fetching }, ask] = useQuery({
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
        {isAsking && error && <FailedCard onRetry={() => ask({ requestPolicy: 'network-only' })} />}
        {isAsking && !found && !error && (
          <Stack>
            <Skeleton width="6rem" />
            <Grid column="tile">{tileSkeletons(6)}</Grid>
          </Stack>
        )}
        {isEmpty && (
          <StateCard
            icon={SearchIcon}
            title={t({ id: 'SEARCH_EMPTY_TITLE', message: 'Nothing found' })}
            text={t({ id: 'SEARCH_EMPTY_TEXT', message: 'Try fewer letters, or the name of a studio.' })}
          />
        )}
        {(!isAsking || isEmpty) && <Suggestions />}
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
                  <GameTile game={game} loading="eager" />
                </li>
              ))}
            </Grid>
          </Stack>
        )}
      </Stack>
    </div>
  );
}
