/**
 * @jest-environment-options {"url": "https://lobby.acme.test/en/"}
 */
import {
  consentCategories,
  type ConsentCategory,
  consentPurposes,
  cookies,
  onCookiesChanged,
  session,
} from '@lobby/storage';
import { waitFor } from '@testing-library/dom';
import type { ConsentPurpose } from './purposes.ts';

/** Channels of the open page, closed when it is left. */
const channels: BroadcastChannel[] = [];
class TrackedChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    channels.push(this);
  }
}
function leavePage() {
  for (const channel of channels.splice(0)) channel.close();
}

const own = (Object.entries(consentPurposes) as [string, ConsentCategory][]).map(([id, category]) => ({
  id,
  category,
}));

/** Opens a new page: reloads all modules and keeps cookies and storage. */
async function openPage(purposes: readonly ConsentPurpose[] = own) {
  leavePage();
  Reflect.deleteProperty(window, '_ccRun');
  jest.resetModules();
  const { consent, startConsent } = await import('./index.ts');
  await startConsent(purposes);
  return consent;
}

const eventSpy = jest.fn();
beforeAll(() => {
  Object.assign(globalThis, { BroadcastChannel: TrackedChannel });
  window.addEventListener('consent-updated', eventSpy);
});
beforeEach(() => {
  eventSpy.mockClear();
  sessionStorage.clear();
  document.cookie = 'cookieConsent=; max-age=0; path=/; domain=acme.test';
});
afterEach(() => {
  jest.restoreAllMocks();
  leavePage();
});
afterAll(() => window.removeEventListener('consent-updated', eventSpy));

it('has no answer and allows nothing before the visitor has chosen', async () => {
  const consent = await openPage();
  expect(consent.answered.get()).toBe(false);
  expect(session.read('cookieConsent')).toBeNull();
});

it('records a choice without windows of HTML strings (A-176)', async () => {
  const htmlStrings = jest.fn(() => {
    throw new TypeError('This document requires TrustedHTML assignment');
  });
  jest.spyOn(Element.prototype, 'innerHTML', 'set').mockImplementation(htmlStrings);
  jest.spyOn(Element.prototype, 'insertAdjacentHTML').mockImplementation(htmlStrings);
  const consent = await openPage();
  await consent.choose([]);
  expect(document.body).toBeEmptyDOMElement();
  expect(htmlStrings).not.toHaveBeenCalled();
});

it.each([
  ['everything', [...consentCategories], [...consentCategories]],
  ['nothing', [], ['necessary']],
])(
  'stores the choice of %s, dispatches it and restores it in other tabs (R-4-038, A-148)',
  async (_, choice, expected) => {
    const consent = await openPage();
    await consent.choose(choice);
    expect(consent.answered.get()).toBe(true);
    expect(session.read('cookieConsent')).toEqual(expected);
    expect(eventSpy).toHaveBeenCalledTimes(1);
    // Another tab: session storage is empty, the record is not.
    sessionStorage.clear();
    expect((await openPage()).answered.get()).toBe(true);
    expect(session.read('cookieConsent')).toEqual(expected);
    expect(eventSpy).toHaveBeenCalledTimes(2);
  },
);

it('loads nothing for whoever has chosen, until they choose anew', async () => {
  await (await openPage()).choose(['analytics']);
  const load = jest.fn(() => jest.requireActual('./record.ts'));
  jest.doMock('./record.ts', load);
  const consent = await openPage();
  expect(consent.answered.get()).toBe(true);
  expect(load).not.toHaveBeenCalled();
  await consent.choose([]);
  expect(load).toHaveBeenCalled();
  expect((await openPage()).allows('visits')).toBe(false);
});

describe('another tab', () => {
  /** Changes the record and notifies this tab, as another tab does. */
  function chooseInOtherTab(categories: string[], data: object | null = null) {
    const record = {
      categories,
      data,
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
  }

  it('withdraws consent in this one as well (R-2-049, R-4-038)', async () => {
    const consent = await openPage();
    await consent.choose(consentCategories);
    cookies.set('productMode', 'casino');
    eventSpy.mockClear();
    chooseInOtherTab(['necessary', 'analytics']);
    await waitFor(() => expect(session.read('cookieConsent')).toEqual(['necessary', 'analytics']));
    expect(eventSpy).toHaveBeenCalledTimes(1);
    expect(cookies.get('productMode')).toBeNull();
    await consent.choose(consentCategories);
    expect(session.read('cookieConsent')).toEqual([...consentCategories]);
  });

  it('refuses in this one as well what it refuses by itself', async () => {
    const consent = await openPage();
    await consent.choose(['analytics', 'preferences']);
    eventSpy.mockClear();
    chooseInOtherTab(['necessary', 'preferences', 'analytics'], {
      asked: own.map(({ id }) => id).join('.'),
      refused: 'visits',
      categories: 'analytics.necessary.preferences',
    });
    await waitFor(() => expect(eventSpy).toHaveBeenCalledTimes(1));
    expect(consent.allows('visits')).toBe(false);
    expect(session.read('cookieConsent')).toContain('analytics');
  });

  it('answers the banner in this one as well', async () => {
    const consent = await openPage();
    chooseInOtherTab(['necessary', 'preferences']);
    await waitFor(() => expect(consent.answered.get()).toBe(true));
    expect(session.read('cookieConsent')).toEqual(['necessary', 'preferences']);
  });

  it('is notified of a choice in this one', async () => {
    const consent = await openPage();
    const changed: string[] = [];
    const stop = onCookiesChanged((names) => changed.push(...names));
    await consent.choose([]);
    await waitFor(() => expect(changed).toContain('cookieConsent'));
    stop();
  });
});
