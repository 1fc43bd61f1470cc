/** @jest-environment-options {"url": "https://lobby.acme.test/"} */
import { cookies } from './cookies.ts';

/** A browser that reports changes; the test reports those of another tab. */
const store = Object.assign(new EventTarget(), { getAll: async () => [] });
const original = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!;
let reads = 0;

beforeAll(() => {
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
});

async function writeElsewhere(text: string): Promise<void> {
  document.cookie = `${text}; path=/; domain=acme.test; secure`;
  await Promise.resolve();
}

it('asks the browser again after a change that it reports, and not before', async () => {
  cookies.set('locale', 'de');
  expect(cookies.get('locale')).toBe('de');
  reads = 0;
  await writeElsewhere('locale=fi');
  for (let task = 0; task < 5; task += 1) {
    cookies.get('locale');
    await Promise.resolve();
  }
  expect(reads).toBe(0);
  store.dispatchEvent(new Event('change'));
  expect(cookies.get('locale')).toBe('fi');
  expect(reads).toBe(1);
});

it('is up to date before any report where it has to be', async () => {
  expect(cookies.get('accessToken')).toBeNull();
  await writeElsewhere('accessToken=value');
  expect(cookies.get('accessToken', { upToDate: true })).toBe('value');
  expect(cookies.get('accessToken')).toBe('value');
});

it('asks the browser again on a page that comes back from its back/forward cache', async () => {
  cookies.get('locale');
  await writeElsewhere('locale=et_EE');
  window.dispatchEvent(new Event('pageshow'));
  expect(cookies.get('locale')).toBe('et_EE');
});
