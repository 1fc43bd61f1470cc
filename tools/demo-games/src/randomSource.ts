import { randomInt } from 'node:crypto';

/** Random number generator: the system's, or a seeded one in tests. */
export interface Chance {
  /** A whole number from 0 up to `count`, all equally likely. */
  below(count: number): number;
}

export const systemChance: Chance = { below: (count) => randomInt(count) };
