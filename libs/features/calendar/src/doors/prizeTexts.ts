import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@lobby/i18n';
import { CoinsIcon, GiftIcon, type IconNode, SparklesIcon, StarIcon } from '@lobby/ui-kit';
import type { Prize } from '../calendarQuery.ts';

export const prizeIcons: Record<Prize['kind'], IconNode> = {
  Points: StarIcon,
  FreeSpins: SparklesIcon,
  Money: CoinsIcon,
  BonusMoney: GiftIcon,
};

/** What is behind a door in a few words, such as `20 free spins`, and as a figure alone. */
export function usePrizeTexts(): { textOf: (prize: Prize) => string; figureOf: (prize: Prize) => string } {
  const { t } = useLingui();
  const { money, number } = useFormat();
  const figureOf = ({ amount, currency }: Prize) =>
    currency === null ? number(Number(amount)) : money(amount, currency);
  function textOf(prize: Prize): string {
    const count = Number(prize.amount);
    const figure = figureOf(prize);
    const texts: Record<Prize['kind'], () => string> = {
      Points: () => t({ id: 'CALENDAR_POINTS', message: plural(count, { one: '# point', other: '# points' }) }),
      FreeSpins: () =>
        t({ id: 'CALENDAR_SPINS', message: plural(count, { one: '# free spin', other: '# free spins' }) }),
      Money: () => figure,
      BonusMoney: () => t({ id: 'CALENDAR_BONUS', message: `${figure} bonus` }),
    };
    return texts[prize.kind]();
  }
  return { textOf, figureOf };
}
