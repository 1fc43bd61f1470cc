import * as v from 'valibot';
import type { Instance, Multipliers, OptInStatus, Pot, Win } from './types.ts';

/** Above this, a number of time is in milliseconds: as seconds it would be the year 5138. */
const MAX_SECONDS = 1e11;

/** A decimal that is not negative, as a string; a number is accepted, too. */
const decimal = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => (typeof value === 'number' ? plain(value) : value.trim())),
  v.regex(/^\d{1,15}(\.\d+)?$/),
);
/** Without an exponent, which JavaScript writes for small numbers. */
const plain = (value: number): string => {
  const text = String(value);
  return text.includes('e') ? value.toFixed(8) : text;
};

const isInSeconds = (time: number): boolean => time < MAX_SECONDS;
const inMs = (time: number): number => (isInSeconds(time) ? time * 1000 : time);
const wireTime = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/), v.transform(Number))]),
  v.check((value: number) => Number.isFinite(value)),
  v.minValue(0),
);
const timestamp = v.pipe(wireTime, v.transform(inMs));

/** When the service answered: at `at` or, where it counts in whole seconds, up to `precision` later. In ms. */
export interface ServerTime {
  at: number;
  precision: number;
}
const serverTime = v.pipe(
  wireTime,
  v.transform((time): ServerTime => ({ at: inMs(time), precision: isInSeconds(time) && time % 1 === 0 ? 1000 : 1 })),
);

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A list without its malformed entries: one of them does not cost the others. */
const listOf = <Schema extends v.GenericSchema>(entry: Schema) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((entries) => {
      const parsed = entries.map((item) => v.safeParse(entry, item));
      return {
        entries: parsed.flatMap((result): v.InferOutput<Schema>[] => (result.success ? [result.output] : [])),
        isComplete: parsed.every(({ success }) => success),
      };
    }),
  );
/** The same where what is missing has no consequence. */
const entriesOf = <Schema extends v.GenericSchema>(entry: Schema) =>
  v.pipe(
    listOf(entry),
    v.transform(({ entries }) => entries),
  );

const pot = v.pipe(
  v.object({ id: name, current_value: decimal, win_odds: v.fallback(v.nullish(decimal), null) }),
  v.transform(({ id, current_value, win_odds }): Pot => ({ id, value: current_value, odds: win_odds ?? null })),
);

const multipliers = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((byCurrency): Multipliers =>
    Object.fromEntries(
      Object.entries(byCurrency).flatMap(([currency, value]) => {
        const multiplier = v.safeParse(decimal, value);
        return /^[A-Z]{3}$/.test(currency) && multiplier.success ? [[currency, multiplier.output]] : [];
      }),
    ),
  ),
);

export const currenciesSchema = v.object({ multipliers });

/** A raw contribution option. */
const option = v.pipe(
  v.union([v.number(), v.pipe(decimal, v.transform(Number))]),
  v.check((value: number) => Number.isFinite(value)),
  v.minValue(0),
);

/** Contributions by ISO 4217 code, without those that are none. */
const preferences = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform(
    (byCurrency) =>
      new Map(
        Object.entries(byCurrency).flatMap(([currency, value]) => {
          const contribution = v.safeParse(option, value);
          return contribution.success ? [[currency, contribution.output] as const] : [];
        }),
      ),
  ),
);

/** @param currency the player's; null for visitors */
const optInStatus = (currency: string | null) =>
  v.pipe(
    v.object({
      opted_in: v.boolean(),
      contribution_preferences: v.fallback(v.nullish(preferences), null),
      preferred_contribution_value: v.fallback(v.nullish(option), null),
    }),
    v.transform(({ opted_in, contribution_preferences, preferred_contribution_value }): OptInStatus => {
      const byCurrency = contribution_preferences ?? new Map<string, number>();
      const only = byCurrency.size === 1 ? [...byCurrency.values()][0] : null;
      return {
        optedIn: opted_in,
        hasChosen: opted_in || preferred_contribution_value != null || byCurrency.size > 0,
        contribution: preferred_contribution_value ?? byCurrency.get(currency ?? '') ?? only ?? null,
      };
    }),
  );

/**
 * An answer of the instance call. Where it names no preferred contribution, the preference in the player's currency is it.
 * @param currency the player's; null for visitors
 */
export const instanceSchema = (currency: string | null) =>
  v.pipe(
    v.object({
      id: name,
      timestamp_start: v.nullish(timestamp),
      timestamp_end: v.nullish(timestamp),
      pots: entriesOf(pot),
      optin_status: v.nullish(optInStatus(currency)),
      server_timestamp: v.fallback(v.nullish(serverTime), null),
    }),
    v.transform(({ id, timestamp_start, timestamp_end, pots, optin_status, server_timestamp }) => ({
      instance: {
        id,
        startsAt: timestamp_start ?? null,
        endsAt: timestamp_end ?? null,
        pots,
        optIn: optin_status ?? null,
      } satisfies Instance,
      serverTime: server_timestamp ?? null,
    })),
  );

/** A win as it arrives: its id and its instance are not specified, and null where they do not come. */
export interface ReceivedWin extends Omit<Win, 'id' | 'instanceId'> {
  id: string | null;
  instanceId: string | null;
}

const winFields = {
  id: v.nullish(name),
  instance_id: v.nullish(name),
  player_id: name,
  win_amount: decimal,
  win_pot_id: v.fallback(v.nullish(name), null),
  currency_multipliers: v.fallback(v.nullish(v.object({ multipliers: v.nullish(multipliers) })), null),
  community_winners: v.fallback(v.nullish(entriesOf(v.object({ player_id: name, win_amount: decimal }))), null),
};
type WinFields = v.InferOutput<v.ObjectSchema<typeof winFields, undefined>>;

const toWin = (fields: WinFields, kind: Win['kind'], isRepeated = false): ReceivedWin => ({
  kind,
  isRepeated,
  id: fields.id ?? null,
  instanceId: fields.instance_id ?? null,
  potId: fields.win_pot_id ?? '',
  playerId: fields.player_id,
  amount: fields.win_amount,
  multipliers: fields.currency_multipliers?.multipliers ?? {},
  communityWinners: (fields.community_winners ?? []).map(({ player_id, win_amount }) => ({
    playerId: player_id,
    amount: win_amount,
  })),
});

/** A win that JoinedMessage repeats; `kind` is null where the message does not name it. */
const repeatedWin = v.pipe(
  v.object({ ...winFields, type: v.fallback(v.nullish(v.picklist(['WinEvent', 'RaffleWinEvent'])), null) }),
  v.transform(({ type, ...fields }) => ({
    ...toWin(fields, 'jackpot', true),
    kind: type == null ? null : kindOf[type],
  })),
);
const kindOf = { WinEvent: 'jackpot', RaffleWinEvent: 'raffle' } as const;

const eventSchemas = {
  JoinedMessage: v.pipe(
    v.object({
      instance_id: name,
      sequence: count,
      pots: listOf(pot),
      wins: v.fallback(v.nullish(entriesOf(repeatedWin)), null),
      server_timestamp: v.fallback(v.nullish(serverTime), null),
    }),
    v.transform((message) => ({
      type: 'snapshot' as const,
      instanceId: message.instance_id,
      sequence: message.sequence,
      pots: message.pots.entries,
      wins: message.wins ?? [],
      serverTime: message.server_timestamp ?? null,
    })),
  ),
  JackpotUpdate: v.pipe(
    // Of these, the pots alone are specified.
    v.object({ instance_id: v.nullish(name), sequence: v.nullish(count), pots: listOf(pot) }),
    v.transform((message) => ({
      type: 'update' as const,
      instanceId: message.instance_id ?? null,
      /** Null from a service that does not count: the order of arrival is the order then. */
      sequence: message.sequence ?? null,
      pots: message.pots.entries,
      isComplete: message.pots.isComplete,
    })),
  ),
  WinEvent: v.pipe(
    v.object(winFields),
    v.transform((fields) => ({ type: 'win' as const, win: toWin(fields, 'jackpot') })),
  ),
  RaffleWinEvent: v.pipe(
    v.object(winFields),
    v.transform((fields) => ({ type: 'win' as const, win: toWin(fields, 'raffle') })),
  ),
  PlayerRaffleTicketsListResponse: v.pipe(
    v.object({ instance_tickets: entriesOf(v.object({ instance_id: name, ticket_count: count })) }),
    v.transform(({ instance_tickets }) => ({
      type: 'tickets' as const,
      tickets: Object.fromEntries(instance_tickets.map(({ instance_id, ticket_count }) => [instance_id, ticket_count])),
    })),
  ),
};

/** An event from the socket. */
export type ThrillpotEvent = v.InferOutput<(typeof eventSchemas)[keyof typeof eventSchemas]>;
type EventOf<Type extends ThrillpotEvent['type']> = Extract<ThrillpotEvent, { type: Type }>;
export type PotsSnapshot = EventOf<'snapshot'>;
export type PotsUpdate = EventOf<'update'>;

/** A frame that cannot be read; its message names fields, never what they hold. */
export class UnreadableFrame extends Error {
  override name = 'UnreadableFrame';
}

/**
 * Reads a frame of the socket; null for a type that the lobby does not know.
 * @throws UnreadableFrame
 */
export function readFrame(data: unknown): ThrillpotEvent | null {
  const frame = parseJson(data);
  const type = v.is(v.object({ type: v.string() }), frame) ? frame.type : null;
  if (type === null) throw new UnreadableFrame('A frame of the jackpot service is no object with a type.');
  if (!isKnown(type)) return null;
  const event = v.safeParse(eventSchemas[type], frame);
  if (event.success) return event.output;
  const fields = new Set(event.issues.map((issue) => v.getDotPath(issue) ?? 'the whole'));
  throw new UnreadableFrame(`${type} of the jackpot service cannot be read: ${[...fields].join(', ')}.`);
}

const isKnown = (type: string): type is keyof typeof eventSchemas => Object.hasOwn(eventSchemas, type);

function parseJson(data: unknown): unknown {
  try {
    return JSON.parse(String(data)) as unknown;
  } catch {
    return null;
  }
}
