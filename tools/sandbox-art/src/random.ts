/** Seeded pseudo-random generator (mulberry32): the same seed gives the same numbers. */
export interface Random {
  /** From 0 up to 1. */
  next(): number;
  /** Integer from `min` to `max`, both included. */
  integer(min: number, max: number): number;
  pick<Item>(items: readonly Item[]): Item;
  shuffle<Item>(items: readonly Item[]): Item[];
  /** Shaped like a UUID of version 4. */
  uuid(): string;
  bytes(length: number): Buffer<ArrayBuffer>;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const bytes = (length: number): Buffer<ArrayBuffer> => Buffer.from(Array.from({ length }, () => integer(0, 255)));
  return {
    next,
    integer,
    bytes,
    pick: (items) => items[integer(0, items.length - 1)] as (typeof items)[number],
    shuffle(items) {
      const shuffled = [...items];
      for (let last = shuffled.length - 1; last > 0; last--) {
        const other = integer(0, last);
        [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
      }
      return shuffled;
    },
    uuid() {
      const hex = bytes(16).toString('hex');
      const variant = '89ab'[integer(0, 3)];
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
    },
  };
}

/** A generator seeded by the text (FNV-1a), so that a drawing does not depend on those before it. */
export function randomFromText(text: string): Random {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
  return createRandom(hash >>> 0);
}
