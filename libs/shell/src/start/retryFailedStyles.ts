import { retryImport } from '@lobby/runtime';

const retries = new WeakSet<HTMLLinkElement>();

/**
 * Loads the lobby's own style sheets again after a failure. Imports of code are retried by their callers, but the
 * bundler requests the styles of a chunk only once: the retried code would render unstyled.
 */
export function retryFailedStyles(): void {
  const onFailure = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || retries.has(target)) return;
    const { rel, href } = target;
    if (rel !== 'stylesheet' || new URL(href).origin !== window.location.origin) return;
    target.remove();
    void retryImport(() => loadStyles(href), { hasFailed: true });
  };
  // Load errors of elements do not bubble: only a capturing listener sees them.
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
