import type { parseArgs } from 'node:util';
import { CommandError } from '../start/command.ts';
import { apps } from '../start/operator.ts';
import { pageNames } from './pages.ts';
import { profileNames, type ProfileName } from './profiles.ts';

/**
 * What is measured: loads beside others, a player's taps, a catalogue of thousands of games, storms of messages, parts of the first load's scripts, audits of
 * Lighthouse; filmstrips are pictures of loads.
 */
export const kinds = [
  'loads',
  'taps',
  'balances',
  'bytes',
  'lighthouse',
  'games',
  'storm',
  'jackpot',
  'filmstrip',
] as const;
export type Kind = (typeof kinds)[number];

/** What a run measures that names none. */
const usualKinds = ['loads', 'taps', 'balances', 'bytes', 'lighthouse'] as const satisfies readonly Kind[];

export interface Options {
  kinds: readonly Kind[];
  /** Of a storm. */
  seconds: number;
  brands: readonly string[];
  profiles: readonly ProfileName[];
  /** Names; all if absent. */
  pages?: readonly string[];
  loads: number;
  /** A commit to compare with. */
  against?: string;
  /** Builds the brands first. */
  build: boolean;
  /** Writes the goals into the document; by default those of a whole brand. */
  write: boolean;
}

const defaultProfiles = profileNames.join(',');
const isKind = (text: string | undefined): text is Kind => kinds.some((kind) => kind === text);

export const usage = `npm run bench -- [kind] [brand …] [options]

Measures built brands, all where none is named, and writes their goals into docs/performance.md.

  kind               ${kinds.join(', ')}; by default ${usualKinds.join(', ')}
  --loads <number>   of each page, 5 by default
  --profiles <…>     of ${profileNames.join(', ')}
  --pages <…>        of ${pageNames.join(', ')}
  --against <commit> loads in turns with the builds of that commit
  --seconds <number> of a storm, 10 by default
  --no-build         measure the builds that are there
  --write            write the goals of a part as well`;

export const optionTable = {
  loads: { type: 'string', default: '5' },
  profiles: { type: 'string', default: defaultProfiles },
  pages: { type: 'string' },
  against: { type: 'string' },
  seconds: { type: 'string', default: '10' },
  build: { type: 'boolean', default: true },
  write: { type: 'boolean' },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof optionTable }>>['values'];

/** @throws CommandError */
export function readOptions(values: Values, positionals: readonly string[]): Options {
  const [first] = positionals;
  const chosen: readonly Kind[] = isKind(first) ? [first] : usualKinds;
  const brands = choose('brand', isKind(first) ? positionals.slice(1) : positionals, apps);
  const isManual = !usualKinds.some((kind) => chosen.includes(kind));
  const isWhole = chosen === usualKinds && values.pages === undefined && values.profiles === defaultProfiles;
  const write = values.write ?? (values.build && isWhole);
  // An older build would be written down as that of the present commit.
  if (write && !values.build) throw new CommandError('--write takes a new build: leave --no-build out.');
  return {
    kinds: chosen,
    seconds: wholeNumber('--seconds', values.seconds),
    brands: brands.length > 0 ? brands : isManual ? ['infiniza'] : apps,
    profiles: choose('profile', values.profiles.split(','), profileNames),
    pages: values.pages === undefined ? undefined : choose('page', values.pages.split(','), pageNames),
    loads: wholeNumber('--loads', values.loads),
    against: values.against,
    build: values.build,
    write,
  };
}

function wholeNumber(name: string, text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new CommandError(`${name} takes a whole number, not “${text}”.`);
  return Number(text);
}

function choose<Name extends string>(what: string, names: readonly string[], known: readonly Name[]): Name[] {
  return names.map((name) => {
    const found = known.find((candidate) => candidate === name.toLowerCase());
    if (found === undefined) throw new CommandError(`There is no ${what} “${name}”. Choose from: ${known.join(', ')}.`);
    return found;
  });
}
