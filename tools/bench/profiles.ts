import type { BrowserContextOptions } from 'playwright';

/** A device on a line. Latency is added to each request; there is no cost of a handshake in this model. */
export interface Profile {
  context: BrowserContextOptions;
  /** How many times slower the page's processor is than this machine's. */
  cpuSlowdown: number;
  line: Line;
}

export interface Line {
  /** ms for each request. */
  latency: number;
  /** Bytes per second; -1 for no limit. */
  downloadThroughput: number;
  uploadThroughput: number;
}

const megabits = (amount: number) => (amount * 1_000_000) / 8;

const phone: Profile = {
  context: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  cpuSlowdown: 4,
  line: { latency: 150, downloadThroughput: megabits(1.6), uploadThroughput: megabits(0.75) },
};

export const profiles = {
  phone,
  'weak-phone': { ...phone, cpuSlowdown: 12 },
  desktop: {
    context: { viewport: { width: 1350, height: 940 }, deviceScaleFactor: 1 },
    cpuSlowdown: 1,
    line: { latency: 40, downloadThroughput: megabits(10), uploadThroughput: megabits(10) },
  },
} satisfies Record<string, Profile>;

export type ProfileName = keyof typeof profiles;
export const profileNames = Object.keys(profiles) as ProfileName[];

/** For what is not measured, such as the load that warms the server's caches. */
export const unlimited: Line = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** What a profile is, in words. */
export function describeProfile({ context, cpuSlowdown, line }: Profile): string {
  const { width, height } = context.viewport ?? { width: 0, height: 0 };
  const size = `${width}×${height} at ${context.deviceScaleFactor}×`;
  const megabitsOf = (bytes: number) => (bytes * 8) / 1_000_000;
  const speed = `${megabitsOf(line.downloadThroughput)}/${megabitsOf(line.uploadThroughput)} Mbit/s`;
  return `${size}, processor ${cpuSlowdown}× slower, ${line.latency} ms per request, ${speed}`;
}
