/** The part of a window that is used here; tests give it another clock and network. */
export type OfflineWindow = Pick<Window, 'addEventListener' | 'document' | 'location' | 'setInterval'> & {
  fetch: typeof fetch;
};

/**
 * The offline page's script: loads the page again on request, and by itself when the browser comes online or the server responds, unless
 * something is being typed. It queries the server every ten seconds while the page is visible, as a browser without internet access may
 * count as online, also before this runs. The build copies the source of this function, so it must not use anything around it.
 *
 * @param address - Queried at the server. Where it has no such file, the page is of another release, and is loaded again as well.
 * @param pause - Between two queries, in ms.
 * @param open - In place of the reload that nobody has requested.
 */
export function reopenLobby(
  page: OfflineWindow,
  address = page.location.href,
  pause = 10_000,
  open = () => page.location.reload(),
): void {
  const isTyping = () => page.document.activeElement?.matches('input, textarea, select') ?? false;
  /** A query is pending, or the page is being reloaded: another reload would begin anew. */
  let isBusy = false;
  async function openOnceReachable() {
    if (isBusy || page.document.hidden) return;
    isBusy = true;
    try {
      const signal = AbortSignal.timeout(30_000);
      const { ok, status } = await page.fetch(address, { method: 'HEAD', cache: 'no-store', signal });
      isBusy = (ok || status === 404) && !isTyping();
      if (isBusy) open();
    } catch {
      isBusy = false;
    }
  }
  page.addEventListener('online', () => {
    if (!isTyping()) open();
  });
  page.document.addEventListener('visibilitychange', () => void openOnceReachable());
  page.document.querySelector('button')?.addEventListener('click', () => page.location.reload());
  page.setInterval(() => void openOnceReachable(), pause);
}
