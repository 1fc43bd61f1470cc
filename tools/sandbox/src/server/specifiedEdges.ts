import * as v from 'valibot';
import type { Edges } from '../net/edges.ts';
import { specifiedSchema } from '../graphql/schema.ts';
import { documentsPath } from '../lobby/documents.ts';
import { loginPath } from '../partners/login/page.ts';
import { sportsbookPath } from '../partners/sportsbook/index.ts';
import { legacyProtocol } from '../realtime/legacy.ts';

const listed = <Name extends string>(...names: readonly Name[]) =>
  v.object(v.entriesFromList(names, v.optional(v.unknown())));
const pots = v.array(listed('id', 'current_value'));
const win = v.object({
  ...listed('type', 'player_id', 'win_amount', 'win_pot_id', 'community_winners').entries,
  currency_multipliers: listed('multipliers'),
});

/** The fields that the specification lists; null: it has no such frame. Partners' own scripts get their answers whole. */
const listedFields: Readonly<Record<string, v.GenericSchema<object, object> | null>> = {
  JoinedMessage: null,
  JackpotUpdate: v.object({ ...listed('type').entries, pots }),
  WinEvent: win,
  RaffleWinEvent: win,
  PlayerRaffleTicketsListResponse: v.object({
    ...listed('type').entries,
    instance_tickets: v.array(listed('instance_id', 'ticket_count')),
  }),
  jackpotInstance: v.object({
    ...listed('id', 'timestamp_start', 'timestamp_end').entries,
    pots,
    optin_status: v.nullable(listed('opted_in', 'contribution_preferences', 'preferred_contribution_value')),
  }),
  gamificationToken: listed('accessToken'),
  gamificationPlayer: v.object({ gamificationOpt: listed('enable') }),
  discovery: listed(
    ...(['issuer', 'authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const),
    ...(['response_types_supported', 'subject_types_supported', 'id_token_signing_alg_values_supported'] as const),
    ...(['userinfo_endpoint', 'revocation_endpoint', 'end_session_endpoint'] as const),
    // The session monitor's.
    'check_session_iframe',
  ),
};

/** Services that operations of our own lead to: uploads, games, the sportsbook, identity checks, partners' sign-in pages. */
const ownServices = [documentsPath, '/play', sportsbookPath, '/websdk/', loginPath];

/** What the specification names alone: the back end that an integrator may have. */
export const specifiedEdges = (): Edges => ({
  schema: specifiedSchema(),
  protocols: [legacyProtocol],
  takesProofs: false,
  servesPages: false,
  rejectionOf({ url = '/', headers }) {
    if (headers['dpop'] !== undefined || headers.authorization?.startsWith('DPoP ')) return 400;
    return ownServices.some((path) => url.startsWith(path)) ? 404 : undefined;
  },
  reduce(name, body) {
    const fields = listedFields[name];
    if (fields === null) return undefined;
    return fields ? v.parse(fields, body) : body;
  },
});
