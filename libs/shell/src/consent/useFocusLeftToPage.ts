import { useEffect } from 'react';

/** What goes with its answer leaves the focus to the page: Tab and screen readers would begin at the top of the document. */
export function useFocusLeftToPage(): void {
  useEffect(
    () => () => {
      if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true });
    },
    [],
  );
}
