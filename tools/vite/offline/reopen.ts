/** The part of a window that is used here; tests give it another clock and network. */
export type OfflineWindow = Pick<Window, 'addEventListener' | 'document' | 'location' | 'setInterval'> & {
  fetch: typeof fetch;
};

/**
 * The offline page's script: loads the page again on request, when the browser is online, and when the server
 * answers, asked every ten seconds while the page can be seen. A browser that is connected to the nearest network is
 * online for itself, and may be so before this runs. The build copies the source of this function, so it must not use
 * anything around it.
 *
 * @param address - What the server is asked for.
 * @param pause - Between two questions, in ms.
 */
export function reopenLobby(page: OfflineWindow, address = page.location.href, pause = 10_000): void {
  const open = () => page.location.reload();
  /** A question is out, or the lobby is being opened: another reload would begin anew. */
  let isBusy = false;
  async function openOnceReachable() {
    if (isBusy || page.document.hidden) return;
    isBusy = true;
    try {
      const signal = AbortSignal.timeout(30_000);
      isBusy = (await page.fetch(address, { method: 'HEAD', cache: 'no-store', signal })).ok;
      if (isBusy) open();
    } catch {
      isBusy = false;
    }
  }
  page.addEventListener('online', open);
  page.document.addEventListener('visibilitychange', () => void openOnceReachable());
  page.document.querySelector('button')?.addEventListener('click', open);
  page.setInterval(() => void openOnceReachable(), pause);
}
