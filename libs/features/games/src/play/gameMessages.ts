import * as v from 'valibot';

/**
 * The bridge to a game's frame. What a game says is parsed here and nowhere else; what it says
 * about money is never believed (the wallet hears of rounds from the server).
 */
const gameMessage = v.variant('type', [
  v.object({ type: v.literal('game:ready') }),
  v.object({ type: v.literal('game:round') }),
  v.object({ type: v.literal('game:exit') }),
  v.object({ type: v.literal('game:deposit') }),
  v.object({ type: v.literal('game:error'), message: v.fallback(v.optional(v.string()), undefined) }),
]);
export type GameMessage = v.InferOutput<typeof gameMessage>;

/** What the lobby tells a game: a dialog lies over it, or no longer does. */
export type LobbyMessage = { type: 'lobby:pause' } | { type: 'lobby:resume' };

/**
 * The message, if it comes from this very frame, from an allowed origin and in a known shape.
 * Anything else on the window (other frames, extensions, the cashier) is none of ours.
 */
export function readGameMessage(
  event: Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>,
  frame: MessageEventSource | null,
  allowedOrigins: readonly string[],
): GameMessage | null {
  if (frame === null || event.source !== frame || !allowedOrigins.includes(event.origin)) return null;
  const message = v.safeParse(gameMessage, event.data);
  return message.success ? message.output : null;
}

/** The game's origin if its address may be framed: http(s), on the list. `null` blocks the launch. */
export function gameOrigin(address: string, allowedOrigins: readonly string[]): string | null {
  const url = URL.parse(address);
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null;
  return allowedOrigins.includes(url.origin) ? url.origin : null;
}
