import { existsSync, readFileSync } from 'node:fs';
import { root } from '../start/operator.ts';
import type { Measured } from './measured.ts';
import { lengthsBySource, type SourceMap } from './sourceMap.ts';
import { table } from './table.ts';

interface Release {
  firstLoad: { files: readonly string[] };
  assets: readonly { file: string; brotli: number }[];
}

/** The package or library of a source. */
export const ownerOf = (source: string): string =>
  /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ??
  /(libs\/(?:platform|features)\/[^/]+|libs\/[^/]+|apps\/[^/]+)\//.exec(source)?.[1] ??
  'of the build';

/**
 * What the scripts of a build's first load consist of, the largest first. Brotli compresses a file as a whole: each
 * package gets its part of the file's bytes by the length of its code.
 */
export function firstLoadOf(brand: string): Measured['firstLoad'] {
  const folder = `${root}dist/apps/${brand}`;
  const read = <Content>(file: string) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Content;
  const { firstLoad, assets } = read<Release>('release.json');
  const brotliOf = (file: string) => assets.find((asset) => asset.file === file)?.brotli ?? 0;
  const totals = new Map<string, { owner: string; minified: number; brotli: number }>();
  for (const file of firstLoad.files.filter((name) => name.endsWith('.js'))) {
    const code = readFileSync(`${folder}/${file}`, 'utf8');
    const lengths = existsSync(`${folder}/${file}.map`)
      ? lengthsBySource(code, read<SourceMap>(`${file}.map`))
      : new Map([['', code.length]]);
    for (const [source, length] of lengths) {
      const owner = ownerOf(source);
      const { minified, brotli } = totals.get(owner) ?? { minified: 0, brotli: 0 };
      const share = (length / code.length) * brotliOf(file);
      totals.set(owner, { owner, minified: minified + length, brotli: brotli + share });
    }
  }
  return [...totals.values()].toSorted((a, b) => b.brotli - a.brotli);
}

/** The packages of the first load, in Markdown. */
export function bytesTable(packages: Measured['firstLoad']): string {
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  const listed = packages.filter(({ brotli }) => brotli >= 500);
  const rest = packages.filter(({ brotli }) => brotli < 500);
  const sum = (of: typeof packages, name: 'minified' | 'brotli') => of.reduce((total, size) => total + size[name], 0);
  return table([
    ['first load', '', 'kB minified', 'kB brotli'],
    ...listed.map(({ owner, minified, brotli }) => [owner, '', kilobytes(minified), kilobytes(brotli)]),
    [`${rest.length} smaller ones`, '', kilobytes(sum(rest, 'minified')), kilobytes(sum(rest, 'brotli'))],
    ['all', '', kilobytes(sum(packages, 'minified')), kilobytes(sum(packages, 'brotli'))],
  ]);
}
