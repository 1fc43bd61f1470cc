import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { createBuildCache } from './buildCache.ts';
import { cachedCompilers } from './cachedCompilers.ts';

type Hook = { handler: (...args: string[]) => Promise<unknown> };

let root: string;
const write = (file: string, text: string) => writeFileSync(join(root, file), text);
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'compilers-'));
  for (const folder of ['tools/vite', 'apps/acme', 'apps/other', 'libs'])
    mkdirSync(join(root, folder), { recursive: true });
  for (const file of ['package-lock.json', 'lingui.config.ts', 'tools/vite/preset.ts']) write(file, '');
  write('tsconfig.base.json', '{ "compilerOptions": { "paths": {} } }');
  write('libs/a.css.ts', `import { color } from './color.ts';`);
  write('libs/color.ts', `export const color = 'red';`);
});
afterEach(() => rmSync(root, { recursive: true }));

/** As a build that begins. */
const compilers = () => cachedCompilers(root, createBuildCache(join(root, 'cache')));

describe('of modules', () => {
  const compile = jest.fn((code: string) => ({ code: code.toUpperCase(), map: null }));
  beforeEach(() => compile.mockClear());
  const transform = (code: string, id = '/libs/a.ts') => {
    const plugin = { name: 'compiler', transform: { filter: undefined as unknown, handler: compile } };
    const { transform } = compilers().ofModules(plugin);
    // As a plugin does once it knows the configuration.
    plugin.transform.filter = { id: /x/ };
    expect(transform.filter).toEqual({ id: /x/ });
    return (transform as unknown as Hook).handler(code, id);
  };

  it('compile what is new', async () => {
    expect(await transform('a')).toEqual({ code: 'A', map: null });
    expect(await transform('a')).toEqual({ code: 'A', map: null });
    expect(compile).toHaveBeenCalledTimes(1);
    expect(await transform('b')).toEqual({ code: 'B', map: null });
    await transform('a', '/libs/a.tsx');
    expect(compile).toHaveBeenCalledTimes(3);
  });

  it('compile anew for other inputs beside the source', async () => {
    const withFlag = (isOn: boolean) => {
      const plugin = { name: 'compiler', transform: { handler: compile } };
      return (compilers().ofModules(plugin, () => ({ isOn })).transform as unknown as Hook).handler('a', '/libs/a.ts');
    };
    await withFlag(true);
    await withFlag(true);
    expect(compile).toHaveBeenCalledTimes(1);
    await withFlag(false);
    expect(compile).toHaveBeenCalledTimes(2);
  });

  it.each(['package-lock.json', 'lingui.config.ts', 'tools/vite/preset.ts'])(
    'compile anew where %s has changed',
    async (file) => {
      await transform('a');
      write(file, 'changed');
      await transform('a');
      expect(compile).toHaveBeenCalledTimes(2);
    },
  );
});

describe('of styles', () => {
  const evaluate = jest.fn((_code: string, id: string) => ({ code: `import '${id}.vanilla.css'` }));
  const start = jest.fn();
  beforeEach(() => evaluate.mockClear());

  const stylesOf = (brand: string, mode = 'production') => {
    const plugin = compilers().ofStyles({
      name: 'vite-plugin-vanilla-extract',
      configResolved: () => undefined,
      buildStart: start,
      transform: evaluate as unknown as Plugin['transform'],
      resolveId: (source) => source,
      load: (id) => `/* ${id} */`,
    });
    (plugin.configResolved as (config: object) => void)({ root: join(root, 'apps', brand), mode });
    return (code = '') => (plugin.transform as unknown as Hook).handler(code, join(root, 'libs/a.css.ts'));
  };

  it('are evaluated for the first brand', async () => {
    const first = await stylesOf('acme')();
    expect(await stylesOf('other')()).toEqual(first);
    expect(evaluate).toHaveBeenCalledTimes(1);
    expect(start).not.toHaveBeenCalled();
  });

  it('are evaluated anew where something that they import has changed', async () => {
    await stylesOf('acme')();
    write('libs/color.ts', `export const color = 'blue';`);
    await stylesOf('acme')();
    expect(evaluate).toHaveBeenCalledTimes(2);
  });

  it('are evaluated anew where their names would be others', async () => {
    await stylesOf('acme')();
    await stylesOf('acme', 'development')();
    write('apps/other/package.json', '{ "name": "other" }');
    await stylesOf('other')();
    expect(evaluate).toHaveBeenCalledTimes(3);
  });

  it('leave the compiler’s other plugins alone', () => {
    const plugin = { name: 'vite-plugin-vanilla-extract-inline-dev-css', transform: evaluate as never };
    expect(compilers().ofStyles(plugin)).toBe(plugin);
  });
});
