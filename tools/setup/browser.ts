// Finds a Chromium for the browser tests, or installs one: Playwright's own where its download can be
// reached, else the system's package. Prints the path; sets nothing.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const installed = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

async function playwrightsOwn(): Promise<string> {
  const { chromium } = await import('playwright');
  return chromium.executablePath();
}

/** Path of a Chromium on this machine, or null. */
export async function findBrowser(): Promise<string | null> {
  return [...installed, await playwrightsOwn()].find((path) => path && existsSync(path)) ?? null;
}

const run = (command: string, ...args: readonly string[]) =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/** Like `findBrowser`, but installs one when there is none; throws when that fails. */
export async function ensureBrowser(): Promise<string> {
  const found = await findBrowser();
  if (found) return found;
  console.log('No Chromium found: installing one for the browser tests …');
  if (!run('npx', 'playwright', 'install', '--with-deps', 'chromium') && process.platform === 'linux') {
    const sudo: string[] = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
    const apt = (...args: string[]) => run(sudo[0] ?? 'apt-get', ...[...sudo, 'apt-get', '-y', ...args].slice(1));
    apt('update');
    apt('install', '--no-install-recommends', 'chromium');
  }
  const now = await findBrowser();
  if (!now) throw new Error('No Chromium could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH.');
  return now;
}

if (import.meta.filename === process.argv[1]) console.log(await ensureBrowser());
