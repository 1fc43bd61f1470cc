import type { OfflineWindow, reopenLobby } from './reopen.ts';
import type { OfflineTexts } from './texts.ts';

export interface MissingScriptsPage {
  /** The brand's. */
  name: string;
  /** By language; `en` is for all others. */
  texts: Readonly<Record<string, Pick<OfflineTexts, 'OFFLINE_TITLE' | 'OFFLINE_TEXT' | 'TRY_AGAIN'>>>;
  /** Declarations by element. */
  styles: Readonly<Record<'html' | 'body' | 'header' | 'main' | 'h1' | 'p' | 'button', string>>;
}

export interface WatchedWindow extends OfflineWindow {
  performance: Pick<Performance, 'getEntriesByType'>;
  /** Of pages without anything to read alone. */
  showMissingScripts?: () => void;
}

/**
 * Runs inline in each page of the lobby: where its scripts do not come, the page is loaded again once they can be had. The build copies the
 * source of this function, as that of the next, so it must not use anything around it.
 */
export function watchScripts(page: WatchedWindow, reopen: typeof reopenLobby): void {
  page.addEventListener(
    'error',
    ({ target }) => {
      const entry = page.document.querySelector<HTMLScriptElement>('script[type="module"]');
      if (!entry || target !== entry) return;
      page.showMissingScripts?.();
      const [visit] = page.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      // What a reload has not mended may be broken for good.
      reopen(page, entry.src, visit?.type === 'reload' ? 60_000 : 10_000);
    },
    true,
  );
}

/** Runs inline in the shell page, which is empty without its scripts: it then says so. */
export function keepMissingScriptsPage(page: WatchedWindow, { name, texts, styles }: MissingScriptsPage): void {
  page.showMissingScripts = () => {
    const { document, location } = page;
    const add = (parent: Element, tag: 'header' | 'main' | 'h1' | 'p' | 'button', text = '') => {
      const element = document.createElement(tag);
      element.style.cssText = styles[tag];
      element.textContent = text;
      parent.append(element);
      return element;
    };
    const locale = location.pathname.split('/')[1] ?? '';
    const language = [locale, locale.slice(0, 2)].find((code) => texts[code]) ?? 'en';
    document.documentElement.style.cssText = styles.html;
    document.body.style.cssText = styles.body;
    add(document.body, 'header', name);
    const main = add(document.body, 'main');
    main.lang = language.slice(0, 2);
    main.role = 'alert';
    add(main, 'h1', texts[language]?.OFFLINE_TITLE);
    add(main, 'p', texts[language]?.OFFLINE_TEXT);
    add(main, 'button', texts[language]?.TRY_AGAIN);
  };
}
