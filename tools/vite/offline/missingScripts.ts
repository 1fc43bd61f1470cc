import type { OfflineWindow, reopenLobby } from './reopen.ts';
import type { OfflineTexts } from './texts.ts';

export interface MissingScriptsPage {
  /** The brand's. */
  name: string;
  /** By language. */
  texts: Readonly<Record<string, Pick<OfflineTexts, 'OFFLINE_TITLE' | 'OFFLINE_TEXT' | 'TRY_AGAIN'>>>;
  /** The language of addresses without one of these. */
  fallback: string;
  /** Declarations by element. */
  styles: Readonly<Record<'html' | 'body' | 'header' | 'main' | 'h1' | 'p' | 'button', string>>;
  /** Of the button that has the focus: the lobby's own ring needs its theme. */
  outline: string;
}

export interface WatchedWindow extends OfflineWindow {
  performance: Pick<Performance, 'getEntriesByType'>;
  /** Without service workers where the page is not secure. */
  navigator: { readonly serviceWorker?: Pick<ServiceWorkerContainer, 'getRegistration'> };
  /** Only on pages that say nothing without their scripts. Returns what puts the page back. */
  showMissingScripts?: () => () => void;
  /** See `earlyPress.tsx` of the shell. */
  earlyPress?: HTMLElement | null;
}

/**
 * Runs inline in each page of the lobby: where its scripts fail to load, the page is loaded again once they can be had. The build copies
 * the source of this function, as that of the next, so it must not use anything around it.
 */
export function watchScripts(page: WatchedWindow, reopen: typeof reopenLobby): void {
  page.addEventListener(
    'error',
    ({ target }) => {
      // Extensions add scripts of their own.
      const entry = page.document.querySelector<HTMLScriptElement>('script[type="module"][src^="/assets/"]');
      if (!entry || target !== entry) return;
      page.showMissingScripts?.();
      // The worker may be what fails. The next load goes without it, and registers it anew.
      page.navigator.serviceWorker
        ?.getRegistration()
        .then((worker) => worker?.unregister())
        .catch(() => undefined);
      const [visit] = page.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const isReloaded = visit?.type === 'reload';
      // What a reload has not mended may be broken for good, and a page that can be read is left to its reader.
      if (!isReloaded || page.showMissingScripts) reopen(page, entry.src, isReloaded ? 60_000 : 10_000);
    },
    true,
  );
}

/** Runs inline in pages that are empty without their scripts, or a frame without content: they then say so. */
export function keepMissingScriptsPage(
  page: WatchedWindow,
  { name, texts, fallback, styles, outline }: MissingScriptsPage,
): void {
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
    const language = [locale, locale.slice(0, 2)].find((code) => Object.hasOwn(texts, code)) ?? fallback;
    const { documentElement: html, body } = document;
    const root = document.querySelector('#root');
    // It may have the variables of a served theme.
    html.style.cssText += `;${styles.html}`;
    body.style.cssText = styles.body;
    const header = add(body, 'header', name);
    const main = add(body, 'main');
    root?.replaceWith(header);
    header.after(main);
    main.lang = language.slice(0, 2);
    main.role = 'alert';
    add(main, 'h1', texts[language]?.OFFLINE_TITLE);
    add(main, 'p', texts[language]?.OFFLINE_TEXT);
    const button = add(main, 'button', texts[language]?.TRY_AGAIN);
    const showFocus = () => (button.style.outline = button.matches(':focus-visible') ? outline : 'none');
    button.addEventListener('focus', showFocus);
    button.addEventListener('blur', showFocus);
    button.addEventListener('click', () => location.reload());
    // Presses are not delayed any longer.
    page.earlyPress = null;
    return () => {
      main.remove();
      header.replaceWith(root ?? '');
      body.style.cssText = '';
      for (const rule of styles.html.split(';')) html.style.removeProperty(rule.split(':')[0] ?? '');
    };
  };
}
