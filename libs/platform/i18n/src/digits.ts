/** Decimal digits come in blocks of ten, from zero to nine. */
function valueOf(digit: string): number {
  const isDigit = (point: number) => /\p{Nd}/u.test(String.fromCodePoint(point));
  const point = digit.codePointAt(0) ?? 0;
  let first = point;
  while (isDigit(first - 1)) first -= 1;
  return (point - first) % 10;
}

/**
 * A number that is typed or pasted, as far as it can be read without its language: digits of any script as those of ASCII, signs
 * in their plain form, no invisible characters, one space for any white space.
 */
export const plainNumber = (text: string): string =>
  text
    // Raised and circled digits are no digits of a number: `10⁵⁰` is not 1050.
    .replaceAll(/\P{No}+/gu, (part) => part.normalize('NFKC'))
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Nd}/gu, (digit) => String(valueOf(digit)))
    .replaceAll('\u2212', '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
