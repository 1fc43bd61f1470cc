import type { Auth } from '@lobby/auth';
import { type Brand, type FeatureModule, licenses } from '@lobby/contracts';
import { activateLocale } from '@lobby/i18n';
import { createMemoryRouter, RouterProvider } from '@lobby/routing';
import { wireframeAssets } from '@lobby/theming';
import { render, screen, within } from '@testing-library/react';
import { lobbyRoutes } from './createLobbyRouter.tsx';
import { AppProviders } from './providers.tsx';

export const pageWithHeading = (name: string) => async () => ({ default: () => <h1>{name}</h1> });
export const games: FeatureModule = {
  id: 'games',
  routes: {
    lobby: { load: pageWithHeading('Games') },
    game: { load: pageWithHeading('Game') },
    rewards: { load: pageWithHeading('Rewards') },
  },
};
export const identity: FeatureModule = {
  id: 'sign-in',
  routes: { login: { load: pageWithHeading('Login') }, 'login-handler': { load: pageWithHeading('Handler') } },
};
export const sports: FeatureModule = { id: 'sports', routes: { sports: { load: pageWithHeading('Bets') } } };

const brand = {
  id: 'acme',
  name: 'Acme',
  license: licenses.at(-1),
  locales: ['en', 'fi'],
  defaultLocale: 'en',
  headerLayout: 'default',
  landingUrl: '/',
  defaultCountry: 'FI',
  defaultCurrency: 'EUR',
} as unknown as Brand;

export const visitor = {
  state: { status: 'anonymous', session: null, startedAt: null },
  status: 'anonymous',
  subscribe: () => () => undefined,
  start: () => () => undefined,
  getAccessToken: () => null,
  claims: () => null,
} as unknown as Auth;

/** Somebody with a session, whose player the back end has not named yet. */
export const player = {
  ...visitor,
  state: { status: 'authenticated', session: 'player', startedAt: null },
  status: 'authenticated',
} as unknown as Auth;

const emptyFeed = { lastUpdated: '2026-11-20T20:00:00Z', jackpots: [], liveCasino: [] };
const respondWithoutData = async (input: RequestInfo | URL) =>
  Response.json(String(input).startsWith('/api/feed') ? emptyFeed : { data: null });

/** Renders the whole lobby at a URL, for a visitor by default. By default the back end returns no data. */
export async function openLobby(
  path: string,
  features: FeatureModule[],
  respond: (input: RequestInfo | URL) => Promise<Response> = respondWithoutData,
  auth = visitor,
) {
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(respond);
  await activateLocale('en');
  const router = createMemoryRouter(lobbyRoutes(features), { initialEntries: [path] });
  const { unmount } = render(
    <AppProviders
      brand={brand}
      settings={{} as never}
      features={features}
      auth={auth}
      theme={{ preset: 'theme1', assets: wireframeAssets }}
    >
      <RouterProvider router={router} />
    </AppProviders>,
  );
  await screen.findByRole('heading', { level: 1, hidden: true });
  /** The product modes that were sent to the back end. */
  const sentModes = () => {
    const contexts = fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('x-context'));
    return contexts.flatMap((context) => (context === null ? [] : [JSON.parse(context).productMode]));
  };
  return { router, unmount, sentModes, fetched };
}

export const homeLink = (name = 'Lobby') =>
  within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name });
