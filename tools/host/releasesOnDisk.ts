import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { countryBy, readDeployment } from './deployment.ts';
import { releasesOf, type ReleaseFolder } from './releaseFolders.ts';
import { createHost } from './host.ts';
import { releaseFiles } from './layout.ts';
import { compress, inMemory, tooManyCookiesPage } from './node.ts';
import { readRelease, type ReleaseFiles } from './release.ts';
import type { Host, Releases } from './releases.ts';
import type { Target } from './serve.ts';
import { buildsOf, parseTraffic, withdrawnOf, type Traffic } from './traffic.ts';

/** In the folder of an operator's releases. */
export const trafficFile = 'traffic.json';

/** Of the last ones that were made, whether players get them or not: open tabs may request their files. */
const keptCount = 3;

/** @param releases the last that was made first */
export function keptReleases(
  releases: readonly ReleaseFolder[],
  traffic: Traffic,
  now: number = Date.now(),
): ReleaseFolder[] {
  const builds = [...buildsOf(traffic), ...withdrawnOf(traffic, now).map(({ build }) => build)];
  return releases.filter(({ build }, index) => index < keptCount || builds.includes(build));
}

interface OpenRelease extends Target {
  host: Host;
}

interface OpenReleases extends Releases {
  /** Those of the traffic, whose files are in memory. */
  open: ReadonlyMap<string, OpenRelease>;
  /** Of the current one. */
  target: Target;
}

/** ms. Reading a small file costs nothing, and works on each kind of volume. */
const interval = 250;

/**
 * The releases in a folder as its `traffic.json` says, which is read again and again. A change that cannot be followed is reported,
 * tried again, and meanwhile the releases stay as they were. Those that leave the traffic leave the memory.
 * @throws where the traffic, its current release or its canary cannot be read
 */
export async function followReleases(
  folder: string,
  report: (message: string) => void,
): Promise<{ releases: () => Releases; target: () => Target; close: () => void }> {
  const file = join(folder, trafficFile);
  let text = await readFile(file, 'utf8');
  let now = await openReleases(folder, parseTraffic(text), report);
  let failure: string | undefined;
  const follow = async () => {
    try {
      const found = await readFile(file, 'utf8');
      if (found !== text) {
        now = await openReleases(folder, parseTraffic(found), report, now.open);
        text = found;
        report(`${file}: ${JSON.stringify(now.traffic)}`);
      }
      failure = undefined;
    } catch (error) {
      const message = messageOf(error);
      if (message !== failure) report(`${file} is not followed, and all stays as it was: ${message}`);
      failure = message;
    }
  };
  let following: Promise<void> | undefined;
  const timer = setInterval(() => {
    following ??= follow().finally(() => (following = undefined));
  }, interval);
  return { releases: () => now, target: () => now.target, close: () => clearInterval(timer) };
}

async function openReleases(
  folder: string,
  wanted: Traffic,
  report: (message: string) => void,
  before?: ReadonlyMap<string, OpenRelease>,
): Promise<OpenReleases> {
  const open = new Map<string, OpenRelease>();
  for (const build of buildsOf(wanted)) {
    try {
      open.set(build, before?.get(build) ?? (await openRelease(join(folder, build), inMemory)));
    } catch (error) {
      const message = `The release ${build} cannot be read: ${messageOf(error)}`;
      // An earlier one must not keep players from the others.
      if (!wanted.previous.includes(build)) throw new Error(message, { cause: error });
      report(`${message} Its sessions get the current release.`);
    }
  }
  const traffic = { ...wanted, previous: wanted.previous.filter((build) => open.has(build)) };
  const hosts = new Map([...open].map(([build, { host }]) => [build, host]));
  for (const { build, folder: kept } of keptReleases(releasesOf(basename(folder), folder), traffic)) {
    if (buildsOf(wanted).includes(build)) continue;
    try {
      hosts.set(build, (await openRelease(kept, (files) => files)).host);
    } catch (error) {
      report(`Files of ${build} are not served: ${messageOf(error)}`);
    }
  }
  const target = open.get(traffic.current);
  if (!target) throw new Error(`The release ${traffic.current} is not open.`);
  return { traffic, open, hosts, target, isSecure: target.origin.startsWith('https:') };
}

/** @throws where a part of it is missing */
async function openRelease(folder: string, read: (files: ReleaseFiles) => ReleaseFiles): Promise<OpenRelease> {
  const { settings, hosting, origin, platform, country } = readDeployment(folder);
  const files = read(releaseFiles(folder));
  await readRelease(files);
  const host = createHost({ files, hosting, settings: () => settings, country: countryBy(country), compress });
  return { host, origin, platform, country, tooManyCookiesPage: tooManyCookiesPage(join(folder, 'pages')) };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
