import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { releasesOf, type ReleaseFolder } from '../host/releaseFolders.ts';
import { keptReleases } from '../host/releasesOnDisk.ts';
import { activate, rollBack, startCanary, type Traffic } from '../host/traffic.ts';
import { CommandError } from '../start/command.ts';
import {
  completeRelease,
  haveServerFollow,
  readNamed,
  switchTraffic,
  trafficOf,
  whileLocked,
  type Site,
} from './switchTraffic.ts';

interface Options {
  /** Percent of visitors; all where there is none. */
  share?: string | undefined;
  /** Takes players out of the releases that their sessions began in. */
  everybody?: boolean | undefined;
  /** Has a server follow. */
  command?: string | undefined;
}

/** @throws CommandError */
export async function activateRelease(site: Site, named: string | undefined, options: Options): Promise<Traffic> {
  const share = shareOf(options.share);
  if (share !== undefined && options.everybody) throw new CommandError('--share and --everybody exclude each other.');
  const traffic = await whileLocked(site, async () => {
    const { build } = completeRelease(site, named);
    const before = trafficOf(site);
    // Its players would be taken out of their release by what is for others.
    if (before?.canary && before.canary.build !== build)
      throw new CommandError(
        `${before.canary.build} is a canary: activate it for all, or end it with: npm run release:rollback -- ${site.operator}`,
      );
    if (share === undefined) {
      const forAll = activate(before, build);
      return switchTraffic(site, options.everybody ? { ...forAll, previous: [] } : forAll);
    }
    if (!before)
      throw new CommandError(
        `No release of ${site.operator} is active, and the other visitors need one: leave out --share.`,
      );
    await expectCanary(site, before, build);
    return switchTraffic(site, startCanary(before, build, share));
  });
  haveServerFollow(options.command);
  return traffic;
}

/** Of a server, which all of its releases share. */
const serverFields = ['origin', 'platform', 'country', 'listen'] as const;

/** @throws CommandError where a build cannot be a canary beside the current one */
async function expectCanary(site: Site, { current, previous }: Traffic, build: string): Promise<void> {
  if (current === build) throw new CommandError(`All visitors have ${build} already: it cannot be a canary.`);
  // At its end those whose sessions began in it would lose it.
  if (previous.includes(build))
    throw new CommandError(
      `${build} is an earlier release that sessions may be in, and cannot be a canary: activate it for all, or return to it with: npm run release:rollback -- ${site.operator}`,
    );
  const [now, next] = await Promise.all([readNamed(site, current), readNamed(site, build)]);
  const differing = serverFields.filter((field) => !isDeepStrictEqual(now.deployment[field], next.deployment[field]));
  if (differing.length > 0)
    throw new CommandError(
      `${build} cannot be a canary, it is made for another server than ${current}: ${differing.join(', ')} differ${differing.length > 1 ? '' : 's'}. Make it with the same options, or activate it for all.`,
    );
}

/** @throws CommandError */
export async function rollBackRelease(site: Site, command?: string): Promise<Traffic> {
  const traffic = await whileLocked(site, async () => {
    const before = trafficOf(site);
    const back = before && rollBack(before);
    if (!back) throw new CommandError(`There is no release of ${site.operator} to go back to.`);
    if (back.current !== before.current) completeRelease(site, back.current);
    return switchTraffic(site, back);
  });
  haveServerFollow(command);
  return traffic;
}

/** ms. No run of `npm run release` takes as long. */
const longestRun = 3_600_000;

/** What a run that was ended halfway has left. */
const leftoversIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => /^[0-9a-f]{12}\.(?:part|old)$/.test(name))
    .map((name) => join(folder, name))
    .filter((path) => Date.now() - statSync(path).mtimeMs > longestRun);

/**
 * Removes releases that nobody has any more, and what runs that were ended halfway have left.
 * @throws CommandError
 */
export const pruneReleases = (site: Site): Promise<{ removed: string[]; kept: string[] }> =>
  whileLocked(site, async () => {
    const traffic = trafficOf(site);
    if (!traffic) throw new CommandError(`No release of ${site.operator} is active.`);
    const releases = releasesOf(site.operator, site.folder);
    const kept = keptReleases(releases, traffic);
    const others = releases.filter((release) => !kept.includes(release));
    for (const { folder } of others) rmSync(folder, { recursive: true });
    for (const folder of leftoversIn(site.folder)) rmSync(folder, { recursive: true, force: true });
    const buildOf = ({ build }: ReleaseFolder) => build;
    return { removed: others.map(buildOf), kept: kept.map(buildOf) };
  });

function shareOf(percent: string | undefined): number | undefined {
  if (percent === undefined) return undefined;
  const share = /^\d+(?:\.\d+)?$/.test(percent) ? Number(percent) / 100 : 0;
  if (share > 0 && share < 1) return share;
  throw new CommandError(`--share takes percent, above 0 and below 100, not “${percent}”.`);
}
