/**
 * @jest-environment-options {"url": "https://lobby.acme.test/en/"}
 */
import { consent, consentCategories } from '@lobby/consent';
import { session } from '@lobby/storage';
import { renderScene } from '@lobby/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PromptBanner, CookieSettings } from './Consent.tsx';
// Imported up front: on a busy machine the first import may take longer than a test's time limit.
import './PagePrompts.tsx';
import './CookiePreferences.tsx';

jest.mock('@lobby/runtime', () => ({
  ...jest.requireActual('@lobby/runtime'),
  whenIdle(task: () => void) {
    task();
    return () => {};
  },
}));

const visitor = { visitor: true };
const banner = () => screen.queryByRole('region', { name: 'Cookies, your choice' });
const dialog = () => screen.findByRole('dialog', { name: 'Cookie settings' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

// Without channels to other tabs: an open one would keep the process alive.
beforeAll(async () => {
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  await consent.start();
  (await renderScene(null, visitor)).unmount();
});

/** Removes the consent record, which is read again when the banner starts. */
beforeEach(() => {
  sessionStorage.clear();
  document.cookie = 'cookieConsent=; max-age=0; path=/; domain=acme.test';
  consent.answered.set(undefined);
});

it('the banner prompts a visitor who has not chosen; refusing is as easy as accepting (A-149)', async () => {
  await renderScene(<PromptBanner canPrompt />, visitor);
  const accept = await screen.findByRole('button', { name: 'Accept all' });
  const refuse = screen.getByRole('button', { name: 'Refuse all' });
  expect(refuse.className).toBe(accept.className);
  expect(refuse.parentElement).toBe(accept.parentElement);
  expect(session.read('cookieConsent')).toBeNull();
});

it.each([
  ['Accept all', [...consentCategories]],
  ['Refuse all', ['necessary']],
])('%s is stored, and the banner does not return', async (name, expected) => {
  const { unmount } = await renderScene(<PromptBanner canPrompt />, visitor);
  await screen.findByRole('button', { name });
  press(name);
  await waitFor(() => expect(banner()).toBeNull());
  expect(session.read('cookieConsent')).toEqual(expected);
  unmount();

  consent.answered.set(undefined);
  await renderScene(<PromptBanner canPrompt />, visitor);
  await waitFor(() => expect(consent.answered.get()).toBe(true));
  expect(banner()).toBeNull();
});

it.each(['Refuse all', 'Choose'])('%s leaves the focus to the page once it is answered', async (name) => {
  const page = (
    <>
      <PromptBanner canPrompt />
      <main id="content" tabIndex={-1} />
    </>
  );
  await renderScene(page, visitor);
  await userEvent.click(await screen.findByRole('button', { name }));
  if (name === 'Choose') await userEvent.click(within(await dialog()).getByRole('button', { name: 'Save my choice' }));
  await waitFor(() => expect(banner()).toBeNull());
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

it('the banner is hidden where a page does not want it', async () => {
  await renderScene(<PromptBanner canPrompt={false} />, visitor);
  await waitFor(() => expect(consent.answered.get()).toBe(false));
  expect(banner()).toBeNull();
});

it('the preferences have only the necessary category on, and store what is switched on (A-149)', async () => {
  await renderScene(<PromptBanner canPrompt />, visitor);
  await screen.findByRole('button', { name: 'Choose' });
  press('Choose');
  const switches = within(await dialog()).getAllByRole('switch');
  expect(switches.map((control) => control.getAttribute('aria-checked'))).toEqual(['true', ...Array(4).fill('false')]);
  expect(switches[0]).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(screen.getByRole('switch', { name: 'Analytics' }));
  press('Save my choice');
  await waitFor(() => expect(session.read('cookieConsent')).toEqual(['necessary', 'analytics']));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(banner()).toBeNull();
});

it('the footer opens the preferences with the current choice (A-149)', async () => {
  await consent.choose(['analytics']);
  await renderScene(<CookieSettings className="" />, visitor);
  press('Cookie settings');
  expect(within(await dialog()).getByRole('switch', { name: 'Analytics' })).toBeChecked();
  press('Refuse all');
  await waitFor(() => expect(session.read('cookieConsent')).toEqual(['necessary']));
});

it('the banner stays when the preferences are closed without a choice', async () => {
  await renderScene(<PromptBanner canPrompt />, visitor);
  await screen.findByRole('button', { name: 'Choose' });
  press('Choose');
  fireEvent.click(within(await dialog()).getByRole('button', { name: 'CLOSE' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(banner()).toBeVisible();
  expect(session.read('cookieConsent')).toBeNull();
});
