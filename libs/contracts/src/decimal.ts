/** Decimal places of the arithmetic: more than any currency or multiplier has. */
const PLACES = 8;
const SCALE = 10n ** BigInt(PLACES);
const DECIMAL = /^(-?)(\d{1,15})(?:\.(\d+))?$/;

/**
 * A `Decimal` of the schema as a whole number of 10⁻⁸ units, so that sums and comparisons are exact; further
 * digits are truncated. Null for anything but a plain decimal (`1e3`, `NaN`, `1,5`, empty).
 */
export function safeParseDecimal(value: string): bigint | null {
  const [, sign, whole, fraction = ''] = DECIMAL.exec(value) ?? [];
  if (whole === undefined) return null;
  const units = BigInt(whole) * SCALE + BigInt(fraction.slice(0, PLACES).padEnd(PLACES, '0'));
  return sign === '-' ? -units : units;
}

/** Like {@link safeParseDecimal}, for a value that has been validated. @throws RangeError for anything but a decimal */
export function parseDecimal(value: string): bigint {
  const units = safeParseDecimal(value);
  if (units === null) throw new RangeError(`Not a decimal: ${value}`);
  return units;
}

/** Rounds units down to the given decimal places, as what is paid is. */
export function floorDecimalUnits(units: bigint, places: number): bigint {
  const step = 10n ** BigInt(PLACES - places);
  const rest = ((units % step) + step) % step;
  return units - rest;
}

/** Formats units as a decimal string, rounded half up to the given decimal places: (150000000n, 2) → `1.50`. */
export function formatDecimalUnits(units: bigint, places: number): string {
  const step = 10n ** BigInt(PLACES - places);
  const magnitude = ((units < 0n ? -units : units) + step / 2n) / step;
  const digits = magnitude.toString().padStart(places + 1, '0');
  const sign = units < 0n && magnitude > 0n ? '-' : '';
  const whole = digits.slice(0, digits.length - places);
  return places === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-places)}`;
}
