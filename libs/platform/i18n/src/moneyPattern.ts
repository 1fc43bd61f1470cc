import { formatMoneyOnce, moneyOptions } from './money.ts';

/** How `Intl` writes amounts of one currency in one language, for what cannot wait for a browser's first formatter. */
export interface MoneyPattern {
  before: string;
  after: string;
  decimal: string;
  group: string;
  /** Digits of each group above the thousands: two in India. */
  groupSize: number;
  /** Amounts of fewer digits have no groups: Italian writes 1234,50. */
  groupedFrom: number;
}

const millions = '12345678.90';
const samples = ['0.00', '250.00', '1234.50', '98765.43', millions, '123456789012.34'];

/** Null where no pattern writes all amounts as `Intl` does, such as with other digits. */
export function moneyPatternOf(tag: string, currency: string): MoneyPattern | null {
  const parts = new Intl.NumberFormat(tag, moneyOptions(currency)).formatToParts(millions);
  const indexOf = (type: string) => parts.findIndex((part) => part.type === type);
  const valueOf = (type: string) => parts[indexOf(type)]?.value ?? '';
  const textOf = (shown: typeof parts) => shown.map(({ value }) => value).join('');
  const pattern = {
    before: textOf(parts.slice(0, indexOf('integer'))),
    after: textOf(parts.slice(indexOf('fraction') + 1)),
    decimal: valueOf('decimal'),
    group: valueOf('group'),
    groupSize: parts.filter(({ type }) => type === 'integer').at(-2)?.value.length ?? 3,
    groupedFrom: formatMoneyOnce(tag, '1234.50', currency).includes('1234') ? 5 : 4,
  };
  const isSame = samples.every((amount) => writeMoney(pattern, amount) === formatMoneyOnce(tag, amount, currency));
  return isSame ? pattern : null;
}

/** An amount of two decimals, zero or more, by its pattern; null for others. */
export function writeMoney(
  { before, after, decimal, group, groupSize, groupedFrom }: MoneyPattern,
  amount: string,
): string | null {
  const [, units, hundredths] = /^(0|[1-9]\d{0,14})\.(\d\d)$/.exec(amount) ?? [];
  if (units === undefined) return null;
  const ends = new RegExp(`\\B(?=(?:\\d{${groupSize}})*\\d{3}$)`, 'g');
  return `${before}${units.length < groupedFrom ? units : units.replace(ends, group)}${decimal}${hundredths}${after}`;
}
