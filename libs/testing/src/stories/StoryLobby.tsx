import type { Brand, FeatureModule, License, LobbySettings, Locale } from '@lobby/contracts';
import { gatesOf } from '@lobby/licensing';
import { createMemoryRouter, RouterProvider } from '@lobby/routing';
import type { ThemeValue } from '@lobby/theming';
import { createContext, use, useMemo } from 'react';
import type { ReactNode } from 'react';
import { AppProviders, PageProviders } from '../../../shell/src/router/providers.tsx';
import { setBuild } from '../build.ts';
import { acme, acmeSettings, answerTo, basicAnswers, sceneAuth } from '../scene/acme.ts';
import type { Answers, SentOperation } from '../scene/acme.ts';

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
  settings?: Partial<LobbySettings>;
}

interface StoryLobbyProps {
  /** The brand in the toolbar; none for a theme without one. */
  brand?: Brand;
  license: License;
  locale: Locale;
  theme: ThemeValue;
  options: StoryLobbyOptions;
  children: ReactNode;
}

const StoryContext = createContext<ReactNode>(null);
const CurrentStory = () => use(StoryContext);
const noFeatures: readonly FeatureModule[] = [];

/** The product's own providers around a story, with an address, the brand's toggles and the licence's gates. */
export function StoryLobby({ brand = acme, license, locale, theme, options, children }: StoryLobbyProps) {
  const { path = '/', pattern = '*', signedIn = false, features = noFeatures, brand: changes, settings } = options;
  setBuild({ ...brand.toggles, ...gatesOf(license) });
  const lobby = useMemo(
    function createLobby() {
      const changed = { ...brand, ...changes, license };
      const page = (
        <PageProviders>
          <CurrentStory />
        </PageProviders>
      );
      return {
        // The toolbar offers every locale for every brand; one that the brand lacks would be redirected.
        brand: { ...changed, locales: [locale, ...changed.locales.filter((other) => other !== locale)] as const },
        settings: { ...acmeSettings, ...settings, license, brand: brand.id },
        auth: sceneAuth(signedIn ? 'authenticated' : 'anonymous'),
        router: createMemoryRouter([{ path: pattern, element: page }], { initialEntries: [`/${locale}${path}`] }),
      };
    },
    [brand, changes, settings, license, locale, path, pattern, signedIn],
  );
  const { router, ...app } = lobby;
  return (
    <StoryContext value={children}>
      {/* A new licence draws the story anew: constants are read while rendering. */}
      <AppProviders key={license} {...app} features={features} theme={theme}>
        <RouterProvider router={router} />
      </AppProviders>
    </StoryContext>
  );
}

/** Answers the operations of a story by name; the rest of the network stays. Returns the way back. */
export function mockNetwork(answers: Answers = {}): () => void {
  const realFetch = globalThis.fetch;
  const all = { ...basicAnswers, ...answers };
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), globalThis.location.href);
    if (pathname !== '/api/graphql') return realFetch(input, init);
    return answerTo(JSON.parse(String(init?.body)) as SentOperation, all);
  };
  return () => {
    globalThis.fetch = realFetch;
  };
}
