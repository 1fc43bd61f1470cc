import { useStore } from '@lobby/runtime';
import { local } from '@lobby/storage';

/** Every feature flag and its variations; the first one is the default (R-9-055 to R-9-060). */
export const flags = {
  button_variant: ['primary', 'secondary'],
  button_variant2: ['primary2', 'secondary2'],
  sga: ['disabled', 'enabled'],
  /** A named theme; settings of the back end override its tokens. */
  theme: ['theme1', 'theme2', 'theme3'],
  menu: ['menu1', 'menu2', 'menu3'],
  registration_form: ['regily', 'dino'],
  landing_registration: ['button', 'iframe'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export type Flag = keyof typeof flags;
type Variation<Name extends Flag> = (typeof flags)[Name][number];

/** The stored variation, or the first one where none or an unknown one is stored (R-4-057). */
export function flagValue<Name extends Flag>(name: Name): Variation<Name> {
  const stored = local.read('featureFlags')?.[name];
  const variations: readonly Variation<Name>[] = flags[name];
  return variations.find((variation) => variation === stored) ?? flags[name][0];
}

/** The flag's variation; renders again when another tab changes it. A prerendered page shows the default. */
export function useFlag<Name extends Flag>(name: Name): Variation<Name> {
  return useStore({
    get: () => flagValue(name),
    subscribe: onStorageChange,
    getServer: (): Variation<Name> => flags[name][0],
  });
}

function onStorageChange(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
