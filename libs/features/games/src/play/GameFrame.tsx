import { useChecks } from '@lobby/checks';
import { useLobby } from '@lobby/composition';
import { trustedFrame, useFrameMessages, useFrameRequests } from '@lobby/frames';
import { useOverlay } from '@lobby/overlays';
import { useEffect, useRef } from 'react';
import * as v from 'valibot';
import * as css from './GameStage.css.ts';
import { gameOrigin } from './launchGame.ts';

/**
 * The messages of a game's frame, parsed here alone. Amounts in them are ignored: the wallet is updated
 * by the server.
 */
export const gameMessage = v.variant('type', [
  v.object({ type: v.literal('game:ready') }),
  v.object({ type: v.literal('game:round') }),
  v.object({ type: v.literal('game:exit') }),
  v.object({ type: v.literal('game:deposit') }),
  v.object({ type: v.literal('game:limit'), limit: v.picklist(['loss-limit', 'session-limit']) }),
  v.object({ type: v.literal('game:error'), message: v.fallback(v.optional(v.string()), undefined) }),
]);
export type GameMessage = v.InferOutput<typeof gameMessage>;

/** Sent to a game when a dialog covers it, and when it no longer does. */
type LobbyMessage = { type: 'lobby:pause' } | { type: 'lobby:resume' };

interface GameFrameProps {
  /** Known to be on the list of allowed origins. */
  url: string;
  title: string;
  /** The game is still loading. */
  isHidden: boolean;
  /** Something else stands in its place for a while; it stays paused. */
  isCovered: boolean;
  onMessage: (message: GameMessage) => void;
}

/**
 * The game itself, in a frame of another site. It cannot navigate the lobby away, and it receives `lobby:pause`
 * while a dialog covers it or a check is active. It gets no full screen of its own: a
 * frame in the top layer would hide the session clock and the reality check (R-6-008, R-6-016).
 */
export function GameFrame({ url, title, isHidden, isCovered, onMessage }: GameFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { settings } = useLobby();
  const { isOpen } = useOverlay();
  const { anyActive } = useChecks();
  const isPaused = !isHidden && (isOpen || anyActive);
  const wasPaused = useRef(false);
  const isPlayersRequest = useFrameRequests(frame);

  useFrameMessages({
    frame,
    origins: settings.gameOrigins,
    schema: gameMessage,
    onMessage(message) {
      if (message.type !== 'game:deposit' || isPlayersRequest()) onMessage(message);
    },
  });
  useEffect(
    function pauseOrResume() {
      const origin = gameOrigin(url, settings.gameOrigins);
      if (isPaused === wasPaused.current || origin === null) return;
      wasPaused.current = isPaused;
      const message: LobbyMessage = { type: isPaused ? 'lobby:pause' : 'lobby:resume' };
      frame.current?.contentWindow?.postMessage(message, origin);
    },
    [isPaused, url, settings.gameOrigins],
  );

  return (
    <iframe
      ref={frame}
      className={css.frame}
      src={url}
      title={title}
      inert={isHidden || isCovered}
      sandbox={`${trustedFrame} allow-pointer-lock`}
      allow="autoplay; screen-wake-lock"
      referrerPolicy="origin"
    />
  );
}
