/** The name of a code in the language of the page; the code itself where it is none. */
export function displayNameOf(type: 'language' | 'currency', code: string, tag: string): string {
  try {
    return new Intl.DisplayNames(tag, { type }).of(code) ?? code;
  } catch {
    return code;
  }
}
