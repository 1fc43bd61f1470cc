import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root as workspace } from '../start/operator.ts';
import { type GroupName, groups, readGroups } from './groups.ts';

let root: string;
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), 'groups-'))));
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(join(root, 'libs', file, '..'), { recursive: true });
  writeFileSync(join(root, 'libs', file), text);
}

it('finds the groups that lazy imports name', () => {
  write('wallet/src/index.ts', `const a = import(/* group: session */ './Balance.tsx'), b = import('./Rest.tsx');`);
  write('wallet/src/feature.ts', `import(\n  /* group: idle */ '../watch/Watch.tsx'\n);`);
  expect(Object.fromEntries(readGroups(root))).toEqual({
    [join(root, 'libs/wallet/src/Balance.tsx')]: 'session',
    [join(root, 'libs/wallet/watch/Watch.tsx')]: 'idle',
  });
});

it('rejects a group that there is not', () => {
  write('wallet/src/index.ts', `import(/* group: sesion */ './Balance.tsx')`);
  expect(() => readGroups(root)).toThrow('libs/wallet/src/index.ts names the group sesion');
});

it('rejects two groups for one module', () => {
  write(
    'wallet/src/index.ts',
    `import(/* group: session */ './Balance.tsx'); import(/* group: idle */ './Balance.tsx')`,
  );
  expect(() => readGroups(root)).toThrow('names the group idle for ./Balance.tsx, another import session');
});

it('each group that is declared has code', () => {
  const used = new Set(readGroups(workspace).values());
  expect(Object.keys(groups).filter((name) => !used.has(name as GroupName))).toEqual([]);
});
