import { Trans, useLingui } from '@lingui/react/macro';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { createDataClient, DataProvider } from '@lobby/data';
import { expectConsoleErrors, translatePage } from '@lobby/testing';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, useRouteError } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { messageLoaders } from 'virtual:lobby-messages';
import { FollowLocale, I18nProvider, useFormat } from './I18nProvider.tsx';
import { activateLocale, i18n, serveTexts } from './i18n.ts';
import { showPseudoTexts } from './pseudo.ts';

const createClient = () =>
  createDataClient({
    getHeaders: () => ({}),
    auth: {
      session: null,
      subscribe: () => () => {},
      getAccessToken: () => null,
      refresh: async () => 'expired',
      signOut: async () => undefined,
    },
  });

const loaded: string[] = [];
function mockCatalogue(locale: string, texts: Record<string, string>) {
  messageLoaders[locale] = async () => {
    loaded.push(locale);
    return { default: Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, compileMessage(text)])) };
  };
}

function Page() {
  const { t } = useLingui();
  const { money } = useFormat();
  const name = 'Aino';
  return (
    <>
      <p>{t({ id: 'SIGN_IN', message: 'Sign In' })}</p>
      <p>
        <Trans id="HELLO">
          Hello <b>{name}</b>
        </Trans>
      </p>
      <p>{money('2.5', 'EUR')}</p>
    </>
  );
}

function Failure() {
  return <p>{`The page failed: ${(useRouteError() as Error).message}`}</p>;
}

function renderPage(path: string) {
  const element = (
    <I18nProvider>
      <DataProvider createClient={createClient} session="visitor">
        <FollowLocale />
        <Page />
      </DataProvider>
    </I18nProvider>
  );
  const errorElement = <Failure />;
  const router = createMemoryRouter([{ path: '*', element, errorElement }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return (next: string) => act(() => router.navigate(next));
}

const report = jest.fn();

beforeEach(() => {
  loaded.length = 0;
  report.mockClear();
  mockCatalogue('fi', { SIGN_IN: 'Kirjaudu', HELLO: 'Hei <0>{name}</0>' });
  mockCatalogue('de', { SIGN_IN: 'Anmelden' });
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const locale of Object.keys(messageLoaders)) delete messageLoaders[locale];
});

it('shows texts and formats of the URL’s locale, and loads that one only', async () => {
  await act(() => activateLocale('fi'));
  renderPage('/fi/');
  expect(await screen.findByText('Kirjaudu')).toBeVisible();
  expect(screen.getByText('Aino').parentElement).toHaveTextContent('Hei Aino');
  expect(screen.getByText(/2,50\s€/)).toBeVisible();
  expect(loaded).toEqual(['fi']);
});

it.each([
  ['en', 'en-GB'],
  ['fi', 'fi-FI'],
  ['no', 'no-NO'],
  ['de', 'de-DE'],
  ['de_AT', 'de-AT'],
  ['en_CA', 'en-CA'],
  ['fr_CA', 'fr-CA'],
  ['en_IN', 'en-IN'],
  ['en_NZ', 'en-NZ'],
  ['en_ZA', 'en-ZA'],
  ['ja', 'ja-JP'],
  ['et_EE', 'et-EE'],
  ['it', 'it-IT'],
] as const)('sets html lang to the regional code of %s: %s (R-2-006)', async (locale, language) => {
  await activateLocale(locale);
  expect(document.documentElement).toHaveAttribute('lang', language);
});

it('follows the URL to another locale, with English for missing texts', async () => {
  await act(() => activateLocale('fi'));
  const navigate = renderPage('/fi/');
  await screen.findByText('Kirjaudu');
  await navigate('/de/');
  expect(await screen.findByText('Anmelden')).toBeVisible();
  expect(screen.getByText('Aino').parentElement).toHaveTextContent('Hello Aino');
});

it('activates the latest of two requested locales', async () => {
  let release: (value: { default: object }) => void = () => undefined;
  messageLoaders['fi'] = () => new Promise((resolve) => (release = resolve as typeof release));
  const slow = activateLocale('fi');
  await activateLocale('de');
  release({ default: {} });
  await slow;
  expect(i18n.locale).toBe('de');
});

it('prefers served texts to the catalogue, reports invalid ones, and keeps them when the locale changes', async () => {
  await act(() => activateLocale('fi'));
  const navigate = renderPage('/fi/');
  await screen.findByText('Kirjaudu');
  await act(() =>
    serveTexts(
      'fi',
      [
        { key: 'SIGN_IN', value: 'Sisään' },
        { key: 'HELLO', value: 'Moi {nimi}' },
      ],
      report,
    ),
  );
  expect(screen.getByText('Sisään')).toBeVisible();
  expect(screen.getByText('Aino').parentElement).toHaveTextContent('Hei Aino');
  expect(report.mock.calls).toEqual([[{ key: 'HELLO', reason: 'placeholders' }]]);
  await navigate('/de/');
  await screen.findByText('Anmelden');
  await navigate('/fi/');
  expect(await screen.findByText('Sisään')).toBeVisible();
});

it('shows served texts of another locale only once it is active', async () => {
  await act(() => activateLocale('de'));
  const navigate = renderPage('/de/');
  await act(() => serveTexts('et_EE', [{ key: 'SIGN_IN', value: 'Logi sisse' }], report));
  expect(screen.getByText('Anmelden')).toBeVisible();
  await navigate('/et_EE/');
  expect(await screen.findByText('Logi sisse')).toBeVisible();
});

it('passes a failed catalogue to the error boundary', async () => {
  await act(() => activateLocale('de'));
  messageLoaders['it'] = () => Promise.reject(new Error('offline'));
  await expect(activateLocale('it')).rejects.toThrow('offline');
  expect(i18n.locale).toBe('de');
  expectConsoleErrors(/The texts of it/);
  const navigate = renderPage('/de/');
  await navigate('/it/');
  expect(await screen.findByText('The page failed: The texts of it could not be loaded.')).toBeVisible();
});

it('marks and lengthens every text by pseudo texts, values and elements excepted', async () => {
  await act(() => activateLocale('fi'));
  renderPage('/fi/');
  let restore: () => void = () => undefined;
  act(() => {
    restore = showPseudoTexts();
  });
  const greeting = () => screen.getByText('Aino', { selector: 'b' }).parentElement;
  expect(greeting()).toHaveTextContent('⟦Hééîî Aino⟧');
  act(restore);
  expect(greeting()).toHaveTextContent(/^Hei Aino$/);
});

it('pseudo texts have the cases of their plurals', () => {
  i18n.loadAndActivate({
    locale: 'en',
    messages: { GAMES: compileMessage('{count, plural, one {# game} other {# games}} <0/>') },
  });
  act(() => void showPseudoTexts());
  expect(i18n._('GAMES', { count: 1 })).toBe('⟦1 gååméé <0/>⟧');
  expect(i18n._('GAMES', { count: 2 })).toBe('⟦2 gååmééš <0/>⟧');
});

it('shows the next values of a text, and takes it away, in a page that the browser translates (A-193)', async () => {
  await activateLocale('en');
  translatePage();
  const page = (left?: number) => (
    <I18nProvider>
      <p>
        {left !== undefined && (
          <Trans id="DRAWS_LEFT">
            Still <b>today</b>: {left} draws
          </Trans>
        )}
        <i>Rules</i>
      </p>
    </I18nProvider>
  );
  const { container, rerender } = render(page(3));
  await screen.findByText('today', { selector: 'font' });
  rerender(page(2));
  expect(container).toHaveTextContent('Still today: 2 drawsRules');
  await screen.findByText('today', { selector: 'font' });
  rerender(page());
  expect(container).toHaveTextContent(/^Rules$/);
});
