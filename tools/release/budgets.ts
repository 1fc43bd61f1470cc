import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import type { BuildFolders } from '../host/node.ts';
import { frameFolder } from '../host/pages.ts';
import { buildOfPages } from '../prerender/build.ts';
import { chunkOf, filesOf, type Manifest, textsOf } from '../prerender/preloads.ts';
import { catalogueOf, type GroupName, groups } from '../vite/groups.ts';
import { hashOf } from '../vite/inlineScripts.ts';

/** What a build may cost a visitor, in bytes as brotli sends them. */
export const budgets = {
  /** All scripts that a page names: it answers to a tap once they have run. */
  scripts: 161_600,
  /** Those that a player's page names: the balance shows once they have run. */
  playerScripts: 176_800,
  /** Each of them is a request. */
  scriptFiles: 9,
  playerScriptFiles: 12,
  /** Those that a player's page has loaded once it rests: what it names, and the groups of code that each player's page loads. */
  restingScripts: 252_800,
  restingScriptFiles: 22,
  /** Those of a frame: with the code of a page for players, its forms and its navigation. */
  frameScripts: 298_600,
  frameScriptFiles: 29,
  /** The one style sheet, which prerendered pages have inline. */
  styles: 12_300,
  document: 30_000,
} as const;

export interface Asset {
  file: string;
  brotli: number;
}

/** A prerendered page, or the shell page. */
export interface PageCost {
  path: string;
  /** Bytes of the document. */
  document: number;
  /** Files of the scripts that it names. */
  scripts: readonly string[];
  /** Of a player's page: these, and those of the groups that it loads by itself. */
  resting?: readonly string[];
}

/** A page's cost, by its HTML. */
export function costOf(path: string, html: string): PageCost {
  const named = html.matchAll(/<(?:script\b[^>]*\ssrc|link\b[^>]*rel="modulepreload"[^>]*\shref)="\/([^"]+)"/g);
  // As a host compresses a page that it completes for each request.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return {
    path,
    document: brotliCompressSync(html, { params }).length,
    scripts: [...new Set([...named].map(([, file = '']) => file))],
  };
}

/** The costs of a build's pages: the shell page, those for visitors of each market and for players, unless they are of another build. */
export function readCosts({ folder, pages: pagesFolder }: BuildFolders): PageCost[] {
  const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');
  const isOfBuild = buildOfPages(pagesFolder) === hashOf(read('index.html'));
  const pages = isOfBuild ? globSync('**/index.html', { cwd: pagesFolder }) : [];
  const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest;
  const costs = pages.map((file) => costOf(`pages/${file}`, readFileSync(`${pagesFolder}/${file}`, 'utf8')));
  return [costOf('index.html', read('index.html')), ...costs].map((cost) =>
    isOfPlayer(cost.path) ? { ...cost, resting: restingScripts(manifest, localeOf(cost.path), cost.scripts) } : cost,
  );
}

const ofPlayer = /^pages\/players\/[^/]+\/([^/]+)\//;
const isFrame = (path: string): boolean => path.startsWith(`pages/${frameFolder}/`);
const isOfPlayer = (path: string): boolean => ofPlayer.test(path);
const localeOf = (path: string): string => ofPlayer.exec(path)?.[1] ?? '';

/** How many bytes of scripts a page may name, in how many files. */
const limitsOf = (path: string): [bytes: number, files: number] =>
  isFrame(path)
    ? [budgets.frameScripts, budgets.frameScriptFiles]
    : isOfPlayer(path)
      ? [budgets.playerScripts, budgets.playerScriptFiles]
      : [budgets.scripts, budgets.scriptFiles];

/** What a player's page has loaded once it rests, beside what it names: it is read from the build, so that no clock counts. */
export function restingScripts(manifest: Manifest, locale: string, named: readonly string[]): string[] {
  const parts = (Object.keys(groups) as GroupName[]).flatMap((group) =>
    'isOfEachPlayer' in groups[group]
      ? [chunkOf(manifest, group) ?? [], textsOf(locale, catalogueOf(group))].flat()
      : [],
  );
  return [...new Set([...named, ...filesOf(manifest, parts).filter((file) => file.endsWith('.js'))])];
}

/** The one that pages have inline; the offline pages and lazy libraries have style sheets of their own. */
const isLobbyStyle = ({ file }: Asset): boolean => /^assets\/style-[^/]*\.css$/.test(file);

/** What exceeds the budgets, or cannot be checked. */
export function excessesOf(operator: string, assets: readonly Asset[], pages: readonly PageCost[]): string[] {
  const sizes = new Map(assets.map(({ file, brotli }) => [file, brotli]));
  const found: string[] = [];
  const check = (what: string, amount: number, limit: number, unit: string) => {
    if (amount > limit) found.push(`${operator}: ${what} of ${amount}${unit}, above the budget of ${limit}${unit}.`);
  };
  const sheets = assets.filter(isLobbyStyle);
  if (sheets.length !== 1) found.push(`${operator}: ${sheets.length} style sheets in place of one.`);
  for (const { brotli } of sheets) check('styles', brotli, budgets.styles, ' B');
  for (const { path, document, scripts, resting } of pages) {
    if (scripts.length === 0) found.push(`${operator}: ${path} names no script.`);
    for (const file of scripts)
      if (!sizes.has(file)) found.push(`${operator}: ${path} names ${file}, which is not there.`);
    check(`${path} has a document`, document, budgets.document, ' B');
    const [limit, files] = limitsOf(path);
    check(`${path} has scripts`, costOfScripts(scripts, sizes), limit, ' B');
    check(`${path} has scripts in files`, scripts.length, files, '');
    if (!resting) continue;
    check(`${path} has scripts once it rests`, costOfScripts(resting, sizes), budgets.restingScripts, ' B');
    check(`${path} has scripts once it rests in files`, resting.length, budgets.restingScriptFiles, '');
  }
  return found;
}

const costOfScripts = (scripts: readonly string[], sizes: ReadonlyMap<string, number>): number =>
  scripts.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);

/** One line: the largest of each figure, in kB. */
export function describeCosts(assets: readonly Asset[], pages: readonly PageCost[]): string {
  const sizes = new Map(assets.map(({ file, brotli }) => [file, brotli]));
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  const largest = (figure: (page: PageCost) => number) => Math.max(0, ...pages.map(figure));
  const styles = assets.filter(isLobbyStyle).reduce((sum, { brotli }) => sum + brotli, 0);
  const most = (isMeant: (path: string) => boolean) =>
    kilobytes(largest(({ path, scripts }) => (isMeant(path) ? costOfScripts(scripts, sizes) : 0)));
  return [
    `scripts ${most((path) => !isOfPlayer(path) && !isFrame(path))}, of players ${most(isOfPlayer)}, of frames ${most(isFrame)}`,
    `in ${largest(({ scripts }) => scripts.length)} files`,
    `of resting players ${kilobytes(largest(({ resting = [] }) => costOfScripts(resting, sizes)))} in ${largest(({ resting = [] }) => resting.length)} files`,
    `styles ${kilobytes(styles)}`,
    `document ${kilobytes(largest(({ document }) => document))} (${pages.length === 1 ? 'the shell page alone, none is prerendered' : `${pages.length} pages`})`,
  ].join(', ');
}
