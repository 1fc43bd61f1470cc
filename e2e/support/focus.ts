import type { Page } from '@playwright/test';

/** Controls of which nothing is in sight once they have the focus, as below a bar at the window's edge (WCAG 2.4.11). */
export const hiddenFocus = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const places = [0.1, 0.5, 0.9];
    const isHidden = (control: HTMLElement) => {
      const { left, top, width, height } = control.getClientRects()[0] ?? new DOMRect();
      return places.every((x) =>
        places.every((y) => {
          const topmost = document.elementFromPoint(left + x * width, top + y * height);
          return topmost === null || !(control.contains(topmost) || topmost.contains(control));
        }),
      );
    };
    const found: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>('a[href], button, input, select, [tabindex="0"]')) {
      control.focus();
      if (document.activeElement !== control || !isHidden(control)) continue;
      // What makes way for it as the page scrolls has done so a frame later.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      if (isHidden(control)) found.push(control.outerHTML.slice(0, 200));
    }
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo({ top: 0, behavior: 'instant' });
    return found;
  });
