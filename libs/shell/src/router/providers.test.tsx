import { sessionKey, type Auth, type AuthState, type Claims } from '@lobby/auth';
import type { Brand, LobbySettings } from '@lobby/contracts';
import { graphql, useQuery } from '@lobby/data';
import { activateLocale } from '@lobby/i18n';
import { createMemoryRouter, RouterProvider } from '@lobby/routing';
import { cookies } from '@lobby/storage';
import { wireframeAssets } from '@lobby/theming';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useLingui } from '@lingui/react/macro';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { messageLoaders } from 'virtual:lobby-messages';
import { useState } from 'react';
import { AppProviders, PageProviders } from './providers.tsx';

const MenuQuery = graphql(`
  query LobbyMenu {
    root {
      legalText(slug: "terms-and-conditions") {
        slug
        title
      }
    }
  }
`);

/** Counts how often the page was mounted. */
let mounts = 0;
function Page() {
  const { t } = useLingui();
  const [{ data }] = useQuery({ query: MenuQuery });
  const [number] = useState(() => ++mounts);
  return (
    <>
      <output>{number}</output>
      <p>
        {t({ id: 'SIGN_IN', message: 'Sign In' })}: {data?.root.legalText?.title}
      </p>
    </>
  );
}

/** The back end's title by the locale that a request names. */
const titles: Record<string, () => Promise<string>> = {};

async function openLobby() {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    if (!String(init?.body).includes('LobbyMenu')) return Response.json({ errors: [{ message: 'Not mocked.' }] });
    const title = (await titles[new Headers(init?.headers).get('locale') ?? '']?.()) ?? null;
    const legalText = { __typename: 'LegalText', slug: 'terms-and-conditions', title };
    return Response.json({ data: { root: { __typename: 'Root', legalText } } });
  });
  await activateLocale('en');
  const listeners = new Set<() => void>();
  const stateOf = (status: AuthState['status']): AuthState => ({
    status,
    session: status === 'anonymous' ? null : sessionKey(),
    startedAt: null,
  });
  let state = stateOf('loading');
  let claims: Claims = {};
  const auth = {
    get state() {
      return state;
    },
    get status() {
      return state.status;
    },
    get session() {
      return state.session;
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => () => {},
    getAccessToken: () => 'token',
    claims: () => claims,
    refresh: async () => 'unreachable',
    signOut: async () => {},
  } as unknown as Auth;
  const brand = {
    locales: ['en', 'fi'],
    defaultLocale: 'en',
    defaultCountry: 'FI',
    defaultCurrency: 'EUR',
  } as unknown as Brand;
  const settings = { brand: 'acme' } as unknown as LobbySettings;
  const theme = { preset: 'theme1' as const, assets: wireframeAssets };
  const router = createMemoryRouter([{ element: <PageProviders />, children: [{ path: '*', element: <Page /> }] }], {
    initialEntries: ['/en/'],
  });
  render(
    <AppProviders brand={brand} settings={settings} features={[]} auth={auth} theme={theme}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
  await screen.findByRole('status');
  const changeStatus = (next: AuthState['status'], nextClaims: Claims = {}) =>
    act(async () => {
      state = stateOf(next);
      claims = nextClaims;
      for (const listener of listeners) listener();
    });
  return { changeStatus, router };
}

const storeSession = (startedAt: number) => cookies.set('sessionInfo', JSON.stringify({ startedAt, sid: 'of-anna' }));
beforeEach(() => {
  mounts = 0;
  storeSession(1);
});
afterEach(() => {
  for (const locale of Object.keys(messageLoaders)) delete messageLoaders[locale];
  cookies.remove('sessionInfo');
  jest.restoreAllMocks();
});

it('keeps a page mounted when a renewal adds claims of its player', async () => {
  const { changeStatus } = await openLobby();
  await changeStatus('authenticated', { player_id: 'anna' });
  expect(screen.getByRole('status')).toHaveTextContent('1');
});

it('remounts a page for a visitor, and for another session', async () => {
  const { changeStatus } = await openLobby();
  await changeStatus('anonymous');
  expect(screen.getByRole('status')).toHaveTextContent('2');
  storeSession(2);
  await changeStatus('authenticated');
  expect(screen.getByRole('status')).toHaveTextContent('3');
});

it('changes texts and data of a page in one step with the locale, and keeps everything else', async () => {
  messageLoaders['en'] = async () => ({ default: { SIGN_IN: compileMessage('Sign in') } });
  messageLoaders['fi'] = async () => ({ default: { SIGN_IN: compileMessage('Kirjaudu') } });
  titles['en_GB'] = async () => 'Terms';
  const { promise, resolve } = Promise.withResolvers<string>();
  titles['fi_FI'] = () => promise;
  await activateLocale('fi');
  const { router } = await openLobby();
  const shownTexts = new Set<string | null>();
  const text = await screen.findByText('Sign in: Terms');
  new MutationObserver(() => shownTexts.add(text.textContent)).observe(text, { subtree: true, characterData: true });

  await act(() => router.navigate('/fi/'));
  expect(text).toHaveTextContent('Sign in: Terms');
  resolve('Ehdot');
  await waitFor(() => expect(text).toHaveTextContent('Kirjaudu: Ehdot'));
  expect([...shownTexts]).toEqual(['Kirjaudu: Ehdot']);
  // The page has stayed mounted with its state.
  expect(screen.getByRole('status')).toHaveTextContent('1');
  expect(document.documentElement).toHaveAttribute('lang', 'fi-FI');
});
