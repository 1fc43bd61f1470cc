import type { Pot } from '@lobby/thrillpots';

/** What players call a pot (R-3-027). The names are the same in every language. */
const names: Readonly<Record<string, string>> = {
  total: 'TOTAL',
  mega: 'EPIC',
  epic: 'EPIC',
  major: 'SUPER',
  minor: 'MINI',
  shared: 'SHARED',
};

/** A pot that is not known by name is shown by its id, upper-cased. */
export const potName = (id: string): string => (Object.hasOwn(names, id) ? names[id] : undefined) ?? id.toUpperCase();

const order = ['total', 'mega', 'epic', 'major', 'minor', 'shared'];
const placeOf = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);

/** The total first, then the greatest pot first, as they are named. */
export const sortPots = (pots: readonly Pot[]): readonly Pot[] =>
  pots.toSorted((one, other) => placeOf(one.id) - placeOf(other.id));
