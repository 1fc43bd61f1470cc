import type { Auth } from '@lobby/auth';
import type { Brand, FeatureModule, LobbySettings } from '@lobby/contracts';
import { useDataClient, type DataClient } from '@lobby/data';
import { activateLocale } from '@lobby/i18n';
import { createMemoryRouter, Outlet, RouterProvider } from '@lobby/routing';
import { wireframeAssets } from '@lobby/theming';
import { render } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { AppProviders, PageProviders } from '../../../shell/src/router/providers.tsx';
import { answerTo, defaultAnswers, respond, type Answers } from '../network/answers.ts';
import type { PlatformDouble, Rejections, SentOperation } from '../network/double.ts';
import { acme, acmeSettings, mockAuth } from './acme.ts';
import { hydrate } from './hydrate.ts';
import { forgetResponses, trackResponse, untilIdle } from './idle.ts';

export type { Answers };

declare global {
  /** One for all tests of a worker, from `tools/jest/browser-environment.cjs`. */
  var platformDouble: PlatformDouble;
  /** Of a platform that knows what the specification names, and nothing else. */
  var specificationRejections: Rejections;
}

export interface SceneOptions {
  /** Address of the page; default `/en/`. */
  path?: string;
  /** Of a page that reads parameters of its route, such as `/:locale/games/:slug/`. */
  pattern?: string;
  /** State of the page's history entry. */
  historyState?: unknown;
  /** Default: signed in. */
  visitor?: boolean;
  /** Rendered on the server for the path alone, and hydrated; see {@link hydrate}. */
  prerendered?: boolean;
  /** Overrides methods of the session, which do nothing by default. */
  session?: Partial<Auth>;
  answers?: Answers;
  /** Rejects operations that the specification does not name, whatever their answers, as a back end does that has no others. */
  specificationOnly?: boolean;
  /** Answers requests of services by REST; an error, or none, rejects the request. */
  rest?: (url: URL, init?: RequestInit) => Promise<Response> | Response | Error | undefined;
  features?: readonly FeatureModule[];
  brand?: Partial<Brand>;
  settings?: Partial<LobbySettings>;
}

/**
 * Renders a part of the lobby inside the product's own providers: router, texts, data client, player, features.
 * Only the network is mocked: `fetch` answers by operation name.
 */
export async function renderScene(part: ReactNode, options: SceneOptions = {}) {
  const answers: Answers = { ...defaultAnswers, ...options.answers };
  const sent: Omit<SentOperation, 'query'>[] = [];
  forgetResponses();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), 'https://lobby.acme.test');
    if (url.pathname !== '/api/graphql' && options.rest) {
      const response = await options.rest(url, init);
      // Nobody reads the body of a rejection.
      if (response instanceof Response)
        return response.ok ? trackResponse(Promise.resolve(response), init?.signal) : response;
      throw response ?? new TypeError(`No answer is mocked for ${url}.`);
    }
    const operation = JSON.parse(String(init?.body)) as SentOperation;
    sent.push({ operationName: operation.operationName, variables: operation.variables });
    const errors = options.specificationOnly ? specificationRejections(operation) : [];
    const answer = errors.length > 0 ? { errors } : await answerTo(answers, operation.operationName);
    return trackResponse(respond(operation, answer, platformDouble), init?.signal);
  });

  const auth = { ...mockAuth(options.visitor ? 'anonymous' : 'authenticated'), ...options.session };
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
  const { pathname, search, hash } = new URL(options.path ?? '/en/', 'https://lobby.acme.test');
  const paths = [...(options.pattern ? [options.pattern] : []), '*'];
  const createRouter = (entry: { pathname: string; search?: string; hash?: string; state?: unknown }) =>
    createMemoryRouter([{ element: page, children: paths.map((path) => ({ path, element: null })) }], {
      initialEntries: [entry],
    });
  const inLobby = (pages: typeof router) => (
    <AppProviders
      brand={{ ...acme, ...options.brand }}
      settings={{ ...acmeSettings, ...options.settings }}
      features={options.features ?? []}
      auth={auth}
      theme={{ preset: 'theme1', assets: wireframeAssets }}
    >
      <RouterProvider router={pages} />
    </AppProviders>
  );
  const router = createRouter({ pathname, search, hash, state: options.historyState });
  const view = options.prerendered
    ? await hydrate(inLobby(router), inLobby(createRouter({ pathname })))
    : { ...render(inLobby(router)), served: null };
  await untilIdle();
  if (!client) throw new Error(`Nothing is rendered at ${router.state.location.pathname}.`);

  return {
    ...view,
    sent,
    /** Names of the operations sent, in order. */
    names: () => sent.map(({ operationName }) => operationName),
    /** Changes the answers to later operations. */
    answer: (changes: Answers) => Object.assign(answers, changes),
    router,
    address: () => router.state.location.pathname + router.state.location.search,
    client,
    /** The session; its methods can be spied on. */
    auth,
  };
}
