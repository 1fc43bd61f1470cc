import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The apps that can be started, by folder name. */
export const apps: readonly string[] = readdirSync(`${root}apps`).filter((name) =>
  existsSync(`${root}apps/${name}/brand.ts`),
);

/** The one that runs where none is named. */
export const defaultOperator = 'infiniza';

/**
 * The operator is the first argument, otherwise the default one; the other arguments are options of the sandbox.
 * Exits with the list of operators for an unknown name.
 */
export function readCommandLine([first, ...rest]: readonly string[]): { operator: string; options: string[] } {
  if (first === undefined) return { operator: defaultOperator, options: [] };
  if (first.startsWith('-')) return { operator: defaultOperator, options: [first, ...rest] };
  const operator = first.toLowerCase();
  if (apps.includes(operator)) return { operator, options: rest };
  console.error(`There is no operator “${first}”. Choose one of: ${apps.join(', ')}.`);
  process.exit(1);
}
