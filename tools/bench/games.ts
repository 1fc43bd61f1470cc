import type { Browser, Locator, Page } from 'playwright';
import { root } from '../start/operator.ts';
import { importBrand } from './builds.ts';
import { heapOf, type OpenPage, settle, withPage } from './load.ts';
import { profiles, type Profile, type ProfileName } from './profiles.ts';
import { ports, startSandbox } from './sandbox.ts';
import { createPlayer } from './session.ts';

/** How soon a player finds one of thousands of games, on one profile. Times in ms, from the key or tap to the frame that shows its effect. */
export interface GamesResult {
  profile: ProfileName;
  firstKey: number | undefined;
  /** Of the letters after the first. */
  keys: readonly number[];
  /** By what was chosen. */
  choices: Readonly<Record<string, number>>;
  /** The most requests for one choice, without those for pictures. */
  requests: number;
  list: LongList;
  back: Back;
}

interface LongList {
  /** The most in the document. */
  tiles: number;
  /** The longest time without a tile or its placeholder in the middle of the window, ms. */
  blank: number;
  /** Of the heap after the list's end, as a multiple of that before. */
  heap: number;
}

interface Back {
  time: number;
  requests: number;
  /** How far the tile is from where it was left, px. */
  distance: number;
}

const catalogueSize = 3000;
const search = 'dragon';
/** Tiles of the page's list. */
const tiles = 'main ul[aria-label] > li a[href*="/games/"]:not([href*="mode="])';

export async function measureGames(
  browser: Browser,
  id: string,
  { profiles: names }: { profiles: readonly ProfileName[] },
): Promise<GamesResult[]> {
  const { locales, defaultLocale } = await importBrand(id);
  const locale = locales.find((candidate) => candidate.startsWith('en')) ?? defaultLocale;
  const sandbox = await startSandbox(root, id, ports.measured, [`--games=${catalogueSize}`]);
  try {
    const session = await createPlayer(browser, sandbox, locale);
    const results: GamesResult[] = [];
    for (const name of names) {
      const profile: Profile = profiles[name];
      if (!profile.context.hasTouch) continue;
      const target = { url: `${sandbox.origin}/${locale}/games/`, session };
      const found = await withPage(browser, target, profile, measureSearch);
      const chosen = await withPage(browser, target, profile, measureChoices);
      const whole = { url: `${target.url}?sort=name`, session };
      const walked = await withPage(browser, whole, profile, measureLongList);
      results.push({ profile: name, ...found, ...chosen, ...walked });
      console.info(`  games, ${name}`);
    }
    return results;
  } finally {
    await sandbox.stop();
  }
}

async function measureSearch({ page, traffic }: OpenPage): Promise<Pick<GamesResult, 'firstKey' | 'keys'>> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Search', exact: true }).tap();
  await page.getByRole('search').getByRole('combobox').waitFor();
  // The catalogue and its index come with the press.
  await settle(page, traffic);
  const times: number[] = [];
  for (const letter of search) {
    times.push(await timeToChange(page, '[role="search"] [role="row"]', () => page.keyboard.press(letter)));
    await settle(page, traffic, 500);
  }
  const [firstKey, ...keys] = times;
  return { firstKey, keys };
}

async function measureChoices({ page, traffic }: OpenPage): Promise<Pick<GamesResult, 'choices' | 'requests'>> {
  await page.getByRole('button', { name: 'Filter and sort' }).tap();
  const sheet = page.getByRole('dialog');
  const choice = (role: 'checkbox' | 'radio', name: RegExp) => sheet.getByRole(role, { name }).first();
  await choice('checkbox', /^Low/).waitFor();
  await settle(page, traffic);
  const choices: Record<string, number> = {};
  let requests = 0;
  const choose = async (name: string, control: Locator) => {
    await control.scrollIntoViewIfNeeded();
    await settle(page, traffic, 500);
    const before = traffic.requests().length;
    choices[name] = await timeToChange(page, tiles, () => control.tap());
    await settle(page, traffic, 500);
    const data = traffic
      .requests()
      .slice(before)
      .filter(({ type }) => type === 'data');
    requests = Math.max(requests, data.length);
  };
  await choose('first filter', choice('checkbox', /^Low/));
  await choose('another filter', choice('checkbox', /^Free spins/));
  await choose('an order', choice('radio', /^Name/));
  return { choices, requests };
}

async function measureLongList({ page, cdp, traffic }: OpenPage): Promise<Pick<GamesResult, 'list' | 'back'>> {
  const heap = await heapOf(cdp);
  await page.getByRole('main').getByRole('button', { name: 'Show all games' }).tap();
  await settle(page, traffic);
  const walked = await page.evaluate(walkThrough, tiles);
  await settle(page, traffic);
  const list = { ...walked, heap: (await heapOf(cdp)) / heap };

  const left = await page.evaluate(goToMiddle, tiles);
  await settle(page, traffic);
  await page.locator(`main a[href="${left.href}"]`).tap();
  await page.waitForURL(`**${left.href}`);
  await settle(page, traffic);
  const before = traffic.requests().length;
  const time = await page.evaluate(comeBack, left.href);
  await settle(page, traffic);
  const link = page.locator(`main ul a[href="${left.href}"]`).first();
  const top = await link.evaluate((element) => element.getBoundingClientRect().top);
  const back = { time, distance: Math.abs(top - left.top) };
  const data = traffic
    .requests()
    .slice(before)
    .filter(({ type }) => type === 'data');
  return { list, back: { ...back, requests: data.length } };
}

declare global {
  interface Window {
    benchChange: Promise<number>;
  }
}

/** From the key or tap of `act` until what the selector finds is other text. @throws where it stays the same */
async function timeToChange(page: Page, selector: string, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(awaitChange, selector);
  await act();
  return page.evaluate(() => window.benchChange);
}

function awaitChange(selector: string): void {
  const read = () => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent).join('\n');
  const before = read();
  window.benchChange = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`Nothing has changed in ${selector}.`)), 20_000);
    const begin = ({ timeStamp }: Event) => {
      const mutations = new MutationObserver(() => {
        if (read() === before) return;
        mutations.disconnect();
        // The next frame shows it.
        requestAnimationFrame(() => resolve(performance.now() - timeStamp));
      });
      mutations.observe(document, { subtree: true, childList: true, characterData: true });
    };
    for (const type of ['keydown', 'click']) addEventListener(type, begin, { capture: true, once: true });
  });
}

/** To the end of the page and back, as fast as a thumb flicks. */
async function walkThrough(selector: string): Promise<Pick<LongList, 'tiles' | 'blank'>> {
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const pixelsPerSecond = 8000;
  const list = document.querySelector(selector)?.closest('ul');
  if (!list) throw new Error('There is no list.');
  let most = 0;
  let blank = 0;
  for (const direction of [1, -1]) {
    let last = await frame();
    let seenAt = last;
    for (;;) {
      const now = await frame();
      const before = scrollY;
      scrollBy({ top: (direction * pixelsPerSecond * Math.min(now - last, 100)) / 1000, behavior: 'instant' });
      last = now;
      if (scrollY === before) break;
      most = Math.max(most, list.childElementCount);
      const { top, bottom } = list.getBoundingClientRect();
      const isOnList = top < innerHeight / 2 && bottom > innerHeight / 2;
      const seen = document.elementFromPoint(innerWidth / 4, innerHeight / 2)?.closest('li');
      if (!isOnList || seen?.parentElement === list) seenAt = now;
      else blank = Math.max(blank, now - seenAt);
    }
  }
  return { tiles: most, blank };
}

interface Left {
  href: string;
  /** In the window, px. */
  top: number;
}

async function goToMiddle(selector: string): Promise<Left> {
  scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const links = [...document.querySelectorAll<HTMLAnchorElement>(selector)];
  const link = links.find((each) => each.getBoundingClientRect().top > innerHeight / 3);
  return { href: link?.getAttribute('href') ?? '', top: link?.getBoundingClientRect().top ?? 0 };
}

async function comeBack(href: string): Promise<number> {
  const begin = performance.now();
  history.back();
  const isThere = () => document.querySelector(`main ul a[href="${href}"]`) !== null;
  while (!isThere()) await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  return performance.now() - begin;
}
