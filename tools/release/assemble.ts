import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildFolders } from '../host/node.ts';
import { demoOrigin, parsePages } from '../host/release.ts';
import { CommandError } from '../start/command.ts';
import { bundledPackages } from './bundled.ts';
import { contentsOf } from './contents.ts';
import { licenceTexts } from './licences.ts';
import { pack, packageName } from './package.ts';
import { provenanceOf } from './provenance.ts';
import { parseReport } from './report.ts';
import { billOfMaterials } from './sbom.ts';
import { versionOf } from './version.ts';

interface Ingredients {
  /** Folder of the repository, with the packages that are installed. */
  root: string;
  operator: string;
  build: BuildFolders;
  /** What the build is made of, as `pathsOfBuild` has it. */
  paths: readonly string[];
}

export interface Package {
  name: string;
  bytes: Uint8Array;
  version: string;
  /** What whoever releases has to know, a sentence each. */
  notes: string[];
  warnings: string[];
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/**
 * Makes the package of a release. The same commit and pages make the same bytes.
 * @throws CommandError
 */
export async function assemble({ root, operator, build, paths }: Ingredients): Promise<Package> {
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  if (!existsSync(join(root, '.git')))
    throw new CommandError('A package is made of a commit: this folder is no Git repository.');
  const warnings: string[] = [];
  const { files, pages } = contentsOf(build);
  const rendering = `npm run prerender -- ${operator} --platform <origin>`;
  if (pages === 'of another build')
    throw new CommandError(`The prerendered pages of ${operator} are of another build. Render them anew: ${rendering}`);
  if (pages === 'missing')
    warnings.push(`No page is prerendered: the package has the shell page alone. Render them before: ${rendering}`);

  const pagesFile = join(build.pages, 'pages.json');
  const pagesOrigin = pages === 'included' ? parsePages(readFileSync(pagesFile, 'utf8')).lobbyOrigin : undefined;
  // Notes and settings beside the sources make no other package.
  if (pagesOrigin === demoOrigin)
    warnings.push('The prerendered pages have demo content: no host sends them in front of another platform.');
  const isDirty = git('status', '--porcelain', '--', ...paths, 'tools/release') !== '';
  if (isDirty) warnings.push('Files of the build differ from the commit: nobody else can make this package.');
  const lockfile = readFileSync(join(root, 'package-lock.json'));
  const source = { commit: git('rev-parse', 'HEAD'), isDirty, lockfile };
  const { version: firstVersion } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const { version, lastTag, changes } = versionOf({ root, operator, paths, firstVersion });
  const isShallow = git('rev-parse', '--is-shallow-repository') === 'true';

  const report = parseReport(readFileSync(join(build.folder, 'release.json'), 'utf8'));
  if (report.constants['allowOverrides'])
    throw new CommandError(`This build of ${operator} is for tests: LOBBY_OVERRIDES was set. Build it again without.`);
  const packages = bundledPackages(build.folder, root, report);
  const bytes = await pack([
    ...files,
    { path: 'release/sbom.cdx.json', bytes: encode(billOfMaterials({ name: operator, version }, packages)) },
    { path: 'release/licences.txt', bytes: encode(licenceTexts(packages)) },
    {
      path: 'release/provenance.json',
      bytes: encode(provenanceOf({ operator, version, files, pagesOrigin, source, node: process.version })),
    },
  ]);
  return {
    name: packageName(operator, version, bytes),
    bytes,
    version,
    notes: [
      versionNote(`${operator} ${version}`, { operator, lastTag, changes, isShallow }),
      `${files.length} files, parts of ${packages.length} packages.`,
    ],
    warnings,
  };
}

/** So many changes are named. */
const listed = 20;

interface Reason {
  operator: string;
  lastTag?: string;
  changes: readonly string[];
  isShallow: boolean;
}

function versionNote(release: string, { operator, lastTag, changes, isShallow }: Reason): string {
  if (lastTag === undefined)
    return `${release}: there is no tag ${operator}@x.y.z of a release before.${isShallow ? ' The clone is shallow: it may lack one.' : ''}`;
  if (changes.length === 0) return `${release}: nothing of it has changed since ${lastTag}.`;
  const more = changes.length - listed;
  return [
    `${release}, with what has changed since ${lastTag}:`,
    ...changes.slice(0, listed),
    ...(more > 0 ? [`and ${more} more`] : []),
  ].join('\n  ');
}
