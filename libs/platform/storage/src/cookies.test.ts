/**
 * @jest-environment-options {"url": "https://lobby.acme.test/"}
 */
import fc from 'fast-check';
import { cookies } from './cookies.ts';
import { type CookieName, cookieNames } from './cookieTable.ts';
import { session } from './webStorage.ts';

let written: string[];
let reads: number;
const original = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!;

beforeEach(() => {
  written = [];
  session.write('cookieConsent', ['preferences']);
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => {
      reads += 1;
      return original.get!.call(document);
    },
    set: (text: string) => {
      written.push(text);
      original.set!.call(document, text);
    },
  });
  for (const name of document.cookie.split('; ')) document.cookie = `${name.split('=')[0]}=; max-age=0; path=/`;
  for (const name of cookieNames) cookies.remove(name);
  written = [];
  reads = 0;
});

/** Not by this tab's code, which never continues in the middle of another tab's. */
async function writeElsewhere(text: string): Promise<void> {
  document.cookie = text;
  await Promise.resolve();
}

it('reads the browser’s cookies once for all that is read without a break', () => {
  for (const name of cookieNames) cookies.get(name);
  session.write('cookieConsent', []);
  cookies.set('abTest', 'refused, as there is no consent');
  expect(reads).toBe(1);
});

it('sees at once what it has written itself, or what the browser did not store of it', () => {
  expect(cookies.get('accessToken')).toBeNull();
  cookies.set('accessToken', 'value');
  expect(cookies.get('accessToken')).toBe('value');
  cookies.remove('accessToken');
  expect(cookies.get('accessToken')).toBeNull();
  const { set } = Object.getOwnPropertyDescriptor(document, 'cookie')!;
  Object.defineProperty(document, 'cookie', { configurable: true, get: () => 'other=value', set });
  cookies.set('accessToken', 'value');
  expect(cookies.get('accessToken')).toBeNull();
});

it('sees what others have written with its next step', async () => {
  expect(cookies.get('accessToken')).toBeNull();
  await writeElsewhere('accessToken=value; path=/; domain=acme.test; secure');
  expect(cookies.get('accessToken')).toBe('value');
});

it.each(cookieNames)('stores %s on the parent domain, with SameSite=Lax, Secure and path / (R-9-007)', (name) => {
  expect(cookies.set(name, 'value')).toBe(true);
  expect(cookies.get(name)).toBe('value');
  expect(written).toHaveLength(1);
  expect(written[0]).toMatch(/; path=\/; sameSite=lax; secure/);
  expect(written[0]).toContain('; domain=acme.test');
  cookies.remove(name);
  expect(cookies.get(name)).toBeNull();
});

it.each([
  ['productMode', 7],
  ['affiliateCode', 7],
  ['abTest', 30],
] as const)('keeps %s for %s days (R-9-006)', (name, days) => {
  jest.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') });
  cookies.set(name, 'value');
  const expires = new Date(/expires=([^;]+)/.exec(written[0] ?? '')?.[1] ?? '');
  expect(expires.getTime() - Date.now()).toBe(days * 86_400_000);
  jest.useRealTimers();
});

it('lets tokens end with the browser session', () => {
  cookies.set('refreshToken', 'value');
  expect(written[0]).not.toContain('expires');
});

it.each(['productMode', 'abTest'] as const)('does not store %s without consent to preferences (R-5-006)', (name) => {
  session.write('cookieConsent', ['analytics', 'marketing']);
  expect(cookies.set(name, 'value')).toBe(false);
  expect(cookies.get(name)).toBeNull();
  expect(written).toEqual([]);
});

it('requires consent in the record that all tabs share as well', async () => {
  const record = (categories: string[]) =>
    writeElsewhere(
      `cookieConsent=${encodeURIComponent(JSON.stringify({ categories }))}; path=/; domain=acme.test; secure`,
    );
  await record(['necessary', 'preferences']);
  expect(cookies.set('productMode', 'sports')).toBe(true);
  // Withdrawn in another tab: this tab's session storage still has the consent.
  await record(['necessary']);
  expect(cookies.set('abTest', 'value')).toBe(false);
  cookies.removeWithoutConsent();
  expect(cookies.get('productMode')).toBeNull();
});

it('removes only cookies that need consent when it is withdrawn', () => {
  cookies.set('productMode', 'sports');
  cookies.set('locale', 'fi');
  session.write('cookieConsent', []);
  cookies.removeWithoutConsent();
  expect(document.cookie).toBe('locale=fi');
});

it('removes only the player’s cookies', () => {
  for (const name of cookieNames) cookies.set(name, 'value');
  cookies.removeOfPlayer();
  expect(cookieNames.filter((name) => cookies.get(name) !== null)).toEqual([
    'cookieConsent',
    'signInState',
    'sportsCoupon',
    'locale',
    'welcomeShown',
    'internalTrackingId',
    'affiliateCode',
    'productMode',
    'abTest',
  ]);
});

it('moves a value from the older name, once (R-3-076)', () => {
  document.cookie = 'affiliateCode_lobby_acme_test=partner%2042; path=/; secure';
  expect(cookies.get('affiliateCode')).toBe('partner 42');
  expect(document.cookie).toBe('affiliateCode=partner%2042');
});

it('keeps the newer value when both names exist (R-3-076)', async () => {
  cookies.set('locale', 'fi');
  await writeElsewhere('locale_lobby_acme_test=de; path=/; domain=acme.test; secure');
  expect(cookies.get('locale')).toBe('fi');
  expect(document.cookie).toBe('locale=fi');
});

it('does not move an older value without consent (R-3-076)', () => {
  document.cookie = 'productMode_lobby_acme_test=sports; path=/; secure';
  session.write('cookieConsent', []);
  expect(cookies.get('productMode')).toBe('sports');
  expect(document.cookie).toBe('productMode_lobby_acme_test=sports');
});

it('moves any value unchanged (R-3-076)', async () => {
  const names = fc.constantFrom<CookieName>('locale', 'sportsCoupon', 'productMode');
  await fc.assert(
    fc.asyncProperty(names, fc.string(), async (name, value) => {
      cookies.remove(name);
      await writeElsewhere(`${name}_lobby_acme_test=${encodeURIComponent(value)}; path=/; secure`);
      expect(cookies.get(name)).toBe(value);
      expect(cookies.get(name)).toBe(value);
      expect(document.cookie).not.toContain('acme_test');
    }),
  );
});

it('returns what was set, for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (value) => {
      expect(cookies.set('sportsCoupon', value)).toBe(true);
      expect(cookies.get('sportsCoupon')).toBe(value);
    }),
  );
});

it('reads a value that was written without encoding', () => {
  document.cookie = 'affiliateCode=100%; path=/; domain=acme.test; secure';
  expect(cookies.get('affiliateCode')).toBe('100%');
});

it('stores long tokens in chunks below 4 kB, and removes chunks of an older one', () => {
  // Uses the maximum number of chunks.
  const long = 'abcdefghij'.repeat(1500);
  cookies.set('accessToken', long);
  expect(cookies.get('accessToken')).toBe(long);
  expect(written.length).toBeGreaterThan(1);
  for (const cookie of written) expect(cookie.length).toBeLessThan(4096);
  cookies.set('accessToken', 'short');
  expect(document.cookie).toBe('accessToken=short');
});

it('rejects a value that is too long, and keeps the previous one', () => {
  cookies.set('accessToken', 'before');
  expect(cookies.set('accessToken', 'x'.repeat(20_000))).toBe(false);
  expect(cookies.get('accessToken')).toBe('before');
});

describe('when document.cookie lags behind what another tab has written', () => {
  const mockCookieStore = (...answers: string[]) => {
    const getAll = jest.fn(async () => [
      { name: 'refreshToken', value: answers.length > 1 ? answers.shift() : answers[0] },
    ]);
    Object.defineProperty(globalThis, 'cookieStore', {
      value: Object.assign(new EventTarget(), { getAll }),
      configurable: true,
    });
    return getAll;
  };
  beforeEach(() => {
    cookies.set('refreshToken', 'old');
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(globalThis, 'cookieStore');
    cookies.remove('refreshToken');
  });

  it('waits until both agree', async () => {
    mockCookieStore('new');
    const current = jest.fn();
    void cookies.untilCurrent().then(current);
    await jest.advanceTimersByTimeAsync(100);
    expect(current).not.toHaveBeenCalled();
    cookies.set('refreshToken', 'new');
    await jest.advanceTimersByTimeAsync(25);
    expect(current).toHaveBeenCalledTimes(1);
  });

  it('waits for at most half a second, and not at all if they agree', async () => {
    mockCookieStore('new');
    const current = jest.fn();
    void cookies.untilCurrent().then(current);
    await jest.advanceTimersByTimeAsync(500);
    expect(current).toHaveBeenCalledTimes(1);
    const getAll = mockCookieStore('old');
    await cookies.untilCurrent();
    expect(getAll).toHaveBeenCalledTimes(1);
  });
});
