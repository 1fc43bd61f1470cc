const untranslated = '[translate="no"], script, style, textarea, font';

/** A text that was replaced, and what stands for it. */
interface Translation {
  text: Text;
  original: string;
  shown: HTMLElement;
}

let observer: MutationObserver | undefined;
let translations: Translation[] = [];

/**
 * Has the page translated, from now until the test ends, as Chrome does it: each text node, also of a bare number, is
 * replaced by an element of the translator, and so is each that comes later. The words stay, so that queries find them. A
 * text that React has changed while the page still shows the former one fails the test.
 */
export function translatePage(): void {
  if (observer) return;
  observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') translate(target);
      else for (const node of addedNodes) translate(node);
    }
    // What it has replaced itself.
    observer?.takeRecords();
  });
  translate(document.body);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
}

/** Runs after each test. Returns what React has changed while the page still shows what it was before. */
export function endTranslation(): string[] {
  const stale = translations.filter(({ text, original, shown }) => shown.isConnected && text.data !== original);
  observer?.disconnect();
  observer = undefined;
  translations = [];
  return stale.map(({ text, original }) => `“${original}” in place of “${text.data}”`);
}

function translate(node: Node): void {
  if (node instanceof Text) replace(node);
  else for (const child of [...node.childNodes]) translate(child);
}

function replace(text: Text): void {
  const parent = text.parentElement;
  if (!parent || parent.closest(untranslated) || text.data.trim() === '') return;
  const shown = document.createElement('font');
  shown.appendChild(document.createElement('font')).textContent = text.data;
  text.replaceWith(shown);
  translations.push({ text, original: text.data, shown });
}
