/** Places of the exact arithmetic on decimals: more than any currency or multiplier has. */
const PLACES = 8;
const SCALE = 10n ** BigInt(PLACES);
const DECIMAL = /^(-?)(\d{1,15})(?:\.(\d+))?$/;

/**
 * The wire's Decimal in whole units of 10⁻⁸, so that sums and comparisons are exact; digits
 * beyond are cut off. Null for everything that is no plain decimal (`1e3`, `NaN`, `1,5`, empty).
 */
export function decimalUnits(value: string): bigint | null {
  const [, sign, whole, fraction = ''] = DECIMAL.exec(value) ?? [];
  if (whole === undefined) return null;
  const units = BigInt(whole) * SCALE + BigInt(fraction.slice(0, PLACES).padEnd(PLACES, '0'));
  return sign === '-' ? -units : units;
}

/** The same for what is known to be a decimal. @throws RangeError when it is none after all. */
export function exactUnits(value: string): bigint {
  const units = decimalUnits(value);
  if (units === null) throw new RangeError(`Not a decimal: ${value}`);
  return units;
}

/** The decimal of a number of units, rounded half up to the given places: (150000000n, 2) → `1.50`. */
export function decimalOfUnits(units: bigint, places: number): string {
  const step = 10n ** BigInt(PLACES - places);
  const magnitude = ((units < 0n ? -units : units) + step / 2n) / step;
  const digits = magnitude.toString().padStart(places + 1, '0');
  const sign = units < 0n && magnitude > 0n ? '-' : '';
  const whole = digits.slice(0, digits.length - places);
  return places === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-places)}`;
}
