import type { Toggle } from '../../libs/contracts/src/index.ts';
import { flags } from '../../libs/platform/flags/src/index.ts';
import { local } from '../../libs/platform/storage/src/index.ts';

/** What the toolbar changes, by name: a toggle to `on` or `off`, a flag to one of its variations. */
export interface Switches {
  toggles?: Partial<Record<Toggle, string>>;
  flags?: Record<string, string>;
}

/** The theme has a place of its own in the toolbar. */
export const flagVariations = Object.fromEntries(Object.entries(flags).filter(([name]) => name !== 'theme'));

export const togglesOf = (toggles: Switches['toggles'] = {}): Partial<Record<Toggle, boolean>> =>
  Object.fromEntries(
    Object.entries(toggles).flatMap(([name, value]) =>
      value === 'on' || value === 'off' ? [[name, value === 'on']] : [],
    ),
  );

/** Puts flags where the lobby reads them, for scripts and for styles; returns a function that takes them away. */
export function setFlags(values: Switches['flags'] = {}): () => void {
  const chosen = Object.entries(values).filter(([name]) => name in flagVariations);
  if (chosen.length === 0) return () => undefined;
  local.write('featureFlags', Object.fromEntries(chosen));
  for (const [name, value] of chosen) document.documentElement.setAttribute(`data-${name}`, value);
  return () => {
    local.remove('featureFlags');
    for (const [name] of chosen) document.documentElement.removeAttribute(`data-${name}`);
  };
}
