/** Calls back with an element once the parser has reached it; never where the document has none. */
export function whenParsed(selector: string, callback: (element: HTMLElement) => unknown): void {
  const find = () => {
    const element = document.querySelector<HTMLElement>(selector);
    if (element) callback(element);
    return element !== null || document.readyState !== 'loading';
  };
  if (find()) return;
  const observer = new MutationObserver(() => {
    if (find()) observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}
