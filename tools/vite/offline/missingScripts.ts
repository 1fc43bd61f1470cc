import type { OfflineWindow, reopenLobby } from './reopen.ts';
import type { OfflineTexts } from './texts.ts';

/** By language; `en` is for all others. */
export type MissingScriptsTexts = Readonly<
  Record<string, Pick<OfflineTexts, 'OFFLINE_TITLE' | 'OFFLINE_TEXT' | 'TRY_AGAIN'>>
>;

/**
 * Runs inline in each page of the lobby. Where its scripts do not come, an empty page says so, and any page is loaded again once they can be
 * had: a prerendered one reads well meanwhile. The build copies the source of this function, so it must not use anything around it.
 */
export function watchScripts(page: OfflineWindow, texts: MissingScriptsTexts, reopen: typeof reopenLobby): void {
  const { document, location } = page;
  function sayThatItIsMissing(root: Element) {
    const locale = location.pathname.split('/')[1] ?? '';
    const language = [locale, locale.slice(0, 2)].find((code) => texts[code]) ?? 'en';
    const main = document.createElement('main');
    main.lang = language.slice(0, 2);
    main.role = 'alert';
    main.style.cssText = 'max-width:32rem;margin:20vh auto 0;padding:1rem;font-family:system-ui;text-align:center';
    for (const [tag, id] of [
      ['h1', 'OFFLINE_TITLE'],
      ['p', 'OFFLINE_TEXT'],
      ['button', 'TRY_AGAIN'],
    ] as const) {
      const element = document.createElement(tag);
      element.textContent = texts[language]?.[id] ?? '';
      main.append(element);
    }
    root.append(main);
  }

  page.addEventListener(
    'error',
    ({ target }) => {
      const entry = document.querySelector<HTMLScriptElement>('script[type="module"]');
      if (!entry || target !== entry) return;
      const root = document.querySelector('#root');
      if (root?.childElementCount === 0) sayThatItIsMissing(root);
      reopen(page, entry.src);
    },
    true,
  );
}
