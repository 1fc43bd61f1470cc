import type { Browser, Locator, Page } from 'playwright';
import { settle, type Target, withPage } from './load.ts';
import { readInteraction, shortestInteraction } from './probe.ts';
import type { Profile } from './profiles.ts';

/** From each tap or key to the frame that shows its effect, ms by the tap's name; undefined where a brand lacks it. */
export type Taps = Record<string, number | undefined>;

interface Tap {
  name: string;
  /** What leads to the place of the tap, by the router or by a load. */
  prepare?: (page: Page) => Promise<unknown>;
  /** What is tapped; a key that is pressed if it is a text. */
  target: string | ((page: Page) => Locator);
}

const bottomBar = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name, exact: true });
const closeButton = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: /^close/i })
    .first();
const tile = (page: Page) => page.locator('main a[href*="/games/"]:not([href$="/games/"])').first();
const open = (path: string) => async (page: Page) => {
  const { origin, pathname } = new URL(page.url());
  await page.goto(`${origin}/${pathname.split('/')[1]}${path}`);
  await page.locator('main button').first().waitFor();
};

/** In a browser on a phone, on the English lobby of a player, one after the other. */
const taps: readonly Tap[] = [
  { name: 'open search', target: (page) => bottomBar(page, 'Search') },
  { name: 'a letter in the search', target: 'r' },
  {
    name: 'open the deposit',
    prepare: (page) => page.keyboard.press('Escape'),
    target: (page) => bottomBar(page, 'Deposit'),
  },
  { name: 'close the deposit', target: closeButton },
  { name: 'open the menu', target: (page) => bottomBar(page, 'Menu') },
  { name: 'close the menu', target: closeButton },
  { name: 'to a list', target: (page) => page.locator('main a[href*="/game-list/"]').first() },
  { name: 'show more', target: (page) => page.getByRole('main').getByRole('button', { name: 'Show more games' }) },
  { name: 'open a game', target: tile },
  {
    name: 'first button of the limits',
    prepare: open('/profile/limits/'),
    target: (page) => page.locator('main button').first(),
  },
  {
    name: 'first button of the promotions',
    prepare: open('/promotions/'),
    target: (page) => page.locator('main button').first(),
  },
];

export const tapNames = taps.map(({ name }) => name);

/** The commonest taps, each once the page rests. */
export const measureTaps = (browser: Browser, target: Target, profile: Profile): Promise<Taps> =>
  withPage(browser, target, profile, async ({ page, traffic }) => {
    page.setDefaultTimeout(20_000);
    const results: Taps = {};
    for (const { name, prepare, target: tapped } of taps) {
      try {
        await prepare?.(page);
        if (typeof tapped !== 'string') await tapped(page).scrollIntoViewIfNeeded();
        await settle(page, traffic, 500);
        await page.evaluate(() => void (window.bench.events.length = 0));
        if (typeof tapped === 'string') await page.keyboard.press(tapped);
        else await tapped(page).tap();
        await settle(page, traffic, 500);
        results[name] = (await page.evaluate(readInteraction)) ?? shortestInteraction;
      } catch (error) {
        console.warn(`  ${name}: ${String(error).split('\n')[0]}`);
        results[name] = undefined;
      }
    }
    return results;
  });
