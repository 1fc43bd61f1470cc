import type { Browser, CDPSession, Page } from 'playwright';
import { root } from '../start/operator.ts';
import { importBrand } from './builds.ts';
import { heapOf, settle, withPage } from './load.ts';
import { profiles, type Profile } from './profiles.ts';
import { ports, startSandbox } from './sandbox.ts';
import { demoPlayer, signIn } from './session.ts';

/** What a page did while the platform pushed messages at it. */
export interface StormResult {
  seconds: number;
  /** By the event's name. */
  sent: Record<string, number>;
  received: Record<string, number>;
  /** Whether the header shows the balance that was sent last. */
  isLastShown: boolean;
  /** Requests that the page sent meanwhile. */
  requests: number;
  /** Tasks over 50 ms. */
  longTasks: number;
  longestTask: number;
  /** Bytes, after a garbage collection. */
  heap: { before: number; after: number };
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Pushed {
  sent: Record<string, number>;
  /** A decimal, after the last message. */
  balance: string;
}

/** Pushes balances, figures of the player and rewards at a player's lobby on the desktop profile, while it is scrolled. */
export async function storm(browser: Browser, id: string, seconds: number): Promise<StormResult> {
  const { defaultLocale } = await importBrand(id);
  const sandbox = await startSandbox(root, id, ports.measured);
  try {
    const session = await signIn(browser, sandbox.origin, defaultLocale);
    const push = (duration: number) =>
      sandbox.console<Pushed>('storm', { player: demoPlayer.email, seconds: duration });
    const target = { url: `${sandbox.origin}/${defaultLocale}/`, session };
    const profile: Profile = profiles.desktop;
    return await withPage(browser, target, profile, async ({ page, cdp, traffic }) => {
      const scroll = await createScroller(page);
      // What scrolling and the first messages load is no part of the figures.
      while ((await scroll()) < 4) await traffic.quiet(0);
      const { sent: names } = await push(5);
      await settle(page, traffic);
      const received = countMessages(cdp, Object.keys(names));
      await page.evaluate(() => void (window.bench.tasks.length = 0));
      const requestsBefore = traffic.requests().length;
      const before = await heapOf(cdp);
      let isOver = false;
      const pushing = push(seconds).finally(() => void (isOver = true));
      const scrolling = (async () => {
        while (!isOver) await scroll();
      })();
      const [{ sent, balance }] = await Promise.all([pushing, scrolling]);
      await settle(page, traffic);
      const durations = await page.evaluate(() => window.bench.tasks.map(([, duration]) => duration));
      const header = (await page.locator('header').first().textContent()) ?? '';
      return {
        seconds,
        sent,
        received,
        isLastShown: amountsIn(header).includes(balance.replace('.', '')),
        requests: traffic.requests().length - requestsBefore,
        longTasks: durations.length,
        longestTask: Math.max(0, ...durations),
        heap: { before, after: await heapOf(cdp) },
      };
    });
  } finally {
    await sandbox.stop();
  }
}

/** Amounts with two decimals in a text, in cents, whatever their separators are. */
export const amountsIn = (text: string): string[] =>
  (text.match(/\d[\d.,’\s]*[.,]\d\d(?!\d)/g) ?? []).map((amount) => amount.replaceAll(/\D/g, ''));

/** Counts the frames of sockets that carry an event, by its name. */
function countMessages(cdp: CDPSession, names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = Object.fromEntries(names.map((name) => [name, 0]));
  cdp.on('Network.webSocketFrameReceived', ({ response: { payloadData } }) => {
    const name = names.find((candidate) => payloadData.includes(`"${candidate}":{`));
    if (name !== undefined) counts[name] = (counts[name] ?? 0) + 1;
  });
  return counts;
}

/** Scrolls by the wheel, down to the end of the page and up again. @returns a step, which resolves to the turns so far */
async function createScroller(page: Page): Promise<() => Promise<number>> {
  await page.mouse.move(600, 500);
  let turns = 0;
  return async () => {
    const isDown = turns % 2 === 0;
    await page.mouse.wheel(0, isDown ? 100 : -100);
    await sleep(30);
    const { top, left } = await page.evaluate(() => ({
      top: scrollY,
      left: document.documentElement.scrollHeight - innerHeight - scrollY,
    }));
    if ((isDown ? left : top) < 1) turns += 1;
    return turns;
  };
}
