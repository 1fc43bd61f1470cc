import { floorDecimalUnits, formatDecimalUnits, parseDecimal, safeParseDecimal } from '@lobby/contracts';
import type { Multipliers, Thrillpots, Win } from './types.ts';

/** What a unit of {@link parseDecimal} counts for in a product of two of them. */
const ONE = parseDecimal('1');

const minorDigits = new Map<string, number>();

/** Decimal places of a currency, as `Intl` knows them: 2 for EUR, 0 for JPY. */
function minorDigitsOf(currency: string): number {
  const known = minorDigits.get(currency);
  if (known !== undefined) return known;
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  minorDigits.set(currency, maximumFractionDigits);
  return maximumFractionDigits;
}

/**
 * A pot or a win in EUR in another currency, exact and rounded down to the currency's minor unit, as it is paid. It stays
 * in EUR where the multiplier is not known.
 *
 * @param amountEur decimal
 * @throws RangeError for anything but a decimal
 */
export function convertAmount(
  amountEur: string,
  currency: string,
  multipliers: Multipliers | null,
): { amount: string; currency: string } {
  const units = parseDecimal(amountEur);
  const text = multipliers !== null && Object.hasOwn(multipliers, currency) ? multipliers[currency] : undefined;
  const multiplier = text === undefined ? null : safeParseDecimal(text);
  if (currency === 'EUR' || multiplier === null || multiplier <= 0n) {
    return roundDown(units, 'EUR');
  }
  return roundDown((units * multiplier) / ONE, currency);
}

/** What a win pays in a currency: by the event's own multipliers, else by the service's, once these are there. */
export async function convertWin(
  { amount, multipliers }: Pick<Win, 'amount' | 'multipliers'>,
  currency: string,
  service: Pick<Thrillpots, 'loadMultipliers' | 'multipliers'>,
): Promise<{ amount: string; currency: string }> {
  const hasOwn = Object.hasOwn(multipliers, currency);
  if (!hasOwn) await service.loadMultipliers();
  return convertAmount(amount, currency, hasOwn ? multipliers : service.multipliers.get());
}

function roundDown(units: bigint, currency: string): { amount: string; currency: string } {
  const places = minorDigitsOf(currency);
  return { amount: formatDecimalUnits(floorDecimalUnits(units, places), places), currency };
}
