import type { ToSportsbook } from '@lobby/contracts';
import { useDestination, useNavigate, useQueryParam } from '@lobby/routing';
import { useEffect, useEffectEvent, useRef } from 'react';
import * as v from 'valibot';
import { pageSchema } from './sportsbookMessages.ts';
import { timings } from '../timings.ts';

const PARAM = 'page';
const START = '/';
/** Steps of the history within some time: more than a player takes, and fewer than would bury the page before. */
const MOST_STEPS = 5;

/** The query with another page of the sportsbook; its first page is that of an address without one. */
function withPage(search: string, page: string): string {
  const params = new URLSearchParams(search);
  if (page === START) params.delete(PARAM);
  else params.set(PARAM, page);
  return params.size === 0 ? '' : `?${params}`;
}

function pageIn(search: string): string {
  const parsed = v.safeParse(pageSchema, new URLSearchParams(search).get(PARAM));
  return parsed.success ? parsed.output : START;
}

interface Move {
  /** The player is active in the frame. */
  isPlayers: boolean;
  /** The frame requests no step of the history. */
  replace?: boolean;
}

interface PageOptions {
  /** Counts how often the frame has said that it listens; 0: not yet. */
  generation: number;
  isListening: boolean;
  postToFrame: (message: ToSportsbook) => void;
}

/**
 * Keeps the sportsbook's page in the lobby's address, so that it can be linked to, reloaded and gone back to. The frame reports
 * where the player has gone; the lobby posts every other change of the address to the frame.
 */
export function useSportsbookPage({ generation, isListening, postToFrame }: PageOptions) {
  const page = useQueryParam(PARAM, pageSchema)[0] ?? START;
  const destination = useDestination();
  const navigate = useNavigate();
  /** Where the frame is, as far as the lobby knows. */
  const known = useRef<{ page: string; generation: number }>({ page: START, generation: 0 });
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; replace: boolean } | null>(null);
  /** When the last steps of the history were taken. */
  const steps = useRef<readonly number[]>([]);

  const follow = useEffectEvent(() => {
    if (known.current.generation !== generation) known.current = { page: START, generation };
    const isOnItsWay = pending.current !== null || pageIn(destination().search) === known.current.page;
    if (page === known.current.page || isOnItsWay) return;
    known.current.page = page;
    postToFrame({ type: 'route', path: page });
  });
  useEffect(
    function postPage() {
      if (isListening) follow();
    },
    [isListening, generation, page],
  );
  useEffect(function forgetPending() {
    return () => clearTimeout(pending.current?.timer);
  }, []);

  function goTo(): void {
    const now = performance.now();
    steps.current = steps.current.filter((step) => now - step < timings.historyStepsDuration);
    const replace = pending.current?.replace === true || steps.current.length >= MOST_STEPS;
    pending.current = null;
    const from = destination();
    const search = withPage(from.search, known.current.page);
    if (search === from.search) return;
    if (!replace) steps.current = [...steps.current, now];
    void navigate({ ...from, search }, { replace, preventScrollReset: true });
  }

  /**
   * The frame has gone to another of its pages: a step of the history where the player has taken it there, so that no frame can
   * fill the history. True where it is another page than before.
   */
  return function onRoute(path: string, { isPlayers, replace = false }: Move): boolean {
    if (!isListening || path === known.current.page) return false;
    known.current.page = path;
    clearTimeout(pending.current?.timer);
    pending.current = {
      timer: setTimeout(goTo, isPlayers ? timings.addressDebounce : timings.frameAddressDebounce),
      replace: (replace || !isPlayers) && (pending.current?.replace ?? true),
    };
    return true;
  };
}
