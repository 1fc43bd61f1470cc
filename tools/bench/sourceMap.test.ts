import { lengthsBySource } from './sourceMap.ts';

it('counts the characters of each source', () => {
  // `ab` from a.ts at column 0, `cde` from b.ts at column 2, `f` without a source; in the next line `gh` from b.ts.
  const map = { sources: ['a.ts', 'b.ts'], mappings: 'AAAA,ECAA,G;AACA' };
  expect(Object.fromEntries(lengthsBySource('abcdef\ngh', map))).toEqual({ 'a.ts': 2, 'b.ts': 5, '': 1 });
});

it('counts what stands before the first mapping as of no source, and reads large numbers', () => {
  const map = { sources: ['a.ts'], mappings: 'gBAAA' };
  expect(Object.fromEntries(lengthsBySource('x'.repeat(20), map))).toEqual({ '': 16, 'a.ts': 4 });
});
