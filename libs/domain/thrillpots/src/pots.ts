import type { Pot } from './types.ts';
import type { PotsSnapshot, PotsUpdate } from './wire.ts';

/** Numbers that are stored while one before them is missing; with more the snapshot is all that counts. */
const MAX_AHEAD = 100;

interface KnownPot {
  pot: Pot;
  /** Number of the message that it came with. */
  sequence: number;
}

/** An instance's pots by the messages of the socket. Never changed in place. */
export interface PotsState {
  /** All messages up to this number have been taken into account. */
  sequence: number;
  /** Numbers above, after one that is missing. */
  ahead: ReadonlySet<number>;
  pots: readonly KnownPot[];
  /** The service's time of the newest message, in ms. */
  newestAt: number;
  /** A newer snapshot had a lower number than the messages: if the next one has, too, the service counts anew. */
  mayHaveRestarted: boolean;
}

/** Whether a message is missing, so that a snapshot has to be requested. */
export const hasGap = ({ ahead, mayHaveRestarted }: PotsState): boolean => ahead.size > 0 || mayHaveRestarted;

/** The first snapshot. */
function begin({ sequence, pots, serverTime }: PotsSnapshot): PotsState {
  return {
    sequence,
    ahead: new Set(),
    pots: pots.map((pot) => ({ pot, sequence })),
    newestAt: serverTime?.at ?? 0,
    mayHaveRestarted: false,
  };
}

/** Pots that are known, for the first message of a service, or of a connection, that sends no snapshot before. */
export const beginWith = (known: readonly Pot[], newestAt = 0): PotsState => ({
  sequence: 0,
  ahead: new Set(),
  pots: known.map((pot) => ({ pot, sequence: 0 })),
  newestAt,
  mayHaveRestarted: false,
});

/**
 * Takes all pots as they were at the snapshot's number, but those that a later message has changed. A snapshot that is
 * newer than all before and counts lower comes from a service that has begun to count anew, or from one that lags
 * behind: it replaces the pots once a second one says the same.
 */
export function withSnapshot(state: PotsState | null, snapshot: PotsSnapshot): PotsState {
  if (state === null) return begin(snapshot);
  const { sequence, pots, serverTime } = snapshot;
  const isNewer = serverTime === null || serverTime.at > state.newestAt;
  const newestAt = Math.max(state.newestAt, serverTime?.at ?? 0);
  if (sequence < state.sequence) {
    if (isNewer && state.mayHaveRestarted) return begin(snapshot);
    return isNewer ? { ...state, newestAt, mayHaveRestarted: true } : state;
  }
  const later = new Map(state.pots.filter((known) => known.sequence > sequence).map((known) => [known.pot.id, known]));
  const all = pots.map((pot) => later.get(pot.id) ?? { pot, sequence });
  for (const { id } of pots) later.delete(id);
  return {
    ...withoutPassed(sequence, state.ahead),
    pots: [...all, ...later.values()],
    newestAt,
    mayHaveRestarted: false,
  };
}

/**
 * Takes the pots of a message, unless a later one has had them. Null stays null: the pots that it does not name are not known.
 * @param now the service's time at which it arrives, in ms
 */
export function withUpdate(
  state: PotsState | null,
  { sequence, pots }: Pick<PotsUpdate, 'pots'> & { sequence: number },
  now: number,
): PotsState | null {
  if (state === null || sequence <= state.sequence || state.ahead.has(sequence)) return state;
  const passed =
    sequence === state.sequence + 1
      ? withoutPassed(sequence, state.ahead)
      : { sequence: state.sequence, ahead: withOneMore(state.ahead, sequence) };
  return { ...state, ...passed, ...withPots(state, pots, sequence, now) };
}

/**
 * Takes the pots of a message without a number, which is the newest since it arrived last.
 * @param known pots of the instance call, for the first message of a service that sends no snapshot
 * @param now the service's time at which it arrives, in ms
 */
export function withUnnumbered(
  state: PotsState | null,
  pots: readonly Pot[],
  { known, now }: { known: readonly Pot[]; now: number },
): PotsState {
  const before = state ?? beginWith(known);
  return { ...before, ...withPots(before, pots, before.sequence, now) };
}

function withPots(
  state: PotsState,
  pots: readonly Pot[],
  sequence: number,
  now: number,
): Pick<PotsState, 'pots' | 'newestAt'> {
  const news = new Map(pots.map((pot) => [pot.id, { pot, sequence }]));
  const all = state.pots.map((known) => {
    const next = news.get(known.pot.id);
    news.delete(known.pot.id);
    return next && sequence >= known.sequence ? next : known;
  });
  return { pots: [...all, ...news.values()], newestAt: Math.max(state.newestAt, now) };
}

/** The number up to which nothing is missing, once all up to `sequence` are there. */
function withoutPassed(sequence: number, ahead: ReadonlySet<number>): Pick<PotsState, 'sequence' | 'ahead'> {
  if (ahead.size === 0) return { sequence, ahead };
  const left = new Set([...ahead].filter((number) => number > sequence));
  let last = sequence;
  while (left.delete(last + 1)) last += 1;
  return { sequence: last, ahead: left };
}

function withOneMore(ahead: ReadonlySet<number>, sequence: number): ReadonlySet<number> {
  if (ahead.size >= MAX_AHEAD) return ahead;
  return new Set(ahead).add(sequence);
}
