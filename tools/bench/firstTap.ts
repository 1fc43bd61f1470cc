import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { openContext, openPage, settle, type Target, withPage } from './load.ts';
import { readInteraction, shortestInteraction } from './probe.ts';
import { unlimited, type Profile } from './profiles.ts';

/** A tap on a tile one second after the first paint, ms. */
export interface FirstTap {
  /** Until the frame that shows its effect. Where the tap loads a document, until the first paint of that. */
  interaction: number;
  /** Until the address is the game's; undefined where the tap met no tile. */
  gamePage: number | undefined;
}

interface Point {
  x: number;
  y: number;
}

const tileLink = 'main a[href*="/games/"]:not([href$="/games/"])';
const limit = 20_000;

/** Runs in the page: a place in its first view where a tap meets a tile, as near to the tile's middle as the view allows. */
function findPoint(selector: string): Point | undefined {
  // A tile's link covers its item, whatever the box of its text is.
  const items = [...document.querySelectorAll('main li')].filter((item) => item.querySelector(selector));
  for (const item of items) {
    const { left, right, top, width, height } = item.getBoundingClientRect();
    if (left < 0 || right > innerWidth) continue;
    for (const part of [0.5, 0.25, 0.1, 0.04]) {
      const point = { x: left + width / 2, y: top + height * part };
      if (document.elementFromPoint(point.x, point.y)?.closest(selector)) return point;
    }
  }
  return undefined;
}

/** Where the first tile is, once the page has settled. */
export const findTile = (browser: Browser, target: Target, profile: Profile): Promise<Point> =>
  withPage(browser, target, { ...profile, cpuSlowdown: 1, line: unlimited }, async ({ page }) => {
    const point = await page.evaluate(findPoint, tileLink);
    if (!point) throw new Error(`${target.url} shows no tile in its first view.`);
    return point;
  });

/** As a finger does, the tap meets what is there: it waits for no script and for no tile. */
export async function measureFirstTap(
  browser: Browser,
  target: Target,
  profile: Profile,
  { x, y }: Point,
): Promise<FirstTap> {
  const context = await openContext(browser, target, profile);
  try {
    const { page, cdp, traffic } = await openPage(context, profile, false);
    await cdp.send('Page.enable');
    await cdp.send('Page.setLifecycleEventsEnabled', { enabled: true });
    const painted = new Promise<void>((resolve) => {
      cdp.on('Page.lifecycleEvent', ({ name }) => name === 'firstContentfulPaint' && resolve());
    });
    await page.goto(target.url, { waitUntil: 'commit' });
    await painted;
    await sleep(1000);
    const tappedAt = Date.now();
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    const isGame = (url: URL) => /\/games\/[^/]+/.test(url.pathname);
    const gamePage = await page.waitForURL(isGame, { waitUntil: 'commit', timeout: limit }).then(
      () => Date.now() - tappedAt,
      () => undefined,
    );
    await page.waitForLoadState('load');
    await settle(page, traffic, 500);
    const { origin, paint } = await page.evaluate(() => ({
      origin: performance.timeOrigin,
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    }));
    const interaction =
      origin > tappedAt ? origin + paint - tappedAt : ((await page.evaluate(readInteraction)) ?? shortestInteraction);
    if (target.session) target.session.state = await context.storageState();
    return { interaction, gamePage };
  } finally {
    await context.close();
  }
}
