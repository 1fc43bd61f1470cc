import { useLingui } from '@lingui/react/macro';
import { useQueryParam } from '@lobby/routing';
import { Select } from '@lobby/ui-kit';
import * as v from 'valibot';
import * as css from './history.css.ts';

/** The names of what a history can be sorted by, under the platform's fields; by the first unless the player chooses. */
export type SortFields<Field extends string = string> = Readonly<Record<Field, string>>;

/** The order of a history, in the address as its period, and the variable `sortBy` that requests it. */
export function useSort(names: SortFields = {}) {
  const { t } = useLingui();
  const fields = Object.keys(names);
  const [chosen, setChosen] = useQueryParam('sort', v.picklist(fields));
  const [first] = fields;
  if (first === undefined) return undefined;
  const sortBy = chosen ?? first;
  return {
    node: (
      <div className={css.notPrinted}>
        <Select
          label={t({ id: 'HISTORY_SORT', message: 'Sort by' })}
          value={sortBy}
          onChange={(next) => setChosen(next === first ? null : next)}
          options={fields.map((value) => ({ value, label: names[value] ?? value }))}
        />
      </div>
    ),
    variables: { sortBy },
  };
}
