/**
 * Requests the code that renews an expired token once the whole document is there, and with it the scripts that come first: they would request it
 * only as they start.
 */
export function preloadRenewal(files: readonly { file: string; integrity: string }[]): void {
  const preload = () => {
    for (const { file, integrity } of files) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'modulepreload', crossOrigin: '', fetchPriority: 'low', href: `/${file}` });
      link.setAttribute('integrity', integrity);
      document.head.append(link);
    }
  };
  document.addEventListener('readystatechange', preload, { once: true });
}
