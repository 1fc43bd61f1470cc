import type { Brand, FeatureModule, License, LobbySettings, Locale, Toggle } from '@lobby/contracts';
import { gatesOf, playerProtection } from '@lobby/licensing';
import { createMemoryRouter, RouterProvider } from '@lobby/routing';
import type { ThemeValue } from '@lobby/theming';
import { createContext, use, useMemo } from 'react';
import type { ReactNode } from 'react';
import { AppProviders, PageProviders } from '../../../shell/src/router/providers.tsx';
import { resetBuild, setBuild } from '../build.ts';
import { answerTo, defaultAnswers, respond, type Answers } from '../network/answers.ts';
import type { PlatformDouble, SentOperation } from '../network/double.ts';
import { acme, acmeSettings, mockAuth } from '../scene/acme.ts';

/** A story's parameter `lobby`: how its providers are set up. */
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
  /** The brand in the toolbar; undefined for themes that belong to none. */
  brand?: Brand;
  /** In place of the brand's own. */
  toggles?: Partial<Record<Toggle, boolean>>;
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
export function StoryLobby({ brand = acme, toggles, license, locale, theme, options, children }: StoryLobbyProps) {
  const {
    path = '/',
    pattern = '*',
    signedIn = false,
    features = noFeatures,
    brand: brandOverrides,
    settings,
  } = options;
  resetBuild();
  const { twoGames } = playerProtection[license];
  setBuild({ ...brand.toggles, ...gatesOf(license), twoGames, ...toggles });
  const lobby = useMemo(
    function createLobby() {
      const changed = { ...brand, ...brandOverrides, license };
      const page = (
        <PageProviders>
          <CurrentStory />
        </PageProviders>
      );
      return {
        // The toolbar offers every locale for every brand; one that the brand lacks would be redirected.
        brand: { ...changed, locales: [locale, ...changed.locales.filter((other) => other !== locale)] as const },
        settings: { ...acmeSettings, ...settings, license, brand: brand.id },
        auth: mockAuth(signedIn ? 'authenticated' : 'anonymous'),
        router: createMemoryRouter([{ path: pattern, element: page }], { initialEntries: [`/${locale}${path}`] }),
      };
    },
    [brand, brandOverrides, settings, license, locale, path, pattern, signedIn],
  );
  const { router, ...app } = lobby;
  return (
    <StoryContext value={children}>
      {/* A new licence remounts the story: constants are read while rendering. */}
      <AppProviders key={license} {...app} features={features} theme={theme}>
        <RouterProvider router={router} />
      </AppProviders>
    </StoryContext>
  );
}

/** Mocks the GraphQL operations of a story by name; other requests pass. Returns a function that restores `fetch`. */
export function mockNetwork(double: PlatformDouble, answers: Answers = {}): () => void {
  const realFetch = globalThis.fetch;
  const all = { ...defaultAnswers, ...answers };
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), globalThis.location.href);
    if (pathname !== '/api/graphql') return realFetch(input, init);
    const operation = JSON.parse(String(init?.body)) as SentOperation;
    return respond(operation, await answerTo(all, operation.operationName), double);
  };
  return () => {
    globalThis.fetch = realFetch;
  };
}
