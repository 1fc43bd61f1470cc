import * as v from 'valibot';
import type { WireEvent, WireInstance, WirePot } from '../../../../../libs/contracts/src/thrillpots.ts';
import { multipliers as multipliersOf, toEuroDecimal } from '../../store/base/microEuro.ts';
import type { PartnerInstance, PartnerPot, PartnerWin } from '../ports.ts';

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));

/** What the lobby may send. Fields that it does not know are left out. */
export const requestSchema = v.variant('type', [
  v.object({
    type: v.literal('SubscribeRequest'),
    instance_id: text,
    authorization: v.optional(v.pipe(v.string(), v.regex(/^(Bearer|DPoP) \S+$/), v.maxLength(8000))),
    dpop: v.optional(v.pipe(v.string(), v.maxLength(8000))),
  }),
  v.object({
    type: v.literal('PlayerOptInRequest'),
    instance_id: text,
    player_id: text,
    brand_id: text,
    player_country: v.literal('IE'),
    opt_in: v.boolean(),
    contribution_value: v.pipe(v.number(), v.finite()),
  }),
  v.object({
    type: v.literal('PlayerRaffleTicketsRequest'),
    player_id: text,
    instance_ids: v.pipe(v.array(text), v.maxLength(20)),
  }),
]);
export type Request = v.InferOutput<typeof requestSchema>;

type Event<Type extends WireEvent['type']> = Extract<WireEvent, { type: Type }>;
type WireWin = Event<'JoinedMessage'>['wins'][number];

/** In seconds. */
const seconds = (time: number | null): number | null => (time === null ? null : Math.floor(time / 1000));

const wirePot = ({ id, value, winOdds }: PartnerPot): WirePot => ({
  id,
  current_value: toEuroDecimal(value),
  ...(winOdds !== null && { win_odds: String(winOdds) }),
});

export const wireInstance = ({ id, startsAt, endsAt, pots, optIn }: PartnerInstance, now: number): WireInstance => ({
  id,
  timestamp_start: seconds(startsAt),
  timestamp_end: seconds(endsAt),
  pots: pots.map(wirePot),
  optin_status: optIn && {
    opted_in: optIn.optedIn,
    contribution_preferences: optIn.preferences,
    preferred_contribution_value: optIn.contribution,
  },
  server_timestamp: now,
});

const wireWin = ({ id, instanceId, playerId, potId, value, communityWinners }: PartnerWin): WireWin => ({
  id,
  instance_id: instanceId,
  player_id: playerId,
  win_amount: toEuroDecimal(value),
  win_pot_id: potId,
  currency_multipliers: { multipliers: multipliersOf() },
  community_winners: communityWinners.map((winner) => ({
    player_id: winner.playerId,
    win_amount: toEuroDecimal(winner.value),
  })),
});

export const winEvent = (win: PartnerWin): Event<'WinEvent' | 'RaffleWinEvent'> => ({
  type: win.kind === 'jackpot' ? 'WinEvent' : 'RaffleWinEvent',
  ...wireWin(win),
});

export const jackpotUpdate = (
  instanceId: string,
  sequence: number,
  pots: readonly PartnerPot[],
): Event<'JackpotUpdate'> => ({ type: 'JackpotUpdate', instance_id: instanceId, sequence, pots: pots.map(wirePot) });

export const joinedMessage = (
  instanceId: string,
  state: { sequence: number; pots: readonly PartnerPot[]; wins: readonly PartnerWin[] },
  now: number,
): Event<'JoinedMessage'> => ({
  type: 'JoinedMessage',
  instance_id: instanceId,
  sequence: state.sequence,
  pots: state.pots.map(wirePot),
  wins: state.wins.map(wireWin),
  server_timestamp: now,
});

export const ticketsResponse = (
  tickets: readonly { instanceId: string; count: number }[],
): Event<'PlayerRaffleTicketsListResponse'> => ({
  type: 'PlayerRaffleTicketsListResponse',
  instance_tickets: tickets.map(({ instanceId, count }) => ({ instance_id: instanceId, ticket_count: count })),
});
