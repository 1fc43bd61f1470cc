/**
 * Takes stylesheets away that could not be loaded. Code brings its styles along only while the page
 * has no element for them: a failed one left standing would have the next try show a page without looks.
 */
export function forgetFailedStyles(): void {
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove();
    },
    { capture: true },
  );
}
