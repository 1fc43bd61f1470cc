import { formatDecimalUnits, safeParseDecimal, parseDecimal } from '@lobby/contracts';
import { build } from 'virtual:lobby-build';

type ContributionDisplay =
  | {
      kind: 'percentage';
      /** Share of the bet: 0.01 is 1 %. */
      share: number;
      /** 0 for whole percentages, else what shows the value without rounding it away. */
      fractionDigits: number;
    }
  | { kind: 'amount'; /** Decimal in the player's currency. */ amount: string };

/**
 * How a contribution option is shown: as a share of the bet for brands bound so, as an amount in
 * the player's currency for the others (R-6-022). A payload always carries the raw option.
 *
 * @param option raw option of the jackpot service; from 1 on it already is a percentage where
 *   percentages are shown, else it is an amount in the pot's currency
 * @param multiplier of the player's currency, as a decimal
 */
export function contributionDisplay(option: number, multiplier = '1'): ContributionDisplay {
  return build.contributionAsPercentage ? asPercentage(option) : asAmount(option, multiplier);
}

function asPercentage(option: number): ContributionDisplay {
  const share = option >= 1 ? option / 100 : option;
  const percent = Number((share * 100).toFixed(4));
  const [, fraction = ''] = String(percent).split('.');
  return { kind: 'percentage', share, fractionDigits: fraction.length };
}

function asAmount(option: number, multiplier: string): ContributionDisplay {
  const units = safeParseDecimal(option.toFixed(4));
  const factor = safeParseDecimal(multiplier);
  if (units === null || factor === null) throw new RangeError(`No contribution: ${option} × ${multiplier}`);
  return { kind: 'amount', amount: formatDecimalUnits((units * factor) / parseDecimal('1'), 2) };
}
