import { exponentOf, ratesPerEuro, toDecimal, type Money } from './money.ts';

/** A whole number of millionths of a euro: pots and contributions, so that no fraction of a cent is lost. */
export type MicroEuro = number;

export const microPerEuro = 1_000_000;
export const microPerCent = 10_000;

/** Micro-units of a currency for one euro. */
const microRate = (currency: string): bigint => BigInt(Math.round((ratesPerEuro.get(currency) ?? 1) * microPerEuro));
/** Micro-units in a minor unit. */
const microPerMinor = (currency: string): bigint => 10n ** BigInt(6 - exponentOf(currency));

/** Rounded down. */
export const toMicroEuro = (minor: Money, currency: string): MicroEuro =>
  Number((BigInt(minor) * microPerMinor(currency) * BigInt(microPerEuro)) / microRate(currency));

/** Rounded down to a whole minor unit. */
export const fromMicroEuro = (value: MicroEuro, currency: string): Money =>
  Number((BigInt(value) * microRate(currency)) / BigInt(microPerEuro) / microPerMinor(currency));

/** Millionths of a minor unit → micro-euros, rounded down. */
export const microMinorToMicroEuro = (microMinor: number, currency: string): MicroEuro =>
  Number((BigInt(microMinor) * microPerMinor(currency)) / microRate(currency));

/** A share of a stake, such as 0.01, in millionths of a minor unit. */
export const shareOf = (stake: Money, share: number): number =>
  Number(BigInt(stake) * BigInt(Math.round(share * microPerEuro)));

/** An amount in euros, such as 0.2, in millionths of the currency's minor unit. */
export const euroAmountIn = (euros: number, currency: string): number =>
  Number((BigInt(Math.round(euros * microPerEuro)) * microRate(currency)) / microPerMinor(currency));

/** Whole cents, for the wire: 12345678 → '12.34'. */
export const toEuroDecimal = (value: MicroEuro): string => toDecimal(Math.floor(value / microPerCent), 'EUR');

/** '12.34' → 12340000, for an amount of euros that was checked before. */
export const fromEuroDecimal = (decimal: string): MicroEuro => Math.round(Number(decimal) * 100) * microPerCent;

/** Units of each currency for one euro, as decimals. */
export const multipliers = (): Record<string, string> =>
  Object.fromEntries([...ratesPerEuro].map(([currency, rate]) => [currency, String(rate)]));
