import { rmSync } from 'node:fs';
import { releasesOf, type ReleaseFolder } from '../host/releaseFolders.ts';
import { keptReleases } from '../host/releasesOnDisk.ts';
import { activate, rollBack, startCanary, type Traffic } from '../host/traffic.ts';
import { CommandError } from '../start/command.ts';
import { completeRelease, switchTraffic, trafficOf, type Site } from './switchTraffic.ts';

interface Options {
  /** Percent of visitors; all where there is none. */
  share?: string | undefined;
  /** Has a server follow. */
  command?: string | undefined;
}

/** @throws CommandError */
export async function activateRelease(site: Site, named: string | undefined, options: Options): Promise<Traffic> {
  const { build } = completeRelease(site, named);
  const share = shareOf(options.share);
  const before = trafficOf(site);
  // Its players would be taken out of their release by what is for others.
  if (before?.canary && before.canary.build !== build)
    throw new CommandError(
      `${before.canary.build} is a canary: activate it for all, or end it with: npm run release:rollback -- ${site.operator}`,
    );
  if (share !== undefined && !before)
    throw new CommandError(
      `No release of ${site.operator} is active, and the other visitors need one: leave out --share.`,
    );
  if (share !== undefined && before?.current === build)
    throw new CommandError(`All visitors have ${build} already: it cannot be a canary.`);
  const traffic = share !== undefined && before ? startCanary(before, build, share) : activate(before, build);
  await switchTraffic(site, traffic, options.command);
  return traffic;
}

/** @throws CommandError */
export async function rollBackRelease(site: Site, command?: string): Promise<Traffic> {
  const before = trafficOf(site);
  const traffic = before && rollBack(before);
  if (!traffic) throw new CommandError(`There is no release of ${site.operator} to go back to.`);
  if (traffic.current !== before.current) completeRelease(site, traffic.current);
  await switchTraffic(site, traffic, command);
  return traffic;
}

/**
 * Removes releases that nobody has any more.
 * @throws CommandError
 */
export function pruneReleases(site: Site): { removed: string[]; kept: string[] } {
  const traffic = trafficOf(site);
  if (!traffic) throw new CommandError(`No release of ${site.operator} is active.`);
  const releases = releasesOf(site.operator, site.folder);
  const kept = keptReleases(releases, traffic);
  const others = releases.filter((release) => !kept.includes(release));
  for (const { folder } of others) rmSync(folder, { recursive: true });
  const buildOf = ({ build }: ReleaseFolder) => build;
  return { removed: others.map(buildOf), kept: kept.map(buildOf) };
}

function shareOf(percent: string | undefined): number | undefined {
  if (percent === undefined) return undefined;
  const share = /^\d+(?:\.\d+)?$/.test(percent) ? Number(percent) / 100 : 0;
  if (share > 0 && share < 1) return share;
  throw new CommandError(`--share takes percent, above 0 and below 100, not “${percent}”.`);
}
