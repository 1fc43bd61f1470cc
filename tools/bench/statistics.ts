/** Middle value; undefined when there is none. */
export function median(values: readonly (number | undefined)[]): number | undefined {
  const sorted = values.filter((value) => value !== undefined).sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return Number.isInteger(middle) ? mean(sorted[middle - 1], sorted[middle]) : sorted[Math.floor(middle)];
}

const mean = (a: number | undefined, b: number | undefined) =>
  a === undefined || b === undefined ? undefined : (a + b) / 2;

/**
 * Median of the ratios of each round. The loads of one round follow each other closely, so that a machine that is busy
 * for a while slows both of them down: their ratio changes less than the figures do.
 */
export function medianRatio(
  values: readonly (number | undefined)[],
  baseline: readonly (number | undefined)[],
): number | undefined {
  return median(
    values.map((value, round) => {
      const base = baseline[round];
      return value === undefined || !base ? undefined : value / base;
    }),
  );
}

/** The order of one round: each starts with another, so that none is always the first on a busy machine. */
export const rotate = <Item>(items: readonly Item[], round: number): Item[] => {
  const start = items.length === 0 ? 0 : round % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
};
