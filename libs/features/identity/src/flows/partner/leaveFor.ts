const loopback = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/** A partner's page that this page may leave for: https, or http on this machine while developing. */
export function isPartnerPage(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && (url.protocol === 'https:' || (url.protocol === 'http:' && loopback.test(url.hostname)));
}

export const leaveFor = (address: string): void => window.location.assign(address);

/** Resolves when the browser shows the page again as it was left, from its back/forward cache. */
export const untilShownAgain = (): Promise<void> =>
  new Promise((resolve) => {
    window.addEventListener('pageshow', function onPageShow({ persisted }) {
      if (!persisted) return;
      window.removeEventListener('pageshow', onPageShow);
      resolve();
    });
  });
