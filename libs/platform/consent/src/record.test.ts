/**
 * @jest-environment-options {"url": "https://lobby.acme.test/en/"}
 */
import { consentCategories, cookies, onCookiesChanged, session } from '@lobby/storage';
import { waitFor } from '@testing-library/dom';

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

/** A fresh page: all modules anew; cookies and storage as they are. */
async function openPage() {
  leavePage();
  Reflect.deleteProperty(window, '_ccRun');
  jest.resetModules();
  const { consent } = await import('./index.ts');
  await consent.start();
  return consent;
}

const eventSpy = jest.fn();
beforeAll(() => {
  Object.assign(globalThis, { BroadcastChannel: Channel });
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

it('allows nothing and has no answer before the visitor has chosen, without any HTML string (R-4-037, A-176)', async () => {
  const htmlStrings = jest.fn(() => {
    throw new TypeError('This document requires TrustedHTML assignment');
  });
  jest.spyOn(Element.prototype, 'innerHTML', 'set').mockImplementation(htmlStrings);
  jest.spyOn(Element.prototype, 'insertAdjacentHTML').mockImplementation(htmlStrings);
  const consent = await openPage();
  expect(consent.answered.get()).toBe(false);
  expect(session.read('cookieConsent')).toBeNull();
  expect(document.body).toBeEmptyDOMElement();
  expect(htmlStrings).not.toHaveBeenCalled();
});

it.each([
  ['everything', [...consentCategories], [...consentCategories]],
  ['nothing', [], ['necessary']],
])(
  'keeps the choice of %s, broadcasts it and takes it over in other tabs (R-4-037, R-4-038, A-148)',
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

describe('another tab', () => {
  /** What the other tab's browser does: the record changes, and this tab is told. */
  function chooseElsewhere(categories: string[]) {
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
  }

  it('takes back here what it takes back there (R-2-049, R-4-038, R-5-006)', async () => {
    const consent = await openPage();
    await consent.choose(consentCategories);
    cookies.set('productMode', 'casino');
    eventSpy.mockClear();
    chooseElsewhere(['necessary', 'analytics']);
    await waitFor(() => expect(session.read('cookieConsent')).toEqual(['necessary', 'analytics']));
    expect(eventSpy).toHaveBeenCalledTimes(1);
    expect(cookies.get('productMode')).toBeNull();
    await consent.choose(consentCategories);
    expect(session.read('cookieConsent')).toEqual([...consentCategories]);
  });

  it('answers the question for this one', async () => {
    const consent = await openPage();
    chooseElsewhere(['necessary', 'preferences']);
    await waitFor(() => expect(consent.answered.get()).toBe(true));
    expect(session.read('cookieConsent')).toEqual(['necessary', 'preferences']);
  });

  it('is told of a choice made here', async () => {
    const consent = await openPage();
    const changed: string[] = [];
    const stop = onCookiesChanged((names) => changed.push(...names));
    await consent.choose([]);
    await waitFor(() => expect(changed).toContain('cookieConsent'));
    stop();
  });
});
