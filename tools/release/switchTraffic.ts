import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { closest } from 'fastest-levenshtein';
import { placeInRelease } from '../host/layout.ts';
import { nginxConfiguration } from '../host/nginx/configuration.ts';
import { readReleaseFolder, releasesOf, type Release, type ReleaseFolder } from '../host/releaseFolders.ts';
import { keptReleases, trafficFile } from '../host/releasesOnDisk.ts';
import { buildsOf, givenShare, parseTraffic, rememberWithdrawn, type Traffic } from '../host/traffic.ts';
import { CommandError } from '../start/command.ts';
import { apps } from '../start/operator.ts';

/** The releases of an operator on this machine. */
export interface Site {
  operator: string;
  folder: string;
}

const noRelease = (operator: string): string =>
  `There is no release of ${operator}. Make one with: npm run release -- ${operator}`;

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
  if (!last) throw new CommandError(noRelease(operator));
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
 * Keeps other commands from changing the traffic meanwhile: the later one would undo what the other has done.
 * @throws CommandError where another one is at it
 */
export async function whileLocked<Result>({ operator, folder }: Site, change: () => Promise<Result>): Promise<Result> {
  if (!existsSync(folder)) throw new CommandError(noRelease(operator));
  const lock = join(folder, 'traffic.lock');
  try {
    writeFileSync(lock, `${process.pid}\n`, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new CommandError(
      `Another command is changing the traffic of ${operator}. Where none is running any more, remove ${lock}.`,
    );
  }
  try {
    return await change();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** @throws CommandError where it cannot be read */
export async function readNamed({ folder }: Site, build: string): Promise<Release> {
  try {
    return await readReleaseFolder({ build, folder: join(folder, build) });
  } catch (error) {
    throw new CommandError(`The release ${build} cannot be read: ${(error as Error).message}`);
  }
}

/**
 * Changes which release answers whom: for the host, which follows `traffic.json`, and for nginx. Each file is replaced at once.
 * An earlier release that cannot be read is left out, with a warning: it must not keep players from another one.
 * @returns what is written
 * @throws CommandError where the current release or the canary cannot be read
 */
export async function switchTraffic(site: Site, wanted: Traffic): Promise<Traffic> {
  const { operator, folder } = site;
  const { current, canary } = wanted;
  const needed = await Promise.all(buildsOf({ current, canary, previous: [] }).map((build) => readNamed(site, build)));
  const earlier = await Promise.all(
    wanted.previous.map((build) =>
      readNamed(site, build).catch((error: unknown) => {
        console.error(`${(error as CommandError).message} Its sessions get the current release.`);
        return [];
      }),
    ),
  );
  const releases = [...needed, ...earlier.flat()];
  const after = { ...wanted, previous: earlier.flat().map(({ build }) => build) };
  const before = trafficOf(site);
  const traffic = before ? rememberWithdrawn(before, after, Date.now()) : after;
  const builds = buildsOf(traffic);
  const others = keptReleases(releasesOf(operator, folder), traffic).filter(({ build }) => !builds.includes(build));
  const configuration = nginxConfiguration({
    operator,
    releases,
    traffic,
    assets: others.map((release) => release.folder),
  });
  replaceFile(join(folder, 'nginx.conf'), configuration);
  replaceFile(join(folder, trafficFile), `${JSON.stringify(traffic, null, 2)}\n`);
  return traffic;
}

/**
 * @param command has a server follow, such as `nginx -s reload`
 * @throws CommandError where it fails
 */
export function haveServerFollow(command: string | undefined): void {
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

/** For whoever reads the terminal: the share that visitors are given, which may be a little off the one that was asked for. */
export function describeTraffic({ current, canary, previous }: Traffic): string {
  const percent = (share: number) => `${Number((share * 100).toFixed(1))} %`;
  const share = canary && givenShare(canary.share);
  return [
    `${share === undefined ? 'all' : percent(1 - share)} of visitors: ${current}`,
    ...(canary && share !== undefined ? [`${percent(share)}, the canary: ${canary.build}`] : []),
    ...(previous.length > 0 ? [`sessions that began in an earlier release: ${previous.join(', ')}`] : []),
  ].join('\n');
}
