import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readGroups } from '../vite/groups.ts';
import { textGroups } from '../vite/textGroups.ts';

/** Vite's manifest of a build, as far as it is read here: chunks by module, shared ones by file. */
export type Manifest = Readonly<
  Record<string, { file: string; name?: string; imports?: readonly string[]; css?: readonly string[] }>
>;

/** Scripts and style sheets of the modules with all that these import statically, but for those that the entry has imported. */
export function filesOf(manifest: Manifest, modules: readonly string[]): string[] {
  const visit = (name: string, found: Set<string>): Set<string> => {
    const chunk = manifest[name];
    if (!chunk || found.has(chunk.file)) return found;
    for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file);
    for (const imported of chunk.imports ?? []) visit(imported, found);
    return found;
  };
  const entry = visit('index.html', new Set());
  const found = modules.reduce((files, name) => visit(name, files), new Set<string>());
  return [...found].filter((file) => !entry.has(file));
}

/** The manifest's name of a group's chunk; undefined where the build has no code of the group. */
export const chunkOf = (manifest: Manifest, group: string): string | undefined =>
  // An underscore: it is no module's chunk that has the same name.
  Object.keys(manifest).find((key) => key.startsWith('_') && manifest[key]?.name === group);

/** A page waits for them with their code. */
export const textsOf = (locale: string, group?: string): string =>
  `virtual:lobby-messages/${group === undefined ? locale : `${locale}-${group}`}`;

/** Renews an expired token, with which most players return: an inline script requests it where it is due. */
const renewalModule = '../../libs/platform/auth/src/engine/createEngine.ts';

/** The files that pages of this build need beside those of the entry. */
export function createPreloads(root: string, folder: string) {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const { assets } = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as {
    assets: { file: string; integrity: string }[];
  };
  const integrities = new Map(assets.map(({ file, integrity }) => [file, integrity]));
  const groupOf = readGroups(root);
  const { groupOf: textGroupOf } = textGroups(root);
  const withIntegrity = (files: readonly string[]) =>
    files.map((file) => {
      const integrity = integrities.get(file);
      if (!integrity) throw new Error(`release.json does not know ${file}.`);
      return { file, integrity };
    });
  /** For the modules of a page, and for their texts in its locale. */
  const preloadsOf = (modules: readonly string[], locale: string) => {
    const paths = modules.map((module) => resolve(root, 'apps/any', module));
    const groups = new Set(paths.flatMap((path) => textGroupOf(path) ?? []));
    const texts = [textsOf(locale), ...[...groups].map((group) => textsOf(locale, group))];
    const code = modules.map((module, index) => chunkOf(manifest, groupOf.get(paths[index] ?? '') ?? '') ?? module);
    return withIntegrity(filesOf(manifest, [...texts, ...code]));
  };
  const renewal = withIntegrity(filesOf(manifest, [renewalModule]));
  if (renewal.length === 0) throw new Error(`The build has no ${renewalModule}.`);
  return { preloadsOf, renewal };
}
