/** Letters that run from right to left: the blocks of Unicode that are reserved for them. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A name that is served or was typed, for a sentence, whose other words it turns by neither its letters nor its direction marks. In markup,
 * `<bdi>` does so.
 */
export function isolate(name: string): string {
  const unmarked = name.replaceAll(/\p{Bidi_Control}/gu, '');
  return RIGHT_TO_LEFT.test(unmarked) ? `\u2068${unmarked}\u2069` : unmarked;
}
