// Finds a Chromium for the browser tests, or installs one.
import { spawnSync } from 'node:child_process';
import { chromium } from 'playwright';

type Command = readonly [name: string, ...args: string[]];

const startsWell = (path: string) => spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0;
const runHere = ([name, ...args]: Command): void => {
  spawnSync(name, args, { stdio: 'inherit' });
};

/** Path of a Chromium on this machine that starts: one without its system libraries does not. */
export function findBrowser(starts = startsWell): string | undefined {
  return [
    process.env['CHROMIUM_PATH'],
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    chromium.executablePath(),
  ].find((path) => path && starts(path));
}

const asRoot = (...command: Command): Command => (process.getuid?.() === 0 ? command : ['sudo', '-n', ...command]);

/** From what needs least afterwards to what is left when Playwright's download cannot be reached. */
const ways: readonly { what: string; commands: readonly Command[] }[] = [
  {
    what: 'Playwright’s Chromium and the system libraries that it needs',
    commands: [['npx', 'playwright', 'install', '--with-deps', 'chromium']],
  },
  {
    // Where system packages cannot be installed the first way ends before its download; the libraries may be there.
    what: 'Playwright’s Chromium alone',
    commands: [['npx', 'playwright', 'install', 'chromium']],
  },
  {
    what: 'the system’s Chromium with apt',
    commands: [
      asRoot('apt-get', '-y', 'update'),
      asRoot('apt-get', '-y', 'install', '--no-install-recommends', 'chromium'),
    ],
  },
];

const help = `No Chromium that starts was found, and none could be installed. Do one of these, then try again:
- Install Chromium or Chrome with your system’s package manager.
- npx playwright install chromium; if it lacks libraries, an administrator runs: npx playwright install-deps chromium
- Set CHROMIUM_PATH to the path of a Chromium or Chrome that starts.`;

/** Like `findBrowser`, but installs one when there is none; throws when that fails, with what to do. */
export function ensureBrowser(find: () => string | undefined = findBrowser, run = runHere): string {
  const found = find();
  if (found) return found;
  for (const { what, commands } of ways) {
    console.log(`No Chromium that starts: installing ${what} …`);
    commands.forEach(run);
    const installed = find();
    if (installed) return installed;
  }
  throw new Error(help);
}
