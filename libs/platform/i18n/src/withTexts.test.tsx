import { useLingui } from '@lingui/react/macro';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { act, render, screen } from '@testing-library/react';
import { messageLoaders } from 'virtual:lobby-messages';
import { I18nProvider } from './I18nProvider.tsx';
import { activateLocale, i18n, serveTexts, withTexts } from './i18n.ts';

type Texts = Record<string, string>;
const compiled = (texts: Texts) =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, compileMessage(text)]));

const loaded = new Set<string>();

/** Mocks a locale's catalogue with those of its groups. */
function mockCatalogue(locale: string, texts: Texts, groups: Record<string, Texts> = {}) {
  messageLoaders[locale] = async () => {
    loaded.add(locale);
    return {
      default: compiled(texts),
      groups: Object.fromEntries(
        Object.entries(groups).map(([group, ofGroup]) => [
          group,
          async () => {
            loaded.add(`${locale}-${group}`);
            return { default: compiled(ofGroup) };
          },
        ]),
      ),
    };
  };
}

function Page() {
  const { t } = useLingui();
  return <p>{t({ id: 'LIMITS', message: 'Limits' })}</p>;
}
const loadPage = async () => ({ default: Page });

beforeEach(async () => {
  for (const [locale, text] of Object.entries({ en: 'Limits', fi: 'Rajat', de: 'Limits für Sie' })) {
    mockCatalogue(locale, { SIGN_IN: locale }, { account: { LIMITS: text } });
  }
  await activateLocale('en');
  loaded.clear();
});

// Groups stay requested, as in a visit: the first test is the one that loads them for the first time.
it('brings the texts of code beside the code, without rendering the texts on screen again', async () => {
  await activateLocale('fi');
  expect([...loaded]).toEqual(['fi']);
  const changed = jest.fn();
  const unsubscribe = i18n.on('change', changed);
  const { default: Loaded } = await withTexts('account', loadPage());
  expect([...loaded]).toEqual(['fi', 'fi-account']);
  render(<Loaded />, { wrapper: I18nProvider });
  expect(screen.getByText('Rajat')).toBeVisible();
  expect(changed).not.toHaveBeenCalled();
  unsubscribe();
});

it('brings them with each further locale, in one step with its own', async () => {
  render(<Page />, { wrapper: I18nProvider });
  await act(() => activateLocale('de'));
  expect([...loaded]).toEqual(['de', 'de-account']);
  expect(screen.getByText('Limits für Sie')).toBeVisible();
});

it('waits for the texts on screen and for those of the locale that is being loaded', async () => {
  mockCatalogue('fi', {}, { cashier: { DEPOSIT: 'Talleta' } });
  mockCatalogue('de', {}, { cashier: { DEPOSIT: 'Einzahlen' } });
  await activateLocale('fi');
  const slow = activateLocale('de');
  await withTexts('cashier', Promise.resolve());
  expect([...loaded]).toEqual(expect.arrayContaining(['fi-cashier', 'de-cashier']));
  await slow;
  expect(i18n.messages['DEPOSIT']).toEqual(compileMessage('Einzahlen'));
});

it('leaves a served text over that of a group (A-158)', async () => {
  mockCatalogue('fi', {}, { play: { PLAY: 'Pelaa' } });
  await activateLocale('fi');
  await serveTexts('fi', [{ key: 'PLAY', value: 'Peliin' }], () => undefined);
  await withTexts('play', Promise.resolve());
  expect(i18n.messages['PLAY']).toEqual(['Peliin']);
});

it('rejects when texts cannot be loaded, and brings them at the next try', async () => {
  const failing = jest.fn().mockRejectedValueOnce(new Error('offline'));
  failing.mockResolvedValue({ default: compiled({ CLAIM: 'Lunasta' }) });
  messageLoaders['fi'] = async () => ({ default: {}, groups: { rewards: failing } });
  await activateLocale('fi');
  await expect(withTexts('rewards', Promise.resolve('code'))).rejects.toThrow('offline');
  expect(i18n.messages['CLAIM']).toBeUndefined();
  await expect(withTexts('rewards', Promise.resolve('code'))).resolves.toBe('code');
  expect(i18n.messages['CLAIM']).toEqual(compileMessage('Lunasta'));
});
