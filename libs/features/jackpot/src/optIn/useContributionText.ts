import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@lobby/i18n';
import { useMarket } from '@lobby/player';
import { useEffect } from 'react';
import { useMultipliers } from '../pots/useAmount.ts';
import { useJackpotService } from '../pots/useJackpot.ts';
import { contributionDisplay } from './contribution.ts';

interface ContributionText {
  /** `1 %` or `€0.50`, as the brand shows contributions (R-6-022). */
  short: string;
  /** What a round then costs, in a sentence. */
  price: string;
}

/** How a raw option reads; an amount in EUR where the player's currency has no multiplier. */
export function useContributionText(): (option: number) => ContributionText {
  const { t } = useLingui();
  const format = useFormat();
  const { currency } = useMarket();
  const service = useJackpotService();
  useEffect(
    function load() {
      void service?.loadMultipliers();
    },
    [service],
  );
  const multiplier = useMultipliers()?.[currency];
  return (option) => {
    const display = contributionDisplay(option, multiplier);
    if (display.kind === 'percentage') {
      const short = format.percent(display.share, display.fractionDigits);
      return {
        short,
        price: t({ id: 'JACKPOT_PRICE_SHARE', message: `Each round costs ${short} of its stake more.` }),
      };
    }
    const short = format.money(display.amount, multiplier === undefined ? 'EUR' : currency);
    return { short, price: t({ id: 'JACKPOT_PRICE_AMOUNT', message: `Each round costs ${short} more.` }) };
  };
}
