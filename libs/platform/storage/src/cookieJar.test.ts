/** @jest-environment-options {"url": "https://lobby.acme.test/"} */
import { cookies } from './cookies.ts';
import { timings } from './timings.ts';

const original = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!;
let reads = 0;

beforeAll(() => {
  jest.useFakeTimers();
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
afterAll(() => jest.useRealTimers());

async function writeElsewhere(text: string): Promise<void> {
  document.cookie = `${text}; path=/; domain=acme.test; secure`;
  await Promise.resolve();
}
const localeThatMayLag = () => cookies.get('locale', { mayLag: true });

it('reads from the browser once in half a second for what may lag, else each time', async () => {
  cookies.set('locale', 'de');
  expect(localeThatMayLag()).toBe('de');
  reads = 0;
  await writeElsewhere('locale=fi');
  for (let time = 0; time < timings.cookieSyncTimeout; time += 100) {
    expect(localeThatMayLag()).toBe('de');
    await jest.advanceTimersByTimeAsync(100);
  }
  expect(reads).toBe(0);
  expect(localeThatMayLag()).toBe('fi');
  expect(reads).toBe(1);
  await writeElsewhere('locale=de');
  expect(cookies.get('locale')).toBe('de');
  expect(localeThatMayLag()).toBe('de');
  expect(reads).toBe(2);
});

it('moves no value of an older name that another tab has moved and replaced meanwhile', async () => {
  await writeElsewhere('refreshToken_lobby_acme_test=old');
  cookies.get('locale');
  await writeElsewhere('refreshToken_lobby_acme_test=; max-age=0');
  await writeElsewhere('refreshToken=renewed');
  expect(cookies.get('refreshToken', { mayLag: true })).toBe('renewed');
  expect(document.cookie).toContain('refreshToken=renewed');
});
