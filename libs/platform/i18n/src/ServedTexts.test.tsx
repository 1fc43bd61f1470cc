import { compileMessage } from '@lingui/message-utils/compileMessage';
import { useLingui } from '@lingui/react/macro';
import { createDataClient, DataProvider } from '@lobby/data';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useReducer } from 'react';
import { MemoryRouter } from 'react-router';
import { messageLoaders } from 'virtual:lobby-messages';
import { activateLocale } from './i18n.ts';
import { I18nProvider } from './I18nProvider.tsx';
import { ServedTexts } from './ServedTexts.tsx';

const createClient = () =>
  createDataClient({
    url: '/api/graphql',
    getHeaders: () => ({ locale: 'fi_FI' }),
    auth: { getAccessToken: () => null, refresh: async () => 'expired', signOut: async () => undefined },
  });

/** Renders anew with every change of texts, as a frame that shows texts itself does. */
function Frame({ refused }: { refused: string[] }) {
  const { t } = useLingui();
  const [, again] = useReducer((count: number) => count + 1, 0);
  return (
    <>
      <button onClick={again}>{t({ id: 'SIGN_IN', message: 'Sign In' })}</button>
      <p>{t({ id: 'GAMES_FOUND', message: `${2} games` })}</p>
      <ServedTexts onRefused={({ key }) => refused.push(key)} />
    </>
  );
}

afterEach(() => jest.restoreAllMocks());

it("asks for the build's texts and shows the back end's wording in their place (R-7-016, A-158)", async () => {
  const catalogue = { SIGN_IN: compileMessage('Kirjaudu'), GAMES_FOUND: compileMessage('{0} peliä') };
  messageLoaders['fi'] = async () => ({ default: catalogue });
  const ts = [
    { __typename: 'Translation', key: 'SIGN_IN', value: 'Sisään' },
    { __typename: 'Translation', key: 'GAMES_FOUND', value: '{count} peliä' },
  ];
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () =>
      Response.json(
        { data: { root: { __typename: 'Root', ts } } },
        { headers: { 'content-type': 'application/json' } },
      ),
    );
  const refused: string[] = [];
  await activateLocale('fi');
  render(
    <MemoryRouter initialEntries={['/fi/']}>
      <DataProvider createClient={createClient} session="visitor fi">
        <I18nProvider>
          <Frame refused={refused} />
        </I18nProvider>
      </DataProvider>
    </MemoryRouter>,
  );
  expect(screen.getByText('Kirjaudu')).toBeVisible();
  expect(await screen.findByText('Sisään')).toBeVisible();
  expect(screen.getByText('2 peliä')).toBeVisible();

  const button = screen.getByRole('button');
  act(() => button.click());
  await waitFor(() => expect(refused).toEqual(['GAMES_FOUND']));
  expect(fetched).toHaveBeenCalledTimes(1);
  const body = JSON.parse(String(fetched.mock.calls[0]?.[1]?.body)) as { operationName: string; variables: object };
  expect(body).toMatchObject({ operationName: 'Translations', variables: { keys: ['SIGN_IN', 'GAMES_FOUND'] } });
});
