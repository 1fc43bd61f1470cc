import type { LobbySettings } from '@lobby/contracts';
import { reportError } from '@lobby/monitoring';
import * as v from 'valibot';
import { tables } from 'virtual:lobby-timings';

const duration = v.pipe(v.number(), v.finite(), v.gtValue(0));

/**
 * Overrides time limits of the libraries for the life of the page: those of the lobby settings, in ms by library and name, such as
 * `{ "cashier.cashierTimeout": 60000 }`. What does not fit is reported, and left out.
 */
export function applyTimingOverrides(overrides: LobbySettings['timings'] = {}): void {
  for (const [name, value] of Object.entries(overrides)) {
    const [library = '', timing = ''] = name.split('.');
    const table = Object.hasOwn(tables, library) ? tables[library] : undefined;
    if (!table || !Object.hasOwn(table, timing)) reportError(new Error(`There is no timing “${name}”.`));
    else if (!v.is(duration, value)) reportError(new Error(`The timing “${name}” cannot be ${JSON.stringify(value)}.`));
    else table[timing] = value;
  }
}
