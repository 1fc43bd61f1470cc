import { RollingFigure } from '@lobby/ui-kit';
import { useAmount } from './useAmount.ts';

/** What is in a pot, in the visitor's currency (R-3-061). */
export function JackpotPotFigure({ value }: { value: string }) {
  const amountOf = useAmount();
  return <RollingFigure>{amountOf(value)}</RollingFigure>;
}
