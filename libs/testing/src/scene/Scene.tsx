import type { Auth } from '@lobby/auth';
import type { Brand, FeatureModule, LobbySettings } from '@lobby/contracts';
import { createDataClient } from '@lobby/data';
import { activateLocale } from '@lobby/i18n';
import { createMemoryRouter, Outlet, RouterProvider } from '@lobby/routing';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { realSetTimeout } from './realTimers.ts';
import { acme, acmeSettings, answerTo, basicAnswers, sceneAuth, Surroundings } from './Surroundings.tsx';
import type { Answers, SentOperation } from './Surroundings.tsx';

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
 * Shows a part of the lobby with all of its real surroundings: router, texts, data client, player,
 * features. Only the network is played: `fetch` answers by operation name.
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
  const client = createDataClient({ getHeaders: () => ({}), auth });
  const lobby = { brand: { ...acme, ...options.brand }, settings: { ...acmeSettings, ...options.settings } };

  await activateLocale('en');
  const frame = (
    <Surroundings auth={auth} createClient={() => client} lobby={lobby} features={options.features ?? []}>
      {part}
      <Outlet />
    </Surroundings>
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
