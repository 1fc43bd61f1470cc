import { useLingui } from '@lingui/react/macro';
import { type FromSportsbook, regionalCodes, type ToSportsbook } from '@lobby/contracts';
import { useDataClient, useViewerQuery } from '@lobby/data';
import { useCheckReadiness } from '@lobby/checks';
import { useIntent, useLobby } from '@lobby/composition';
import { isActiveIn, trustedFrame, useFrameMessages, useFrameRequests } from '@lobby/frames';
import { useOverlay } from '@lobby/overlays';
import { reportError } from '@lobby/monitoring';
import { WalletQuery } from '@lobby/money';
import { usePlayBlock, useMarket, useSession } from '@lobby/player';
import { loginPathFrom, useLocale, useLocation, useNavigate, withQuery } from '@lobby/routing';
import { throttle } from '@lobby/runtime';
import { useTheme } from '@lobby/theming';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { messageSchema, originOf, sendMessage } from './sportsbookMessages.ts';
import * as css from './Sportsbook.css.ts';
import { sportsbookMachine } from './sportsbook.machine.ts';
import {
  type PauseReason,
  SportsbookPaused,
  SportsbookLoading,
  SportsbookNotOffered,
  SportsbookUnavailable,
} from './SportsbookStates.tsx';
import { isListening, viewOf } from './sportsbookView.ts';
import { startSession } from './startSession.ts';
import { useCoupon } from './useCoupon.ts';
import { useSportsbookPage } from './useSportsbookPage.ts';
import { timings } from '../timings.ts';

/** The operator's sportsbook in its frame, or why there is none. */
export function Sportsbook() {
  const { url } = useLobby().settings.sportsbook ?? {};
  const origin = originOf(url);
  return url === undefined || origin === null ? <SportsbookUnavailable /> : <Framed url={url} origin={origin} />;
}

/**
 * The frame and the messages to and from it. It is as high as its content, so that the lobby's page scrolls and the frame
 * does not; it cannot navigate the lobby away.
 */
function Framed({ url, origin }: { url: string; origin: string }) {
  const { t } = useLingui();
  const frame = useRef<HTMLIFrameElement>(null);
  const client = useDataClient();
  const navigate = useNavigate();
  const location = useLocation();
  const locale = useLocale();
  const openQuickDeposit = useIntent('openQuickDeposit');
  const isPlayersRequest = useFrameRequests(frame);
  const [refetchWallet] = useState(() =>
    throttle(() => client.refetchAfterAnswer(WalletQuery), timings.walletRefetchInterval),
  );
  const { status } = useSession();
  const isPlayer = status === 'LOGGED_IN';
  const [state, send] = useMachine(sportsbookMachine, {
    input: { startSession: () => startSession(client), onError: reportError },
  });
  const { attempt, token, rejection } = state.context;
  const [generation, setGeneration] = useState(0);
  const [height, setHeight] = useState<number | null>(null);

  useEffect(
    function followPlayer() {
      if (status !== 'LOADING') send({ type: 'PLAYER_CHANGED', isPlayer: status === 'LOGGED_IN' });
    },
    [send, status],
  );

  const { cover, isPaused } = usePause(isPlayer, rejection !== null);
  const { isOpen: isBelowOverlay } = useOverlay();
  const isBlocked = cover !== null;
  useEffect(
    function followBlock() {
      send({ type: 'BLOCK_CHANGED', block: { isBlocked, isBelowOverlay } });
    },
    [send, isBlocked, isBelowOverlay],
  );

  const postToFrame = (message: ToSportsbook) => sendMessage(frame.current, origin, message);
  const { country, currency, isSettled } = useMarket();
  const { preset } = useTheme();
  const hearsMessages = isListening(state) && isSettled;

  useFrameMessage(hearsMessages, postToFrame, [generation, token, locale, currency, country, preset], () => ({
    type: 'session',
    token,
    locale: regionalCodes[locale],
    currency,
    country,
    theme: pageScheme(),
  }));
  const [{ data }] = useViewerQuery({ query: WalletQuery, pause: !isPlayer });
  const wallet = isPlayer ? data?.viewer?.wallet : null;
  useFrameMessage(
    hearsMessages,
    postToFrame,
    [generation, wallet?.balance, wallet?.currency],
    () => wallet && { type: 'balance', amount: wallet.balance, currency: wallet.currency },
  );
  useFrameMessage(hearsMessages, postToFrame, [generation, isPaused], () => ({ type: 'paused', paused: isPaused }));
  const onRoute = useSportsbookPage({ generation, isListening: hearsMessages, postToFrame });
  useEffect(() => refetchWallet.stop, [refetchWallet]);
  useCoupon({ isListening: hearsMessages, isPlayer, postToFrame });

  function signIn() {
    if (isPlayer) send({ type: 'SESSION_WANTED' });
    else void navigate(withQuery(loginPathFrom(location, locale), { autoSignIn: '1' }));
  }
  function receive(message: FromSportsbook) {
    if (message.type === 'ready') {
      send({ type: 'READY' });
      setGeneration((count) => count + 1);
    }
    if (message.type === 'height') setHeight(message.height);
    // Whatever else it says while it is not to be used is not the player's doing.
    if (!state.matches({ frame: { ready: 'open' } })) return;
    if (message.type === 'sessionEnded' && token !== null) send({ type: 'SESSION_ENDED' });
    if (message.type === 'balanceChanged' && isPlayer) refetchWallet.run();
    if (message.type === 'route') {
      const isPlayers = isActiveIn(frame.current);
      if (onRoute(message.path, { isPlayers, replace: message.replace }) && isPlayers) showTop(frame.current);
    }
    if (message.type !== 'signIn' && message.type !== 'deposit') return;
    if (!isPlayersRequest()) return;
    if (message.type === 'deposit' && isPlayer) openQuickDeposit({ amount: message.amount }).catch(reportError);
    else signIn();
  }
  useFrameMessages({ frame, origins: [origin], schema: messageSchema, onMessage: receive });

  const view = viewOf(state, { cover, isMarketSettled: isSettled });
  const isShown = view.step === 'shown';
  useEffect(
    function setFrameHeight() {
      // By the CSS object model: the policy forbids style attributes.
      if (frame.current) frame.current.style.height = isShown && height !== null ? `${height}px` : '';
    },
    [isShown, height, attempt],
  );
  return (
    <div className={css.stage} aria-busy={view.step === 'loading' || undefined}>
      <iframe
        key={attempt}
        ref={frame}
        className={isShown ? css.frame : css.waitingFrame}
        src={url}
        title={t({ id: 'SPORTSBOOK', message: 'Sportsbook' })}
        inert={!isShown}
        sandbox={trustedFrame}
        referrerPolicy="origin"
      />
      {view.step === 'loading' && <SportsbookLoading />}
      {view.step === 'unavailable' && <SportsbookUnavailable onRetry={() => send({ type: 'RETRY' })} />}
      {view.step === 'covered' && (
        <SportsbookPaused
          reason={view.reason}
          onRetry={view.mayRetry ? () => send({ type: 'SESSION_WANTED' }) : null}
        />
      )}
      {view.step === 'notOffered' && <SportsbookNotOffered />}
    </div>
  );
}

/** Sends the frame something when it begins to listen, and whenever one of the values has changed. */
function useFrameMessage(
  isListening: boolean,
  postToFrame: (message: ToSportsbook) => void,
  values: readonly (string | number | boolean | null | undefined)[],
  read: () => ToSportsbook | null | undefined,
): void {
  const tellNow = useEffectEvent(() => {
    const message = read();
    if (message) postToFrame(message);
  });
  const changed = JSON.stringify(values);
  useEffect(() => {
    if (isListening) tellNow();
  }, [isListening, changed]);
}

/**
 * What keeps a player from betting. Bets wait for the checks that the licence requires, as games do; the frame is
 * covered where that is more than a moment.
 */
function usePause(isPlayer: boolean, isRejected: boolean): { cover: PauseReason | null; isPaused: boolean } {
  const block = usePlayBlock();
  const readiness = useCheckReadiness();
  if (!isPlayer) return { cover: null, isPaused: false };
  const reasons = { ready: null, pending: null, blocked: 'check', slow: 'waiting' } as const;
  const isBlocked = block !== null || isRejected;
  return { cover: isBlocked ? 'blocked' : reasons[readiness], isPaused: isBlocked || readiness !== 'ready' };
}

const pageScheme = () => (getComputedStyle(document.documentElement).colorScheme.includes('dark') ? 'dark' : 'light');

/** Another page of the sportsbook begins at its top, below the lobby's header. */
function showTop(frame: HTMLIFrameElement | null): void {
  if (frame && frame.getBoundingClientRect().top < 0) frame.scrollIntoView({ block: 'start', behavior: 'instant' });
}
