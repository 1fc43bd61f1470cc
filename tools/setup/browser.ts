// Finds a browser for the browser tests, or installs one.
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { chromium } from 'playwright';
import { fromApt, type Command } from './apt.ts';

const canStart = (path: string) => spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0;

/** Playwright keeps its browsers side by side, each in a folder with its revision. */
function playwrightShells(): string[] {
  const [cache, revision] = /^(.*)\/chromium-(\d+)\//.exec(chromium.executablePath())?.slice(1) ?? [];
  return cache === undefined
    ? []
    : globSync(`${cache}/chromium_headless_shell-${revision}/*/{chrome-headless-shell,headless_shell}`);
}

/** Preferred: they start and render faster than full browsers. */
const headlessShells = () => ['/usr/bin/chromium-headless-shell', ...playwrightShells()];

const fullBrowsers = () => [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  chromium.executablePath(),
];

/** Access to the machine; tests replace it. */
export interface Machine {
  starts: (path: string) => boolean;
  run: (command: Command) => void;
  write: (text: string) => void;
}

const thisMachine: Machine = {
  starts: canStart,
  // The output of a failed download is long, and success is measured by whether a browser starts.
  run: ([name, ...args]) => void spawnSync(name, args, { stdio: 'ignore' }),
  write: (text) => void process.stdout.write(text),
};

const findIn = ({ starts }: Machine, paths: readonly string[]) =>
  [process.env['CHROMIUM_PATH'], ...paths].find((path) => path && starts(path));
const findShell = (machine: Machine) => findIn(machine, headlessShells());

/** Path of an installed browser that starts; one without its system libraries does not. */
export const findBrowser = (machine: Machine = thisMachine): string | undefined =>
  findIn(machine, [...headlessShells(), ...fullBrowsers()]);

interface Installation {
  name: string;
  commands: readonly Command[];
}

/** In the order in which they are tried. */
const shellInstallations: readonly Installation[] = [
  { name: 'Playwright’s headless shell', commands: [['npx', 'playwright', 'install', '--only-shell', 'chromium']] },
  { name: 'the system’s headless shell', commands: fromApt('chromium-headless-shell') },
  {
    name: 'Playwright’s headless shell with its libraries',
    commands: [['npx', 'playwright', 'install', '--with-deps', '--only-shell', 'chromium']],
  },
];
const browserInstallation: Installation = { name: 'the system’s Chromium', commands: fromApt('chromium') };

const help = `No browser that starts was found, and none could be installed. Do one of these, then try again:
- Install Chromium or Chrome with your system’s package manager.
- npx playwright install chromium; if it lacks libraries, an administrator runs: npx playwright install-deps chromium
- Set CHROMIUM_PATH to the path of a Chromium or Chrome that starts.`;

/**
 * Path of a headless shell, which is installed if needed, else of a full browser. Prints one line of progress.
 *
 * @throws with instructions when no browser can be installed.
 */
export function ensureBrowser(machine: Machine = thisMachine): string {
  const { run, write } = machine;
  const install = ({ name, commands }: Installation, find: (machine: Machine) => string | undefined) => {
    write(` ${name} …`);
    commands.forEach(run);
    return find(machine);
  };

  const shell = findShell(machine);
  if (shell !== undefined) return shell;
  write('Browser: no headless shell that starts, trying');
  for (const installation of shellInstallations) {
    const installed = install(installation, findShell);
    if (installed === undefined) continue;
    write(` ${installed}\n`);
    return installed;
  }
  const browser = findBrowser(machine) ?? install(browserInstallation, findBrowser);
  write(browser === undefined ? ' none could be installed\n' : ` ${browser}\n`);
  if (browser === undefined) throw new Error(help);
  return browser;
}

/** On Linux: a font with the widths of Arial, which most visitors have until a page's own fonts come. */
export function ensureFont(): void {
  if (process.platform !== 'linux') return;
  const { stdout } = spawnSync('fc-match', ['Arial'], { encoding: 'utf8' });
  if (!/Arial|Arimo|Liberation/.test(stdout)) fromApt('fonts-liberation').forEach(thisMachine.run);
}

/** Playwright's launch options: no background requests, and no sandbox, which containers do not allow. */
export const launchOptions = () => ({
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
  executablePath: process.env['CHROMIUM_PATH'] || findBrowser(),
});
