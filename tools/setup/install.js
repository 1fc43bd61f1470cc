// Runs before `npm start`, `npm run dev`, `npm run storybook` and `npm test`, on whatever Node ≥ 20 the machine has: installs the
// dependencies when what is installed is not what the lockfile says. Needs nothing installed itself.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

const major = Number(process.versions.node.split('.')[0]);
if (major < 20) {
  console.error(`Node ${process.versions.node} is too old: the lobby needs Node 20 or newer.`);
  process.exit(1);
}

/** npm keeps a lockfile of what it has installed beside the packages. */
function isInstalled() {
  const installed = `${root}node_modules/.package-lock.json`;
  if (!existsSync(installed)) return false;
  const { packages: wanted } = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8'));
  const { packages: found } = JSON.parse(readFileSync(installed, 'utf8'));
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || found[path]?.version === version,
  );
}

if (!isInstalled()) {
  console.log('Installing dependencies (npm ci) …');
  const { status } = spawnSync('npm', ['ci'], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) {
    console.error('npm ci failed; nothing was started.');
    process.exit(status ?? 1);
  }
}
