import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseDeployment, type DeploymentFile } from '../host/deployment.ts';
import { releaseFiles } from '../host/layout.ts';
import { nginxConfiguration } from '../host/nginx/configuration.ts';
import { cdnRules } from '../host/nginx/cdn.ts';
import { readRelease, type Bytes } from '../host/release.ts';
import { readReleaseFolder, type Release } from '../host/releaseFolders.ts';
import { createPageWriter } from './completedPages.ts';
import { bytesOf, type Contents, pathsIn } from './contents.ts';

interface ReleaseOptions {
  operator: string;
  /** Of a build with its pages, or of a package. */
  contents: Contents;
  deployment: DeploymentFile;
  /** In which each release has a folder. */
  releases: string;
}

/**
 * Writes a release's folder, which is named by what it says: the same build with the same settings is the same release. It comes
 * in one step.
 * @throws CommandError for what nginx cannot be given
 */
export async function writeRelease(options: ReleaseOptions): Promise<Release> {
  const { files } = options.contents;
  const deploymentText = `${JSON.stringify(options.deployment, null, 2)}\n`;
  const name = createHash('sha256').update(deploymentText);
  const served = files
    .filter(({ path }) => !path.startsWith('release/'))
    .map((file) => ({ path: file.path, bytes: bytesOf(file) as Bytes }));
  for (const { path, bytes } of served) name.update(`${path}\0${bytes.length}\0`).update(bytes);
  const build = name.digest('hex').slice(0, 12);

  const folder = join(options.releases, build);
  const part = `${folder}.part`;
  rmSync(part, { recursive: true, force: true });
  for (const { path, bytes } of served) write(part, path, bytes);
  for (const file of files.filter(({ path }) => path.startsWith('release/'))) write(part, file.path, bytesOf(file));
  writeFileSync(join(part, 'deployment.json'), deploymentText);

  const completed = createPageWriter({
    deployment: parseDeployment(options.deployment),
    pages: (await readRelease(releaseFiles(part))).pages,
  });
  const documents = served.filter(({ path }) => path.startsWith('pages/') && path.endsWith('.html'));
  await Promise.all(
    documents.map(async ({ path, bytes }) => {
      for (const file of await completed(path.slice('pages/'.length), bytes))
        write(part, `completed/${file.path}`, file.bytes);
    }),
  );

  const release = { ...(await readReleaseFolder({ build, folder: part })), folder };
  writeFileSync(join(part, 'nginx.conf'), nginxConfiguration({ operator: options.operator, releases: [release] }));
  writeFileSync(join(part, 'cdn.md'), cdnRules(release));
  replaceFolder(part, folder);
  return release;
}

/**
 * nginx makes a file's ETag of its time and its size. Two releases have pages of one size, as hashes have one length, and files
 * of packages have one time: a browser would keep the page of the one with the policy of the other. The time is therefore
 * one that their content gives, in the past.
 */
const timeOf = (bytes: Uint8Array): Date =>
  new Date((86_400 + (createHash('sha256').update(bytes).digest().readUInt32BE() % 1_500_000_000)) * 1000);

function write(folder: string, path: string, bytes: Uint8Array): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  utimesSync(file, timeOf(bytes), timeOf(bytes));
}

/** One that is the same already stays, as a server may be reading it. It counts as made now. */
function replaceFolder(from: string, to: string): void {
  const old = `${to}.old`;
  rmSync(old, { recursive: true, force: true });
  if (isSame(from, to)) {
    rmSync(from, { recursive: true });
    utimesSync(join(to, 'deployment.json'), new Date(), new Date());
    return;
  }
  if (existsSync(to)) renameSync(to, old);
  renameSync(from, to);
  rmSync(old, { recursive: true, force: true });
}

/** Whether two folders have the same files. */
const isSame = (from: string, to: string): boolean =>
  existsSync(to) &&
  pathsIn(to).length === pathsIn(from).length &&
  pathsIn(from).every(
    (path) => existsSync(join(to, path)) && readFileSync(join(from, path)).equals(readFileSync(join(to, path))),
  );
