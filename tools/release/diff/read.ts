import { existsSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { readDeployment, type ReleaseDeployment } from '../../host/deployment.ts';
import { parsePages, type PagesReport } from '../../host/release.ts';
import { buildOf, CommandError } from '../../start/command.ts';
import { apps, pagesFolderOf } from '../../start/operator.ts';
import { contentsOf, pathsIn, textOf, type ReleaseFile } from '../contents.ts';
import { InvalidPackage, readPackage } from '../package.ts';
import { parseReport, type ReleaseReport } from '../report.ts';

const textsSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.record(v.string(), v.string())));
/** By locale and id. */
export type Texts = v.InferOutput<typeof textsSchema>;

/** A release, as far as it is compared with another. */
export interface ReadRelease {
  report: ReleaseReport;
  /** Releases of before have none. */
  texts?: Texts;
  /** Undefined where it has no prerendered pages. */
  pagesReport?: PagesReport;
  /** Paths of the prerendered pages, such as `EE/en/login/`. */
  pages: readonly string[];
  /** Of a release's folder alone. */
  deployment?: ReleaseDeployment;
}

/**
 * @param argument an operator with a build, the folder of a build or of a release, or a package
 * @throws CommandError
 */
export async function readRelease(argument: string): Promise<ReadRelease> {
  if (argument.endsWith('.tar.zst') && existsSync(argument)) return readFileOfPackage(argument);
  if (existsSync(join(argument, 'release/release.json'))) return readFolder(argument);
  if (existsSync(join(argument, 'release.json')))
    return readFiles(contentsOf({ folder: argument, pages: join(argument, '../../pages', basename(argument)) }).files);
  const operator = argument.toLowerCase();
  if (apps.includes(operator))
    return readFiles(contentsOf({ folder: buildOf(operator), pages: pagesFolderOf(operator) }).files);
  const what = existsSync(argument) ? (statSync(argument).isDirectory() ? 'folder' : 'file') : undefined;
  throw new CommandError(
    what === undefined
      ? `There is neither a file, a folder nor an operator “${argument}”. Operators: ${apps.join(', ')}.`
      : `The ${what} ${argument} is no release, no package and no build.`,
  );
}

async function readFileOfPackage(file: string): Promise<ReadRelease> {
  try {
    return readFiles((await readPackage(file)).files);
  } catch (error) {
    throw error instanceof InvalidPackage ? new CommandError(error.message) : error;
  }
}

function readFolder(folder: string): ReadRelease {
  const files = pathsIn(folder).map((path) => ({ path, file: join(folder, path) }) as ReleaseFile);
  const deployment = existsSync(join(folder, 'deployment.json')) ? readDeployment(folder) : undefined;
  return { ...readFiles(files), deployment };
}

function readFiles(files: readonly ReleaseFile[]): ReadRelease {
  const report = textOf(files, 'release/release.json');
  if (report === undefined) throw new CommandError('A release without release.json cannot be compared.');
  const texts = textOf(files, 'release/texts.json');
  const pagesReport = textOf(files, 'pages/pages.json');
  return {
    report: parseReport(report),
    texts: texts === undefined ? undefined : v.parse(textsSchema, texts),
    pagesReport: pagesReport === undefined ? undefined : parsePages(pagesReport),
    pages: files.flatMap(({ path }) => /^pages\/(.+\/)index\.html$/.exec(path)?.[1] ?? []),
  };
}
