/** Why what is typed is no amount. */
export type AmountProblem = 'empty' | 'unreadable' | 'not-positive' | 'too-precise' | 'too-large';

const MOST_WHOLE_DIGITS = 9;

/** The characters between groups of digits and before the decimals as the locale writes money, in Austria otherwise than numbers. */
function separatorsOf(languageTag: string): { group: string; decimal: string } {
  const parts = new Intl.NumberFormat(languageTag, { style: 'currency', currency: 'EUR' }).formatToParts(1234567.8);
  const symbol = (type: string) => parts.find((part) => part.type === type)?.value.normalize('NFKC') ?? '';
  // Some locales group only from five digits on, others not at all.
  return { group: symbol('group'), decimal: symbol('decimal') || '.' };
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * An amount that is typed, as a decimal string: `1.234,5` is `1234.50` in German. Whole ones have no decimals, since not
 * every currency has some. Groups are
 * optional but must be whole, since `1.50` in a locale that groups by points could be 150 as well as 1.50. Where neither
 * point nor comma groups, both are decimal separators. Three decimals are refused even if they are zeros: `1.000` is a
 * thousand in many countries.
 */
export function parseAmount(text: string, languageTag: string): { value: string } | { problem: AmountProblem } {
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
  return { value: /^0*$/.test(fraction) ? whole : `${whole}.${fraction.padEnd(2, '0')}` };
}
