import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { closeOverlay, openOverlay } from '@lobby/overlays';
import { cleanText } from '@lobby/runtime';
import { SearchField, SearchGroup, SearchResults, Stack, Text } from '@lobby/ui-kit';
import { memo, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useTiles } from '../catalogue/useTiles.ts';
import { useFavouriteIds } from '../favourites/favourites.ts';
import { useRecentlyPlayed } from '../recent/recentlyPlayed.ts';
import * as css from '../search/SearchPanel.css.ts';
import { GameChoices } from '../search/SearchResultRows.tsx';
import { SearchStatus } from '../search/SearchStatus.tsx';
import {
  type GameResult,
  type GameSearch,
  longestSearch,
  resultOfTile,
  useGameSearch,
} from '../search/useGameSearch.ts';
import { useDemoAllowed } from '../tile/demo.ts';

/** The game that a second one is picked for. */
export interface FirstGame {
  beside: { lookupId: string };
  mode: 'real' | 'demo';
}

/**
 * Asks for a second game, and resolves to its slug; null where none is picked. It shows what is the player's own and what they search
 * for: nothing is recommended.
 *
 * @param signal closes it with the game that it is beside.
 * @throws when the overlay's code cannot be loaded.
 */
export async function pickSecondGame(first: FirstGame, signal?: AbortSignal): Promise<string | null> {
  let picked: string | null = null;
  function pick({ slug }: GameResult) {
    picked = slug;
    void closeOverlay('ok');
  }
  const picker = {
    variant: 'search',
    title: t({ id: 'SECOND_GAME', message: 'Play a second game' }),
    content: <SecondGamePicker {...first} onPick={pick} />,
  } as const;
  await openOverlay(picker, signal);
  return picked;
}

/** Of favourites, the last marked. */
const mostFavourites = 20;
const none: readonly string[] = [];

interface PickerProps extends FirstGame {
  onPick: (game: GameResult) => void;
}

function SecondGamePicker(props: PickerProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // The overlay would focus its first button.
  useEffect(() => field.current?.focus(), []);
  return (
    <div role="search" className={css.panel}>
      <SearchField
        ref={field}
        maxLength={longestSearch}
        label={t({ id: 'GAMES', message: 'Games' })}
        value={text}
        onChange={setText}
      >
        <Choices query={useDeferredValue(cleanText(text))} {...props} />
      </SearchField>
    </div>
  );
}

/** Not rendered again by a letter that is not searched for yet. */
const Choices = memo(function Choices({ query, beside, mode, onPick }: PickerProps & { query: string }) {
  const { t } = useLingui();
  const isDemoAllowed = useDemoAllowed();
  const isOffered = (game: GameResult) => game.lookupId !== beside.lookupId && (mode === 'real' || isDemoAllowed(game));
  const search = onlyGames(useGameSearch(query), isOffered);
  const isIdle = search.status === 'idle';
  const favourites = useGamesOf(useFavouriteIds()?.slice(0, mostFavourites) ?? none).filter(isOffered);
  const recent = useGamesOf(useRecentlyPlayed()).filter(isOffered);
  const choices = (title: string, games: readonly GameResult[]) =>
    games.length > 0 && (
      <SearchGroup title={title} isInexact={games === search.nearest}>
        <GameChoices games={games} onChoose={onPick} />
      </SearchGroup>
    );
  return (
    <Stack gap="lg">
      <SearchStatus search={search} />
      {isIdle && favourites.length + recent.length === 0 && (
        <Text tone="muted">{t({ id: 'SECOND_GAME_SEARCH', message: 'Search for a game' })}</Text>
      )}
      <SearchResults label={t({ id: 'SEARCH_RESULTS_LABEL', message: 'Results' })}>
        {isIdle && choices(t({ id: 'FAVOURITES', message: 'Favourites' }), favourites)}
        {isIdle && choices(t({ id: 'RECENTLY_PLAYED', message: 'Recently played' }), recent)}
        {choices(t({ id: 'GAMES', message: 'Games' }), search.first.games)}
        {choices(t({ id: 'SEARCH_MORE', message: 'More results' }), search.more.games)}
        {choices(t({ id: 'SEARCH_NEAREST', message: 'Did you mean' }), search.nearest)}
      </SearchResults>
    </Stack>
  );
});

/** Games of these ids, in their order, as far as they are available and have come. */
function useGamesOf(lookupIds: readonly string[]): GameResult[] {
  const tiles = useTiles(lookupIds);
  return lookupIds.flatMap((id) => tiles.get(id) ?? []).map(resultOfTile);
}

/** The search without studios, and without games that are not offered. */
function onlyGames(search: GameSearch, isOffered: (game: GameResult) => boolean): GameSearch {
  const first = { studios: [], games: search.first.games.filter(isOffered) };
  const more = { studios: [], games: search.more.games.filter(isOffered) };
  const hasFound = first.games.length + more.games.length > 0;
  const statusOfNone = search.isSettled ? 'nothing' : 'searching';
  return {
    ...search,
    first,
    more,
    nearest: search.nearest.filter(isOffered),
    status: search.status === 'found' && !hasFound ? statusOfNone : search.status,
  };
}
