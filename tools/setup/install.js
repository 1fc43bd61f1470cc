// First step of `npm start`, `npm run dev`, `npm run storybook` and `npm test`, on any Node ≥ 20: installs the
// dependencies when they differ from the lockfile. Imports no packages itself.
//
// Called by the scripts themselves, as `.npmrc` disables `pre` scripts.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const readJson = (path) => JSON.parse(readFileSync(`${root}${path}`, 'utf8'));

const major = Number(process.versions.node.split('.')[0]);
if (major < 20) fail(`Node ${process.versions.node} is too old: the lobby needs Node 20 or newer.`);

const { packages: lockedPackages } = readJson('package-lock.json');
/** The package with Node 24 for this machine; npm skips those for other platforms. */
const nodePackage = Object.entries(lockedPackages).find(
  ([, { bin, os, cpu }]) => bin?.node && [os].flat().includes(process.platform) && [cpu].flat().includes(process.arch),
)?.[0];

if (!isInstalled()) {
  console.log('Installing dependencies (npm ci) …');
  const { status } = spawnSync('npm', ['ci'], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) fail('npm ci failed; nothing was started.');
}
if (nodePackage) {
  // The package is an optional dependency, so npm ignores a failed download of it.
  if (!existsSync(`${root}${nodePackage}/bin/node`))
    fail(`npm did not install ${nodePackage}, the Node that runs the tools. Try again: rm -rf node_modules && npm ci`);
  linkNode();
} else if (major < 24) {
  fail(`There is no Node 24 for ${process.platform} ${process.arch} among the dependencies: install Node 24.`);
}

/** Scripts find Node 24 by this link. npm 10 removes it together with the packages for other platforms. */
function linkNode() {
  const link = `${root}node_modules/.bin/node`;
  if (existsSync(link)) return;
  mkdirSync(`${root}node_modules/.bin`, { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(`../${nodePackage.replace('node_modules/', '')}/bin/node`, link);
}

/** Compares the lockfile with npm's own record of what it has installed. */
function isInstalled() {
  const record = 'node_modules/.package-lock.json';
  if (!existsSync(`${root}${record}`)) return false;
  const { packages: installedPackages } = readJson(record);
  return Object.entries(lockedPackages).every(
    ([path, { version, optional }]) =>
      path === '' || (optional && path !== nodePackage) || installedPackages[path]?.version === version,
  );
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
