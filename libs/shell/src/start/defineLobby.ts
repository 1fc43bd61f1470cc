import type { Brand, FeatureModule, ValidFeatures } from '@lobby/contracts';
import type { Theme } from '@lobby/theming';

/** What an app binds: its data, its looks, its features. */
export interface Lobby {
  brand: Brand;
  theme: Theme;
  features: readonly FeatureModule[];
}

/** Puts a brand together, for the browser and for the server. Features that do not fit together do not compile. */
export const defineLobby = <const Features extends readonly FeatureModule[]>(
  lobby: Lobby & { features: Features & ValidFeatures<Features> },
): Lobby => lobby;
