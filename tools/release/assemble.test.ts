import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pagesReport } from '../host/release.fixture.ts';
import { hashOf } from '../vite/inlineScripts.ts';
import { assemble } from './assemble.ts';
import { bytesOf } from './contents.ts';
import { readPackage } from './package.ts';
import { report } from './report.fixture.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assemble-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (cwd: string, ...args: string[]) =>
  execFileSync(
    'git',
    ['-c', 'user.name=Test', '-c', 'user.email=test@lobby.invalid', '-c', 'commit.gpgsign=false', ...args],
    {
      cwd,
      encoding: 'utf8',
    },
  );

function write(base: string, files: readonly (readonly [path: string, content: unknown])[]): void {
  for (const [path, content] of files) {
    mkdirSync(dirname(join(base, path)), { recursive: true });
    writeFileSync(join(base, path), typeof content === 'string' ? content : JSON.stringify(content));
  }
}

/** A repository of a brand. */
function repository(): string {
  const root = join(folder, 'origin');
  write(root, [
    ['.gitignore', 'dist\nnode_modules\n'],
    ['package.json', { version: '0.1.0' }],
    ['package-lock.json', '{}'],
    ['apps/acme/theme.ts', 'export default {};'],
  ]);
  run(root, 'init', '--quiet');
  run(root, 'add', '--all');
  run(root, 'commit', '--quiet', '--message', 'feat: a brand');
  return root;
}

const shellPage = '<html></html>';

/** What is installed and built in a repository, with pages of this build or another. */
function make(root: string, { inOrder = true, page = shellPage } = {}): string {
  const files: [string, unknown][] = [
    ['node_modules/react/package.json', { name: 'react', version: '19.3.1', license: 'MIT' }],
    ['dist/apps/acme/index.html', shellPage],
    ['dist/apps/acme/release.json', report],
    ['dist/apps/acme/.vite/manifest.json', {}],
    ['dist/apps/acme/assets/index-a1.js', 'start()'],
    ['dist/apps/acme/assets/index-a1.js.map', { sources: ['../../../../node_modules/react/index.js'] }],
    ['dist/pages/acme/pages.json', { ...pagesReport, build: hashOf(page) }],
    ['dist/pages/acme/EE/en/index.html', page],
  ];
  write(root, inOrder ? files : files.toReversed());
  return root;
}

const packageOf = (root: string) =>
  assemble({
    root,
    operator: 'acme',
    build: { folder: join(root, 'dist/apps/acme'), pages: join(root, 'dist/pages/acme') },
    paths: [':(glob)apps/acme/**/*'],
  });

it('is the same from two clones of a commit, with its three parts', async () => {
  const root = make(repository());
  const clone = join(folder, 'a clone');
  run(folder, 'clone', '--quiet', root, clone);
  const [first, second] = [await packageOf(root), await packageOf(make(clone, { inOrder: false }))];
  expect(second).toEqual(first);
  expect(first).toMatchObject({ version: '0.1.0', warnings: [] });
  expect(first.notes[0]).toBe('acme 0.1.0: there is no tag acme@x.y.z of a release before.');

  writeFileSync(join(folder, first.name), first.bytes);
  const { files } = await readPackage(join(folder, first.name));
  expect(files.map(({ path }) => path)).toEqual([
    'pages/EE/en/index.html',
    'pages/index.html',
    'pages/pages.json',
    'public/assets/index-a1.js',
    'release/.vite/manifest.json',
    'release/assets/index-a1.js.map',
    'release/licences.txt',
    'release/provenance.json',
    'release/release.json',
    'release/sbom.cdx.json',
  ]);
  const bill = files.find(({ path }) => path === 'release/sbom.cdx.json')!;
  expect(String(Buffer.from(bytesOf(bill)))).toContain('pkg:npm/react@19.3.1');
});

it('tells its version with what has changed', async () => {
  const root = make(repository());
  run(root, 'tag', 'acme@0.4.0');
  expect((await packageOf(root)).notes[0]).toBe('acme 0.4.0: nothing of it has changed since acme@0.4.0.');
  write(root, [['apps/acme/theme.ts', 'export default { dark: true };']]);
  run(root, 'commit', '--quiet', '--all', '--message', 'feat(acme): a dark theme');
  const { name, notes } = await packageOf(root);
  expect(name).toMatch(/^acme-0\.5\.0-/);
  expect(notes[0]).toBe('acme 0.5.0, with what has changed since acme@0.4.0:\n  feat(acme): a dark theme');
});

it('warns where the files of the build differ from the commit, and only then', async () => {
  const root = make(repository());
  write(root, [['settings.json', '{}']]);
  expect((await packageOf(root)).warnings).toEqual([]);
  write(root, [['apps/acme/more.ts', '']]);
  const { warnings } = await packageOf(root);
  expect(warnings).toEqual(['Files of the build differ from the commit: nobody else can make this package.']);
});

it('says that pages are missing, and takes none of another build', async () => {
  const root = make(repository());
  rmSync(join(root, 'dist/pages'), { recursive: true });
  const [warning] = (await packageOf(root)).warnings;
  expect(warning).toMatch(/^No page is prerendered/);
  make(root, { page: '<html>older</html>' });
  await expect(packageOf(root)).rejects.toThrow('The prerendered pages of acme are of another build.');
});

it('is made of a commit', async () => {
  const root = make(repository());
  rmSync(join(root, '.git'), { recursive: true });
  await expect(packageOf(root)).rejects.toThrow('this folder is no Git repository');
});
