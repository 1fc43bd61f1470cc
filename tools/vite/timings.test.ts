import { resolve } from 'node:path';
import { fixedTimings, inlineTimings, overridableTimings } from './timings.ts';

const root = `${resolve(import.meta.dirname, '../..')}/`;
const table = { loadTimeout: 5000, pause: 10 };
const inline = (code: string) =>
  inlineTimings(`import { timings } from '../timings.ts';\n${code}`, 'page.tsx', table)?.code.trim();

it('replaces what functions read by the numbers of the table', () => {
  expect(inline('const wait = () => setTimeout(end, timings.loadTimeout + timings.pause);')).toBe(
    'const wait = () => setTimeout(end, 5000 + 10);',
  );
  expect(inline('const tip = () => <Tip delay={timings.pause} />;')).toBe('const tip = () => <Tip delay={10} />;');
  expect(inline('class Socket { limit = timings.pause; }')).toBe('class Socket { limit = 10; }');
  expect(inline('const read = () => other.timings;')).toBe('const read = () => other.timings;');
});

it.each([
  ['a name that the table lacks', 'const wait = () => timings.unknown;', /there is no timings.unknown/],
  ['a computed name', 'const wait = (name) => timings[name];', /there is no timings/],
  ['a value that is read once, before overrides', 'const limit = timings.pause;', /no override reaches/],
  ['the table as a whole', 'const all = () => Object.keys(timings);', /one by one/],
  ['parts of it', 'const wait = () => { const { pause } = timings; };', /one by one/],
])('rejects %s', (_, code, message) => {
  expect(() => inline(code)).toThrow(message);
});

interface Hooks {
  resolveId: (id: string) => string | undefined;
  load: (id: string) => string | undefined;
  transform: { filter: { code: RegExp; id: RegExp }; handler: (code: string, id: string) => Promise<{ code: string }> };
}

it('leaves neither a table nor its import in a build without overrides', async () => {
  const { resolveId, load, transform } = fixedTimings() as unknown as Hooks;
  expect(load(resolveId('virtual:lobby-timings') ?? '')).toBe('export const tables = {};');
  const code = `import { timings } from '../timings.ts';\nexport const wait = () => timings.renewalRetryDelay;`;
  expect(transform.filter.code.test(code)).toBe(true);
  const { code: fixed } = await transform.handler(code, `${root}libs/platform/auth/src/engine/example.ts`);
  expect(fixed.trim()).toBe('export const wait = () => 5000;');
  // Styles are evaluated at build time.
  expect(transform.filter.id.test('/libs/features/jackpot/src/bar/JackpotBar.css.ts')).toBe(false);
});

it('has the tables of all libraries, each under its own name, in a build that allows overrides', () => {
  const { resolveId, load } = overridableTimings(root) as unknown as Hooks;
  const code = load(resolveId('virtual:lobby-timings') ?? '') ?? '';
  const names = [...code.matchAll(/'([\w-]+)': t\d+/g)].map(([, name]) => name);
  expect(names).toEqual(expect.arrayContaining(['auth', 'cashier', 'runtime', 'shell', 'ui-kit']));
  expect(new Set(names).size).toBe(names.length);
  expect(code).toContain(`from '${root}libs/features/cashier/src/timings.ts'`);
});
