import * as v from 'valibot';
import { hasSession } from './pages.ts';

/** Which release answers whom. A build is named by its folder, 12 hexadecimal digits. */
export interface Traffic {
  /** For whoever has no other. */
  current: string;
  /** For a share of visitors, above 0 and below 1. */
  canary?: { build: string; share: number } | undefined;
  /** Earlier ones, the last first, at most two: sessions that began in one stay there. */
  previous: readonly string[];
  /** Those that left the traffic lately, and when, ISO 8601: open tabs may still request their files. */
  withdrawn?: readonly { build: string; at: string }[] | undefined;
}

export const maxPrevious = 2;

/** Each build of the traffic, the current one first. */
export const buildsOf = ({ current, canary, previous }: Traffic): string[] => [
  current,
  ...(canary ? [canary.build] : []),
  ...previous,
];

const build = v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/, 'expected a build, 12 hexadecimal digits'));
const trafficSchema = v.pipe(
  v.strictObject({
    current: build,
    canary: v.optional(v.strictObject({ build, share: v.pipe(v.number(), v.gtValue(0), v.ltValue(1)) })),
    previous: v.pipe(v.array(build), v.maxLength(maxPrevious)),
    withdrawn: v.optional(v.array(v.strictObject({ build, at: v.pipe(v.string(), v.isoTimestamp()) }))),
  }),
  v.check((traffic) => new Set(buildsOf(traffic)).size === buildsOf(traffic).length, 'a build is named twice'),
) satisfies v.GenericSchema<unknown, Traffic>;

/** @throws Error that says what is wrong */
export const parseTraffic = (text: string): Traffic => v.parse(trafficSchema, JSON.parse(text));

const buckets = 256;
/** How many of the 256 groups of visitors a share has: never none, and never all. */
export const bucketsOf = (share: number): number => Math.min(Math.max(1, Math.round(share * buckets)), buckets - 1);
/** The share that whole groups make of one. */
export const givenShare = (share: number): number => bucketsOf(share) / buckets;
/** One that is in no canary, whatever its share. */
export const lastBucket = buckets - 1;
/** A visitor’s, for as long as the browser keeps the cookie. It is no identifier: each 256th visitor has the same. */
export const drawBucket = (): number => crypto.getRandomValues(new Uint8Array(1))[0] ?? lastBucket;

export const releaseCookie = 'lobbyRelease';
export const sentCookie = new RegExp(`(?:^|;\\s*)${releaseCookie}=([0-9a-f]{2})\\.([0-9a-f]{12})(?:;|$)`);

/** Of the cookie, which is renewed where the release changes. */
export const cookieAttributes = (isSecure: boolean): string =>
  `Path=/; Max-Age=${30 * 86_400}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

interface Choice {
  build: string;
  /** Name and value, where the visitor has another or none. */
  cookie?: string;
}

/**
 * The release that answers a request. A player stays in the one that the session began with; visitors are in the canary or not by
 * their bucket, so that a higher share adds visitors and moves nobody back.
 * @param cookie the request’s, of which a malformed one is none
 * @param draw a bucket for whoever has none
 */
export function choose(traffic: Traffic, cookie: string | null, draw: () => number): Choice {
  const [, digits, former] = sentCookie.exec(cookie ?? '') ?? [];
  const bucket = digits === undefined ? draw() : Number.parseInt(digits, 16);
  const { current, canary } = traffic;
  const stays = former !== undefined && hasSession(cookie) && buildsOf(traffic).includes(former);
  const byBucket = canary && bucket < bucketsOf(canary.share) ? canary.build : current;
  const chosen = stays ? former : byBucket;
  const value = `${bucket.toString(16).padStart(2, '0')}.${chosen}`;
  return { build: chosen, ...(chosen !== former && { cookie: `${releaseCookie}=${value}` }) };
}

/** With a build for everybody; the one before stays for the sessions that began in it. */
export function activate(traffic: Traffic | undefined, build: string): Traffic {
  if (!traffic) return { current: build, previous: [] };
  const { current, previous } = traffic;
  if (current === build) return { current, previous };
  return { current: build, previous: without([current, ...previous], build).slice(0, maxPrevious) };
}

/** With a build for a share of the visitors: none of the earlier ones, which its end would take from their sessions. */
export const startCanary = ({ current, previous }: Traffic, build: string, share: number): Traffic => ({
  current,
  canary: { build, share },
  previous,
});

/** Without the canary, or without the current build where there is none; undefined where no build is left. Everybody leaves the build. */
export function rollBack({ current, canary, previous }: Traffic): Traffic | undefined {
  if (canary) return { current, previous };
  const [last, ...rest] = previous;
  return last === undefined ? undefined : { current: last, previous: rest };
}

/** ms. A tab that is open for longer has to be opened again. */
const withdrawnAge = 7 * 86_400_000;

/** Those that left the traffic within a week. */
export const withdrawnOf = ({ withdrawn = [] }: Traffic, now: number): { build: string; at: string }[] =>
  withdrawn.filter(({ at }) => now - Date.parse(at) < withdrawnAge);

/** The traffic after a change, with those that it withdraws. */
export function rememberWithdrawn(before: Traffic, after: Traffic, now: number): Traffic {
  const left = buildsOf(before).map((each) => ({ build: each, at: new Date(now).toISOString() }));
  const builds = buildsOf(after);
  const withdrawn = [...left, ...withdrawnOf(before, now)].filter((each) => !builds.includes(each.build));
  return withdrawn.length > 0 ? { ...after, withdrawn } : after;
}

const without = (builds: readonly string[], build: string): string[] => builds.filter((each) => each !== build);
