import { type FromSportsbook, sportsbookChannel, type ToSportsbook } from '@lobby/contracts';
import { parseUrl } from '@lobby/runtime';
import * as v from 'valibot';

/** Pixels: below, the frame could not be used; above, it would be no page. Between them it is as high as its content. */
const LEAST_HEIGHT = 320;
const MOST_HEIGHT = 20_000;

const isDotSegment = (segment: string) => /^(\.|%2e){1,2}$/i.test(segment);

/** A page of the sportsbook: a path of plain segments, from a message or from the lobby's address. */
export const pageSchema = v.pipe(
  v.string(),
  v.maxLength(300),
  v.regex(/^\/(?:[\w.~%@:+,=-]+\/)*[\w.~%@:+,=-]*$/),
  v.check((path) => !path.split('/').some(isDotSegment)),
);

/** What a link puts on the bet slip: it means nothing here. */
export const couponSchema = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,256}$/));

const amount = v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,2})?$/));
const height = v.pipe(
  v.number(),
  v.finite(),
  v.transform((px) => Math.min(Math.max(Math.ceil(px), LEAST_HEIGHT), MOST_HEIGHT)),
);

const channel = v.literal(sportsbookChannel);
export const messageSchema = v.variant('type', [
  v.object({ channel, type: v.picklist(['ready', 'sessionEnded', 'signIn', 'balanceChanged']) }),
  // An amount that cannot be read is none: the player says how much.
  v.object({ channel, type: v.literal('deposit'), amount: v.fallback(v.optional(amount), undefined) }),
  v.object({
    channel,
    type: v.literal('route'),
    path: pageSchema,
    replace: v.fallback(v.optional(v.boolean()), undefined),
  }),
  v.object({ channel, type: v.literal('height'), height }),
]) satisfies v.GenericSchema<unknown, FromSportsbook>;

/** The sportsbook's origin, or null for what may not be framed: on the lobby's own it could read the player's session. */
export function originOf(url: string | undefined): string | null {
  const { protocol, origin } = parseUrl(url ?? '') ?? {};
  return origin !== undefined && /^https?:$/.test(protocol ?? '') && origin !== window.location.origin ? origin : null;
}

/** To the sportsbook's exact origin: a page that has taken its place in the frame hears nothing. */
export function sendMessage(frame: HTMLIFrameElement | null, origin: string | null, message: ToSportsbook): void {
  if (origin !== null) frame?.contentWindow?.postMessage({ channel: sportsbookChannel, ...message }, origin);
}
