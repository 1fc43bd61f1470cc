import { randomInt } from 'node:crypto';

/** Where outcomes come from: the system's generator, or a seeded one in tests. */
export interface Chance {
  /** A whole number from 0 up to `count`, all equally likely. */
  below(count: number): number;
}

export const systemChance: Chance = { below: (count) => randomInt(count) };
