/** Variants of a test and how often each is drawn, relative to the others: they need not add up to 1. */
export type Weights = Readonly<Record<string, number>>;

/**
 * Draws a variant by weight (R-4-058). `draw` is a number from 0 up to but not including 1. A weight
 * that is no positive number is never drawn; without any, the first variant is.
 */
export function pickVariant<Variants extends Weights>(variants: Variants, draw: number): keyof Variants & string {
  const entries = Object.entries(variants).filter(([, weight]) => Number.isFinite(weight) && weight > 0);
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0);
  let left = draw * total;
  for (const [variant, weight] of entries) {
    left -= weight;
    if (left < 0) return variant;
  }
  // Rounding may leave a hair after the last one.
  return entries.at(-1)?.[0] ?? Object.keys(variants)[0] ?? '';
}
