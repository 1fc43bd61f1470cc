import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const root = resolve(__dirname, '../..');
const document = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
const [, walks = ''] = /\n## Following a value through the code\n([^]*?)\n## /.exec(document) ?? [];

/** Files that a line names, below `libs/` or from the root. One without a folder stands beside the one before it. */
function filesOf(line: string): string[] {
  const names = [...line.matchAll(/`([\w/.<>-]+\.tsx?)`/g)].map(([, name = '']) => name);
  return names.reduce<string[]>((files, name) => {
    const beside = join(dirname(files.at(-1) ?? ''), name);
    const path = name.replace('<operator>', 'infiniza');
    return [...files, name.includes('/') ? path : beside];
  }, []);
}

/** Stops of each walk: their lines, and the files that these name. */
const stopsByWalk = walks.split(/\n(?=\*\*)/).map((walk) =>
  walk
    .split('\n')
    .filter((line) => /^\d+\. /.test(line))
    .map((line) => ({ line, files: filesOf(line) })),
);
const stops = stopsByWalk.flat();

const locate = (file: string) => [join(root, 'libs', file), join(root, file)].find((path) => existsSync(path));

const entries = new Map(
  globSync('libs/{*,*/*}/package.json', { cwd: root }).map((file) => {
    const { name } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { name: string };
    return [name, join(root, dirname(file), 'src/index.ts')];
  }),
);

/** Files that a file imports; of a library, those that its `index.ts` exports. */
function importsOf(file: string): string[] {
  const specifiers = [...readFileSync(file, 'utf8').matchAll(/(?:from |import\(\s*(?:\/\*[^*]*\*\/\s*)?)'([^']+)'/g)];
  return specifiers.flatMap(([, specifier = '']) => {
    if (specifier.startsWith('.')) return [resolve(dirname(file), specifier)];
    const entry = entries.get(specifier);
    return entry !== undefined && existsSync(entry) ? [entry, ...importsOf(entry)] : [];
  });
}

it('walks through the code name files that are there', () => {
  const files = stops.flatMap((stop) => stop.files);
  expect(files.length).toBeGreaterThan(40);
  expect(files.filter((file) => locate(file) === undefined)).toEqual([]);
});

// What a build does is connected by virtual modules and lists of gates, not by imports.
const byBuild = /`virtual:lobby-build`|^\d+\. `platform\/licensing\/src\/gates|^\d+\. `apps\/|pushed balance$/;

it('each stop of a walk imports another one or is imported by it', () => {
  const apart = stopsByWalk.flatMap((walk) => {
    const located = walk.map(({ line, files }) => ({ line, files: files.flatMap((file) => locate(file) ?? []) }));
    return located
      .filter((stop) => {
        const others = located.filter((other) => other !== stop).flatMap(({ files }) => files);
        const isConnected = (from: readonly string[], to: readonly string[]) =>
          from.some((file) => importsOf(file).some((imported) => to.includes(imported)));
        return !isConnected(stop.files, others) && !isConnected(others, stop.files);
      })
      .map(({ line }) => line);
  });
  expect(apart.filter((line) => !byBuild.test(line))).toEqual([]);
});
