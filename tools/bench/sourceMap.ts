export interface SourceMap {
  sources: readonly (string | null)[];
  mappings: string;
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The numbers of a segment: base 64, least significant digit first, the sign in the lowest bit (ECMA-426). */
function decode(segment: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const character of segment) {
    const digit = digits.indexOf(character);
    value += (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
}

/** How many characters of the code came from each source; `''` for those that came from none. */
export function lengthsBySource(code: string, { sources, mappings }: SourceMap): Map<string, number> {
  const lengths = new Map<string, number>();
  let source = 0;
  const lines = code.split('\n');
  for (const [index, line] of mappings.split(';').entries()) {
    const length = lines[index]?.length ?? 0;
    let column = 0;
    let current = '';
    const add = (end: number) => {
      if (end > column) lengths.set(current, (lengths.get(current) ?? 0) + end - column);
      column = end;
    };
    let generated = 0;
    for (const segment of line === '' ? [] : line.split(',')) {
      const [columnStep = 0, sourceStep] = decode(segment);
      generated += columnStep;
      add(generated);
      if (sourceStep !== undefined) source += sourceStep;
      current = sourceStep === undefined ? '' : (sources[source] ?? '');
    }
    add(length);
  }
  return lengths;
}
