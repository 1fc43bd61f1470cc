import { sessionKey, sessionScope } from '@lobby/auth';
import { type DataClient, rejectionIn, useDataClient, type RejectionOf } from '@lobby/data';
import { reportError } from '@lobby/monitoring';
import { useSession } from '@lobby/player';
import { createStore, exponentialBackoff, type ReadableStore, useStore } from '@lobby/runtime';
import { inOneTab, local } from '@lobby/storage';
import { useEffect } from 'react';
import { timings } from '../timings.ts';
import { FavouriteGames, setFavouriteGame } from './documents.ts';
import { isAnsweredWithError, showRejection } from './rejectedChange.ts';
import { unsentChangesOf } from './unsentChanges.ts';
import { takeVisitorsFavourite } from './visitorsFavourite.ts';

/** The favourite games of one session's player. */
export interface Favourites {
  /** Their ids, the last marked first, as the player has left them; null until the platform has answered, and where it keeps none. */
  ids: ReadableStore<readonly string[] | null>;
  /** Marks a game, or takes the mark away: at once on screen, and sent until the platform has it. */
  set(lookupId: string, isFavourite: boolean): void;
  /** Asks the platform, once, and follows its pushes. */
  start(): void;
  end(): void;
}

/** A change is sent this often where the platform answers with an error of no listed type: it may have had a bad moment. */
const maxRejections = 4;

const pauseBefore = exponentialBackoff(() => ({
  first: timings.favouriteRetryDelay,
  max: timings.maxFavouriteRetryDelay,
}));

function createFavourites(client: DataClient): Favourites {
  const session = sessionKey();
  const unsent = unsentChangesOf(session);
  const ids = createStore<readonly string[] | null>(null);
  /** As the platform has last said. */
  let served: readonly string[] | null = null;
  /** The unsent changes that `ids` has on top of it. */
  let shownChanges: ReturnType<typeof unsent.all> = [];
  let unsubscribe: (() => void) | null = null;
  /** How often the platform has rejected a change, by its id. */
  const rejections = new Map<string, number>();
  let isSending = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(): void {
    shownChanges = unsent.all();
    if (served === null || client.ended.aborted) return;
    const next = shownChanges.reduce(withChange, served);
    if (next.join('\n') !== ids.get()?.join('\n')) ids.set(next);
    if (sessionKey() !== session) return;
    if (next.length > 0) local.write('hasFavouriteGames', true);
    else local.remove('hasFavouriteGames');
  }

  /** One at a time and in their order: two changes of a game must not overtake each other. */
  async function sendAll(): Promise<void> {
    for (let [next] = unsent.all(); next && !client.ended.aborted; [next] = unsent.all()) {
      const { id: changeId, lookupId, isFavourite } = next;
      try {
        const answer = await setFavouriteGame(client, { changeId, lookupId, isFavourite });
        served = answer.setFavouriteGame.lookupIds;
      } catch (error) {
        const rejection = rejectionIn<RejectionOf<typeof setFavouriteGame>>(error);
        if (rejection === null && !isGivenUp(changeId, error)) throw error;
        showRejection(rejection);
      }
      failures = 0;
      unsent.remove(changeId);
      show();
    }
  }

  /** Counts a rejection. A change that is rejected too often would keep all later ones from being sent. */
  function isGivenUp(changeId: string, error: unknown): boolean {
    if (!isAnsweredWithError(error)) return false;
    const count = (rejections.get(changeId) ?? 0) + 1;
    rejections.set(changeId, count);
    if (count < maxRejections) return false;
    reportError(error);
    return true;
  }

  async function send(): Promise<void> {
    if (isSending || unsent.all().length === 0) return;
    isSending = true;
    clearTimeout(timer);
    try {
      await inOneTab('favourite-games', sendAll);
    } catch {
      // The platform may have it: it is sent again under the same id.
      if (!client.ended.aborted) timer = setTimeout(sendAgain, pauseBefore(failures));
      failures += 1;
    } finally {
      isSending = false;
    }
  }
  const sendAgain = () => void send();

  function set(lookupId: string, isFavourite: boolean): void {
    unsent.add(lookupId, isFavourite);
    show();
    sendAgain();
  }

  function onAnswer(lookupIds: readonly string[] | undefined): void {
    if (!lookupIds) return;
    served = lookupIds;
    const wanted = takeVisitorsFavourite();
    if (wanted !== null && !lookupIds.includes(wanted)) set(wanted, true);
    else show();
  }

  /** Other tabs add changes, and send them. */
  function onStorage({ key, newValue }: StorageEvent): void {
    if (key !== 'favouriteChanges') return;
    const ids = new Set(unsent.all().map(({ id }) => id));
    const sent = shownChanges.filter(({ id }) => !ids.has(id));
    // They stay on screen until the platform's list comes.
    served = served && sent.reduce(withChange, served);
    show();
    if (sent.length > 0 || newValue === null) client.refetch(FavouriteGames);
  }

  return {
    ids,
    set,
    start() {
      if (unsubscribe || client.ended.aborted) return;
      window.addEventListener('online', sendAgain);
      window.addEventListener('storage', onStorage);
      unsubscribe = () => {};
      const answers = client.urql.query(FavouriteGames, {});
      ({ unsubscribe } = answers.subscribe(({ data, stale, error }) => {
        // Beside an error, or until it is requested again, the data is what came before.
        if (served === null || !(stale || error)) onAnswer(data?.viewer?.favouriteGames.lookupIds);
      }));
      sendAgain();
    },
    end() {
      clearTimeout(timer);
      unsubscribe?.();
      window.removeEventListener('online', sendAgain);
      window.removeEventListener('storage', onStorage);
      ids.set(null);
    },
  };
}

interface Change {
  lookupId: string;
  isFavourite: boolean;
}

function withChange(ids: readonly string[], { lookupId, isFavourite }: Change): readonly string[] {
  if (isFavourite === ids.includes(lookupId)) return ids;
  return isFavourite ? [lookupId, ...ids] : ids.filter((id) => id !== lookupId);
}

/** Of the client's session; to be started once a player is known. */
export const favouritesOf = sessionScope(createFavourites, (favourites) => favourites.end());

/** Ids of the player's favourites, the last marked first; null for visitors, until they are known, and where the platform keeps none. */
export function useFavouriteIds(): readonly string[] | null {
  const { status } = useSession();
  const favourites = favouritesOf(useDataClient());
  useEffect(
    function startForPlayers() {
      if (status === 'LOGGED_IN') favourites.start();
    },
    [status, favourites],
  );
  return useStore(favourites.ids);
}
