// First step of `npm start`, `npm run dev`, `npm run storybook` and `npm test`, on whatever Node ≥ 20 the machine has: installs
// the dependencies when what is installed is not what the lockfile says. Needs nothing installed itself.
//
// The scripts call it instead of having `pre` scripts: `.npmrc` forbids npm all scripts that nobody asked for by name.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const readJson = (path) => JSON.parse(readFileSync(`${root}${path}`, 'utf8'));

const major = Number(process.versions.node.split('.')[0]);
if (major < 20) stop(`Node ${process.versions.node} is too old: the lobby needs Node 20 or newer.`);

const { packages: wanted } = readJson('package-lock.json');
/** The package that holds Node 24 for this machine; npm leaves out those for others. */
const nodePackage = Object.entries(wanted).find(
  ([, { bin, os, cpu }]) => bin?.node && [os].flat().includes(process.platform) && [cpu].flat().includes(process.arch),
)?.[0];

if (!isInstalled()) {
  console.log('Installing dependencies (npm ci) …');
  const { status } = spawnSync('npm', ['ci'], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) stop('npm ci failed; nothing was started.');
}
if (nodePackage) {
  // To npm the package is optional, so a failed or refused download of it would pass without a word.
  if (!existsSync(`${root}${nodePackage}/bin/node`))
    stop(`npm did not install ${nodePackage}, the Node that runs the tools. Try again: rm -rf node_modules && npm ci`);
  linkNode();
} else if (major < 24) {
  stop(`There is no Node 24 for ${process.platform} ${process.arch} among the dependencies: install Node 24.`);
}

/** Scripts find Node 24 by its link. npm 10 takes it away together with the packages for other machines. */
function linkNode() {
  const link = `${root}node_modules/.bin/node`;
  if (existsSync(link)) return;
  mkdirSync(`${root}node_modules/.bin`, { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(`../${nodePackage.replace('node_modules/', '')}/bin/node`, link);
}

/** npm keeps a lockfile of what it has installed beside the packages. */
function isInstalled() {
  const installed = 'node_modules/.package-lock.json';
  if (!existsSync(`${root}${installed}`)) return false;
  const { packages: found } = readJson(installed);
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || (optional && path !== nodePackage) || found[path]?.version === version,
  );
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
