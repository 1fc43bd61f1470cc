import { retryImport } from '@lobby/runtime';

const retries = new WeakSet<HTMLLinkElement>();

/**
 * Tries the lobby's own stylesheets again that could not be loaded. Whoever asked for code tries it again,
 * but the bundler asks for the styles of code only once: it would come without its looks.
 */
export function retryFailedStyles(): void {
  const onFailure = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || retries.has(target)) return;
    const { rel, href } = target;
    if (rel !== 'stylesheet' || new URL(href).origin !== window.location.origin) return;
    target.remove();
    void retryImport(() => loadStyles(href), { hasFailed: true });
  };
  // A resource's error does not bubble.
  window.addEventListener('error', onFailure, { capture: true });
}

function loadStyles(href: string): Promise<void> {
  const link = document.createElement('link');
  retries.add(link);
  Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`The styles of ${href} did not arrive.`));
    });
    document.head.append(link);
  });
}
