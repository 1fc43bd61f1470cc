import { claimOnce } from './claimOnce.ts';
import { local } from './webStorage.ts';

/** The locks of a browser, shared by all of its tabs. */
function browserLocks() {
  const locked = new Set<string>();
  return {
    locked,
    async request(name: string, { ifAvailable }: LockOptions, task: (lock: { name: string } | null) => unknown) {
      // Without `ifAvailable` it would wait.
      if (locked.has(name)) return ifAvailable ? task(null) : new Promise(() => {});
      locked.add(name);
      try {
        return await task({ name });
      } finally {
        locked.delete(name);
      }
    },
  };
}
let locks: ReturnType<typeof browserLocks>;
const provideLocks = (value: unknown) => Object.defineProperty(navigator, 'locks', { value, configurable: true });

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') });
  locks = browserLocks();
  provideLocks(locks);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  provideLocks(undefined);
  localStorage.clear();
});

it('is true once for each key', async () => {
  expect(await claimOnce('win 1')).toBe(true);
  expect(await claimOnce('win 1')).toBe(false);
  expect(await claimOnce('win 2')).toBe(true);
});

it('is true in one of two tabs, although the other does not see yet what the first has written', async () => {
  const read = jest.spyOn(Storage.prototype, 'getItem').mockReturnValue(null);
  expect(await claimOnce('win 1')).toBe(true);
  await jest.advanceTimersByTimeAsync(4999);
  expect(await claimOnce('win 1')).toBe(false);
  read.mockRestore();
  await jest.advanceTimersByTimeAsync(1);
  expect(locks.locked.size).toBe(0);
  expect(await claimOnce('win 1')).toBe(false);
});

it('is true once where the browser has no locks', async () => {
  provideLocks(undefined);
  expect(await claimOnce('win 1')).toBe(true);
  expect(await claimOnce('win 1')).toBe(false);
});

it('keeps a bounded list beyond the session, and forgets after a day', async () => {
  for (let index = 0; index < 250; index += 1) await claimOnce(`win ${index}`);
  expect(local.read('claims')).toHaveLength(200);
  await jest.advanceTimersByTimeAsync(24 * 3_600_000 - 1);
  expect(await claimOnce('win 249')).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  await claimOnce('another');
  expect(local.read('claims')).toEqual([{ key: 'another', at: Date.now() }]);
  local.removeOfPlayer();
  expect(await claimOnce('another')).toBe(false);
});

it.each(['{"a":1}', '7', '[{"key":1}]', 'x'])('starts anew where %s is stored', async (text) => {
  localStorage.setItem('claims', text);
  expect(await claimOnce('win 1')).toBe(true);
  expect(await claimOnce('win 1')).toBe(false);
});

it('is true once where the browser refuses a lock', async () => {
  provideLocks({ request: async () => Promise.reject(new DOMException('no', 'SecurityError')) });
  expect(await claimOnce('win 1')).toBe(true);
  expect(await claimOnce('win 1')).toBe(false);
});
