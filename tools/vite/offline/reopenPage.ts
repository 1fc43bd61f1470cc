import type { OfflineWindow, reopenLobby } from './reopen.ts';

/**
 * The offline page's script: loads the page again by itself, but for a game's, which it offers. A game for real money begins by a
 * press, not while nobody looks. The build copies the source of this function, so it must not use anything around it.
 */
export function reopenPage(page: OfflineWindow, reopen: typeof reopenLobby): void {
  const { document, location } = page;
  const [, locale] = /^\/(\w+)\/games\/[^/]+\/?$/.exec(location.pathname) ?? [];
  if (!locale) return reopen(page);
  const [offline, online] = document.querySelectorAll('main');
  online!.querySelector('a')!.href = `/${locale}/`;
  online!.querySelector('button')!.addEventListener('click', () => location.reload());
  reopen(page, location.href, undefined, () => {
    // Offered again, it would take the focus again.
    if (!online!.hidden) return;
    offline!.hidden = true;
    online!.hidden = false;
    const heading = online!.querySelector('h1')!;
    document.title = heading.textContent;
    heading.focus();
  });
}
