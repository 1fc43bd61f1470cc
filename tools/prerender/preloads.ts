import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textGroups } from '../vite/textGroups.ts';

/** Vite's manifest of a build, as far as it is read here: chunks by module, shared ones by file. */
export type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[]; css?: readonly string[] }>>;

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
  // A module that is no chunk of its own is part of one that the page's others import (`tools/vite/chunks.ts`).
  const found = modules.reduce((files, name) => visit(name, files), new Set<string>());
  return [...found].filter((file) => !entry.has(file));
}

/** What a page of this build needs for its modules, and for their texts in its locale. */
export function createPreloads(root: string, folder: string) {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const { assets } = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as {
    assets: { file: string; integrity: string }[];
  };
  const integrities = new Map(assets.map(({ file, integrity }) => [file, integrity]));
  const { groupOf } = textGroups(root);
  return (modules: readonly string[], locale: string) => {
    const groups = new Set(modules.flatMap((module) => groupOf(module) ?? []));
    const texts = [locale, ...[...groups].map((group) => `${locale}-${group}`)];
    return filesOf(manifest, [...texts.map((name) => `virtual:lobby-messages/${name}`), ...modules]).map((file) => {
      const integrity = integrities.get(file);
      if (!integrity) throw new Error(`release.json does not know ${file}.`);
      return { file, integrity };
    });
  };
}
