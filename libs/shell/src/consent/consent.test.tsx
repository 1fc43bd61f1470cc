/**
 * @jest-environment-options {"url": "https://lobby.acme.test/en/"}
 */
import { consent, consentCategories, consentPurposes, recordedConsent } from '@lobby/consent';
import type { ConsentPartner, LobbySettings } from '@lobby/contracts';
import { session } from '@lobby/storage';
import { renderScene, setBuild } from '@lobby/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PromptBanner, CookieSettings } from './Consent.tsx';
// Imported up front: on a busy machine the first import may take longer than a test's time limit.
import './PagePrompts.tsx';
import './CookiePreferences.tsx';
import { purposesOf, startWithPurposes } from './purposesOf.ts';

jest.mock('@lobby/runtime', () => ({
  ...jest.requireActual('@lobby/runtime'),
  whenIdle(task: () => void) {
    task();
    return () => {};
  },
}));

const visitor = { visitor: true };
const counter: ConsentPartner = { id: 'counter', name: 'Counter Ltd', category: 'analytics' };
/** As the page's host sets them at a later time. */
const withPartners = (...consentPartners: ConsentPartner[]) => ({
  ...visitor,
  settings: { consentPartners } as Partial<LobbySettings>,
});
const banner = () => screen.queryByRole('region', { name: 'Cookies, your choice' });
const dialog = () => screen.findByRole('dialog', { name: 'Cookie settings' });
const news = () => screen.findByRole('region', { name: 'Cookies: something is new' });
/** Far ahead: the browser of the tests removes cookies by its own clock. */
async function chooseOn(day: string, ...choice: Parameters<typeof consent.choose>) {
  jest.useFakeTimers({
    now: Date.parse(`2100-03-${day}T12:00:00`),
    doNotFake: ['setTimeout', 'queueMicrotask', 'nextTick', 'setImmediate'],
  });
  await act(() => consent.choose(...choice));
  jest.useRealTimers();
}
const listed = (settings: ReturnType<typeof within>, category: string) =>
  within(settings.getByRole('list', { name: category }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

// Without channels to other tabs: an open one would keep the process alive.
beforeAll(async () => {
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  (await renderScene(null, visitor)).unmount();
});

/** Removes the consent record, which is read again when the banner starts. */
beforeEach(() => {
  sessionStorage.clear();
  localStorage.removeItem('consentChoices');
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

describe('a partner that is added after the choice', () => {
  /** An earlier visit with its choice, and the page of today. */
  async function returnAfter(...choice: Parameters<typeof consent.choose>) {
    const { unmount } = await renderScene(<PromptBanner canPrompt />, visitor);
    await screen.findByRole('button', { name: 'Accept all' });
    await chooseOn('01', ...choice);
    unmount();
    consent.answered.set(undefined);
    return renderScene(<PromptBanner canPrompt />, withPartners(counter));
  }

  it('is asked for where the visitor chose, in words said to be new, with the time of the choice', async () => {
    await returnAfter(['analytics']);
    const region = within(await news());
    expect(region.getByRole('listitem')).toHaveTextContent('NewCounter LtdAnalytics');
    expect(region.getByText(/^Your last choice: .*1 March 2100 at 12:00$/)).toBeVisible();
    const [accept, refuse] = ['Accept all', 'Refuse all'].map((name) => region.getByRole('button', { name }));
    expect(refuse?.className).toBe(accept?.className);
    expect(session.read('cookieConsent')).toContain('analytics');
  });

  it.each([
    ['Accept all', [...consentCategories], []],
    ['Refuse all', ['necessary'], []],
    ['Keep my choice', ['necessary', 'preferences', 'analytics'], ['analytics-counter']],
  ])('%s is an answer that the next page does not ask for again', async (name, categories, refused) => {
    const { unmount } = await returnAfter(['preferences', 'analytics']);
    await news();
    press(name);
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    expect(session.read('cookieConsent')).toEqual(categories);
    expect(recordedConsent()).toMatchObject({ categories, refused });
    unmount();
    consent.answered.set(undefined);
    await renderScene(<PromptBanner canPrompt />, withPartners(counter));
    await waitFor(() => expect(consent.answered.get()).toBe(true));
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('is off in the settings, where all else is as it was chosen', async () => {
    await returnAfter(['analytics']);
    await news();
    press('Choose');
    const settings = within(await dialog());
    const isOn = (name: string) => settings.getByRole('switch', { name }).getAttribute('aria-checked');
    expect(['Preferences', 'Analytics', 'Counter Ltd'].map(isOn)).toEqual(['false', 'true', 'false']);
    expect(settings.getByRole('switch', { name: 'Counter Ltd' })).toHaveAccessibleDescription('New');
    fireEvent.click(settings.getByRole('switch', { name: 'Counter Ltd' }));
    press('Save my choice');
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    expect(recordedConsent()).toMatchObject({ categories: ['necessary', 'analytics'], refused: [] });
  });

  it('goes with its category where that is off, and is named there', async () => {
    await returnAfter(['preferences']);
    await news();
    press('Choose');
    const settings = within(await dialog());
    expect(settings.queryByRole('switch', { name: 'Counter Ltd' })).toBeNull();
    expect(listed(settings, 'Analytics')).toEqual(['Count visits', 'NewCounter Ltd']);
    fireEvent.click(settings.getByRole('switch', { name: 'Analytics' }));
    expect(settings.getByRole('switch', { name: 'Counter Ltd' })).toBeChecked();
    press('Save my choice');
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    expect(recordedConsent()).toMatchObject({ categories: ['necessary', 'preferences', 'analytics'], refused: [] });
  });

  it('Keep my choice keeps what was withdrawn in another tab meanwhile withdrawn', async () => {
    await returnAfter(['preferences', 'analytics']);
    await news();
    const record = /cookieConsent=([^;]*)/.exec(document.cookie)?.[1] ?? '';
    const data = {
      asked: Object.keys(consentPurposes).join('.'),
      refused: 'visits',
      categories: 'analytics.necessary',
    };
    const later = { ...JSON.parse(decodeURIComponent(record)), categories: ['necessary', 'analytics'], data };
    document.cookie = `cookieConsent=${encodeURIComponent(JSON.stringify(later))}; path=/; domain=acme.test`;
    press('Keep my choice');
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    expect(recordedConsent()?.categories).toEqual(['necessary', 'analytics']);
    expect(recordedConsent()?.refused).toEqual(['visits', 'analytics-counter']);
  });

  it('is asked for once where everything was refused; unanswered, it stays off', async () => {
    const { unmount } = await returnAfter([]);
    const region = within(await news());
    expect(region.queryByRole('button', { name: 'Keep my choice' })).toBeNull();
    await waitFor(() => expect(recordedConsent()?.asked).toContain('analytics-counter'));
    await news();
    unmount();
    consent.answered.set(undefined);
    await renderScene(<PromptBanner canPrompt />, withPartners(counter));
    await waitFor(() => expect(consent.answered.get()).toBe(true));
    expect(screen.queryByRole('region')).toBeNull();
    expect(recordedConsent()?.categories).toEqual(['necessary']);
  });

  it('is not asked for over a game', async () => {
    (await returnAfter(['analytics'])).unmount();
    consent.answered.set(undefined);
    await renderScene(<PromptBanner canPrompt={false} />, withPartners(counter));
    await waitFor(() => expect(consent.newPurposes.get()).toHaveLength(1));
    expect(screen.queryByRole('region')).toBeNull();
  });
});

describe('before the first choice', () => {
  const meter: ConsentPartner = { id: 'meter', name: 'Meter Ltd', category: 'marketing' };
  const counterInMarketing: ConsentPartner = { ...counter, category: 'marketing' };

  it.each([
    ['one partner receives', [counter]],
    ['2 partners receive', [counter, meter, counterInMarketing]],
  ])('the banner says that %s data', async (words, partners) => {
    await renderScene(<PromptBanner canPrompt />, withPartners(...partners));
    await screen.findByRole('button', { name: 'Accept all' });
    expect(banner()).toHaveTextContent(words);
  });

  it('the banner says nothing of partners where there are none', async () => {
    await renderScene(<PromptBanner canPrompt />, visitor);
    await screen.findByRole('button', { name: 'Accept all' });
    expect(banner()).not.toHaveTextContent('partner');
  });

  it('the settings list everything that the record of a choice will have been asked for', async () => {
    const scene = withPartners(counter, meter);
    await renderScene(<PromptBanner canPrompt />, scene);
    await screen.findByRole('button', { name: 'Choose' });
    press('Choose');
    const settings = within(await dialog());
    expect(listed(settings, 'Preferences')).toEqual(expect.arrayContaining(['Send us the games you played last']));
    expect(listed(settings, 'Marketing')).toEqual(['Measure campaigns', 'Meter Ltd']);
    const count = ['Preferences', 'Analytics', 'Marketing'].flatMap((name) => listed(settings, name)).length;
    press('Save my choice');
    await waitFor(() => expect(recordedConsent()?.asked).toHaveLength(count));
  });

  it('a partner is off where the tab has a choice without a record', async () => {
    session.write('cookieConsent', ['necessary', 'analytics']);
    await renderScene(<CookieSettings className="" />, withPartners(counter));
    press('Cookie settings');
    const settings = within(await dialog());
    expect(settings.getByRole('switch', { name: 'Analytics' })).toBeChecked();
    expect(settings.getByRole('switch', { name: 'Counter Ltd' })).not.toBeChecked();
  });

  it('a partner can be refused by itself, and withdrawn later', async () => {
    const { unmount } = await renderScene(<CookieSettings className="" />, withPartners(counter, meter));
    press('Cookie settings');
    const first = within(await dialog());
    fireEvent.click(first.getByRole('switch', { name: 'Analytics' }));
    fireEvent.click(first.getByRole('switch', { name: 'Marketing' }));
    fireEvent.click(first.getByRole('switch', { name: 'Counter Ltd' }));
    press('Save my choice');
    await waitFor(() => expect(recordedConsent()?.refused).toEqual(['analytics-counter']));
    unmount();
    await renderScene(<CookieSettings className="" />, withPartners(counter, meter));
    press('Cookie settings');
    const later = within(await dialog());
    expect(later.getByRole('switch', { name: 'Counter Ltd' })).not.toBeChecked();
    fireEvent.click(later.getByRole('switch', { name: 'Meter Ltd' }));
    press('Save my choice');
    await waitFor(() => expect(recordedConsent()?.refused).toEqual(['analytics-counter', 'marketing-meter']));
    expect(recordedConsent()?.categories).toEqual(['necessary', 'analytics', 'marketing']);
  });
});

describe('the choices of this browser, in the settings', () => {
  const open = async () => {
    await renderScene(<CookieSettings className="" />, withPartners(counter));
    press('Cookie settings');
    return within(await dialog());
  };

  it('are absent before the first', async () => {
    expect((await open()).queryByRole('region', { name: 'Your choices in this browser' })).toBeNull();
  });

  it('say when what was allowed and refused, newest first, and that it can be changed', async () => {
    await startWithPurposes({ consentPartners: [counter] } as unknown as LobbySettings);
    await chooseOn('01', ['preferences', 'analytics'], ['analytics-counter']);
    await chooseOn('02', []);
    const list = within((await open()).getByRole('region', { name: 'Your choices in this browser' }));
    expect(list.getByText('You can change your choice here at any time.')).toBeVisible();
    expect(list.getAllByRole('listitem').map((item) => [...item.children].map((line) => line.textContent))).toEqual([
      [
        expect.stringMatching(/^Chosen: .*2 March 2100 at 12:00$/),
        'Allowed: Necessary',
        'Refused: Preferences, Analytics, Marketing and Others',
      ],
      [
        expect.stringMatching(/^Chosen: .*1 March 2100 at 12:00$/),
        'Allowed: Necessary, Preferences and Analytics',
        'Refused: Marketing, Others and Counter Ltd',
      ],
    ]);
  });
});

it('a brand without a sportsbook or the classic chat asks for neither', () => {
  const ids = () => purposesOf({ chat: {} } as unknown as LobbySettings).map(({ id }) => id);
  setBuild({ Sportsbook: false, enableZendeskWebWidget: false });
  expect(ids()).toEqual(['abTest', 'recentGames', 'visits', 'campaigns']);
  setBuild({ Sportsbook: true, enableZendeskWebWidget: true });
  expect(ids()).toEqual(['productMode', 'abTest', 'recentGames', 'supportChat', 'visits', 'campaigns']);
  expect(purposesOf({} as unknown as LobbySettings).map(({ id }) => id)).not.toContain('supportChat');
});
