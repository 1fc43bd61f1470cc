import type { Browser, CDPSession, Page } from 'playwright';
import { root } from '../start/operator.ts';
import { importBrand } from './builds.ts';
import { countFrames, recordText } from './frames.ts';
import { heapOf, settle, withPage } from './load.ts';
import { profiles, type ProfileName } from './profiles.ts';
import { ports, type Sandbox, startSandbox } from './sandbox.ts';
import { demoPlayer } from '../../e2e/support/account.ts';
import { signIn } from './session.ts';

/** What a page did while messages were pushed at it. */
export interface StormResult {
  seconds: number;
  /** By the message's name. */
  sent: Record<string, number>;
  received: Record<string, number>;
  /** Whether the page shows what was sent last. */
  isLastShown: boolean;
  /** ms from the end of the messages until the page shows the last figure; undefined where it does not. */
  lateness: number | undefined;
  /** A second, while the page is scrolled. */
  frames: { without: number; during: number };
  /** What frames over 50 ms were busy with, ms. */
  work: readonly [what: string, duration: number][];
  /** Requests that the page sent meanwhile. */
  requests: number;
  /** Tasks over 50 ms. */
  longTasks: number;
  longestTask: number;
  /** Bytes, after a garbage collection. */
  heap: { before: number; after: number };
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** In ms: by then a page shows the last figure. */
const FIGURES_MS = 1000;

interface Pushed {
  /** By the message's name. */
  sent: Record<string, number>;
  /** Decimals of which the page shows the newest, after the last message. */
  last: readonly string[];
}

/** Messages of one kind, and the page that shows their content. */
interface Storm {
  profile: ProfileName;
  /** Below the locale. */
  path: string;
  /** Of the place that shows it. */
  selector: string;
  /** Stops what would change the figures besides the storm. */
  prepare?: (sandbox: Sandbox) => Promise<unknown>;
  push: (sandbox: Sandbox, seconds: number) => Promise<Pushed>;
  /** Whether a frame is a message of this name. */
  isMessage: (frame: string, name: string) => boolean;
}

const ofPlayer = (profile: ProfileName, options: { perSecond: number; message?: string }): Storm => ({
  profile,
  path: '',
  selector: 'header',
  async push(sandbox, seconds) {
    const pushed = await sandbox.console<{ sent: Record<string, number>; balance: string }>('storm', {
      player: demoPlayer.email,
      seconds,
      ...options,
    });
    return { sent: pushed.sent, last: [pushed.balance] };
  },
  isMessage: (frame, name) => frame.includes(`"${name}":{`),
});

/** Pots of the jackpot, on its page. */
const ofJackpot: Storm = {
  profile: 'desktop',
  path: 'jackpot/',
  selector: 'main',
  prepare: (sandbox) => sandbox.console('jackpotSimulation', { on: false }),
  async push(sandbox, seconds) {
    const { sent, pots } = await sandbox.console<{ sent: number; pots: Record<string, string> }>('jackpotStorm', {
      seconds,
    });
    return { sent: { JackpotUpdate: sent }, last: Object.values(pots) };
  },
  isMessage: (frame, name) => frame.includes(`"type":"${name}"`),
};

export const storms = {
  /** A player's wins and stakes on a phone: how smooth and how current the lobby stays. */
  balances: ofPlayer('phone', { perSecond: 100, message: 'balanceUpdated' }),
  /** Balances, levels and rewards on a desktop: whether anything is lost, and what the heap keeps. */
  storm: ofPlayer('desktop', { perSecond: 200 }),
  jackpot: ofJackpot,
} satisfies Record<string, Storm>;

export type StormName = keyof typeof storms;
export const stormNames = Object.keys(storms) as StormName[];

/** Pushes messages at a player's page while it is scrolled. */
export async function storm(browser: Browser, id: string, name: StormName, seconds: number): Promise<StormResult> {
  const { profile, path, selector, prepare, push, isMessage }: Storm = storms[name];
  const { defaultLocale } = await importBrand(id);
  const sandbox = await startSandbox(root, id, ports.measured);
  try {
    await prepare?.(sandbox);
    const session = await signIn(browser, sandbox, defaultLocale);
    const target = { url: `${sandbox.origin}/${defaultLocale}/${path}`, session };
    return await withPage(browser, target, profiles[profile], async ({ page, cdp, traffic }) => {
      const scroll = await createScroller(page);
      // What scrolling and the first messages load is no part of the figures.
      while ((await scroll()) < 4) await traffic.quiet(0);
      const { sent: names } = await push(sandbox, 5);
      await settle(page, traffic);
      await page.evaluate(recordText, selector);
      const without = await countFrames(page, scroll, sleep(Math.min(seconds, 5) * 1000));
      const received = countMessages(cdp, Object.keys(names), isMessage);
      await page.evaluate(() => void (window.bench.tasks.length = window.bench.work.length = 0));
      const requestsBefore = traffic.requests().length;
      const before = await heapOf(cdp);
      let endedAt = 0;
      const pushing = push(sandbox, seconds).finally(() => void (endedAt = Date.now()));
      const during = await countFrames(page, scroll, pushing);
      const { sent, last } = await pushing;
      await settle(page, traffic);
      // Requests and tasks have settled already; the page shows new figures four times a second.
      await sleep(FIGURES_MS);
      const { durations, work, texts } = await page.evaluate(() => ({
        durations: window.bench.tasks.map(([, duration]) => duration),
        work: window.bench.work,
        texts: window.benchTexts,
      }));
      const isLast = (text: string) => last.some((decimal) => amountsIn(text).includes(inCents(decimal)));
      const shown = (await page.locator(selector).first().textContent()) ?? '';
      const firstShown = texts.find(([, text]) => isLast(text));
      return {
        seconds,
        sent,
        received,
        isLastShown: isLast(shown),
        lateness: firstShown && isLast(shown) ? Math.max(0, firstShown[0] - endedAt) : undefined,
        frames: { without, during },
        work,
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

/** Cents of a decimal, rounded half up. */
export const inCents = (decimal: string): string => {
  const [whole = '', fraction = ''] = decimal.split('.');
  const cents = BigInt(whole + fraction.slice(0, 2).padEnd(2, '0')) + ((fraction[2] ?? '0') >= '5' ? 1n : 0n);
  return String(cents);
};

/** Amounts with two decimals in a text, in cents, whatever their separators are. */
export const amountsIn = (text: string): string[] =>
  (text.match(/\d[\d.,’\s]*[.,]\d\d(?!\d)/g) ?? []).map((amount) => amount.replaceAll(/\D/g, ''));

/** Counts the frames of sockets that carry a message, by its name. */
function countMessages(
  cdp: CDPSession,
  names: readonly string[],
  isMessage: Storm['isMessage'],
): Record<string, number> {
  const counts: Record<string, number> = Object.fromEntries(names.map((name) => [name, 0]));
  cdp.on('Network.webSocketFrameReceived', ({ response: { payloadData } }) => {
    const name = names.find((candidate) => isMessage(payloadData, candidate));
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
