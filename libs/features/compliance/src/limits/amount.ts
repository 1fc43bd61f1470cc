/** Why a typed amount or time is none. */
export type InputProblem = 'empty' | 'unreadable' | 'not-positive' | 'too-precise' | 'too-large';
export type Parsed<Value> = { value: Value } | { problem: InputProblem };

const MOST_WHOLE_DIGITS = 9;
/** A month of 31 days. */
const MOST_MINUTES = 31 * 24 * 60;

/** The characters between groups of digits and before the decimals as the locale writes money, in Austria otherwise than numbers. */
function separatorsOf(languageTag: string): { group: string; decimal: string } {
  const parts = new Intl.NumberFormat(languageTag, { style: 'currency', currency: 'EUR' }).formatToParts(1234567.8);
  const symbol = (type: string) => parts.find((part) => part.type === type)?.value.normalize('NFKC') ?? '';
  // Some locales group only from five digits on, others not at all.
  return { group: symbol('group'), decimal: symbol('decimal') || '.' };
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * An amount that the player typed, as a decimal string with two places: `1.234,5` is `1234.50` in German. Groups are
 * optional but must be whole, since `1.50` in a locale that groups by points could be 150 as well as 1.50. Where neither
 * point nor comma groups, both are decimal separators. Three decimals are refused even if they are zeros: `1.000` is a
 * thousand in many countries.
 */
export function parseAmount(text: string, languageTag: string): Parsed<string> {
  const typed = text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ');
  if (typed === '') return { problem: 'empty' };
  const { group, decimal } = separatorsOf(languageTag);
  const decimals = [...new Set([decimal, '.', ','])].filter((separator) => separator !== group);
  const groups = [...new Set([group, ' '])].filter((separator) => separator !== '' && !decimals.includes(separator));
  const grouped = groups.map((each) => `\\d{1,3}(?:${escape(each)}\\d{2,3})*${escape(each)}\\d{3}`);
  const pattern = new RegExp(`^(-?)(${['\\d+', ...grouped].join('|')})(?:[${decimals.map(escape).join('')}](\\d+))?$`);
  const [, sign, digits, fraction = ''] = pattern.exec(typed) ?? [];
  if (digits === undefined) return { problem: 'unreadable' };
  const whole = digits.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '');
  if (fraction.length > 2) return { problem: 'too-precise' };
  if (sign !== '' || (whole === '0' && /^0*$/.test(fraction))) return { problem: 'not-positive' };
  if (whole.length > MOST_WHOLE_DIGITS) return { problem: 'too-large' };
  return { value: `${whole}.${fraction.padEnd(2, '0')}` };
}

/** A time that the player typed, in minutes: `90` or, as hours and minutes, `1:30`. */
export function parseMinutes(text: string): Parsed<number> {
  const typed = text.normalize('NFKC').trim();
  if (typed === '') return { problem: 'empty' };
  const [, hours, minutes = ''] = /^(?:(\d{1,4}):)?(\d{1,6})$/.exec(typed) ?? [];
  const isTime = minutes !== '' && (hours === undefined || (minutes.length === 2 && Number(minutes) < 60));
  if (!isTime) return { problem: 'unreadable' };
  const value = Number(hours ?? 0) * 60 + Number(minutes);
  if (value === 0) return { problem: 'not-positive' };
  return value > MOST_MINUTES ? { problem: 'too-large' } : { value };
}
