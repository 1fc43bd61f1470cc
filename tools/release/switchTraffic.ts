import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { closest } from 'fastest-levenshtein';
import { placeInRelease } from '../host/layout.ts';
import { nginxConfiguration } from '../host/nginx/configuration.ts';
import { readReleaseFolder, releasesOf, type ReleaseFolder } from '../host/releaseFolders.ts';
import { keptReleases, trafficFile } from '../host/releasesOnDisk.ts';
import { buildsOf, parseTraffic, type Traffic } from '../host/traffic.ts';
import { CommandError } from '../start/command.ts';
import { apps } from '../start/operator.ts';

/** The releases of an operator on this machine. */
export interface Site {
  operator: string;
  folder: string;
}

/** @throws CommandError where somebody has changed it by hand */
export function trafficOf({ folder }: Site): Traffic | undefined {
  const file = join(folder, trafficFile);
  if (!existsSync(file)) return undefined;
  try {
    return parseTraffic(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new CommandError(`${file} cannot be read: ${(error as Error).message}`);
  }
}

/**
 * A release that can be served.
 * @throws CommandError
 */
export function completeRelease({ operator, folder }: Site, build: string | undefined): ReleaseFolder {
  const releases = releasesOf(operator, folder);
  const [last] = releases;
  if (!last)
    throw new CommandError(`There is no release of ${operator}. Make one with: npm run release -- ${operator}`);
  const list = `Releases, the last first: ${releases.map((release) => release.build).join(', ')}.`;
  if (build === undefined) throw new CommandError(`Name a build. ${list}`);
  const release = releases.find((each) => each.build === build);
  if (!release) {
    const owner = apps.find((other) =>
      releasesOf(other, join(folder, '..', other)).some((each) => each.build === build),
    );
    if (owner !== undefined) throw new CommandError(`${build} is a release of ${owner}, not of ${operator}.`);
    const nearest = closest(
      build,
      releases.map((each) => each.build),
    );
    throw new CommandError(`There is no release ${build} of ${operator}. Did you mean ${nearest}? ${list}`);
  }
  const { brand, missing } = contentOf(release.folder);
  if (missing[0] !== undefined)
    throw new CommandError(
      `The release ${build} is not complete, ${missing[0]} is missing${missing.length > 1 ? `, and ${missing.length - 1} more` : ''}. Make it again with: npm run release -- ${operator}`,
    );
  if (brand !== operator) throw new CommandError(`${build} is a release of ${brand}, not of ${operator}.`);
  return release;
}

interface Report {
  brand: string;
  assets: { file: string; bytes: number }[];
}

/** Whose a release is, and what it lacks of what its report lists. */
function contentOf(folder: string): { brand?: string; missing: string[] } {
  const sizeOf = (path: string) => statSync(join(folder, path), { throwIfNoEntry: false })?.size;
  const parts = ['index.html', 'too-many-cookies.html', 'release.json'].map(placeInRelease);
  const documents = [...parts, 'completed/index.html'];
  const missing = documents.filter((path) => sizeOf(path) === undefined);
  if (missing.length > 0) return { missing };
  const { brand, assets } = JSON.parse(readFileSync(join(folder, placeInRelease('release.json')), 'utf8')) as Report;
  const lacking = assets
    .map(({ file, bytes }) => ({ path: placeInRelease(file), bytes }))
    .filter(({ path, bytes }) => sizeOf(path) !== bytes);
  return { brand, missing: lacking.map(({ path }) => path) };
}

/**
 * Changes which release answers whom: for the host, which follows `traffic.json`, and for nginx. Each file is replaced at once.
 * @param command has a server follow, such as `nginx -s reload`
 * @throws CommandError where the command fails
 */
export async function switchTraffic({ operator, folder }: Site, traffic: Traffic, command?: string): Promise<void> {
  const onDisk = releasesOf(operator, folder);
  const builds = buildsOf(traffic);
  const releases = await Promise.all(builds.map((build) => readReleaseFolder({ build, folder: join(folder, build) })));
  const others = keptReleases(onDisk, traffic).filter(({ build }) => !builds.includes(build));
  const configuration = nginxConfiguration({
    operator,
    releases,
    traffic,
    assets: others.map((release) => release.folder),
  });
  replaceFile(join(folder, 'nginx.conf'), configuration);
  replaceFile(join(folder, trafficFile), `${JSON.stringify(traffic, null, 2)}\n`);
  if (command === undefined) return;
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  if (status !== 0)
    throw new CommandError(`The files are written, but “${command}” has failed: run it again once it can succeed.`);
}

/** Whoever reads it meanwhile finds the one before. */
function replaceFile(file: string, content: string): void {
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
}

/** For whoever reads the terminal. */
export function describeTraffic({ current, canary, previous }: Traffic): string {
  const percent = (share: number) => `${Number((share * 100).toFixed(2))} %`;
  return [
    `${canary ? percent(1 - canary.share) : 'all'} of visitors: ${current}`,
    ...(canary ? [`${percent(canary.share)}, the canary: ${canary.build}`] : []),
    ...(previous.length > 0 ? [`sessions that began there: ${previous.join(', ')}`] : []),
  ].join('\n');
}
