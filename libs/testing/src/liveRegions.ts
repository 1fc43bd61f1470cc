/**
 * The HTML of each live region that lies in another one, which some screen readers announce twice and others not at all; and of
 * each timer in one, which would be announced every second. Self-contained: browser tests run it in their page.
 */
export function findNestedLiveRegions(): string[] {
  const live = '[role="status"], [role="alert"], [role="log"], output, [aria-live]:not([aria-live="off"])';
  return [...document.querySelectorAll(`${live}, [role="timer"]`)]
    .filter(({ parentElement }) => parentElement?.closest(live))
    .map(({ outerHTML }) => outerHTML);
}
