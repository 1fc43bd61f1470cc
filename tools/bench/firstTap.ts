import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { openContext, openPage, settle, type Target } from './load.ts';
import { readInteraction, shortestInteraction } from './probe.ts';
import type { Profile } from './profiles.ts';

/** A tap on a tile one second after the first paint, ms. */
export interface FirstTap {
  /** Until the frame that shows its effect. Where the tap loads a document, until the first paint of that. */
  interaction: number;
  /** Until the address is the game's; undefined where the tap met no tile. */
  gamePage: number | undefined;
}

/** A place in the window, and how far the page is scrolled before. */
interface Place {
  x: number;
  y: number;
  scroll: number;
}

const tileLink = 'main a[href*="/games/"]:not([href$="/games/"])';
const limit = 20_000;

/** Runs in the page: the middle of the first tile, which a page below the first view is scrolled to. */
function findPlace(selector: string): Place | undefined {
  // A tile's link covers its item, whatever the box of its text is.
  const items = [...document.querySelectorAll('main li')].filter((item) => item.querySelector(selector));
  for (const item of items) {
    const { left, right, top, width, height } = item.getBoundingClientRect();
    if (left < 0 || right > innerWidth || height === 0) continue;
    const middle = top + height / 2;
    const scroll = Math.max(0, Math.round(middle - innerHeight / 2));
    return { x: left + width / 2, y: middle - scroll, scroll };
  }
  return undefined;
}

/** Where the first tile of the page is as it is served: what is shown to this player alone comes later. */
export async function findTile(browser: Browser, target: Target, profile: Profile): Promise<Place> {
  const context = await openContext(browser, target, profile);
  try {
    const page = await context.newPage();
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(target.url);
    const place = await page.evaluate(findPlace, tileLink);
    if (!place) throw new Error(`${target.url} is served without a tile.`);
    return place;
  } finally {
    await context.close();
  }
}

/** As a finger does, the tap meets what is there: it waits for no script and for no tile. */
export async function measureFirstTap(
  browser: Browser,
  target: Target,
  profile: Profile,
  { x, y, scroll }: Place,
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
    const pause = sleep(1000);
    // By the compositor, as a finger scrolls.
    const gesture = { x, y, yDistance: -scroll, speed: 4000, preventFling: true };
    if (scroll > 0) await cdp.send('Input.synthesizeScrollGesture', gesture);
    await pause;
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
