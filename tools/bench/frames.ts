import type { Page } from 'playwright';

declare global {
  interface Window {
    /** What the watched place has shown, each text with the time since the epoch of the frame after its change. */
    benchTexts: [time: number, text: string][];
  }
}

/** Runs in the page: records the texts of a place, one a frame. */
export function recordText(selector: string): void {
  window.benchTexts = [];
  const place = document.querySelector(selector);
  if (!place) throw new Error(`There is no ${selector}.`);
  let isDue = false;
  new MutationObserver(() => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      window.benchTexts.push([performance.timeOrigin + performance.now(), place.textContent ?? '']);
    });
  }).observe(place, { subtree: true, childList: true, characterData: true });
}

/** Frames a second while a page is scrolled until something has ended. */
export async function countFrames(
  page: Page,
  scroll: () => Promise<unknown>,
  until: Promise<unknown>,
): Promise<number> {
  const start = await page.evaluateHandle(() => {
    const count = { frames: 0, startedAt: performance.now(), isOver: false };
    const next = () => {
      count.frames += 1;
      if (!count.isOver) requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    return count;
  });
  let isOver = false;
  const end = until.finally(() => void (isOver = true));
  while (!isOver) await scroll();
  await end;
  return start.evaluate((count) => {
    count.isOver = true;
    return (1000 * count.frames) / (performance.now() - count.startedAt);
  });
}
