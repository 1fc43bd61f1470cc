import { parseArgs } from 'node:util';
import { apps } from '../start/operator.ts';
import { pageNames } from './pages.ts';
import { profileNames, type ProfileName } from './profiles.ts';

export interface Options {
  brands: readonly string[];
  profiles: readonly ProfileName[];
  /** Names; all if absent. */
  pages?: readonly string[];
  loads: number;
  /** A commit to compare with. */
  against?: string;
  /** Builds the brands first. */
  build: boolean;
}

/** @throws Error with a message for the terminal */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    allowNegative: true,
    options: {
      loads: { type: 'string', default: '5' },
      profiles: { type: 'string', default: profileNames.join(',') },
      pages: { type: 'string' },
      against: { type: 'string' },
      build: { type: 'boolean', default: true },
    },
  });
  const loads = Number(values.loads);
  if (!Number.isInteger(loads) || loads < 1) throw new Error(`--loads takes a whole number, not “${values.loads}”.`);
  return {
    brands: positionals.length === 0 ? apps : choose('brand', positionals, apps),
    profiles: choose('profile', values.profiles.split(','), profileNames),
    pages: values.pages === undefined ? undefined : choose('page', values.pages.split(','), pageNames),
    loads,
    against: values.against,
    build: values.build,
  };
}

function choose<Name extends string>(what: string, names: readonly string[], known: readonly Name[]): Name[] {
  return names.map((name) => {
    const found = known.find((candidate) => candidate === name.toLowerCase());
    if (found === undefined) throw new Error(`There is no ${what} “${name}”. Choose from: ${known.join(', ')}.`);
    return found;
  });
}
