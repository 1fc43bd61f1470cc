import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ReleaseReport } from './report.ts';

/** A package of the registry that browsers get a part of. */
export interface BundledPackage {
  name: string;
  version: string;
  /** An SPDX expression. */
  license?: string;
  folder: string;
}

/** Folder of a package, in the path of one of its files: it may lie in another package's. */
const packageFolder = /(?:^|\/)((?:node_modules\/(?:@[^/]+\/)?[^/]+\/)*node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/**
 * The packages whose code or fonts are in a build, by their names. Packages that the build has no code of are
 * not among them, such as those of features that a licence or a toggle leaves out.
 * @param build folder with source maps
 */
export function bundledPackages(build: string, root: string, { dependencies }: ReleaseReport): BundledPackage[] {
  const folders = new Set([...sourcesOf(build).flatMap((source) => packageFolder.exec(source)?.[1] ?? [])]);
  const fonts = [...new Set(fontsOf(build))];
  for (const font of fonts) folders.add(`node_modules/${ownerOfFont(font, root, Object.keys(dependencies))}`);
  return [...folders].map((folder) => describe(join(root, folder))).toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

const keyOf = ({ name, version }: BundledPackage): string => `${name}@${version}`;

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The files of which code is in the build. */
const sourcesOf = (build: string): string[] =>
  globSync('assets/*.map', { cwd: build }).flatMap(
    (file) => (readJson(join(build, file)) as { sources: string[] }).sources,
  );

/** Fonts as their packages name them: the build has cut them, and gives each a hash (`tools/vite/fonts.ts`). */
function fontsOf(build: string): string[] {
  const manifest = readJson(join(build, '.vite/manifest.json')) as Record<string, { src?: string }>;
  return Object.values(manifest).flatMap(({ src = '' }) => {
    const font = /^(.+)-[\da-f]{12}\.woff2$/.exec(basename(src))?.[1];
    return font === undefined ? [] : [font];
  });
}

function ownerOfFont(font: string, root: string, dependencies: readonly string[]): string {
  const owners = dependencies.filter(
    (name) => globSync(`node_modules/${name}/files/${font}.woff2`, { cwd: root }).length > 0,
  );
  const [owner] = owners;
  if (owner === undefined || owners.length > 1)
    throw new Error(`The font ${font} is in ${owners.length} packages: ${owners.join(', ')}.`);
  return owner;
}

function describe(folder: string): BundledPackage {
  const { name, version, license } = readJson(join(folder, 'package.json')) as Omit<BundledPackage, 'folder'>;
  return { name, version, license: typeof license === 'string' ? license : undefined, folder };
}
