/** @jsxRuntime classic */
import React, { useId } from 'react';
import { Button, PopoverProvider } from 'storybook/internal/components';
import { addons, types, useGlobals, useGlobalTypes } from 'storybook/manager-api';

/** Values that a name may have, of a toggle or a flag; declared by `globalTypes` of the preview. */
type Values = Record<string, readonly string[]>;
type Chosen = Record<string, string>;

interface GroupProps {
  title: string;
  values: Values;
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
}

function Group({ title, values, chosen, onChange }: GroupProps) {
  const id = useId();
  return (
    <fieldset style={{ border: 0, margin: 0, padding: '8px 12px', display: 'grid', gap: 4 }}>
      <legend style={{ fontWeight: 700, padding: '8px 0' }}>{title}</legend>
      {Object.entries(values).map(([name, options]) => (
        <div key={name} style={{ display: 'flex', justifyContent: 'space-between', gap: 16, alignItems: 'center' }}>
          <label htmlFor={`${id}${name}`}>{name}</label>
          <select
            id={`${id}${name}`}
            value={chosen[name] ?? ''}
            // Storybook keeps what is left out: an empty text takes a choice back.
            onChange={({ target }) => onChange({ ...chosen, [name]: target.value })}
          >
            <option value="">as in the story</option>
            {options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        </div>
      ))}
    </fieldset>
  );
}

/** Toggles of the brand and flags of the visitor, which are too many for a menu of the toolbar each. */
function Switches() {
  const [globals, update] = useGlobals();
  const globalTypes = useGlobalTypes();
  const groupOf = (name: 'toggles' | 'flags') => ({
    values: (globalTypes[name]?.['values'] ?? {}) as Values,
    chosen: (globals[name] ?? {}) as Chosen,
    onChange: (chosen: Chosen) => update({ [name]: chosen }),
  });
  const toggles = groupOf('toggles');
  const flags = groupOf('flags');
  const count = Object.values({ ...toggles.chosen, ...flags.chosen }).filter(Boolean).length;
  return (
    <PopoverProvider
      ariaLabel="Toggles and flags"
      padding={0}
      popover={
        <div style={{ maxHeight: '70vh', overflow: 'auto', minWidth: 380 }}>
          <Group title="Toggles of the brand" {...toggles} />
          <Group title="Flags of the visitor" {...flags} />
        </div>
      }
    >
      <Button variant="ghost" padding="small" ariaLabel="Toggles and flags" tooltip="Toggles and flags">
        Switches{count > 0 && ` (${count})`}
      </Button>
    </PopoverProvider>
  );
}

addons.register('lobby', () => {
  addons.add('lobby/switches', { type: types.TOOL, title: 'Toggles and flags', render: () => <Switches /> });
});
