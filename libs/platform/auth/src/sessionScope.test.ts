/**
 * @jest-environment-options {"url": "https://lobby.acme.test/en/"}
 */
import { waitFor } from '@testing-library/react';
import { sessionScope, sessionSignal, sessionStore } from './sessionScope.ts';
import { resetSession, setTokens, testSession, validToken } from './testing/session.ts';
import { clearSession } from './sessionTokens.ts';
import type { Auth } from './types.ts';

afterEach(() => {
  resetSession();
  jest.restoreAllMocks();
});

/** A tab that shows a player, or a visitor. */
function openTab(as: 'player' | 'visitor' = 'player') {
  if (as === 'player') setTokens({ accessToken: validToken(), refreshToken: 'of-anna' });
  const { auth } = testSession({ logout: () => new Promise(() => {}) });
  return { auth, stop: auth.start(), owner: ownerOf(auth) };
}
/** As the data client, which is made for each session anew. */
const ownerOf = (auth: Auth) => ({ ended: sessionSignal(auth) });
const signIn = (auth: Auth) => auth.beginSession({ accessToken: validToken(), refreshToken: 'of-berta' });
/** As other tabs announce what they have done to the cookies. */
function notifyTabs() {
  const channel = new BroadcastChannel('lobby-cookies');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage(['refreshToken', 'accessToken']);
  channel.close();
}
const never = { ended: new AbortController().signal };

it('is made on first use, once for all who read it', () => {
  const create = jest.fn((_owner: object) => new Map());
  const scope = sessionScope(create);
  const { owner } = openTab();
  expect(create).not.toHaveBeenCalled();
  expect(scope(owner)).toBe(scope(owner));
  expect(create.mock.calls).toEqual([[owner]]);
});

it.each<[string, (auth: Auth) => unknown]>([
  [
    'a sign-out in this tab',
    (auth) => {
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
      void auth.signOut();
    },
  ],
  [
    'a sign-out in another tab',
    () => {
      clearSession();
      notifyTabs();
    },
  ],
])('ends once, with %s, and the next player has another one', async (_, signOut) => {
  const end = jest.fn();
  let made = 0;
  const scope = sessionScope((_owner: object) => `value ${(made += 1)}`, end);
  const { auth, owner } = openTab();
  expect(scope(owner)).toBe('value 1');
  signOut(auth);
  // The page still shows the player, while a sign-out is under way as well.
  expect(owner.ended.aborted).toBe(false);
  await waitFor(() => expect(owner.ended.aborted).toBe(true));
  expect(end.mock.calls).toEqual([['value 1']]);
  const next = openTab();
  expect(scope(next.owner)).toBe('value 2');
  // A view that is about to go reads its own.
  expect(scope(owner)).toBe('value 1');
  expect(end).toHaveBeenCalledTimes(1);
});

it('is a visitor’s until the visitor signs in', () => {
  const end = jest.fn();
  const scope = sessionScope(({ ended }: typeof never) => ({ wasEnded: ended.aborted }), end);
  const { auth, owner } = openTab('visitor');
  const ofVisitor = scope(owner);
  signIn(auth);
  expect(end.mock.calls).toEqual([[ofVisitor]]);
  const ofPlayer = scope(ownerOf(auth));
  expect(ofPlayer).not.toBe(ofVisitor);
  expect(ofPlayer).toEqual({ wasEnded: false });
});

it('goes on while the session is renewed', async () => {
  const end = jest.fn();
  const scope = sessionScope((_owner: object) => ({}), end);
  const { auth, owner } = openTab();
  const before = scope(owner);
  setTokens({ accessToken: validToken(), refreshToken: 'renewed' });
  notifyTabs();
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(auth.status).toBe('authenticated');
  expect(scope(owner)).toBe(before);
  expect(end).not.toHaveBeenCalled();
});

it('is another one for other arguments, and the former ends once whoever renders is done', async () => {
  const end = jest.fn();
  const scope = sessionScope((_owner: object, country: string, currency: string) => `${country} ${currency}`, end);
  const session = new AbortController();
  const owner = { ended: session.signal };
  expect([scope(owner, 'FI', 'EUR'), scope(owner, 'FI', 'EUR'), scope(owner, 'SE', 'EUR')]).toEqual([
    'FI EUR',
    'FI EUR',
    'SE EUR',
  ]);
  expect(end).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(end.mock.calls).toEqual([['FI EUR']]);
  session.abort();
  expect(end.mock.calls).toEqual([['FI EUR'], ['SE EUR']]);
});

it('that is first read when the session is over has ended already', () => {
  const end = jest.fn();
  expect(sessionScope(() => 'late', end)({ ended: AbortSignal.abort() })).toBe('late');
  expect(end.mock.calls).toEqual([['late']]);
});

describe('a store', () => {
  it('is emptied with the session, and drops the answer that comes after its end', async () => {
    const storeOf = sessionStore<string | null>(null);
    const { auth, owner } = openTab();
    const heard: unknown[] = [];
    storeOf(owner).subscribe(() => heard.push(storeOf(owner).get()));
    let answer = (_text: string) => {};
    const response = new Promise<string>((resolve) => (answer = resolve)).then((text) => storeOf(owner).set(text));
    storeOf(owner).set('of Anna');
    clearSession();
    notifyTabs();
    await waitFor(() => expect(auth.status).toBe('anonymous'));
    expect(storeOf(owner).get()).toBeNull();
    signIn(auth);
    const next = ownerOf(auth);
    answer('of Anna, late');
    await response;
    expect([storeOf(owner).get(), storeOf(next).get()]).toEqual([null, null]);
    expect(heard).toEqual(['of Anna', null]);
  });
});
