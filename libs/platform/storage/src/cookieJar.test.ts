/** @jest-environment-options {"url": "https://lobby.acme.test/"} */
import { cookies } from './cookies.ts';
import { timings } from './timings.ts';

/** A browser that reports changes; the test reports those of another tab. */
const store = Object.assign(new EventTarget(), { getAll: async () => [] });
const original = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!;
let reads = 0;

beforeAll(async () => {
  Object.assign(globalThis, { cookieStore: store });
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => {
      reads += 1;
      return original.get!.call(document);
    },
    set: (text: string) => {
      original.set!.call(document, text);
    },
  });
  cookies.get('locale');
  await writeElsewhere('locale=en');
});

async function writeElsewhere(text: string): Promise<void> {
  document.cookie = `${text}; path=/; domain=acme.test; secure`;
  await Promise.resolve();
}
const localeThatMayLag = () => cookies.get('locale', { mayLag: true });

it('asks the browser once per change that it reports for what may lag, else each time', async () => {
  cookies.set('locale', 'de');
  expect(localeThatMayLag()).toBe('de');
  reads = 0;
  await writeElsewhere('locale=fi');
  for (let task = 0; task < 5; task += 1) {
    expect(localeThatMayLag()).toBe('de');
    await Promise.resolve();
  }
  expect(reads).toBe(0);
  expect(cookies.get('locale')).toBe('fi');
  expect(localeThatMayLag()).toBe('fi');
  await writeElsewhere('locale=de');
  store.dispatchEvent(new Event('change'));
  expect(localeThatMayLag()).toBe('de');
  expect(reads).toBe(2);
});

it('asks again where the browser shows a change only after it has reported it', async () => {
  jest.useFakeTimers();
  store.dispatchEvent(new Event('change'));
  localeThatMayLag();
  await writeElsewhere('locale=no');
  await jest.advanceTimersByTimeAsync(timings.cookieSyncTimeout);
  expect(localeThatMayLag()).toBe('no');
  jest.useRealTimers();
});

it.each([
  ['comes back from the back/forward cache', () => window.dispatchEvent(new Event('pageshow'))],
  ['resumes', () => document.dispatchEvent(new Event('resume'))],
  ['is shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
])('asks again on a page that %s', async (_, happen) => {
  cookies.set('locale', 'en');
  localeThatMayLag();
  await writeElsewhere('locale=et_EE');
  happen();
  expect(localeThatMayLag()).toBe('et_EE');
});

it('moves no value of an older name that another tab has moved and replaced meanwhile', async () => {
  await writeElsewhere('refreshToken_lobby_acme_test=old');
  cookies.get('locale');
  await writeElsewhere('refreshToken_lobby_acme_test=; max-age=0');
  await writeElsewhere('refreshToken=renewed');
  expect(cookies.get('refreshToken', { mayLag: true })).toBe('renewed');
  expect(document.cookie).toContain('refreshToken=renewed');
});
