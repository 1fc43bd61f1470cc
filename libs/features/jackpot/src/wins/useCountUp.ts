import { formatDecimalUnits, parseDecimal } from '@lobby/contracts';
import { reducedMotion } from '@lobby/theming';
import { useEffect, useState } from 'react';
import { timings } from '../timings.ts';

const PLACES = 2;

/**
 * A decimal that grows from 0 to the amount, at once under reduced motion.
 * @returns also the function that goes to the end
 */
export function useCountUp(amount: string): { shown: string; isCounting: boolean; skip: () => void } {
  const steps = BigInt(Math.ceil(timings.countUpDuration / timings.countUpStep));
  const [step, setStep] = useState(() => (globalThis.matchMedia(reducedMotion).matches ? steps : 0n));
  const isCounting = step < steps;
  useEffect(
    function count() {
      if (!isCounting) return undefined;
      const timer = setInterval(() => setStep((current) => current + 1n), timings.countUpStep);
      return () => clearInterval(timer);
    },
    [isCounting],
  );
  const shown = isCounting ? formatDecimalUnits((parseDecimal(amount) * step) / steps, PLACES) : amount;
  return { shown, isCounting, skip: () => setStep(steps) };
}
