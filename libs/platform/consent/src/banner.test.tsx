/**
 * @jest-environment-options {"url": "https://lobby.acme.test/en/"}
 */
import { consentCategories, cookies, onCookiesChanged, session } from '@lobby/storage';
import { screen, within } from '@testing-library/dom';
import type { ConsentTexts } from './texts.ts';

const category = (name: string) => ({ title: name, description: `About ${name}` });
const texts: ConsentTexts = {
  title: 'Cookies',
  description: 'What do you allow?',
  acceptAll: 'Accept all',
  refuseAll: 'Refuse all',
  choose: 'Choose',
  preferencesTitle: 'Cookie settings',
  save: 'Save',
  close: 'Close',
  categories: Object.fromEntries(consentCategories.map((name) => [name, category(name)])) as ConsentTexts['categories'],
};

/** Refuses HTML strings as Trusted Types do. */
function refuseHtmlStrings() {
  const setter = jest.fn(() => {
    throw new TypeError('This document requires TrustedHTML assignment');
  });
  jest.spyOn(Element.prototype, 'innerHTML', 'set').mockImplementation(setter);
  jest.spyOn(Element.prototype, 'insertAdjacentHTML').mockImplementation(setter);
  return setter;
}

/** What the page on screen listens to, until it is left. */
const channels: BroadcastChannel[] = [];
class Channel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    channels.push(this);
  }
}
function leavePage() {
  for (const channel of channels.splice(0)) channel.close();
}

/** A fresh page: all modules anew, React too; cookies and storage as they are. */
async function page() {
  leavePage();
  document.body.replaceChildren();
  Reflect.deleteProperty(window, '_ccRun');
  jest.resetModules();
  const { act } = await import('react');
  const { startConsentBanner, openConsentPreferences } = await import('./index.ts');
  await act(() => startConsentBanner(texts));
  return {
    click: (name: string) => act(async () => screen.getByRole('button', { name }).click()),
    tick: (name: string) => act(async () => screen.getByRole('checkbox', { name }).click()),
    open: () => act(openConsentPreferences),
    act,
    restart: (next: ConsentTexts) => act(() => startConsentBanner(next)),
  };
}

const banner = () => screen.queryByRole('region', { name: 'Cookies' });
const dialog = () => screen.getByRole('dialog', { name: 'Cookie settings' });

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, BroadcastChannel: Channel });
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
beforeEach(() => {
  sessionStorage.clear();
  document.cookie = 'cookieConsent=; max-age=0; path=/; domain=acme.test';
});
afterEach(() => {
  jest.restoreAllMocks();
  leavePage();
});

it('asks a visitor who has not chosen, without any HTML string (R-4-037, A-176)', async () => {
  const htmlStrings = refuseHtmlStrings();
  const { click } = await page();
  expect(banner()).toBeVisible();
  expect(session.read('cookieConsent')).toBeNull();
  await click('Choose');
  expect(dialog()).toBeVisible();
  expect(htmlStrings).not.toHaveBeenCalled();
});

it('offers refusing as prominently as accepting (A-149)', async () => {
  await page();
  const accept = screen.getByRole('button', { name: 'Accept all' });
  const refuse = screen.getByRole('button', { name: 'Refuse all' });
  expect(refuse.className).toBe(accept.className);
  expect(refuse.parentElement).toBe(accept.parentElement);
});

it.each([
  ['Accept all', [...consentCategories]],
  ['Refuse all', ['necessary']],
])('%s is kept, told and not asked again (R-4-037, R-4-038, A-148)', async (name, expected) => {
  const listener = jest.fn();
  window.addEventListener('consent-updated', listener);
  const { click } = await page();
  await click(name);
  expect(banner()).toBeNull();
  expect(session.read('cookieConsent')).toEqual(expected);
  expect(listener).toHaveBeenCalledTimes(1);
  // Another tab: session storage is empty, the banner's own record is not.
  sessionStorage.clear();
  await page();
  window.removeEventListener('consent-updated', listener);
  expect(banner()).toBeNull();
  expect(session.read('cookieConsent')).toEqual(expected);
  expect(listener).toHaveBeenCalledTimes(2);
});

it('has nothing ticked but what is necessary, and keeps what is ticked then (A-149)', async () => {
  const { click, tick, open } = await page();
  await click('Choose');
  const switches = within(dialog()).getAllByRole('checkbox');
  expect(switches.map((element) => (element as HTMLInputElement).checked)).toEqual([true, false, false, false, false]);
  expect(switches[0]).toBeDisabled();
  await tick('analytics');
  await click('Save');
  expect(session.read('cookieConsent')).toEqual(['necessary', 'analytics']);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(banner()).toBeNull();

  await open();
  expect(screen.getByRole('checkbox', { name: 'analytics' })).toBeChecked();
  await click('Refuse all');
  expect(session.read('cookieConsent')).toEqual(['necessary']);
});

it('asks on when the preferences are closed without a choice', async () => {
  const { click } = await page();
  await click('Choose');
  await click('Close');
  expect(banner()).toBeVisible();
  expect(session.read('cookieConsent')).toBeNull();
});

describe('another tab', () => {
  /** What the other tab's browser does: the record changes, and this tab is told. */
  async function writes(categories: string[]) {
    const record = {
      categories,
      consentId: 'other-tab',
      revision: 0,
      services: {},
      consentTimestamp: '2026-03-01T12:00:00.000Z',
      lastConsentTimestamp: '2026-03-01T12:00:00.000Z',
    };
    document.cookie = `cookieConsent=${encodeURIComponent(JSON.stringify(record))}; path=/; domain=acme.test; secure`;
    const channel = new BroadcastChannel('lobby-cookies');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    channel.postMessage(['cookieConsent']);
    channel.close();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }

  it('takes back here what it takes back there (R-4-038, R-5-006)', async () => {
    const { click, open } = await page();
    await click('Accept all');
    cookies.set('productMode', 'casino');
    const told = jest.fn();
    window.addEventListener('consent-updated', told);
    await writes(['necessary', 'analytics']);
    window.removeEventListener('consent-updated', told);
    expect(session.read('cookieConsent')).toEqual(['necessary', 'analytics']);
    expect(told).toHaveBeenCalledTimes(1);
    expect(cookies.get('productMode')).toBeNull();
    await open();
    expect(screen.getByRole('checkbox', { name: 'analytics' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'marketing' })).not.toBeChecked();
    await click('Accept all');
    expect(session.read('cookieConsent')).toEqual([...consentCategories]);
  });

  it('answers the question for this one', async () => {
    const { act } = await page();
    expect(banner()).toBeVisible();
    await act(() => writes(['necessary', 'preferences']));
    expect(banner()).toBeNull();
    expect(session.read('cookieConsent')).toEqual(['necessary', 'preferences']);
  });

  it('is told of a choice made here', async () => {
    const { click } = await page();
    const told: string[] = [];
    const stop = onCookiesChanged((names) => told.push(...names));
    await click('Refuse all');
    await new Promise((resolve) => setTimeout(resolve, 50));
    stop();
    expect(told).toContain('cookieConsent');
  });
});

it('changes its language with the page', async () => {
  const { restart } = await page();
  await restart({ ...texts, acceptAll: 'Alle annehmen' });
  expect(screen.getByRole('button', { name: 'Alle annehmen' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accept all' })).toBeNull();
});
