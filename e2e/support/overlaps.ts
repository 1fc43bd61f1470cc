import type { Page } from '@playwright/test';

/** Pairs of controls and texts of the header’s bar that lie over each other. */
export const overlapsInHeader = (page: Page) =>
  page
    .locator('header > div')
    .first()
    .evaluate((bar) => {
      const parts: { name: string; box: DOMRect }[] = [...bar.querySelectorAll('a, button')].map((control) => ({
        name: control.textContent || (control.getAttribute('aria-label') ?? ''),
        box: control.getBoundingClientRect(),
      }));
      const texts = document.createTreeWalker(bar, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        const parent = texts.currentNode.parentElement;
        // What is for screen readers only is in a box of one pixel.
        if (parent && !parent.closest('a, button') && parent.clientWidth !== 1)
          parts.push({ name: range.toString(), box: range.getBoundingClientRect() });
      }
      const shown = parts.filter(({ box }) => box.width > 1 && box.height > 1);
      return shown.flatMap(({ name, box }, index) =>
        shown
          .slice(index + 1)
          .filter(
            ({ box: other }) =>
              Math.min(box.right, other.right) - Math.max(box.left, other.left) > 0.5 &&
              Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 0.5,
          )
          .map((other) => `${name} over ${other.name}`),
      );
    });
