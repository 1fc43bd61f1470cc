/**
 * @jest-environment-options {"url": "https://lobby.acme.test/"}
 */
import { onCookiesChanged } from './cookieChanges.ts';
import { cookies } from './cookies.ts';

const nextChange = () =>
  new Promise<readonly string[]>((resolve) => {
    const stop = onCookiesChanged((names) => {
      stop();
      resolve(names);
    });
  });

it('announces written and removed cookies to other tabs', async () => {
  const written = nextChange();
  cookies.set('accessToken', 'value');
  expect(await written).toEqual(['accessToken']);
  const removed = nextChange();
  cookies.remove('accessToken');
  expect(await removed).toEqual(['accessToken']);
});

it('calls no listener that has unsubscribed', async () => {
  const listener = jest.fn();
  onCookiesChanged(listener)();
  const change = nextChange();
  cookies.set('accessToken', 'value');
  await change;
  expect(listener).not.toHaveBeenCalled();
});

it('ignores malformed messages', async () => {
  const change = nextChange();
  const other = new BroadcastChannel('lobby-cookies');
  for (const message of ['locale', { names: ['locale'] }, ['nonsense', 7], ['locale', 'nonsense']]) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    other.postMessage(message);
  }
  expect(await change).toEqual(['locale']);
  other.close();
});

it("uses the browser's CookieStore if there is one, and reports chunks as their cookie", () => {
  const store = Object.assign(new EventTarget(), { getAll: async () => [] });
  Object.assign(globalThis, { cookieStore: store });
  const seen: unknown[] = [];
  const stop = onCookiesChanged((names) => seen.push(names));
  const change = (changed: string[], deleted: string[]) =>
    store.dispatchEvent(
      Object.assign(new Event('change'), {
        changed: changed.map((name) => ({ name })),
        deleted: deleted.map((name) => ({ name })),
      }),
    );
  change(['accessToken', 'accessToken.1', '_other'], ['refreshToken']);
  change(['_other'], []);
  stop();
  change(['locale'], []);
  expect(seen).toEqual([['accessToken', 'refreshToken']]);
  Reflect.deleteProperty(globalThis, 'cookieStore');
});
