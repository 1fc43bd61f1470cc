import { usePathname } from '@lobby/routing';
import { useEffect, useRef } from 'react';

/**
 * A new page begins at its heading for the keyboard and for screen readers, as a new document does at its top: the link that led to
 * it may be gone. A change of the query alone is no new page.
 */
export function useFocusOnRouteChange(): void {
  const pathname = usePathname();
  const previousPathname = useRef(pathname);
  useEffect(
    function focusNewPage() {
      if (previousPathname.current === pathname) return undefined;
      previousPathname.current = pathname;
      // The menu, which closes with the page, is still open in this task.
      const timer = setTimeout(focusHeading);
      return () => clearTimeout(timer);
    },
    [pathname],
  );
}

/** Fields and frames keep the focus, on the page and in a widget beside it, as does a dialog. */
const keepers = 'input, select, textarea, iframe, [contenteditable]';
const openDialog = '[role$="dialog"][data-open]';

function focusHeading(): void {
  if (document.activeElement?.matches(keepers) || document.querySelector(openDialog)) return;
  const target = document.querySelector<HTMLElement>('#content h1') ?? document.getElementById('content');
  target?.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
}
