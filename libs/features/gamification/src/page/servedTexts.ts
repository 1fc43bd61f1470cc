/** Reads the operator's own words for a page by their keys; undefined where there are none. */
export function servedTexts(texts: readonly { key: string; value: string | null }[] = []) {
  return (key: string): string | undefined => texts.find((text) => text.key === key)?.value || undefined;
}
