import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { chainLatency, chainsOf } from './chain.ts';
import { logTraffic, type ByteType, type Traffic } from './network.ts';
import { installProbe, readCalm, readProbe } from './probe.ts';
import { unlimited, type Profile } from './profiles.ts';
import { followLinks, type RouteChanges } from './routeChanges.ts';

export type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Something to load, such as a page of the lobby or its copy without scripts. */
export interface Target {
  url: string;
  /** Cookies and storage of a signed-in browser. Each load replaces them by its own, since tokens are renewed. */
  session?: Session;
  /** A load that shows no balance is none. */
  hasBalance?: boolean;
  /** Measure route changes from this page. */
  hasRouteChanges?: boolean;
}

/** One load; times in ms since the navigation. */
export interface Sample extends Partial<RouteChanges> {
  firstPaint: number | undefined;
  largestPaint: number | undefined;
  /** Arrival of the last picture of the first view. */
  pictures: number | undefined;
  /** When the header showed the balance. */
  balance: number | undefined;
  layoutShift: number;
  /** Sum of what tasks took above 50 ms. */
  blocking: number;
  longestTask: number;
  requests: number;
  bytes: Record<ByteType, number>;
  elements: number;
  /** Bytes, after a garbage collection. */
  heap: number;
}

interface OpenPage {
  page: Page;
  cdp: CDPSession;
  traffic: Traffic;
}

/** Opens a target in a fresh context, hands it over once it has settled, and closes it. */
export async function withPage<Result>(
  browser: Browser,
  target: Target,
  { context: options, cpuSlowdown, line }: Profile,
  read: (open: OpenPage) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...options, storageState: target.session, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.addInitScript(installProbe);
    const cdp = await context.newCDPSession(page);
    const traffic = await logTraffic(cdp, line);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    const response = await page.goto(target.url, { waitUntil: 'load', timeout: 60_000 });
    if (!response?.ok()) throw new Error(`${target.url} answered ${response?.status()}.`);
    await settle(page, traffic);
    const result = await read({ page, cdp, traffic });
    if (target.session) target.session = await context.storageState();
    return result;
  } finally {
    await context.close();
  }
}

/** Until no request was pending and no task took long for a while. */
export async function settle(page: Page, traffic: Traffic): Promise<void> {
  do await traffic.quiet(1500);
  while ((await page.evaluate(readCalm)) < 1500);
}

/** Bytes of a page's heap, after a garbage collection. */
export async function heapOf(cdp: CDPSession): Promise<number> {
  // What a finalizer keeps is collected the second time.
  for (let times = 0; times < 2; times += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize;
}

/** A cold load: nothing is cached. @throws when the page does not load or settle */
export const coldLoad = (browser: Browser, target: Target, profile: Profile): Promise<Sample> =>
  withPage(browser, target, profile, async ({ page, cdp, traffic }) => {
    const { pictures, ...recorded } = await page.evaluate(readProbe);
    if (!target.hasBalance) recorded.balance = undefined;
    else if (recorded.balance === undefined) throw new Error(`${target.url} shows no balance.`);
    const requests = traffic.requests().length;
    const bytes = traffic.bytes();
    return {
      ...recorded,
      pictures: pictures.length > 0 ? Math.max(...pictures.map(({ arrivedAt }) => arrivedAt)) : undefined,
      requests,
      bytes,
      heap: await heapOf(cdp),
      ...(target.hasRouteChanges && (await followLinks(page, traffic))),
    };
  });

/**
 * A load that is not recorded, which fills the caches of the server. Its line has no limit but a long latency, so that
 * the steps of a chain stand apart. @returns the requests that led to the last picture of the first view, the document
 * first, and what `read` finds in the page
 */
export const warmUp = <Result>(browser: Browser, target: Target, profile: Profile, read: () => Result) =>
  withPage(
    browser,
    target,
    { ...profile, cpuSlowdown: 1, line: { ...unlimited, latency: chainLatency } },
    async ({ page, traffic }) => {
      const { pictures } = await page.evaluate(readProbe);
      const urls = new Set(pictures.map(({ url }) => url));
      const chains = [...chainsOf(traffic.requests())].filter(([{ url }]) => urls.has(url)).map(([, chain]) => chain);
      const chain = chains.reduce((longest, chain) => (chain.length > longest.length ? chain : longest), []);
      return { chain: chain.map(({ url }) => url), content: await page.evaluate(read) };
    },
  );
