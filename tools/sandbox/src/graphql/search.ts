const normalise = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f’']/g, '')
    // Kana keep their marks, which belong to the letter.
    .normalize('NFC')
    .toLowerCase();

/** Edit distance of two words; swapped neighbours count as one (Damerau–Levenshtein). */
function distance(left: string, right: string): number {
  const table = Array.from({ length: left.length + 1 }, (_, row) => {
    const line = Array.from({ length: right.length + 1 }, () => 0);
    line[0] = row;
    return line;
  });
  const at = (row: number, column: number): number => table[row]?.[column] ?? Infinity;
  for (let column = 1; column <= right.length; column++) table[0]![column] = column;
  for (let row = 1; row <= left.length; row++) {
    for (let column = 1; column <= right.length; column++) {
      const same = left[row - 1] === right[column - 1] ? 0 : 1;
      let best = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + same);
      if (left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1])
        best = Math.min(best, at(row - 2, column - 2) + 1);
      table[row]![column] = best;
    }
  }
  return at(left.length, right.length);
}

/** Score of a query's word against a title's word: 0 is best, null is no match. */
function wordScore(queryWord: string, word: string): number | null {
  if (word.startsWith(queryWord)) return word === queryWord ? 0 : 1;
  if (queryWord.length > 2 && word.includes(queryWord)) return 2;
  const allowed = queryWord.length < 4 ? 0 : queryWord.length < 7 ? 1 : 2;
  if (allowed === 0) return null;
  // The start of the word is compared as well, since queries are often incomplete.
  const changes = Math.min(distance(queryWord, word), distance(queryWord, word.slice(0, queryWord.length)));
  return changes <= allowed ? 2 + changes : null;
}

/** Items whose title has every word of the query, typing errors allowed; best match first, ties in the original order. */
export function search<Item>(query: string, items: readonly Item[], titleOf: (item: Item) => string): Item[] {
  const queryWords = normalise(query).split(/\s+/).filter(Boolean).slice(0, 8);
  if (queryWords.length === 0) return [];
  // Thousands of titles share a few hundred words.
  const known = new Map<string, number | null>();
  const scoreOf = (part: string, word: string): number | null => {
    const key = `${part} ${word}`;
    const score = known.has(key) ? known.get(key)! : wordScore(part, word);
    known.set(key, score);
    return score;
  };
  const scored = items.flatMap((item) => {
    const words = normalise(titleOf(item)).split(/[^\p{L}\p{N}]+/u);
    let total = 0;
    for (const part of queryWords) {
      const scores = words.map((word) => scoreOf(part, word)).filter((score) => score !== null);
      if (scores.length === 0) return [];
      total += Math.min(...scores);
    }
    return [{ item, total }];
  });
  return scored.toSorted((left, right) => left.total - right.total).map(({ item }) => item);
}
