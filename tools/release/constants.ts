import { globSync, readFileSync } from 'node:fs';
import { root } from '../start/operator.ts';

/** The constants that the libraries' code reads, with the files that read them. */
export function constantsInUse(): Map<string, string[]> {
  const uses = new Map<string, string[]>();
  for (const file of globSync('libs/**/*.{ts,tsx}', { cwd: root })) {
    if (/\.(test|stories)\.tsx?$|\.d\.ts$|^libs\/testing\//.test(file)) continue;
    const code = readFileSync(`${root}${file}`, 'utf8');
    if (!code.includes("from 'virtual:lobby-build'")) continue;
    const names = new Set([...code.matchAll(/\bbuild\.(\w+)/g)].map(([, name = '']) => name));
    for (const name of names) uses.set(name, [...(uses.get(name) ?? []), file]);
  }
  return uses;
}
