import { randomFromText } from '../../../../sandbox-art/src/index.ts';

/** A place in a tournament before it is counted: somebody's best score, in hundredths. */
export interface Score {
  initials: string;
  score: number;
  scoredAt: number;
  /** Null for simulated ones. */
  playerId: string | null;
}

const attempts = 4;

/**
 * The simulated others of a tournament, as they stand at a time: each has a few rounds that count, spread over the
 * tournament. A function of the seed and the time alone, so that nothing is stored and a restart changes nothing.
 */
export function othersAt(
  { id, startsAt, endsAt, others }: { id: string; startsAt: number; endsAt: number; others: number },
  { seed, now }: { seed: number; now: number },
): Score[] {
  return Array.from({ length: others }, (_, index): Score => {
    const random = randomFromText(`tournament/${seed}/${id}/${index}`);
    const letter = () => String.fromCharCode(65 + random.integer(0, 25));
    const initials = letter() + letter();
    let best = { score: 0, scoredAt: startsAt };
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const scoredAt = startsAt + Math.floor(random.next() * (endsAt - startsAt));
      // Few win much: multiples from 0.5 to 80.
      const score = 50 + Math.floor(8_000 * random.next() ** 5);
      if (scoredAt <= now && score > best.score) best = { score, scoredAt };
    }
    return { initials, ...best, playerId: null };
  });
}
