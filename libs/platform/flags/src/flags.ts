import { useStore } from '@lobby/runtime';
import { local } from '@lobby/storage';

/** Every feature flag and its variations; the first one is the default (R-9-055 to R-9-060). */
export const flags = {
  /** The call to action of the frame: signing in. */
  button_variant: ['primary', 'secondary'],
  /** The call to action of what the operator serves: banners and offers. */
  button_variant2: ['primary2', 'secondary2'],
  /** The strip that the Swedish Gambling Authority (Spelinspektionen) prescribes, on top of each page. */
  sga: ['disabled', 'enabled'],
  /** A named theme; settings of the back end override its tokens. */
  theme: ['theme1', 'theme2', 'theme3'],
  /** Order of the lobby menu. */
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

/**
 * Writes each flag onto `<html>`, as `data-theme="theme2"`, for styles that follow it from the first paint on. Prerendered
 * pages have it there before, by their inline script; here an unknown value becomes the first one. Called once, at start.
 */
export function markFlags(): () => void {
  const mark = () => {
    for (const name of Object.keys(flags) as Flag[])
      document.documentElement.setAttribute(`data-${name}`, flagValue(name));
  };
  mark();
  return onStorageChange(mark);
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
