import { parseUrl } from '@lobby/runtime';
import { timings } from '../../timings.ts';

const loopback = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/** A partner's page that this page may leave for: https, or http on this machine while developing. */
export function isPartnerPage(address: string): boolean {
  const url = parseUrl(address);
  return url !== null && (url.protocol === 'https:' || (url.protocol === 'http:' && loopback.test(url.hostname)));
}

/** A registration that stands in a frame on the lobby page leaves with the page around it. */
export const leaveFor = (address: string): void => (window.top ?? window).location.assign(address);

/**
 * Resolves when the browser shows the page again as it was left, from its back/forward cache, or has not left it for ten
 * seconds.
 */
export const untilShownAgain = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(end, timings.leaveTimeout);
    window.addEventListener('pageshow', onPageShow);
    function onPageShow({ persisted }: PageTransitionEvent) {
      if (persisted) end();
    }
    function end() {
      clearTimeout(timer);
      window.removeEventListener('pageshow', onPageShow);
      resolve();
    }
  });
