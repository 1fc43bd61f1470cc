import { chromium } from 'playwright';
import { ensureBrowser, findBrowser } from './browser.ts';

beforeEach(() => void jest.spyOn(console, 'log').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

/** A machine on which only commands that match install a browser. */
function machine(installs: RegExp) {
  const commands: string[] = [];
  let browser: string | undefined;
  const run = (command: readonly string[]) => {
    commands.push(command.join(' '));
    if (installs.test(command.join(' '))) browser = '/a/chromium';
  };
  return { commands, ensure: () => ensureBrowser(() => browser, run) };
}

it('installs nothing where a browser is', () => {
  const run = jest.fn();
  expect(ensureBrowser(() => '/usr/bin/chromium', run)).toBe('/usr/bin/chromium');
  expect(run).not.toHaveBeenCalled();
});

it('ends with the first way that brings a browser', () => {
  const { commands, ensure } = machine(/--with-deps/);
  expect(ensure()).toBe('/a/chromium');
  expect(commands).toEqual(['npx playwright install --with-deps chromium']);
});

it('downloads a browser alone where system packages cannot be installed', () => {
  const { commands, ensure } = machine(/playwright install chromium/);
  expect(ensure()).toBe('/a/chromium');
  expect(commands.at(-1)).toBe('npx playwright install chromium');
});

it('takes the system’s package where the download cannot be reached', () => {
  const { commands, ensure } = machine(/apt-get -y install .*chromium/);
  expect(ensure()).toBe('/a/chromium');
  expect(commands).toHaveLength(4);
});

it('says what to do when no way brings a browser', () => {
  const { ensure } = machine(/nothing/);
  expect(ensure).toThrow(/package manager[^]*npx playwright install chromium[^]*install-deps[^]*CHROMIUM_PATH/);
});

it('finds a browser that starts, the one that the environment names first', () => {
  const before = process.env['CHROMIUM_PATH'];
  process.env['CHROMIUM_PATH'] = '/my/chromium';
  try {
    expect(findBrowser(() => true)).toBe('/my/chromium');
    expect(findBrowser((path) => path !== '/my/chromium')).toBe('/usr/bin/chromium');
    expect(findBrowser(() => false)).toBeUndefined();
  } finally {
    if (before === undefined) delete process.env['CHROMIUM_PATH'];
    else process.env['CHROMIUM_PATH'] = before;
  }
});

it('finds the browser that Playwright has downloaded', () => {
  const own = chromium.executablePath();
  expect(findBrowser((path) => path === own)).toBe(own);
});
