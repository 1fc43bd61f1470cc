import type { Result } from './measure.ts';
import { byteTypes } from './network.ts';
import { median } from './statistics.ts';

/** Path without folders and hash of the build; names of queries are not in addresses. */
export const shorten = (url: string): string => {
  const { pathname } = new URL(url);
  return pathname.replace(/^.*\/(?=[^/]+$)/, '').replace(/-[\w-]{8}(?=\.\w+$)/, '') || '/';
};

/** Requests that were each sent because of the one before. */
export const describeChain = (chain: readonly string[]): string =>
  `${chain.length} requests in turn (${chain.map(shorten).join(' → ')})`;

/** What long frames were busy with, the longest first. */
export function describeWork(work: readonly (readonly [what: string, duration: number])[], count = 4): string {
  const totals = new Map<string, number>();
  for (const [what, duration] of work) {
    const name = /^https?:/.test(what) ? shorten(what) : what || 'the browser and scripts in the page';
    totals.set(name, (totals.get(name) ?? 0) + duration);
  }
  const longest = [...totals].toSorted(([, a], [, b]) => b - a).slice(0, count);
  if (longest.length === 0) return 'no frame above 50 ms';
  return longest.map(([name, duration]) => `${name} ${duration.toFixed(0)} ms`).join(', ');
}

/** The work of the load whose blocking time is the middle one. */
export function describeBlocking({ samples: { lobby = [] } }: Result): string {
  const sorted = lobby.toSorted((a, b) => a.blocking - b.blocking);
  const middle = sorted[Math.floor(sorted.length / 2)];
  return middle ? `long frames: ${describeWork(middle.work)}` : '';
}

/** kB by type on the wire, medians. */
export function describeBytes({ samples: { lobby = [] } }: Result): string {
  const sizes = byteTypes.map((type) => [type, (median(lobby.map(({ bytes }) => bytes[type])) ?? 0) / 1000] as const);
  return sizes
    .filter(([, size]) => size >= 1)
    .toSorted(([, a], [, b]) => b - a)
    .map(([type, size]) => `${type} ${size.toFixed(0)} kB`)
    .join(', ');
}
