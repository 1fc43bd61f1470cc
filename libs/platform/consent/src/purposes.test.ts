/**
 * @jest-environment-options {"url": "https://lobby.acme.test/en/"}
 */
import {
  consentCategories,
  type ConsentCategory,
  consentPurposes,
  local,
  recordedConsent,
  session,
} from '@lobby/storage';
import type { ConsentPurpose } from './purposes.ts';

// Without channels to other tabs: an open one would keep the process alive.
beforeAll(() => void Reflect.deleteProperty(globalThis, 'BroadcastChannel'));

const own: ConsentPurpose[] = (Object.entries(consentPurposes) as [string, ConsentCategory][]).map(
  ([id, category]) => ({ id, category }),
);
const partner = (id: string, name = id): ConsentPurpose => ({
  id: `analytics-${id}`,
  category: 'analytics',
  partner: { id, name, category: 'analytics' },
});
const counter = partner('counter');

/** Opens a page in a new tab, or again in this one: reloads all modules and keeps cookies. */
async function openPage(purposes: readonly ConsentPurpose[], { isReload = false } = {}) {
  Reflect.deleteProperty(window, '_ccRun');
  if (!isReload) sessionStorage.clear();
  jest.resetModules();
  const { consent, startConsent } = await import('./index.ts');
  await startConsent(purposes);
  return consent;
}
const newIdsOf = async (purposes: readonly ConsentPurpose[]) =>
  (await openPage(purposes)).newPurposes.get().map(({ id }) => id);

const setRecord = (record: object) => {
  document.cookie = `cookieConsent=${encodeURIComponent(JSON.stringify(record))}; path=/; domain=acme.test`;
};
const recordOfOlderRelease = (categories: readonly string[]) => ({
  categories,
  revision: 0,
  data: null,
  consentTimestamp: '2100-03-01T12:00:00.000Z',
  consentId: 'older',
  services: {},
  languageCode: 'none',
  lastConsentTimestamp: '2100-03-01T12:00:00.000Z',
  expirationTime: Date.parse('2100-09-01T12:00:00.000Z'),
});

// Far ahead: the browser of the tests removes cookies by its own clock.
beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2100-03-02T12:00:00.000Z'), doNotFake: ['setTimeout', 'queueMicrotask'] });
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'cookieConsent=; max-age=0; path=/; domain=acme.test';
});
afterEach(() => jest.useRealTimers());

describe('a partner that is added', () => {
  it('is asked for, and not allowed until then; what was chosen counts as before', async () => {
    await (await openPage(own)).choose(['analytics']);
    const partners: unknown[] = [];
    const note = (event: WindowEventMap['consent-updated']) => partners.push(event.detail.partners);
    window.addEventListener('consent-updated', note);

    const consent = await openPage([...own, counter]);
    expect(consent.answered.get()).toBe(true);
    expect(consent.newPurposes.get()).toEqual([counter]);
    expect(consent.allows('visits')).toBe(true);
    await consent.choose(['analytics']);
    expect(consent.newPurposes.get()).toEqual([]);
    window.removeEventListener('consent-updated', note);
    expect(partners).toEqual([[], ['counter']]);
    expect(await newIdsOf([...own, counter])).toEqual([]);
  });

  it('is known to be new, and then no longer, by whoever follows the choice', async () => {
    const consent = await openPage(own);
    const counts: number[] = [];
    const note = () => counts.push(consent.newPurposes.get().length);
    window.addEventListener('consent-updated', note);
    setRecord(recordOfOlderRelease(['necessary', 'analytics']));
    await (await import('./index.ts')).startConsent([...own, counter]);
    await consent.choose(['analytics']);
    window.removeEventListener('consent-updated', note);
    expect(counts).toEqual([1, 0]);
  });

  it('can be refused by itself, and is not asked for again', async () => {
    await (await openPage([...own, counter])).choose(['analytics'], ['analytics-counter']);
    const partners: unknown[] = [];
    const note = (event: WindowEventMap['consent-updated']) => partners.push(event.detail.partners);
    window.addEventListener('consent-updated', note);
    const consent = await openPage([...own, counter]);
    window.removeEventListener('consent-updated', note);
    expect(partners).toEqual([[]]);
    expect(consent.allows('visits')).toBe(true);
    expect(consent.newPurposes.get()).toEqual([]);
  });

  it('is not new in other words or another order', async () => {
    await (await openPage([...own, counter, partner('meter')])).choose([]);
    expect(await newIdsOf([partner('meter', 'Meter Ltd'), counter, ...own.toReversed()])).toEqual([]);
  });

  it('is not asked for again when it comes back, unless its category is newly allowed in between', async () => {
    await (await openPage([...own, counter])).choose(['analytics']);
    await (await openPage(own)).choose([]);
    expect(await newIdsOf([...own, counter])).toEqual([]);
    await (await openPage(own)).choose(['analytics']);
    expect(await newIdsOf([...own, counter])).toEqual(['analytics-counter']);
  });
});

describe('whoever has refused everything', () => {
  it('is asked once for each change, and the former choice stays as it was', async () => {
    await (await openPage(own)).choose([]);
    const before = recordedConsent();
    jest.setSystemTime(Date.parse('2100-03-03T12:00:00.000Z'));
    const consent = await openPage([...own, counter]);
    expect(consent.newPurposes.get()).toEqual([counter]);
    await (await import('./index.ts')).noteAsked();
    // Here the question stays until it is answered.
    expect(consent.newPurposes.get()).toEqual([counter]);
    expect(await newIdsOf([...own, counter])).toEqual([]);
    expect(recordedConsent()).toMatchObject({ categories: ['necessary'], at: before?.at });
    expect(await newIdsOf([...own, counter, partner('meter')])).toEqual(['analytics-meter']);
  });

  it('has what they refused by itself before once in the record, however often they are asked', async () => {
    await (await openPage([...own, counter])).choose(['analytics'], ['analytics-counter']);
    await (await openPage(own)).choose([]);
    for (const id of ['meter', 'gauge']) {
      await openPage([...own, partner(id)]);
      await (await import('./index.ts')).noteAsked();
    }
    expect(recordedConsent()?.refused).toEqual(['analytics-counter']);
  });

  it('has not allowed what is new where another tab has allowed its category since', async () => {
    await (await openPage(own)).choose([]);
    await openPage([...own, counter]);
    setRecord(recordOfOlderRelease(['necessary', 'analytics']));
    await (await import('./index.ts')).noteAsked();
    expect(await newIdsOf([...own, counter])).toEqual(['analytics-counter']);
  });
});

describe('a record of an older release', () => {
  it('counts for what was asked for then, and for nothing that came later', async () => {
    setRecord(recordOfOlderRelease(consentCategories));
    const consent = await openPage([...own, counter]);
    expect(own.every(({ id }) => consent.allows(id as keyof typeof consentPurposes))).toBe(true);
    expect(consent.newPurposes.get()).toEqual([counter]);
  });

  it('counts for no more where it has replaced the choice of a newer one', async () => {
    await (await openPage([...own, counter])).choose([]);
    const newer = /cookieConsent=([^;]*)/.exec(document.cookie)?.[1] ?? '';
    // As the library there does, which keeps what it does not know.
    setRecord({ ...JSON.parse(decodeURIComponent(newer)), categories: ['analytics', 'necessary'], revision: 0 });
    const consent = await openPage([...own, counter]);
    expect(consent.allows('visits')).toBe(true);
    expect(consent.newPurposes.get()).toEqual([counter]);
  });

  it('leaves refused what was refused by itself', async () => {
    await (await openPage(own)).choose(['preferences', 'analytics'], ['visits']);
    const newer = /cookieConsent=([^;]*)/.exec(document.cookie)?.[1] ?? '';
    setRecord({ ...JSON.parse(decodeURIComponent(newer)), categories: ['analytics', 'necessary'], revision: 0 });
    expect((await openPage(own)).allows('visits')).toBe(false);
  });

  it('is not taken for an answer about what the page did not have', async () => {
    const withoutChat = own.filter(({ id }) => id !== 'supportChat');
    setRecord(recordOfOlderRelease(['necessary', 'preferences']));
    await (await openPage(withoutChat)).choose(['preferences']);
    expect(await newIdsOf(own)).toEqual(['supportChat']);
  });
});

it.each([
  5,
  'text',
  [],
  {},
  { asked: 'visits', refused: '' },
  { asked: ['visits'], refused: '', categories: 'analytics.necessary' },
])('asks for everything again where the record is broken: %j', async (data) => {
  setRecord({ ...recordOfOlderRelease(['necessary', 'analytics']), data });
  const consent = await openPage(own);
  expect(consent.newPurposes.get()).toEqual(own);
  expect(consent.allows('visits')).toBe(false);
  await consent.choose(['analytics']);
  expect(consent.allows('visits')).toBe(true);
});

describe('a choice that the browser does not keep', () => {
  const refuseCookies = () => jest.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(() => {});
  afterEach(() => jest.restoreAllMocks());

  it('is an answer for this page, without what is new, and is reported', async () => {
    refuseCookies();
    const consent = await openPage([...own, counter]);
    await expect(consent.choose(['analytics'])).rejects.toThrow('not kept');
    expect(consent.answered.get()).toBe(true);
    expect(consent.newPurposes.get()).toEqual([]);
    expect(consent.allows('visits')).toBe(true);
  });

  it('allows no category in which something is refused', async () => {
    refuseCookies();
    const consent = await openPage(own);
    await expect(consent.choose(['preferences', 'analytics'], ['supportChat'])).rejects.toThrow('not kept');
    expect([consent.allows('supportChat'), consent.allows('visits')]).toEqual([false, true]);
    expect(session.read('cookieConsent')).toEqual(['necessary', 'analytics']);
  });

  it('withdraws nevertheless, and is not noted under the time of the former one', async () => {
    await (await openPage(own)).choose(['analytics']);
    refuseCookies();
    const consent = await openPage(own);
    await expect(consent.choose([])).rejects.toThrow('not kept');
    expect(consent.allows('visits')).toBe(false);
    const choices = (await import('./index.ts')).readChoices();
    expect(choices.map(({ allowed }) => allowed)).toEqual([['necessary', 'analytics']]);
  });
});

it('nothing counts of a record that is gone, though the tab remembers its categories', async () => {
  await (await openPage(own)).choose(['preferences', 'analytics'], ['supportChat']);
  document.cookie = 'cookieConsent=; max-age=0; path=/; domain=acme.test';
  const consent = await openPage(own, { isReload: true });
  expect(consent.answered.get()).toBe(false);
  expect(own.filter(({ id }) => consent.allows(id as keyof typeof consentPurposes))).toEqual([]);
});

it('a tab whose browser keeps no cookies has its choice after a reload (R-4-037)', async () => {
  session.write('cookieConsent', ['necessary', 'analytics']);
  expect((await openPage(own, { isReload: true })).allows('visits')).toBe(true);
});

it('a record stays below the size of one cookie; where its room ends, other pages’ ids go first', async () => {
  const partners = (prefix: string): ConsentPurpose[] =>
    Array.from({ length: 40 }, (_, index) => ({
      id: `uncategorized-${`${prefix}${index}`.padEnd(24, 'x')}`,
      category: 'uncategorized',
    }));
  const [others, mine] = [partners('other'), partners('mine')];
  await (await openPage([...own, ...others])).choose(consentCategories);
  const consent = await openPage([...own, ...mine]);
  await consent.choose(
    consentCategories,
    mine.slice(0, 30).map(({ id }) => id),
  );
  expect(document.cookie.length).toBeLessThan(4096);
  expect(recordedConsent()?.refused).toHaveLength(30);
  expect(await newIdsOf([...own, ...mine])).toEqual([]);
  expect(await newIdsOf([...own, ...others])).not.toEqual([]);
  await (
    await openPage([...own, ...mine])
  ).choose(
    consentCategories,
    [...own, ...mine].map(({ id }) => id),
  );
  expect(document.cookie.length).toBeLessThan(4096);
  expect(recordedConsent()?.refused).toEqual(recordedConsent()?.asked);
});

describe('what was chosen when', () => {
  const choose = async (day: string, categories: ConsentCategory[], refused?: string[]) => {
    jest.setSystemTime(Date.parse(`${day}T12:00:00.000Z`));
    await (await openPage([...own, counter])).choose(categories, refused);
  };
  const read = async () => (await import('./index.ts')).readChoices();

  it('has each choice with its time, newest first, the same one again too', async () => {
    await choose('2100-03-02', ['analytics'], ['analytics-counter']);
    await choose('2100-03-03', []);
    await choose('2100-03-04', []);
    expect(await read()).toEqual([
      { at: '2100-03-04T12:00:00.000Z', allowed: ['necessary'], refused: [] },
      { at: '2100-03-03T12:00:00.000Z', allowed: ['necessary'], refused: [] },
      { at: '2100-03-02T12:00:00.000Z', allowed: ['necessary', 'analytics'], refused: ['analytics-counter'] },
    ]);
    expect(recordedConsent()?.at).toBe('2100-03-04T12:00:00.000Z');
  });

  it('has the last five, none older than its record would be', async () => {
    for (const day of ['01', '02', '03', '04', '05', '06']) await choose(`2100-03-${day}`, []);
    expect((await read()).map(({ at }) => at.slice(0, 10))).toEqual(
      ['06', '05', '04', '03', '02'].map((day) => `2100-03-${day}`),
    );
    jest.setSystemTime(Date.parse('2100-09-03T12:00:00.000Z'));
    expect((await read()).map(({ at }) => at.slice(0, 10))).toEqual(['2100-03-06', '2100-03-05']);
  });

  it('has the recorded choice of an older release or another lobby of the domain', async () => {
    setRecord(recordOfOlderRelease(['necessary', 'marketing']));
    await openPage(own);
    const older = { at: '2100-03-01T12:00:00.000Z', allowed: ['necessary', 'marketing'], refused: [] };
    expect(await read()).toEqual([older]);
    await choose('2100-03-02', []);
    expect(await read()).toEqual([{ at: '2100-03-02T12:00:00.000Z', allowed: ['necessary'], refused: [] }, older]);
  });

  it.each(['nothing', '{}', '[null, 5, {"at":"yesterday","allowed":[],"refused":[]}]'])(
    'leaves out what is broken: %s',
    async (text) => {
      localStorage.setItem('consentChoices', text);
      expect(await read()).toEqual([]);
    },
  );

  it('goes with its record', async () => {
    await choose('2100-03-02', []);
    document.cookie = 'cookieConsent=; max-age=0; path=/; domain=acme.test';
    await openPage(own);
    expect(local.read('consentChoices')).toBeNull();
  });
});
