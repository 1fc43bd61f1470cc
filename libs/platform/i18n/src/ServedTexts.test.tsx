import { compileMessage } from '@lingui/message-utils/compileMessage';
import { useLingui } from '@lingui/react/macro';
import { createDataClient, DataProvider } from '@lobby/data';
import { untilIdle } from '@lobby/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useReducer } from 'react';
import { MemoryRouter } from 'react-router';
import { messageLoaders } from 'virtual:lobby-messages';
import { activateLocale, i18n, withTexts } from './i18n.ts';
import { FollowLocale, I18nProvider } from './I18nProvider.tsx';
import { ServedTexts } from './ServedTexts.tsx';

const createClient = () =>
  createDataClient({
    url: '/api/graphql',
    getHeaders: () => ({ locale: 'fi_FI' }),
    auth: {
      session: null,
      subscribe: () => () => {},
      getAccessToken: () => null,
      refresh: async () => 'expired',
      signOut: async () => undefined,
    },
  });

/** Shows texts itself, so that it rerenders whenever they change. */
function PageFrame({ rejected }: { rejected: string[] }) {
  const { t } = useLingui();
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  return (
    <>
      <button onClick={rerender}>{t({ id: 'SIGN_IN', message: 'Sign In' })}</button>
      <p>{t({ id: 'GAMES_FOUND', message: `${2} games` })}</p>
      <ServedTexts onRejected={({ key }) => rejected.push(key)} />
    </>
  );
}

afterEach(() => jest.restoreAllMocks());

/** Mocks the back end's texts. */
const mockServedTexts = (...pairs: [key: string, value: string][]) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const ts = pairs.map(([key, value]) => ({ __typename: 'Translation', key, value }));
    return Response.json({ data: { root: { __typename: 'Root', ts } } });
  });

const renderPage = (path: string, rejected: string[] = []) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <DataProvider createClient={createClient} session={`visitor ${path}`}>
        <I18nProvider>
          <FollowLocale />
          <PageFrame rejected={rejected} />
        </I18nProvider>
      </DataProvider>
    </MemoryRouter>,
  );

it("queries the build's texts and shows the back end's texts instead (R-7-016, A-158)", async () => {
  const catalogue = { SIGN_IN: compileMessage('Kirjaudu'), GAMES_FOUND: compileMessage('{0} peliä') };
  messageLoaders['fi'] = async () => ({ default: catalogue });
  const fetched = mockServedTexts(['SIGN_IN', 'Sisään'], ['GAMES_FOUND', '{count} peliä']);
  const rejected: string[] = [];
  await activateLocale('fi');
  renderPage('/fi/', rejected);
  expect(screen.getByText('Kirjaudu')).toBeVisible();
  expect(await screen.findByText('Sisään')).toBeVisible();
  expect(screen.getByText('2 peliä')).toBeVisible();

  const button = screen.getByRole('button');
  act(() => button.click());
  await waitFor(() => expect(rejected).toEqual(['GAMES_FOUND']));
  expect(fetched).toHaveBeenCalledTimes(1);
  const body = JSON.parse(String(fetched.mock.calls[0]?.[1]?.body)) as { operationName: string; variables: object };
  expect(body).toMatchObject({ operationName: 'Translations', variables: { keys: ['SIGN_IN', 'GAMES_FOUND'] } });
});

it('does not apply served texts to another language while their catalogue loads (A-158)', async () => {
  messageLoaders['de'] = async () => ({ default: { SIGN_IN: compileMessage('Anmelden') } });
  let arrive: () => void = () => undefined;
  const catalogue = { default: { SIGN_IN: compileMessage('Sisene') } };
  const load = jest.fn(() => new Promise<typeof catalogue>((resolve) => (arrive = () => resolve(catalogue))));
  messageLoaders['et_EE'] = load;
  mockServedTexts(['SIGN_IN', 'Logi sisse']);
  await activateLocale('de');
  renderPage('/et_EE/');
  await waitFor(() => expect(load).toHaveBeenCalled());
  expect(screen.getByText('Anmelden')).toBeVisible();
  await act(async () => arrive());
  expect(await screen.findByText('Logi sisse')).toBeVisible();
  await act(() => activateLocale('de'));
  expect(screen.getByText('Anmelden')).toBeVisible();
});

it('renders nothing again where the back end has no wording of its own', async () => {
  messageLoaders['it'] = async () => ({ default: { SIGN_IN: compileMessage('Accedi') } });
  const fetched = mockServedTexts(['SIGN_IN', 'Accedi'], ['GAMES_FOUND', '']);
  await activateLocale('en');
  await activateLocale('it');
  const changed = jest.fn();
  const unsubscribe = i18n.on('change', changed);
  renderPage('/it/');
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
  await untilIdle();
  expect(screen.getByText('Accedi')).toBeVisible();
  expect(changed).not.toHaveBeenCalled();
  unsubscribe();
});

/** Keys of each request so far. */
const keysOf = ({ mock }: ReturnType<typeof mockServedTexts>) =>
  mock.calls.map((call) => (JSON.parse(String(call[1]?.body)) as { variables: { keys: string[] } }).variables.keys);

/** Mocks a catalogue with groups of further texts. */
function mockGroups(groups: Record<string, readonly string[]>) {
  const catalogueOf = (ids: readonly string[]) => ({ default: Object.fromEntries(ids.map((id) => [id, [id]])) });
  const loaders = Object.entries(groups).map(([group, ids]) => [group, async () => catalogueOf(ids)]);
  messageLoaders['fi'] = async () => ({ ...catalogueOf(['SIGN_IN']), groups: Object.fromEntries(loaders) });
}

it('requests the texts of code that comes later when they are there', async () => {
  mockGroups({ account: ['LIMITS'] });
  const fetched = mockServedTexts();
  await activateLocale('fi');
  renderPage('/fi/');
  await waitFor(() => expect(keysOf(fetched)).toEqual([['SIGN_IN']]));
  await act(() => withTexts('account', Promise.resolve()));
  await waitFor(() => expect(keysOf(fetched)).toEqual([['SIGN_IN'], ['LIMITS']]));
});

it('requests once for all texts of code that comes together, and for each text once', async () => {
  mockGroups({ account: ['LIMITS'], cashier: ['DEPOSIT', 'LIMITS'], rewards: ['CLAIM', 'SIGN_IN'], chat: ['CHAT'] });
  const fetched = mockServedTexts();
  await activateLocale('fi');
  await act(() => withTexts('account', Promise.resolve()));
  renderPage('/fi/');
  await waitFor(() => expect(keysOf(fetched)).toEqual([['SIGN_IN', 'LIMITS']]));
  const slow = Promise.withResolvers<void>();
  const failing = expect(withTexts('chat', slow.promise)).rejects.toThrow('offline');
  await act(() => Promise.all([withTexts('cashier', Promise.resolve()), withTexts('rewards', Promise.resolve())]));
  await untilIdle();
  expect(keysOf(fetched)).toHaveLength(1);
  slow.reject(new Error('offline'));
  await act(() => failing);
  await untilIdle();
  const later = keysOf(fetched).slice(1);
  expect(later.map((keys) => keys.toSorted())).toEqual([['CHAT', 'CLAIM', 'DEPOSIT']]);
});

it('requests after the pictures of the page', async () => {
  mockGroups({});
  const fetched = mockServedTexts();
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  await activateLocale('fi');
  renderPage('/fi/');
  await untilIdle();
  expect(fetched).not.toHaveBeenCalled();
  state.mockReturnValue('complete');
  window.dispatchEvent(new Event('load'));
  await waitFor(() => expect(keysOf(fetched)[0]).toContain('SIGN_IN'));
});
