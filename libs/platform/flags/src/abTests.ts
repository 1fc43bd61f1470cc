import { cookies } from '@lobby/storage';
import { useBrowserValue } from '@lobby/runtime';
import * as v from 'valibot';

/** Variants of a test and their relative weights, which need not add up to 1. */
type Weights = Readonly<Record<string, number>>;

/** The tests that run now: which of its two calls the menu puts first for a visitor. */
export const abTests = {
  menu_call: { sign_in: 3, sign_up: 1 },
} as const satisfies Record<string, Weights>;

type AbTest = keyof typeof abTests;
type Variant<Test extends AbTest> = keyof (typeof abTests)[Test] & string;

const assignmentsSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/**
 * Variants assigned in this page's lifetime: they stay the same whether or not the cookie may be written. With the first
 * one, consent that is given later is waited for: a page without a test has none of this.
 */
const assigned = new Map<AbTest, string>();

/**
 * The visitor's variant of a test: the one in the cookie, or a new one picked by weight. The cookie is written only
 * with the consent that storage's cookie table requires (R-4-059).
 */
export function variantOf<Test extends AbTest>(test: Test): Variant<Test> {
  const known = assigned.get(test);
  if (known !== undefined) return known as Variant<Test>;
  const variants: Weights = abTests[test];
  if (assigned.size === 0) window.addEventListener('consent-updated', storeAssignments);
  const stored = readAssignments()[test];
  const variant =
    stored !== undefined && Object.hasOwn(variants, stored) ? stored : pickVariant(variants, Math.random());
  assigned.set(test, variant);
  storeAssignments();
  return variant as Variant<Test>;
}

/** The visitor's variant. A prerendered page, which is the same for all, shows the first one until it is hydrated. */
export function useAbTest<Test extends AbTest>(test: Test): Variant<Test> {
  return useBrowserValue(() => variantOf(test), Object.keys(abTests[test])[0] as Variant<Test>);
}

function storeAssignments(): void {
  cookies.set('abTest', JSON.stringify({ ...readAssignments(), ...Object.fromEntries(assigned) }));
}

function readAssignments(): Readonly<Record<string, string>> {
  const result = v.safeParse(assignmentsSchema, cookies.get('abTest'));
  return result.success ? result.output : {};
}

/**
 * Picks a variant by weight (R-4-058). `draw` is a random number in [0, 1). Variants without a positive finite weight are
 * never picked, unless none has one: then the first.
 */
export function pickVariant<Variants extends Weights>(variants: Variants, random: number): keyof Variants & string {
  const entries = Object.entries(variants).filter(([, weight]) => Number.isFinite(weight) && weight > 0);
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0);
  let left = random * total;
  for (const [variant, weight] of entries) {
    left -= weight;
    if (left < 0) return variant;
  }
  // Rounding errors can leave a remainder after the last weight.
  return entries.at(-1)?.[0] ?? Object.keys(variants)[0] ?? '';
}
