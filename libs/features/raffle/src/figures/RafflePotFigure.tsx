import type { Pot, Thrillpots } from '@lobby/thrillpots';
import { RollingFigure, Skeleton } from '@lobby/ui-kit';
import { useEuroFormat } from './useEuroFormat.ts';

/** What there is to win, in the visitor's currency; it follows the pot. */
export function RafflePotFigure({ pot, thrillpots }: { pot: Pot; thrillpots: Thrillpots }) {
  const amount = useEuroFormat(thrillpots)(pot.value);
  return amount === null ? <Skeleton width="md" /> : <RollingFigure>{amount}</RollingFigure>;
}
