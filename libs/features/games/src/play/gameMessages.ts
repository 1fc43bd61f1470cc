import * as v from 'valibot';

/**
 * The messages of a game's frame, parsed here alone. Amounts in them are ignored: the wallet is updated
 * by the server.
 */
const gameMessage = v.variant('type', [
  v.object({ type: v.literal('game:ready') }),
  v.object({ type: v.literal('game:round') }),
  v.object({ type: v.literal('game:exit') }),
  v.object({ type: v.literal('game:deposit') }),
  v.object({ type: v.literal('game:error'), message: v.fallback(v.optional(v.string()), undefined) }),
]);
export type GameMessage = v.InferOutput<typeof gameMessage>;

/** Sent to a game when a dialog covers it, and when it no longer does. */
export type LobbyMessage = { type: 'lobby:pause' } | { type: 'lobby:resume' };

/**
 * The message, if it comes from this very frame, from an allowed origin and in a known shape.
 * Other frames, extensions and the cashier send messages to the same window.
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
