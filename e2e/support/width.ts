import { expect, type Page } from '@playwright/test';

/** Pixels by which the page, whose frame cuts what is wider, or a scrolling part of a dialog exceeds the space that it has. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const dialogs = [...document.querySelectorAll('[role="dialog"]')];
    const scrolling = dialogs
      .flatMap((dialog) => [...dialog.querySelectorAll('*')])
      .filter((element) => getComputedStyle(element).overflowY === 'auto');
    const frame = document.querySelector('main')?.parentElement ?? document.body;
    return Math.max(
      ...[document.documentElement, frame, ...dialogs, ...scrolling].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
      ...dialogs.map((dialog) => Math.floor(dialog.getBoundingClientRect().right - innerWidth)),
    );
  });

/** Expects that nothing has to be scrolled sideways, once the page has followed the window's size. */
export async function expectNoSidewaysScrolling(page: Page, message?: string): Promise<void> {
  await expect.poll(() => overflow(page), { message }).toBeLessThanOrEqual(0);
}

/** Expects so of the smallest window, and sets the window back. */
export async function expectToFitSmallestWindow(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScrolling(page);
  if (!before) return;
  await page.setViewportSize(before);
  // What is pressed next, in a partner's frame too, is where it is then.
  await page.waitForFunction((width) => innerWidth === width, before.width);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
