import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { chainLatency, chainsOf, type TimedRequest } from './chain.ts';
import { logTraffic, type ByteType, type Traffic } from './network.ts';
import { installProbe, readCalm, readProbe } from './probe.ts';
import { unlimited, type Profile } from './profiles.ts';
import { followLinks, type RouteChanges } from './routeChanges.ts';

/** Cookies and storage of a signed-in browser. Each load replaces them by its own, since tokens are renewed. */
export interface Session {
  state: Awaited<ReturnType<BrowserContext['storageState']>>;
}

/** Something to load, such as a page of the lobby or its copy without scripts. */
export interface Target {
  url: string;
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
  /** What frames over 50 ms were busy with, ms. */
  work: readonly [what: string, duration: number][];
  /** Over the line; what the cache has does not count. */
  requests: number;
  bytes: Record<ByteType, number>;
  scripts: { files: number; bytes: number };
  scriptsUntilBalance?: { files: number; bytes: number };
  elements: number;
  /** Bytes, after a garbage collection. */
  heap: number;
}

export interface OpenPage {
  page: Page;
  cdp: CDPSession;
  traffic: Traffic;
}

export async function openContext(browser: Browser, target: Target, profile: Profile): Promise<BrowserContext> {
  const open = () =>
    browser.newContext({ ...profile.context, storageState: target.session?.state, serviceWorkers: 'block' });
  const context = await open();
  if (!(await isExpiring(context))) return context;
  await visit(context, target, quick(profile), false, async () => {});
  await context.close();
  return open();
}

/** For what is not measured. */
const quick = (profile: Profile): Profile => ({ ...profile, cpuSlowdown: 1, line: unlimited });

/** The lobby renews a token of which so much is left when a page is opened, ms. */
const renewalMargin = 60_000;

/** Whether a load would begin with a token that has to be renewed: a page's first requests leave with a valid one alone. */
async function isExpiring(context: BrowserContext): Promise<boolean> {
  const info = (await context.cookies()).find(({ name }) => name === 'sessionInfo');
  if (!info) return false;
  const { expiresAt } = JSON.parse(decodeURIComponent(info.value)) as { expiresAt?: number };
  return expiresAt !== undefined && expiresAt * 1000 - Date.now() < renewalMargin;
}

/** Opens an empty page that is observed, on the profile's processor and line. */
export async function openPage(
  context: BrowserContext,
  { cpuSlowdown, line }: Profile,
  hasCache: boolean,
): Promise<OpenPage> {
  const page = await context.newPage();
  await page.addInitScript(installProbe);
  const cdp = await context.newCDPSession(page);
  const traffic = await logTraffic(cdp, line, hasCache);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return { page, cdp, traffic };
}

/** Loads a target, hands it over once it has settled, and closes it. */
export async function visit<Result>(
  context: BrowserContext,
  { url, session }: Target,
  profile: Profile,
  hasCache: boolean,
  read: (open: OpenPage) => Promise<Result>,
): Promise<Result> {
  const open = await openPage(context, profile, hasCache);
  try {
    const response = await open.page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    if (!response?.ok()) throw new Error(`${url} answered ${response?.status()}.`);
    await settle(open.page, open.traffic);
    const result = await read(open);
    if (session) session.state = await context.storageState();
    return result;
  } finally {
    await open.page.close();
  }
}

/** Opens a target in a fresh context, hands it over once it has settled, and closes it. */
export async function withPage<Result>(
  browser: Browser,
  target: Target,
  profile: Profile,
  read: (open: OpenPage) => Promise<Result>,
): Promise<Result> {
  const context = await openContext(browser, target, profile);
  try {
    return await visit(context, target, profile, false, read);
  } finally {
    await context.close();
  }
}

/** Until no request was pending and no task took long for a while. */
export async function settle(page: Page, traffic: Traffic, ms = 1500): Promise<void> {
  do await traffic.quiet(ms);
  while ((await page.evaluate(readCalm)) < ms);
}

/** Bytes of a page's heap, after a garbage collection. */
export async function heapOf(cdp: CDPSession): Promise<number> {
  // What a finalizer keeps is collected the second time.
  for (let times = 0; times < 2; times += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize;
}

const measure =
  (target: Target) =>
  async ({ page, cdp, traffic }: OpenPage): Promise<Sample> => {
    const { pictures, ...recorded } = await page.evaluate(readProbe);
    if (!target.hasBalance) recorded.balance = undefined;
    else if (recorded.balance === undefined) throw new Error(`${target.url} shows no balance.`);
    return {
      ...recorded,
      pictures: pictures.length > 0 ? Math.max(...pictures.map(({ arrivedAt }) => arrivedAt)) : undefined,
      requests: traffic.requests().filter(({ isCached }) => !isCached).length,
      bytes: traffic.bytes(),
      scripts: traffic.scripts(),
      scriptsUntilBalance: recorded.balance === undefined ? undefined : traffic.scripts(recorded.balance),
      heap: await heapOf(cdp),
      ...(target.hasRouteChanges && (await followLinks(page, traffic))),
    };
  };

/** Loads a target again and again; `close` ends what it holds. @throws when the page does not load or settle */
export interface Loader {
  load(): Promise<Sample>;
  close(): Promise<void>;
}

/** Cold: each load in a fresh browser context, with nothing cached. */
export const coldLoader = (browser: Browser, target: Target, profile: Profile): Loader => ({
  load: () => withPage(browser, target, profile, measure(target)),
  close: async () => {},
});

/**
 * As on a return: what was loaded before is in the HTTP cache. A browser with a code cache (the headless shell has none)
 * fills it at the second load, for the third.
 */
export async function returnLoader(browser: Browser, target: Target, profile: Profile): Promise<Loader> {
  const context = await openContext(browser, target, profile);
  const visitQuickly = () => visit(context, target, quick(profile), true, async () => {});
  for (let times = 0; times < 2; times += 1) await visitQuickly();
  return {
    async load() {
      if (await isExpiring(context)) await visitQuickly();
      return visit(context, target, profile, true, measure(target));
    },
    close: () => context.close(),
  };
}

/** The requests that led to what a page shows, by URL, the document first. */
export interface Chains {
  /** To the last picture of the first view. */
  picture: readonly string[];
  /** To the last data that had come when the balance showed; empty for visitors. */
  balance: readonly string[];
}

/**
 * A load that is not recorded, which fills the caches of the server. Its line has no limit but a long latency, so that
 * the steps of a chain stand apart. @returns the chains, and what `read` finds in the page
 */
export const warmUp = <Result>(browser: Browser, target: Target, profile: Profile, read: () => Result) =>
  withPage(
    browser,
    target,
    { ...profile, cpuSlowdown: 1, line: { ...unlimited, latency: chainLatency } },
    async ({ page, traffic }) => {
      const { pictures, balance = 0 } = await page.evaluate(readProbe);
      const chains = [...chainsOf(traffic.requests())];
      const urls = new Set(pictures.map(({ url }) => url));
      const answers = traffic.requests().filter(({ type, end = Infinity }) => type === 'data' && end <= balance);
      const lastAnswer = answers.toSorted((a, b) => (a.end ?? 0) - (b.end ?? 0)).at(-1);
      const longest = (isEnd: (request: TimedRequest) => boolean) =>
        chains
          .filter(([request]) => isEnd(request))
          .map(([, chain]) => chain.map(({ url }) => url))
          .reduce((found, chain) => (chain.length > found.length ? chain : found), []);
      return {
        chains: {
          picture: longest(({ url }) => urls.has(url)),
          balance: target.hasBalance ? longest((request) => request === lastAnswer) : [],
        } satisfies Chains,
        content: await page.evaluate(read),
      };
    },
  );
