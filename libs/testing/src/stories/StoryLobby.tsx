import type { Brand, FeatureModule, License, Locale } from '@lobby/contracts';
import { createDataClient } from '@lobby/data';
import { gatesOf } from '@lobby/licensing';
import { createMemoryRouter, RouterProvider } from '@lobby/routing';
import { createContext, use, useMemo } from 'react';
import type { ReactNode } from 'react';
import { setBuild } from '../build.ts';
import { acme, acmeSettings, sceneAuth, Surroundings } from '../scene/Surroundings.tsx';
import type { Answers } from '../scene/Surroundings.tsx';

/** What a story may ask of its surroundings, as its parameter `lobby`. */
export interface StoryLobbyOptions {
  /** Address of the page, without the locale. */
  path?: `/${string}`;
  /** Pattern of the whole path, for pages that read its parameters: `/:locale/game-list/:slug/`. */
  pattern?: string;
  /** Default: a visitor. */
  signedIn?: boolean;
  answers?: Answers;
  features?: readonly FeatureModule[];
  brand?: Partial<Brand>;
}

interface StoryLobbyProps {
  /** The brand in the toolbar; none for a theme without one. */
  brand?: Brand;
  license: License;
  locale: Locale;
  options: StoryLobbyOptions;
  children: ReactNode;
}

const StoryContext = createContext<ReactNode>(null);
const CurrentStory = () => use(StoryContext);
const noFeatures: readonly FeatureModule[] = [];

/** The lobby around a story: its providers, an address, and the brand's toggles and the licence's gates. */
export function StoryLobby({ brand = acme, license, locale, options, children }: StoryLobbyProps) {
  const { path = '/', pattern = '*', signedIn = false, features = noFeatures, brand: changes } = options;
  setBuild({ ...brand.toggles, ...gatesOf(license) });
  const router = useMemo(
    function startLobby() {
      const auth = sceneAuth(signedIn ? 'authenticated' : 'anonymous');
      const lobby = {
        brand: { ...brand, ...changes, license },
        settings: { ...acmeSettings, license, brand: brand.id },
      };
      const element = (
        <Surroundings
          auth={auth}
          createClient={() => createDataClient({ getHeaders: () => ({}), auth })}
          lobby={lobby}
          features={features}
        >
          <CurrentStory />
        </Surroundings>
      );
      return createMemoryRouter([{ path: pattern, element }], { initialEntries: [`/${locale}${path}`] });
    },
    [brand, changes, license, locale, path, pattern, signedIn, features],
  );
  return (
    <StoryContext value={children}>
      {/* A new licence draws the story anew: constants are read while rendering. */}
      <RouterProvider key={license} router={router} />
    </StoryContext>
  );
}
