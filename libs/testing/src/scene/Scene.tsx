import { AuthProvider, type Auth } from '@lobby/auth';
import type { Brand, FeatureModule, LobbySettings } from '@lobby/contracts';
import { createDataClient, DataProvider } from '@lobby/data';
import { FeaturesProvider, LobbyProvider } from '@lobby/host';
import { activateLocale, I18nProvider } from '@lobby/i18n';
import { PlayerProvider } from '@lobby/player';
import { createMemoryRouter, Outlet, RouterProvider } from '@lobby/routing';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { realSetTimeout } from './realTimers.ts';
import { wireCountryContext, wireCustomer, wirePlayer, wireViewer, wireWallet } from './wire.ts';

export interface SentOperation {
  operationName: string;
  variables: Record<string, unknown>;
}
/** What the back end answers, by operation name; an error rejects the request. */
export type Answers = Record<string, unknown>;

export interface SceneOptions {
  /** Address of the page; default `/en/`. */
  path?: string;
  /** Default: signed in. */
  visitor?: boolean;
  answers?: Answers;
  features?: readonly FeatureModule[];
  brand?: Partial<Brand>;
  settings?: Partial<LobbySettings>;
}

const brand = {
  id: 'acme',
  name: 'Acme',
  locales: ['en', 'fi'],
  defaultLocale: 'en',
  defaultCountry: 'FI',
  defaultCurrency: 'EUR',
  headerLayout: 'default',
  landingUrl: '/',
} as unknown as Brand;

const settings = {
  brand: 'acme',
  siteDataName: 'Acme',
  identityHost: 'identity.acme.test',
  gameOrigins: ['https://games.acme.test'],
  cashier: { environment: 'development', merchantId: '100', origin: 'http://localhost:5000', available: true },
} as unknown as LobbySettings;

const basicAnswers: Answers = {
  GetPlayerInfo: wireViewer({ player: wirePlayer, wallet: wireWallet }),
  GetCustomerInfo: wireViewer({ customer: wireCustomer }),
  CountryContextQuery: wireCountryContext,
};

export const settle = () => act(() => new Promise<void>((resolve) => void realSetTimeout(resolve, 20)));

/**
 * Shows a part of the lobby with all of its real surroundings: router, texts, data client, player,
 * features. Only the network is played: `fetch` answers by operation name.
 */
export async function renderScene(part: ReactNode, options: SceneOptions = {}) {
  const answers: Answers = { ...basicAnswers, ...options.answers };
  const sent: SentOperation[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const { operationName, variables } = JSON.parse(String(init?.body)) as SentOperation;
    sent.push({ operationName, variables });
    const answer = answers[operationName];
    if (answer instanceof Error) throw answer;
    const body = answer ?? { errors: [{ message: `Nothing is played for ${operationName}.` }] };
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  });

  const auth = sceneAuth(options.visitor ? 'anonymous' : 'authenticated');
  const client = createDataClient({ getHeaders: () => ({}), auth });
  const lobby = { brand: { ...brand, ...options.brand }, settings: { ...settings, ...options.settings } };

  await activateLocale('en');
  const frame = (
    <I18nProvider>
      <LobbyProvider value={lobby}>
        <AuthProvider auth={auth}>
          <DataProvider createClient={() => client} session="session">
            <PlayerProvider brand={lobby.brand}>
              <FeaturesProvider features={options.features ?? []}>
                {part}
                <Outlet />
              </FeaturesProvider>
            </PlayerProvider>
          </DataProvider>
        </AuthProvider>
      </LobbyProvider>
    </I18nProvider>
  );
  const router = createMemoryRouter([{ element: frame, children: [{ path: '*', element: null }] }], {
    initialEntries: [options.path ?? '/en/'],
  });
  const view = render(<RouterProvider router={router} />);
  await settle();

  return {
    ...view,
    sent,
    /** Names of the operations sent, in order. */
    names: () => sent.map(({ operationName }) => operationName),
    /** Changes what the back end answers from now on. */
    answer: (more: Answers) => Object.assign(answers, more),
    router,
    address: () => router.state.location.pathname + router.state.location.search,
    client,
    /** The session; its methods can be spied on. */
    auth,
  };
}

/** A session that stays as it is and asks nobody. */
function sceneAuth(status: Auth['status']): Auth {
  const idle = async () => undefined;
  return {
    status,
    subscribe: () => () => undefined,
    start: () => () => undefined,
    getAccessToken: () => (status === 'authenticated' ? 'token' : null),
    isRefreshable: () => status === 'authenticated',
    claims: () => null,
    refresh: async () => 'unreachable',
    acceptTokens: () => undefined,
    signIn: idle,
    signUp: idle,
    completeSignIn: async () => ({ status: 'anonymous', returnTo: null }),
    signOut: idle,
  };
}
