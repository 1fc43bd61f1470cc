interface SharedPage {
  title: string;
  url: string;
}

/**
 * The address of a page without anything that the visitor's own has beside its path: no token, and no code of an affiliate.
 *
 * @param path of the page, without a query
 */
export const addressToShare = (path: string): string => new URL(path, window.location.origin).href;

/** Opens the device's own way to share; copies the address where there is none, or where it does not open. */
export async function share({ title, url }: SharedPage): Promise<'shared' | 'dismissed' | 'copied' | 'failed'> {
  if ('share' in navigator)
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return 'dismissed';
    }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
