import { randomInt } from 'node:crypto';

/** Random number generator of the games; seeded in tests. */
export interface RandomSource {
  /** Integer from 0 to `count - 1`, uniformly distributed. */
  below(count: number): number;
}

export const systemRandom: RandomSource = { below: (count) => randomInt(count) };
