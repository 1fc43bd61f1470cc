/** Random numbers that are the same for the same seed (mulberry32). */
export interface Random {
  /** From 0 up to 1. */
  next(): number;
  /** Whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number;
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
  const whole = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  const bytes = (length: number): Buffer<ArrayBuffer> => Buffer.from(Array.from({ length }, () => whole(0, 255)));
  return {
    next,
    whole,
    bytes,
    pick: (items) => items[whole(0, items.length - 1)] as (typeof items)[number],
    shuffle(items) {
      const shuffled = [...items];
      for (let last = shuffled.length - 1; last > 0; last--) {
        const other = whole(0, last);
        [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
      }
      return shuffled;
    },
    uuid() {
      const hex = bytes(16).toString('hex');
      const variant = '89ab'[whole(0, 3)];
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
    },
  };
}

/** The same numbers for the same text, whatever the order in which games are drawn. */
export function randomOf(text: string): Random {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
  return createRandom(hash >>> 0);
}
