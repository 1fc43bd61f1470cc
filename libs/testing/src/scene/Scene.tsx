import type { Auth } from '@lobby/auth';
import type { Brand, FeatureModule, LobbySettings } from '@lobby/contracts';
import { useDataClient, type DataClient } from '@lobby/data';
import { activateLocale } from '@lobby/i18n';
import { createMemoryRouter, Outlet, RouterProvider } from '@lobby/routing';
import { wireframeAssets } from '@lobby/theming';
import { act, render } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { AppProviders, PageProviders } from '../../../shell/src/router/providers.tsx';
import { acme, acmeSettings, answerTo, basicAnswers, sceneAuth } from './acme.ts';
import type { Answers, SentOperation } from './acme.ts';
import { realSetTimeout } from './realTimers.ts';

export type { Answers, SentOperation };

export interface SceneOptions {
  /** Address of the page; default `/en/`. */
  path?: string;
  /** Default: signed in. */
  visitor?: boolean;
  /** What the session does otherwise than nothing. */
  session?: Partial<Auth>;
  answers?: Answers;
  features?: readonly FeatureModule[];
  brand?: Partial<Brand>;
  settings?: Partial<LobbySettings>;
}

export const settle = () => act(() => new Promise<void>((resolve) => void realSetTimeout(resolve, 20)));

/**
 * Renders a part of the lobby inside the product's own providers: router, texts, data client, player, features.
 * Only the network is mocked: `fetch` answers by operation name.
 */
export async function renderScene(part: ReactNode, options: SceneOptions = {}) {
  const answers: Answers = { ...basicAnswers, ...options.answers };
  const sent: SentOperation[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const operation = JSON.parse(String(init?.body)) as SentOperation;
    sent.push({ operationName: operation.operationName, variables: operation.variables });
    return answerTo(operation, answers);
  });

  const auth = { ...sceneAuth(options.visitor ? 'anonymous' : 'authenticated'), ...options.session };
  let client: DataClient | undefined;
  function ClientReader() {
    const current = useDataClient();
    useEffect(() => {
      client = current;
    }, [current]);
    return null;
  }

  await activateLocale('en');
  const page = (
    <PageProviders>
      <ClientReader />
      {part}
      <Outlet />
    </PageProviders>
  );
  const router = createMemoryRouter([{ element: page, children: [{ path: '*', element: null }] }], {
    initialEntries: [options.path ?? '/en/'],
  });
  const view = render(
    <AppProviders
      brand={{ ...acme, ...options.brand }}
      settings={{ ...acmeSettings, ...options.settings }}
      features={options.features ?? []}
      auth={auth}
      theme={{ preset: 'theme1', assets: wireframeAssets }}
    >
      <RouterProvider router={router} />
    </AppProviders>,
  );
  await settle();
  if (!client) throw new Error(`Nothing is shown at ${router.state.location.pathname}.`);

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
