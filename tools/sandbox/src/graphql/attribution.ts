import * as v from 'valibot';
import type { Store } from '../store/index.ts';
import type { Identity } from '../auth/tokens.ts';

const code = v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/));
const attributionSchema = v.object({
  affiliateCode: v.optional(code),
  internalTrackingId: v.optional(code),
  utm: v.optional(
    v.record(v.picklist(['source', 'medium', 'campaign', 'term', 'content']), v.pipe(v.string(), v.maxLength(200))),
  ),
});
const contextSchema = v.pipe(v.string(), v.parseJson(), attributionSchema);

/**
 * Remembers where a player came from, as the lobby's `x-context` says in the first session, whichever way the account was
 * opened. Later visits change nothing: an account has one origin.
 */
export function noteAttribution(
  store: Pick<Store, 'players' | 'sessions'>,
  { playerId, sid }: Identity,
  header: string | null,
): void {
  const parsed = v.safeParse(contextSchema, header);
  if (!parsed.success || Object.keys(parsed.output).length === 0) return;
  const player = store.players.find(playerId);
  if (!player || player.profile.attribution || store.sessions.previousStart(playerId, sid) !== null) return;
  store.players.update(playerId, { attribution: parsed.output });
}
