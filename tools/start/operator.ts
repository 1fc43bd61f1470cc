import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The apps that can be started, by folder name. */
export const apps: readonly string[] = readdirSync(`${root}apps`).filter((name) =>
  existsSync(`${root}apps/${name}/brand.ts`),
);

/** The app named on the command line, or the flagship; an unknown name is an error that lists the known ones. */
export function operatorFrom(args: readonly string[]): string {
  const name = args.find((arg) => !arg.startsWith('-'))?.toLowerCase() ?? 'infiniza';
  if (apps.includes(name)) return name;
  console.error(`There is no operator “${name}”. Choose one of: ${apps.join(', ')}.`);
  process.exit(1);
}
