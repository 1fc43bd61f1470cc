import fc from 'fast-check';
import { hasGap, type PotsState, withSnapshot, withUpdate } from './pots.ts';
import type { PotsSnapshot, PotsUpdate } from './wire.ts';

type NumberedUpdate = PotsUpdate & { sequence: number };

const pot = (id: string, value: number) => ({ id, value: `${value}.00`, odds: null });
const snapshot = (sequence: number, at: number, ...pots: ReturnType<typeof pot>[]): PotsSnapshot => ({
  type: 'snapshot',
  instanceId: 'jackpot-1',
  sequence,
  pots,
  wins: [],
  serverTime: { at, precision: 1 },
});
const update = (sequence: number, ...pots: ReturnType<typeof pot>[]): NumberedUpdate => ({
  type: 'update',
  instanceId: 'jackpot-1',
  sequence,
  pots,
  isComplete: true,
});
const valuesOf = (state: PotsState | null) =>
  Object.fromEntries(state?.pots.map(({ pot: { id, value } }) => [id, value]) ?? []);

it('knows nothing before the first snapshot', () => {
  expect(withUpdate(null, update(3, pot('mega', 3)), 1)).toBeNull();
});

it('takes the pots of a service that counts anew, once it says so twice', () => {
  const before = withUpdate(withSnapshot(null, snapshot(100, 1, pot('mega', 1))), update(101, pot('mega', 2)), 1);
  const restarted = withSnapshot(before, snapshot(3, 2, pot('mega', 9)));
  expect([valuesOf(restarted), hasGap(restarted)]).toEqual([{ mega: '2.00' }, true]);
  // The same once more, late.
  const repeated = withSnapshot(restarted, snapshot(3, 2, pot('mega', 9)));
  expect(valuesOf(repeated)).toEqual({ mega: '2.00' });
  const anew = withSnapshot(repeated, snapshot(4, 3, pot('mega', 10)));
  expect([valuesOf(anew), hasGap(anew)]).toEqual([{ mega: '10.00' }, false]);
  expect(valuesOf(withUpdate(anew, update(5, pot('mega', 11)), 3))).toEqual({ mega: '11.00' });
});

it('lets a pot go that a later snapshot does not have, and takes new ones', () => {
  const before = withSnapshot(null, snapshot(1, 1, pot('mega', 1), pot('minor', 1)));
  expect(valuesOf(withUpdate(before, update(2, pot('shared', 2)), 1))).toEqual({
    mega: '1.00',
    minor: '1.00',
    shared: '2.00',
  });
  expect(valuesOf(withSnapshot(before, snapshot(2, 2, pot('mega', 2))))).toEqual({ mega: '2.00' });
});

it('does not remember more than it has to while a message is missing', () => {
  let state: PotsState | null = withSnapshot(null, snapshot(0, 1, pot('mega', 0)));
  for (let sequence = 2; sequence < 5000; sequence += 1)
    state = withUpdate(state, update(sequence, pot('mega', sequence)), 1);
  expect(state?.ahead.size).toBe(100);
  expect(valuesOf(state)).toEqual({ mega: '4999.00' });
  state = withSnapshot(state, snapshot(4999, 2, pot('mega', 4999)));
  expect([state.ahead.size, hasGap(state), state.sequence]).toEqual([0, false, 4999]);
});

/** Mulberry32: the same numbers for a seed, everywhere. */
function randomFrom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return { isLikely: (share: number) => next() < share, below: (limit: number) => Math.floor(next() * limit) };
}

const ids = ['mega', 'major', 'minor'];

/** What a service tells, by the number of the message, and how a bad network delivers it. */
function play(seed: number, length: number) {
  const random = randomFrom(seed);
  const values = new Map(ids.map((id) => [id, 0]));
  /** Values of all pots after each message: the plain model. */
  const history = [new Map(values)];
  const all = (sequence: number) => ids.map((id) => pot(id, history[sequence]?.get(id) ?? 0));
  const delivered: { at: number; message: PotsSnapshot | NumberedUpdate }[] = [];
  const deliver = (at: number, message: PotsSnapshot | NumberedUpdate) => delivered.push({ at, message });
  deliver(-1, snapshot(0, 1, ...all(0)));
  for (let sequence = 1; sequence <= length; sequence += 1) {
    // A pot that is won falls back: only the number of a message shows which is newer.
    const changed = ids.filter(() => random.isLikely(0.5));
    for (const id of changed) values.set(id, random.isLikely(0.1) ? 0 : (values.get(id) ?? 0) + random.below(9));
    history.push(new Map(values));
    const message = update(sequence, ...changed.map((id) => pot(id, values.get(id) ?? 0)));
    if (!random.isLikely(0.15)) deliver(sequence + random.below(4), message);
    if (random.isLikely(0.15)) deliver(sequence + random.below(20), message);
    if (random.isLikely(0.1)) deliver(sequence + random.below(12), snapshot(sequence, 1 + sequence, ...all(sequence)));
  }
  return {
    history,
    all,
    messages: delivered.toSorted((one, other) => one.at - other.at),
  };
}

it('never moves a figure back, knows when a message is missing, and ends on the last figures', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 120 }), (seed, length) => {
      const { all, messages } = play(seed, length);
      let state: PotsState | null = null;
      /** The model: by pot, the number of the newest message that named it; and all numbers that are accounted for. */
      const expected = new Map<string, { sequence: number; value: string }>();
      let upTo = 0;
      const seen = new Set<number>();
      for (const { at, message } of messages) {
        state = message.type === 'snapshot' ? withSnapshot(state, message) : withUpdate(state, message, 1 + at);
        const { sequence } = message;
        if (message.type === 'snapshot') upTo = Math.max(upTo, sequence);
        seen.add(sequence);
        while (seen.has(upTo + 1)) upTo += 1;
        for (const { id, value } of message.pots) {
          if ((expected.get(id)?.sequence ?? -1) < sequence) expected.set(id, { sequence, value });
        }
        expect(valuesOf(state)).toEqual(Object.fromEntries([...expected].map(([id, { value }]) => [id, value])));
        expect(hasGap(state as PotsState)).toBe([...seen].some((number) => number > upTo));
      }
      state = withSnapshot(state, snapshot(length, 10_000, ...all(length)));
      expect(valuesOf(state)).toEqual(Object.fromEntries(all(length).map(({ id, value }) => [id, value])));
      expect(hasGap(state)).toBe(false);
    }),
    { numRuns: 100 },
  );
});
