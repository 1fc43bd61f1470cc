import { cookies } from '@lobby/storage';
import { useState } from 'react';
import * as v from 'valibot';

/** Variants of a test and how often each is drawn, relative to the others: they need not add up to 1. */
type Weights = Readonly<Record<string, number>>;

/** The tests that run now. One stays as the example: whether the lobby greets visitors above its games. */
export const abTests = {
  lobby_greeting: { without: 3, with: 1 },
} as const satisfies Record<string, Weights>;

type AbTest = keyof typeof abTests;
type Variant<Test extends AbTest> = keyof (typeof abTests)[Test] & string;

const assignmentsSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/** This visit's variants: they stay the same whether or not the cookie may be written. */
const drawn = new Map<AbTest, string>();

/**
 * The visitor's variant of a test: the one of an earlier visit, or one drawn by weight. It is kept
 * in the cookie only as far as storage's consent rule lets it (R-4-059).
 */
export function variantOf<Test extends AbTest>(test: Test): Variant<Test> {
  const variants: Weights = abTests[test];
  const kept = drawn.get(test) ?? readAssignments()[test];
  const variant = kept !== undefined && Object.hasOwn(variants, kept) ? kept : pickVariant(variants, Math.random());
  drawn.set(test, variant);
  keepAssignments();
  return variant as Variant<Test>;
}

export function useAbTest<Test extends AbTest>(test: Test): Variant<Test> {
  const [variant] = useState(() => variantOf(test));
  return variant;
}

/** Writes the cookie once the visitor allows it after a variant was drawn. Called once, at boot. */
export function keepAssignmentsOnConsent(): () => void {
  window.addEventListener('consent-updated', keepAssignments);
  return () => window.removeEventListener('consent-updated', keepAssignments);
}

function keepAssignments(): void {
  if (drawn.size === 0) return;
  cookies.set('abTest', JSON.stringify({ ...readAssignments(), ...Object.fromEntries(drawn) }));
}

function readAssignments(): Readonly<Record<string, string>> {
  const result = v.safeParse(assignmentsSchema, cookies.get('abTest'));
  return result.success ? result.output : {};
}

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
