import { chromium } from 'playwright';
import { ensureBrowser, findBrowser, type Machine } from './browser.ts';

const before = process.env['CHROMIUM_PATH'];
beforeEach(() => void delete process.env['CHROMIUM_PATH']);
afterEach(() => {
  if (before === undefined) delete process.env['CHROMIUM_PATH'];
  else process.env['CHROMIUM_PATH'] = before;
});

const systemShell = '/usr/bin/chromium-headless-shell';

/** A machine with these browsers; commands that match a pattern of `installs` add another. */
function machineWith(
  browsers: readonly string[],
  installs: readonly (readonly [command: RegExp, path: string])[] = [],
) {
  const available = new Set(browsers);
  const commands: string[] = [];
  const written: string[] = [];
  const machine: Machine = {
    starts: (path) => available.has(path),
    run: (command) => {
      commands.push(command.join(' '));
      for (const [pattern, path] of installs) if (pattern.test(command.join(' '))) available.add(path);
    },
    write: (text) => void written.push(text),
  };
  return { machine, commands, output: () => written.join('') };
}

describe('finding a browser', () => {
  it('prefers the browser that the environment names', () => {
    process.env['CHROMIUM_PATH'] = '/my/chromium';
    expect(findBrowser(machineWith(['/my/chromium', systemShell]).machine)).toBe('/my/chromium');
  });

  it('prefers a headless shell to a full browser, and ignores what does not start', () => {
    expect(findBrowser(machineWith(['/usr/bin/chromium', systemShell]).machine)).toBe(systemShell);
    expect(findBrowser(machineWith(['/usr/bin/chromium']).machine)).toBe('/usr/bin/chromium');
    expect(findBrowser(machineWith([]).machine)).toBeUndefined();
  });

  it('finds the browser that Playwright has downloaded', () => {
    const own = chromium.executablePath();
    expect(findBrowser(machineWith([own]).machine)).toBe(own);
  });
});

describe('ensuring a browser', () => {
  it('installs and prints nothing where a headless shell is available', () => {
    const { machine, commands, output } = machineWith([systemShell]);
    expect(ensureBrowser(machine)).toBe(systemShell);
    expect(commands).toEqual([]);
    expect(output()).toBe('');
  });

  it('installs the system’s headless shell where Playwright’s cannot be installed, and waits for apt’s lock', () => {
    const { machine, commands, output } = machineWith(
      ['/usr/bin/chromium'],
      [[/apt-get .* install .*headless-shell/, systemShell]],
    );
    expect(ensureBrowser(machine)).toBe(systemShell);
    expect(commands[0]).toBe('npx playwright install --only-shell chromium');
    for (const command of commands.slice(1)) expect(command).toContain('-o DPkg::Lock::Timeout=300');
    expect(output()).toBe(
      `Browser: no headless shell that starts, trying Playwright’s headless shell … the system’s headless shell … ${systemShell}\n`,
    );
  });

  it('falls back to a full browser where no headless shell can be installed', () => {
    const { machine, commands, output } = machineWith(['/usr/bin/chromium']);
    expect(ensureBrowser(machine)).toBe('/usr/bin/chromium');
    expect(commands.some((command) => command.includes('apt-get') && command.endsWith(' chromium'))).toBe(false);
    expect(output().trimEnd().split('\n')).toHaveLength(1);
  });

  it('installs a full browser where none is available', () => {
    const { machine } = machineWith([], [[/apt-get .* chromium$/, '/usr/bin/chromium']]);
    expect(ensureBrowser(machine)).toBe('/usr/bin/chromium');
  });

  it('explains what to do where no browser can be installed', () => {
    const { machine } = machineWith([]);
    expect(() => ensureBrowser(machine)).toThrow(
      /package manager[^]*npx playwright install chromium[^]*install-deps[^]*CHROMIUM_PATH/,
    );
  });
});
