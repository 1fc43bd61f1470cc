import type { Page } from 'playwright';
import type { Traffic } from './network.ts';

/** From the lobby to the list that its first link leads to; ms from the click until its heading and a tile show. */
export interface RouteChanges {
  newPage: number;
  /** The part of `newPage` after the list's data had come. */
  newPageAfterData: number;
  /** The same link again, back from the list: its data is in the cache. */
  cachedPage: number;
}

const listLink = 'main a[href*="/game-list/"]';

/** @throws when the list does not show */
export async function followLinks(page: Page, traffic: Traffic): Promise<RouteChanges> {
  const follow = async () => {
    const link = page.locator(listLink).first();
    await link.scrollIntoViewIfNeeded();
    await traffic.quiet(500);
    await page.evaluate(awaitPage);
    await link.click();
    const times = await page.evaluate(() => window.benchRoute);
    await traffic.quiet(500);
    return times;
  };
  const first = await follow();
  await page.evaluate(() => history.back());
  await page.locator(listLink).first().waitFor();
  await traffic.quiet(500);
  const second = await follow();
  return { newPage: first.shown, newPageAfterData: first.shown - first.dataAt, cachedPage: second.shown };
}

declare global {
  interface Window {
    benchRoute: Promise<{ shown: number; dataAt: number }>;
  }
}

/** Runs in the page, before a click on a link: the times of the page that it leads to, in ms since the click. */
function awaitPage(): void {
  const tiles = () => document.querySelectorAll('main a[href*="/games/"]:not([href$="/games/"])');
  const before = { path: location.pathname, tiles: new Set(tiles()) };
  const isShown = () =>
    location.pathname !== before.path &&
    Boolean(document.querySelector('main h1')?.textContent) &&
    [...tiles()].some((tile) => !before.tiles.has(tile) && tile.getBoundingClientRect().height > 0);

  window.benchRoute = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`No list shows at ${location.href}.`)), 30_000);
    window.addEventListener(
      'click',
      ({ timeStamp: clicked }) => {
        const mutations = new MutationObserver(() => {
          if (!isShown()) return;
          mutations.disconnect();
          // The next frame shows it.
          requestAnimationFrame(() => {
            const shown = performance.now() - clicked;
            const answers = performance
              .getEntriesByType('resource')
              .map((entry) => entry as PerformanceResourceTiming)
              .filter(({ initiatorType, responseEnd }) => initiatorType === 'fetch' && responseEnd > clicked)
              .map(({ responseEnd }) => responseEnd - clicked);
            resolve({ shown, dataAt: Math.max(0, ...answers.filter((time) => time <= shown)) });
          });
        });
        mutations.observe(document, { subtree: true, childList: true, characterData: true });
      },
      { capture: true, once: true },
    );
  });
}
