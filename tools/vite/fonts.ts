import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

/** What browsers apply by themselves, and the tabular figures that the styles need. */
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'rlig', 'rclt', 'rvrn', 'tnum'];

/** A change of the cut or of its tool makes new files. */
const version = 'subset-font 2.9.0, 1';

/**
 * Cuts the fonts of the packages down to the weights and characters of their `@font-face` rule: about half of the
 * bytes, on the line at the same time as the first pictures. The dev server and Storybook take the packages' files.
 *
 * @param modules the folder of the packages
 * @param folder of the cut files, reused by later builds
 */
export function fontSubsets(modules: string, folder = join(modules, '.cache/fonts')): Plugin {
  return {
    name: 'lobby:font-subsets',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.vanilla\.css(?:\?|$)/ },
      async handler(css) {
        const rules = new Map<string, string>();
        for (const [rule] of css.matchAll(/@font-face\s*\{[^}]*\}/g)) {
          const face = readFace(rule);
          if (face) rules.set(rule, rule.replace(face.file, await subset(face, modules, folder)));
        }
        return rules.size === 0 ? null : { code: replaceAll(css, rules), map: null };
      },
    },
  };
}

interface Face {
  /** As the rule names it: a file of a package. */
  file: string;
  weights: { min: number; max: number };
  characters: string;
}

/** What a rule uses of its file; undefined for a font of the system. */
export function readFace(rule: string): Face | undefined {
  const file = /url\(['"]?(@[^'")]+\.woff2)['"]?\)/.exec(rule)?.[1];
  const weight = /font-weight:\s*(\d+)(?:\s+(\d+))?/.exec(rule);
  const ranges = /unicode-range:\s*([^;}]+)/.exec(rule)?.[1];
  if (file === undefined) return undefined;
  if (!weight || ranges === undefined) throw new Error(`The rule of ${file} has no weight or no range of characters.`);
  const [, min, max = min] = weight;
  return { file, weights: { min: Number(min), max: Number(max) }, characters: charactersOf(ranges) };
}

function charactersOf(ranges: string): string {
  const codes = ranges.split(',').flatMap((range) => {
    const [, from = '', to = from] = /^U\+([0-9a-f]+)(?:-([0-9a-f]+))?$/i.exec(range.trim()) ?? [];
    if (from === '') throw new Error(`“${range}” is no range of characters.`);
    const first = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index);
  });
  return String.fromCodePoint(...codes);
}

/** Writes the cut file unless an earlier build has, and returns its path. */
async function subset({ file, weights, characters }: Face, modules: string, folder: string): Promise<string> {
  const font = readFileSync(join(modules, file));
  const variable = weights.min !== weights.max;
  const key = createHash('sha256')
    .update(JSON.stringify([version, weights, characters, keepFeatures]))
    .update(font)
    .digest('hex')
    .slice(0, 12);
  const path = join(folder, `${basename(file, '.woff2')}-${key}.woff2`);
  if (existsSync(path)) return path;
  // Its WebAssembly is loaded only where there is something to cut.
  const { default: subsetFont } = await import('subset-font');
  const cut = await subsetFont(font, characters, {
    targetFormat: 'woff2',
    keepFeatures,
    ...(variable ? { variationAxes: { wght: weights } } : {}),
  });
  mkdirSync(folder, { recursive: true });
  // Another build may write the same file at the same time.
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, cut);
  renameSync(unfinished, path);
  return path;
}

function replaceAll(text: string, replacements: ReadonlyMap<string, string>): string {
  let result = text;
  for (const [from, to] of replacements) result = result.replace(from, () => to);
  return result;
}
