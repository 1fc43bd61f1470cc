import { cleanText } from '@lobby/runtime';

/** Decimal digits come in blocks of ten, from zero to nine. */
function valueOf(digit: string): number {
  const isDigit = (point: number) => /\p{Nd}/u.test(String.fromCodePoint(point));
  const point = digit.codePointAt(0) ?? 0;
  let first = point;
  while (isDigit(first - 1)) first -= 1;
  return (point - first) % 10;
}

/**
 * A number that is typed or pasted, as far as it can be read without its language: clean, with digits of any script as those of ASCII
 * and any dash as a hyphen.
 */
export const normalizeNumber = (text: string): string =>
  cleanText(text)
    .replaceAll(/\p{Nd}/gu, (digit) => String(valueOf(digit)))
    .replaceAll(/[\p{Pd}\u2212]/gu, '-');

/** The digits of a code, which is pasted with spaces and dashes. */
export const digitsOf = (text: string): string => normalizeNumber(text).replaceAll(/\D/g, '');
