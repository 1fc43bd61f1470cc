/** @jest-environment-options {"customExportConditions": ["node"], "url": "https://lobby.acme.test/en/"} */
import { act } from '@testing-library/react';
import { loadSession } from '@lobby/player';
import { cookies } from '@lobby/storage';
import {
  advanceTime,
  type Fault,
  type Issuer,
  isOfProvider,
  issuers,
  type Platform,
  renderSession,
  shown,
  startPlatform,
  storeSession,
} from '../../../testing/src/realtime/session.tsx';

const hour = 3_600_000;
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const later = (ms: number, signal: AbortSignal | null | undefined) =>
  new Promise<void>((resolve, reject) => {
    setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });
const rejected = () => Promise.resolve(new Response('', { status: 401 }));

/** Of requests; what stands here lasts for longer than it takes until the tokens are due. */
const requestFaults: Record<string, () => Fault> = {
  'provider down': () => (sent, pass) => (isOfProvider(sent) ? lost() : pass()),
  'platform down': () => (sent, pass) => (isOfProvider(sent) ? pass() : lost()),
  'nobody answers': () => lost,
  'slow, 10 s': () => (sent, pass) => later(10_000, sent.signal).then(pass),
  '500': () => async () => Response.json({ errors: [{ message: 'Internal error' }] }, { status: 500 }),
  '401 once'() {
    let isFirst = true;
    return (sent, pass) => {
      const isRejected = isFirst && sent.authorization !== null;
      if (isRejected) isFirst = false;
      return isRejected ? rejected() : pass();
    };
  },
  '401 always': () => (sent, pass) => (sent.authorization === null ? pass() : rejected()),
};

const malformed = ['not JSON', '{}', 'null', '{"type":"next","id":"1","payload":{"data":{"balanceUpdated":12}}}'];

/** Other faults, which strike at once. */
const strikes: Record<string, (platform: Platform) => void> = {
  'malformed frames'({ sockets }) {
    for (const socket of sockets) for (const text of malformed) socket.receive(text);
  },
  'socket dropped'({ sockets }) {
    for (const socket of sockets) socket.close();
  },
  'clock jumps by 2 h': () => void jest.setSystemTime(Date.now() + 2 * hour),
  // Nothing of the page runs meanwhile, and the platform closes its side.
  'tab asleep for 8 h'({ sockets }) {
    jest.setSystemTime(Date.now() + 8 * hour);
    for (const socket of sockets) socket.close();
  },
};

/** Longer than the access token of a session lives on when a fault begins. */
const outage = 100_000;
const cells = issuers
  .flatMap((issuer) => [...Object.keys(requestFaults), ...Object.keys(strikes)].map((name) => [issuer, name] as const))
  .filter(([issuer, name]) => issuer === 'provider' || name !== 'provider down');

let platform: Platform;
let opened: ReturnType<typeof renderSession> | undefined;

beforeAll(async () => {
  // Imported up front, so that later imports resolve under fake timers.
  await Promise.all([import('../../../platform/realtime/src/startRealtime.ts'), loadSession()]);
});
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'], now: new Date('2026-03-01T12:00:00Z') });
});
afterEach(() => {
  const traces = JSON.stringify([opened?.traces(), platform.addresses]);
  opened?.unmount();
  opened = undefined;
  platform.stop();
  cookies.removeOfPlayer();
  jest.useRealTimers();
  expect(platform.tokens.filter((token) => traces.includes(token))).toEqual([]);
});

function open() {
  opened = renderSession();
  return opened;
}
/** A player whose access token is due within an outage. */
async function play(issuer: Issuer) {
  platform = startPlatform(issuer);
  storeSession(platform, issuer, 90);
  const session = open();
  await advanceTime(10_000);
  expect(shown()).toBe('LOGGED_IN 50.00');
  return session;
}

/** Requests that the fault has met. */
let met: number;
function begin(name: string) {
  const fault = requestFaults[name]?.();
  met = 0;
  platform.fault = fault
    ? (sent, pass) => {
        let isPassed = false;
        const answer = fault(sent, () => {
          isPassed = true;
          return pass();
        });
        if (!isPassed) met += 1;
        return answer;
      }
    : null;
  strikes[name]?.(platform);
}
async function end(name: string) {
  // Those that strike at once do so again once the player has acted.
  await advanceTime(1000);
  if (/frames|socket/.test(name)) strikes[name]?.(platform);
  await advanceTime(outage);
  if (platform.fault) expect(met).toBeGreaterThan(0);
  platform.fault = null;
}

/** By itself, and for good: the session of the page is that of the platform, and is renewed. */
async function expectSession(balance: string, navigations: string[]) {
  await advanceTime(60_000);
  expect(shown()).toBe(`LOGGED_IN ${balance}`);
  expect(cookies.get('refreshToken')).toBe(platform.refreshToken);
  const { refreshToken } = platform;
  platform.rejectedRequests = 0;
  // The renewal is due in this time, and the balance is requested afterwards.
  await advanceTime(300_000);
  for (const socket of platform.sockets) socket.close();
  await advanceTime(15_000);
  expect(platform.rejectedRequests).toBe(0);
  expect(platform.refreshToken).not.toBe(refreshToken);
  expect(cookies.get('refreshToken')).toBe(platform.refreshToken);
  expect(shown()).toBe(`LOGGED_IN ${balance}`);
  expect(platform.rejectedRenewals).toBe(0);
  expect(navigations).toEqual([]);
}

describe.each(cells)('a session of the %s, %s', (issuer, name) => {
  it('that has just begun shows its balance', async () => {
    platform = startPlatform(issuer);
    // The provider's is in the cookies before the page is loaded; the platform's begins on a visitor's page.
    if (issuer === 'provider') storeSession(platform, issuer, 90);
    begin(name);
    const { auth, navigations } = open();
    if (issuer === 'platform') act(() => auth.beginSession(platform.issue(90)));
    await end(name);
    await expectSession('50.00', navigations);
  });

  it('shows the balance that a game leaves', async () => {
    const { navigations } = await play(issuer);
    begin(name);
    platform.balance = '40.00';
    platform.push();
    await end(name);
    await expectSession('40.00', navigations);
  });

  it('shows a deposit that was booked while its socket was closed', async () => {
    const { navigations } = await play(issuer);
    begin(name);
    for (const socket of platform.sockets) socket.close();
    platform.balance = '100.00';
    await end(name);
    await expectSession('100.00', navigations);
  });

  it('ends with a sign-out, which leaves no token behind', async () => {
    const { auth, navigations } = await play(issuer);
    begin(name);
    act(() => void auth.signOut());
    expect(document.cookie).toBe('');
    expect(auth.getAccessToken()).toBeNull();
    await advanceTime(1000);
    // A page that is not left yet shows nothing of the player.
    if (navigations.length === 0) expect(shown()).toBe('LOGGED_OUT -');
    await end(name);
    expect(navigations).toEqual(['https://lobby.acme.test/en/login/']);
    expect(document.cookie).toBe('');
    // Nobody could go on with it elsewhere, unless the platform has not heard of its end.
    if (strikes[name]) expect(platform.refreshToken).toBeNull();
  });
});

it.each(issuers)('a session of the %s that has ended while the tab was asleep says so', async (issuer) => {
  const { navigations } = await play(issuer);
  platform.refreshToken = null;
  begin('tab asleep for 8 h');
  await advanceTime(60_000);
  expect(navigations).toEqual(['https://lobby.acme.test/en/login/?logoutReason=SESSION_EXPIRED']);
  expect(document.cookie).toBe('');
});
