/**
 * @jest-environment-options {"url": "https://lobby.acme.test/en/"}
 */
import type { Locale } from '@lobby/contracts';
import { consent } from '@lobby/consent';
import { renderScene } from '@lobby/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { PromptBanner } from '../consent/Consent.tsx';
// Imported up front: on a busy machine the first import may take longer than a test's time limit.
import '../consent/PagePrompts.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import { preferredLocale } from './languageOffer.ts';

jest.mock('@lobby/runtime', () => ({
  ...jest.requireActual('@lobby/runtime'),
  whenIdle(task: () => void) {
    task();
    return () => {};
  },
}));

it.each([
  [['fr-FR', 'en-GB'], ['en', 'fr_CA'], 'fr_CA'],
  [['sv-SE', 'en-US'], ['fi', 'en'], 'en'],
  [['de-AT'], ['de', 'de_AT'], 'de_AT'],
  [['de-CH'], ['de', 'de_AT'], 'de'],
  [['nb-NO'], ['en', 'no'], 'no'],
  [['et'], ['en', 'et_EE'], 'et_EE'],
  [['fil-PH'], ['en', 'fi'], null],
  [[], ['en', 'fi'], null],
] satisfies [string[], Locale[], Locale | null][])(
  'of a browser with %j a brand with %j has %s',
  (languages, offered, expected) => {
    expect(preferredLocale(languages, offered)).toBe(expected);
  },
);

describe('on a page in English, of a brand that has Finnish', () => {
  const preferLanguages = (...languages: string[]) =>
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  const offer = () => screen.queryByRole('region', { name: 'Sivusto on saatavilla myös suomeksi.' });
  const renderPage = () =>
    renderScene(
      <>
        <PromptBanner canPrompt />
        <LanguageLinks />
      </>,
      { visitor: true },
    );

  // Without channels to other tabs: an open one would keep the process alive.
  beforeAll(() => {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  });
  beforeEach(async () => {
    localStorage.clear();
    await consent.choose([]);
  });
  afterEach(() => jest.restoreAllMocks());

  it('offers the language that the browser prefers, in it, and the same page', async () => {
    preferLanguages('fi-FI', 'en');
    await renderPage();
    await waitFor(() => expect(offer()).toBeVisible());
    expect(offer()?.closest('[lang]')).toHaveAttribute('lang', 'fi-FI');
    expect(screen.getByRole('link', { name: 'Vaihda suomeen' })).toHaveAttribute('href', '/fi/');
    expect(location.pathname).toBe('/en/');
  });

  it('stays over reloads until it is closed, and does not come back then', async () => {
    preferLanguages('fi-FI', 'en');
    (await renderPage()).unmount();
    const { unmount } = await renderPage();
    await waitFor(() => expect(offer()).toBeVisible());
    fireEvent.click(screen.getByRole('button', { name: 'Sulje' }));
    expect(offer()).toBeNull();
    unmount();
    await renderPage();
    expect(offer()).toBeNull();
  });

  it.each([['en-GB', 'fi'], ['sv-SE']])('offers nothing to a browser that prefers %s', async (...languages) => {
    preferLanguages(...languages);
    await renderPage();
    expect(offer()).toBeNull();
    expect(localStorage.getItem('languageOffered')).toBeNull();
  });

  it.each(['Vaihda suomeen', 'Suomi'])('is gone for good once a language was chosen by %s', async (choice) => {
    preferLanguages('fi-FI');
    const { unmount } = await renderPage();
    await waitFor(() => expect(offer()).toBeVisible());
    fireEvent.click(screen.getByRole('link', { name: choice }));
    await waitFor(() => expect(offer()).toBeNull());
    fireEvent.click(screen.getByRole('link', { name: 'English' }));
    await waitFor(() => expect(screen.getByRole('link', { current: true })).toHaveTextContent('English'));
    expect(offer()).toBeNull();
    unmount();
    await renderPage();
    expect(offer()).toBeNull();
  });

  it('comes together with the prompt for cookies, which would else push it away', async () => {
    preferLanguages('fi-FI');
    consent.answered.set(undefined);
    document.cookie = 'cookieConsent=; max-age=0; path=/; domain=acme.test';
    jest.spyOn(consent, 'prepareChoice').mockReturnValue(new Promise(() => {}));
    await renderPage();
    expect(offer()).toBeNull();
    act(() => consent.answered.set(false));
    await waitFor(() => expect(offer()).toBeVisible());
    expect(screen.getByRole('region', { name: 'Cookies, your choice' })).toBeVisible();
  });
});
