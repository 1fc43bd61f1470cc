/** Null where the text is no URL. Not by `URL.parse`, which browsers in use still lack. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
