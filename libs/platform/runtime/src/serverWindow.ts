/** What a library that parses HTML uses of a window. */
type HtmlWindow = Pick<
  typeof globalThis,
  | 'document'
  | 'DocumentFragment'
  | 'DOMParser'
  | 'Element'
  | 'HTMLFormElement'
  | 'HTMLTemplateElement'
  | 'NamedNodeMap'
  | 'Node'
  | 'NodeFilter'
>;

let provided: HtmlWindow | null = null;

/** Called by the server's process before it renders, with a window of jsdom: served HTML is parsed with it, nothing else. */
export function setServerWindow(window: HtmlWindow | null): void {
  provided = window;
}

/** The window that the server's process has provided; null in the browser. */
export const getServerWindow = (): HtmlWindow | null => provided;
