import { expectConsoleErrors } from '@lobby/testing';
import { local } from '@lobby/storage';
import { createIdentity } from './identity.ts';
import { timings } from './timings.ts';

type Login = { getToken: () => Promise<string | null>; onFailed: () => void };

function start() {
  const orders: string[] = [];
  const logins: Login[] = [];
  const unknown: boolean[] = [];
  const identity = createIdentity(
    {
      login(getToken, onFailed) {
        orders.push('login');
        logins.push({ getToken, onFailed });
      },
      logout: () => void orders.push('logout'),
    },
    (isUnknown) => unknown.push(isUnknown),
  );
  const last = () => logins.at(-1) as Login;
  return { ...identity, orders, unknown, last, isUnknown: () => unknown.at(-1) ?? false };
}
const player = (session: string, token = `token of ${session}`) => ({
  session,
  isPlayer: true,
  generateToken: async () => token,
});
const nobody = { session: null, isPlayer: false, generateToken: () => Promise.reject(new Error('nobody')) };
const unable = { session: 'a', isPlayer: true, generateToken: () => Promise.reject(new Error('broken')) };

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

it('requests no token for a visitor, and leaves a visitor’s conversation as it is', () => {
  const { follow, orders } = start();
  follow(nobody);
  expect(orders).toEqual([]);
});

it('logs a player in once, with a new token whenever the vendor requests one, and out with the session', async () => {
  const { follow, orders, last } = start();
  follow(player('a'));
  follow(player('a', 'newer'));
  expect(orders).toEqual(['login']);
  expect(await last().getToken()).toBe('newer');
  follow(nobody);
  expect(orders).toEqual(['login', 'logout']);
  expect(await last().getToken()).toBeNull();
});

it('logs another player’s conversation out before the next logs in', () => {
  const { follow, orders } = start();
  follow(player('a'));
  follow(player('b'));
  expect(orders).toEqual(['login', 'logout', 'login']);
});

it('logs out on a later page what no page saw the end of, and keeps what is of the same session', () => {
  start().follow(player('a'));
  const sameSession = start();
  sameSession.follow(player('a'));
  expect(sameSession.orders).toEqual(['login']);
  const visitor = start();
  visitor.follow(nobody);
  expect(visitor.orders).toEqual(['logout']);
  jest.advanceTimersByTime(timings.logoutTime);
  const later = start();
  later.follow(nobody);
  expect(later.orders).toEqual([]);
});

it('logs out once on a page, and again on the next where the page was left before the vendor can be done', () => {
  const left = start();
  left.follow(player('a'));
  left.follow(nobody);
  left.follow({ ...nobody });
  expect(left.orders).toEqual(['login', 'logout']);
  const next = start();
  next.follow(nobody);
  expect(next.orders).toEqual(['logout']);
});

it('logs out where another tab has done so before', () => {
  const { follow, orders } = start();
  follow(player('a'));
  local.remove('chatSession');
  follow(nobody);
  expect(orders).toEqual(['login', 'logout']);
});

it('leaves a conversation as it is until its player is known, and does not forget whose it is', () => {
  start().follow(player('a'));
  const { follow, orders } = start();
  follow({ ...player('a'), isPlayer: false });
  expect(orders).toEqual([]);
  follow(nobody);
  follow(player('a'));
  jest.advanceTimersByTime(timings.logoutTime);
  expect(orders).toEqual(['logout', 'login']);
  expect(local.read('chatSession')).toBe('a');
});

it('gives no token of a session that has ended while it was generated', async () => {
  const { follow, last } = start();
  const { promise, resolve } = Promise.withResolvers<string>();
  follow({ session: 'a', isPlayer: true, generateToken: () => promise });
  const token = last().getToken();
  follow(player('b'));
  resolve('token of a');
  expect(await token).toBeNull();
});

it('goes on anonymously without a token, says so, and tries again on request (A-124)', async () => {
  expectConsoleErrors(/^Error generating token$/);
  const { follow, retry, orders, last, isUnknown } = start();
  follow(unable);
  expect(await last().getToken()).toBeNull();
  expect(isUnknown()).toBe(true);
  follow(unable);
  expect(orders).toEqual(['login']);
  follow(player('a'));
  retry();
  expect(isUnknown()).toBe(false);
  expect(orders).toEqual(['login', 'login']);
  expect(await last().getToken()).toBe('token of a');
});

it('goes on anonymously where the vendor takes no token', () => {
  const { follow, last, isUnknown } = start();
  follow(player('a'));
  last().onFailed();
  expect(isUnknown()).toBe(true);
  follow(nobody);
  expect(isUnknown()).toBe(false);
});
