/** The digits twice: from 9 to 0 a digit rolls on to the next row. */
export const ROWS = 20;

export interface Cell {
  /** The same for the same place of the number, such as the tens, however many digits stand before it. */
  key: string;
  char: string;
  /** Row of the strip, for digits. */
  row: number | null;
}

/** The cells of a formatted amount. A digit rolls the shorter way from its row in the cells before. */
export function cellsOf(text: string, before: readonly Cell[] = []): readonly Cell[] {
  const former = new Map(before.map((cell) => [cell.key, cell]));
  let digits = 0;
  let signs = 0;
  return [...text]
    .toReversed()
    .map((char): Cell => {
      if (!/^\d$/.test(char)) {
        signs += 1;
        return { key: `sign ${digits} ${signs}`, char, row: null };
      }
      digits += 1;
      const key = `digit ${digits}`;
      const known = former.get(key);
      return known?.char === char ? known : { key, char, row: nearestRow(Number(char), known?.row ?? null) };
    })
    .toReversed();
}

function nearestRow(digit: number, from: number | null): number {
  if (from === null) return digit;
  return Math.abs(digit + 10 - from) <= Math.abs(digit - from) ? digit + 10 : digit;
}
