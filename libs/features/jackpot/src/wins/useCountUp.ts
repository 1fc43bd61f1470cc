import { formatDecimalUnits, parseDecimal } from '@lobby/contracts';
import { reducedMotion } from '@lobby/theming';
import { useEffect, useState } from 'react';
import { COUNT_UP_MS } from './timing.ts';

/** Between two figures, which roll from one to the next. */
export const STEP_MS = 400;
const STEPS = BigInt(COUNT_UP_MS / STEP_MS);
const PLACES = 2;

/**
 * A decimal that grows from 0 to the amount, at once under reduced motion.
 * @returns also the function that goes to the end
 */
export function useCountUp(amount: string): { shown: string; isCounting: boolean; skip: () => void } {
  const [step, setStep] = useState(() => (globalThis.matchMedia(reducedMotion).matches ? STEPS : 0n));
  const isCounting = step < STEPS;
  useEffect(
    function count() {
      if (!isCounting) return undefined;
      const timer = setInterval(() => setStep((current) => current + 1n), STEP_MS);
      return () => clearInterval(timer);
    },
    [isCounting],
  );
  const shown = isCounting ? formatDecimalUnits((parseDecimal(amount) * step) / STEPS, PLACES) : amount;
  return { shown, isCounting, skip: () => setStep(STEPS) };
}
