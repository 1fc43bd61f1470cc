import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The apps that can be started, by folder name. */
export const apps: readonly string[] = readdirSync(`${root}apps`).filter((name) =>
  existsSync(`${root}apps/${name}/brand.ts`),
);

/** The one that runs where none is named. */
export const defaultOperator = 'infiniza';

/** Folder of an operator's prerendered pages, beside its build: that is written anew as a whole. */
export const pagesFolderOf = (operator: string): string => `${root}dist/pages/${operator}`;
