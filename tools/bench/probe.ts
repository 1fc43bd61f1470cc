/**
 * Code that runs in the page. Each function is sent there as text, so that it uses nothing from outside of itself.
 */

interface Probe {
  largestPaint: number | undefined;
  /** Time and value of each unexpected shift. */
  shifts: [time: number, value: number][];
  /** Start and duration of each task over 50 ms. */
  tasks: [start: number, duration: number][];
  /** What frames over 50 ms were busy with: a script's address, or style and layout. */
  work: [what: string, duration: number][];
  /** Start and duration of each event of a tap or key, until the frame that shows its effect. */
  events: [start: number, duration: number][];
  /** When the header first contained an amount of money. */
  balanceAt: number | undefined;
}

declare global {
  interface Window {
    bench: Probe;
  }
}

/** Runs before all scripts of the page. */
export function installProbe(): void {
  if (window.top !== window) return;
  const probe: Probe = { largestPaint: undefined, shifts: [], tasks: [], work: [], events: [], balanceAt: undefined };
  window.bench = probe;
  const observe = (type: string, record: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({ type, buffered: true, ...options });

  observe('largest-contentful-paint', ({ startTime }) => void (probe.largestPaint = startTime));
  observe('longtask', ({ startTime, duration }) => void probe.tasks.push([startTime, duration]));
  observe('layout-shift', (entry) => {
    const { startTime, value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) probe.shifts.push([startTime, value]);
  });

  observe('long-animation-frame', (entry) => {
    const { scripts, startTime, duration, styleAndLayoutStart } = entry as PerformanceEntry & {
      scripts: { sourceURL: string; duration: number }[];
      styleAndLayoutStart: number;
    };
    for (const script of scripts) probe.work.push([script.sourceURL, script.duration]);
    if (styleAndLayoutStart > 0) probe.work.push(['style and layout', startTime + duration - styleAndLayoutStart]);
  });
  observe(
    'event',
    (entry) => {
      const { interactionId, startTime, duration } = entry as PerformanceEntry & { interactionId: number };
      if (interactionId > 0) probe.events.push([startTime, duration]);
    },
    { durationThreshold: 16 },
  );

  const mutations = new MutationObserver(() => {
    if (!/\d[.,]\d\d(?!\d)/.test(document.querySelector('header')?.textContent ?? '')) return;
    mutations.disconnect();
    requestAnimationFrame(() => void (probe.balanceAt = performance.now()));
  });
  mutations.observe(document, { subtree: true, childList: true, characterData: true });
}

/** What the page has recorded, in ms since its navigation. */
export function readProbe() {
  const { largestPaint, shifts, tasks, work, balanceAt } = window.bench;

  // Shifts count in windows of at most 5 s that end after 1 s without one; the worst window is the page's.
  let layoutShift = 0;
  let opened = -Infinity;
  let last = -Infinity;
  let sum = 0;
  for (const [time, value] of shifts) {
    if (time - last > 1000 || time - opened > 5000) {
      opened = time;
      sum = 0;
    }
    sum += value;
    last = time;
    layoutShift = Math.max(layoutShift, sum);
  }

  const arrivals = new Map(
    performance
      .getEntriesByType('resource')
      .map((entry) => [entry.name, (entry as PerformanceResourceTiming).responseEnd]),
  );
  const isInFirstView = (element: Element) => {
    const { top, left, bottom, right, width, height } = element.getBoundingClientRect();
    return width >= 8 && height >= 8 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  };
  const pictures = [...document.body.querySelectorAll('*')].filter(isInFirstView).flatMap((element) => {
    const background = [...getComputedStyle(element).backgroundImage.matchAll(/url\("?(.*?)"?\)/g)];
    const urls = background.map(([, url]) => url ?? '');
    return element instanceof HTMLImageElement ? [element.currentSrc, ...urls] : urls;
  });

  return {
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    largestPaint,
    balance: balanceAt,
    layoutShift,
    blocking: tasks.reduce((total, [, duration]) => total + duration - 50, 0),
    longestTask: tasks.reduce((longest, [, duration]) => Math.max(longest, duration), 0),
    work,
    elements: document.querySelectorAll('*').length,
    pictures: pictures
      .map((url) => ({ url, arrivedAt: arrivals.get(url) }))
      .filter((picture): picture is { url: string; arrivedAt: number } => picture.arrivedAt !== undefined),
  };
}

/** ms; shorter ones are not recorded. */
export const shortestInteraction = 16;

/**
 * From a tap or key to the frame that shows its effect, in ms: the slowest of its events, which the browser rounds to 8 ms.
 * Undefined where all were too short.
 */
export function readInteraction(): number | undefined {
  const { events } = window.bench;
  return events.length === 0 ? undefined : Math.max(...events.map(([, duration]) => duration));
}

/** ms since the end of the last task over 50 ms. */
export const readCalm = (): number =>
  performance.now() - Math.max(0, ...window.bench.tasks.map(([start, duration]) => start + duration));
