import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pagesReport, settings } from '../../host/release.fixture.ts';
import { root } from '../../start/operator.ts';
import { hashOf } from '../../vite/inlineScripts.ts';
import { contentsOf } from '../contents.ts';
import { pack } from '../package.ts';
import { report } from '../report.fixture.ts';
import { compare } from './compare.ts';
import { toMarkdown } from './markdown.ts';
import { readRelease } from './read.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'diff-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(base: string, files: Readonly<Record<string, unknown>>): string {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, base, path)), { recursive: true });
    writeFileSync(join(folder, base, path), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return join(folder, base);
}

const texts = { en: { CASHIER: 'Cashier', DEPOSIT: 'Deposit' }, fi: { CASHIER: 'Kassa', DEPOSIT: 'Talleta' } };
const shellPage = '<html></html>';
const pages = { ...pagesReport, build: hashOf(shellPage) };

interface Parts {
  report?: Partial<typeof report>;
  texts?: unknown;
  pagesReport?: Partial<typeof pages>;
  pages?: readonly string[];
}

/** A build with its pages, in the folders that Nx gives them. */
function build(name: string, parts: Parts = {}): string {
  write(`${name}/pages/acme`, {
    'pages.json': { ...pages, ...parts.pagesReport },
    ...Object.fromEntries((parts.pages ?? ['EE/en/']).map((path) => [`${path}index.html`, shellPage])),
  });
  return write(`${name}/apps/acme`, {
    'index.html': shellPage,
    'release.json': { ...report, ...parts.report },
    ...(parts.texts !== null && { 'texts.json': parts.texts ?? texts }),
  });
}

const difference = async (before: string, after: string) =>
  compare(await readRelease(before), await readRelease(after));
const markdown = async (before: string, after: string) => toMarkdown('Acme', await difference(before, after));

it('says of each kind that nothing has changed', async () => {
  expect(await markdown(build('old'), build('new'))).toBe(
    `# Acme

Brand: unchanged

Deployment: unchanged

Features: unchanged

Routes: unchanged

Constants: unchanged

Locales: unchanged

Texts: unchanged

Dependencies: unchanged

Sizes: unchanged

Policy (of what is inline): unchanged

Pages: unchanged
`,
  );
});

it('tells what has changed, in the words of a release', async () => {
  const after = build('new', {
    report: {
      license: 'est',
      features: ['games', 'sports'],
      routes: ['lobby', 'game', 'sports'],
      gates: { sessionClock: false },
      constants: { sessionClock: false, SumSubFlow: false, allowOverrides: true, Sportsbook: true },
      locales: ['en', 'fi'],
      firstLoad: { files: ['assets/index-c3.js', 'assets/base-d4.js'], brotli: 5500 },
      assets: [
        { file: 'assets/index-c3c3c3c3.js', bytes: 12_000, brotli: 5500 },
        { file: 'assets/wallet-b2b2b2b2.js', bytes: 9000, brotli: 5000 },
        { file: 'assets/sports-e5e5e5e5.js', bytes: 9000, brotli: 2500 },
      ],
      dependencies: { ...report.dependencies, react: '19.4.0', zod: '4.0.0' },
    },
    texts: {
      en: { CASHIER: 'Cash desk', DEPOSIT: 'Deposit', BET: 'Place\nyour bet' },
      fi: { CASHIER: 'Kassa' },
      sv: { CASHIER: 'Kassa' },
    },
    pagesReport: { styleSource: "'sha256-other='", lobbyOrigin: 'https://lobby.invalid' },
    pages: ['EE/en/', 'EE/en/sports/', 'FI/en/', 'FI/fi/', 'players/EE/en/'],
  });
  const before = build('old', {
    report: {
      assets: [
        { file: 'assets/index-a1a1a1a1.js', bytes: 12_000, brotli: 4000 },
        { file: 'assets/wallet-b1b1b1b1.js', bytes: 9000, brotli: 2900 },
      ],
    },
    pages: ['EE/en/', 'EE/en/poker/', 'frames/en/'],
  });
  expect(await markdown(before, after)).toBe(
    `# Acme

## Brand

- \`license\`: mga → est

## Deployment

- \`content of the pages\`: https://made.test → https://lobby.invalid

## Features

- added: \`sports\`
- removed: \`wallet\`

## Routes

- added: \`sports\`

## Constants

- \`Sportsbook\` added: true (constant)
- \`allowOverrides\`: false → true (constant)
- \`sessionClock\`: true → false (gate)

## Locales

- added: \`fi\`

## Texts

### en

- \`BET\` added: “Place↵your bet”
- \`CASHIER\`: “Cashier” → “Cash desk”

### fi

- \`DEPOSIT\` removed: “Talleta”

## Dependencies

- \`react\`: 19.3.1 → 19.4.0
- \`zod\` added: 4.0.0

## Sizes

- first load: 4.0 kB in 1 file → 5.5 kB in 2 files
- total: 6.9 kB in 2 files → 13.0 kB in 3 files
- \`assets/sports.js\` added: 2.5 kB
- \`assets/wallet.js\`: 2.9 kB → 5.0 kB

## Policy (of what is inline)

- \`style-src\` added: \`'sha256-other='\`
- \`style-src\` removed: \`'sha256-abc='\`

## Pages

- EE added: \`EE/en/sports/\`
- EE removed: \`EE/en/poker/\`
- FI: added, 2 pages
- frames: removed, 1 page
- players/EE: added, 1 page
`,
  );
});

it('says that a release of before names no texts', async () => {
  expect(await markdown(build('old', { texts: null }), build('new'))).toContain(
    'Texts: not compared, as one of the releases has no texts.json.',
  );
});

it('reads packages, and release folders with the whole policy of their deployments', async () => {
  const deployment = { settings, origin: 'https://acme.test', platform: 'https://platform.acme.test' };
  const parts = (base: string, gameOrigins: string[]) =>
    write(base, {
      'public/sw.js': '',
      'pages/index.html': shellPage,
      'pages/pages.json': pages,
      'pages/EE/en/index.html': shellPage,
      'release/release.json': report,
      'release/texts.json': texts,
      'deployment.json': { ...deployment, settings: { ...settings, gameOrigins } },
    });
  const old = parts('old', ['https://games.acme.test']);
  const current = parts('new', ['https://games.acme.test', 'https://more.acme.test']);
  const { deployment: changes, policy } = await difference(old, current);
  expect(changes).toEqual([
    {
      name: 'gameOrigins',
      from: '["https://games.acme.test"]',
      to: '["https://games.acme.test","https://more.acme.test"]',
    },
  ]);
  expect(policy).toEqual({
    isWhole: true,
    directives: { 'frame-src': { added: ['https://more.acme.test'], removed: [] } },
  });

  const { files } = contentsOf({ folder: build('build'), pages: join(folder, 'build/pages/acme') });
  writeFileSync(join(folder, 'acme.tar.zst'), await pack(files));
  const compared = await difference(join(folder, 'acme.tar.zst'), current);
  expect(compared).toMatchObject({ policy: { isWhole: false, directives: {} }, pages: {}, texts: {}, brand: [] });
});

describe('the command', () => {
  const run = (...args: string[]) => {
    try {
      const out = execFileSync(process.execPath, ['tools/release/diff/main.ts', ...args], {
        cwd: root,
        encoding: 'utf8',
        env: { ...process.env, NODE_OPTIONS: '' },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      return { status: 0, text: out };
    } catch (error) {
      const { status, stderr } = error as { status: number; stderr: string };
      return { status, text: stderr };
    }
  };

  it('prints Markdown, or JSON for programs', () => {
    const [old, current] = [build('old'), build('new', { report: { features: ['games'] } })];
    expect(run(old, current)).toEqual({
      status: 0,
      text: expect.stringContaining('## Features\n\n- removed: `wallet`'),
    });
    const { status, text } = run(old, current, '--json');
    expect([status, JSON.parse(text)]).toEqual([
      0,
      expect.objectContaining({ features: { added: [], removed: ['wallet'] } }),
    ]);
  });

  it('says what is wrong with its arguments', () => {
    write('empty', { 'notes.txt': '', 'bad.tar.zst': 'notes' });
    const empty = join(folder, 'empty');
    expect(run(empty)).toEqual({ status: 1, text: 'Name two releases: the old and the new one.\n' });
    expect(run(empty, empty)).toEqual({
      status: 1,
      text: `The folder ${empty} is no release, no package and no build.\n`,
    });
    expect(run('elmts', empty).text).toContain('There is neither a file, a folder nor an operator “elmts”.');
    expect(run(join(empty, 'bad.tar.zst'), empty)).toEqual({
      status: 1,
      text: expect.stringContaining('bad.tar.zst is not a package'),
    });
  });
});
