import { useSession } from '@lobby/player';
import {
  loginPathFrom,
  Navigate,
  useGoBackTo,
  useLocale,
  useLocation,
  useNavigate,
  useParams,
  usePath,
  useQueryParam,
  withQuery,
} from '@lobby/routing';
import { useEffect, useRef } from 'react';
import * as v from 'valibot';
import { demoQuery } from '../tile/demo.ts';
import { GamePane } from './GamePane.tsx';
import { GameStage } from './GameStage.tsx';
import * as css from './GameStage.css.ts';
import { NoPlayer } from './GameStates.tsx';
import { type Pane, PaneContext } from './pane.ts';
import { useSecondGame } from './useSecondGame.ts';

/**
 * `/games/{slug}/`: a game for real money, or with `?mode=demo` for play money (R-2-022, A-174); with `?beside={slug}` a second
 * one of the same kind at its side. Neither is ever remounted, nor its frame moved, when the other comes or goes: a round may be
 * open in it.
 */
export default function GamePage() {
  const { slug = '' } = useParams();
  const [demo] = useQueryParam('mode', v.literal(demoQuery.mode));
  const mode = demo === null ? 'real' : 'demo';
  const { status, isSignedIn } = useSession();
  const location = useLocation();
  const locale = useLocale();
  const navigate = useNavigate();
  const goBackTo = useGoBackTo();
  const pathTo = usePath();
  const { second, otherSlug, hasRoom, mayBegin, setBeside } = useSecondGame(slug);
  const { page, focusLastPane } = usePaneFocus(`${slug} ${second}`);

  if (mode === 'real' && status === 'LOGGED_OUT') {
    // A token without a player. A sign-out needs nothing here: it navigates away with its reason.
    if (isSignedIn)
      return (
        <div className={css.page}>
          <section className={css.stage}>
            <GameStage>
              <NoPlayer />
            </GameStage>
          </section>
        </div>
      );
    return <Navigate to={loginPathFrom(location, locale)} replace />;
  }

  function begin(toBeside: string) {
    focusLastPane();
    setBeside(toBeside);
  }
  function leaveSecond() {
    focusLastPane('first');
    setBeside(null);
  }
  function leaveFirst() {
    if (second === null) return goBackTo(pathTo('lobby'));
    focusLastPane('last');
    const address = withQuery(pathTo('game', { slug: second }), demo === null ? undefined : demoQuery);
    void navigate(address, { replace: true, preventScrollReset: true });
  }
  const first: Pane = {
    position: second === null ? 'alone' : 'first',
    // At the end of the window, where they are beside one game, too; above each where the second one is below, as the first scrolls away.
    hasTools: second === null || !hasRoom,
    otherSlug,
    leave: leaveFirst,
    begin: mayBegin ? begin : null,
  };
  const panes: [slug: string, Pane][] = [[slug, first]];
  if (second !== null) {
    panes.push([second, { position: 'second', hasTools: true, otherSlug: null, leave: leaveSecond, begin: null }]);
  }
  return (
    <div ref={page} className={css.page} data-two={second === null ? undefined : ''}>
      {panes.map(([game, pane]) => (
        <PaneContext key={`${game} ${mode}`} value={pane}>
          <GamePane slug={game} mode={mode} />
        </PaneContext>
      ))}
    </div>
  );
}

/** Focuses the game that has come, or the one that is left, once the page shows other games than before. */
function usePaneFocus(games: string) {
  const page = useRef<HTMLDivElement>(null);
  const isWanted = useRef(false);
  useEffect(
    function focusWanted() {
      const last = page.current?.lastElementChild;
      if (isWanted.current && last instanceof HTMLElement) last.focus();
      isWanted.current = false;
    },
    [games],
  );
  /** @param stays which of two is left: a player who is in it, such as in its frame, stays there */
  function focusLastPane(stays?: 'first' | 'last') {
    const pane = stays && page.current?.[`${stays}ElementChild`];
    isWanted.current = pane?.contains(document.activeElement) !== true;
  }
  return { page, focusLastPane };
}
