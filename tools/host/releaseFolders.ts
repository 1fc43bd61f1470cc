import { existsSync, globSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../start/operator.ts';
import { readDeployment, type ReleaseDeployment } from './deployment.ts';
import { releaseFiles } from './layout.ts';
import { readRelease, type PagesReport, type ReleaseReport } from './release.ts';

/** A release's folder on this machine. */
export interface ReleaseFolder {
  /** Its name, 12 hexadecimal digits. */
  build: string;
  /** Absolute. */
  folder: string;
}

/** What a server has to know of a release. */
export interface Release extends ReleaseFolder {
  report: ReleaseReport;
  /** Undefined where it has none of this build. */
  pages: PagesReport | undefined;
  /** Countries that it has pages for. */
  markets: readonly string[];
  deployment: ReleaseDeployment;
}

export const releasesFolder = (operator: string): string => `${root}dist/releases/${operator}`;

/** All that are on the disk, the last that was made first. */
export function releasesOf(operator: string, folder = releasesFolder(operator)): ReleaseFolder[] {
  const made = (path: string) => statSync(join(path, 'deployment.json')).mtimeMs;
  return globSync(`${folder}/*/deployment.json`)
    .map((path) => dirname(path))
    .filter((path) => /^[0-9a-f]{12}$/.test(basename(path)))
    .sort((a, b) => made(b) - made(a))
    .map((path) => ({ build: basename(path), folder: path }));
}

export async function readReleaseFolder({ build, folder }: ReleaseFolder): Promise<Release> {
  const { report, pages } = await readRelease(releaseFiles(folder));
  return {
    build,
    folder,
    report,
    pages,
    markets: marketsIn(join(folder, 'pages')),
    deployment: readDeployment(folder),
  };
}

const marketsIn = (folder: string): string[] => {
  const names = [folder, join(folder, 'players')].flatMap((path) => (existsSync(path) ? readdirSync(path) : []));
  return [...new Set(names.filter((name) => /^[A-Z]{2}$/.test(name)))].sort();
};
