/**
 * @jest-environment-options {"url": "https://lobby.acme.test/en/"}
 */
import { cookies } from '@lobby/storage';
import { inSeconds, resetSession } from '../testing/session.ts';
import { timings } from '../timings.ts';
import { clearSession } from '../sessionTokens.ts';
import { createRenewal } from './renewal.ts';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') }));
afterEach(() => {
  jest.useRealTimers();
  resetSession();
});

/** Tokens whose access token lives for so long, and what follows, each with the seconds since now. */
function loadTokens(lifetime: number, refreshToken: string | null = 'refresh') {
  cookies.set('idpAccessToken', 'access');
  if (refreshToken !== null) cookies.set('refreshToken', refreshToken);
  cookies.set('sessionInfo', JSON.stringify({ startedAt: 0, expiresAt: inSeconds(lifetime) }));
  const startedAt = Date.now();
  const seen: [string, number][] = [];
  const note = (name: string) => void seen.push([name, (Date.now() - startedAt) / 1000]);
  const flow = {
    margin: timings.renewalMargin,
    async exchange() {
      note('expiring');
      return 'unreachable' as const;
    },
  };
  const renewal = createRenewal({
    flowOf: () => flow,
    send: ({ type }) => {
      if (type === 'USER_EXPIRED') note('expired');
    },
  });
  renewal.sync();
  return { renewal, seen };
}

it.each([
  { lifetime: 100, expiring: 40, expired: 101 },
  { lifetime: 99, expiring: 39, expired: 100 },
  // Never sooner than in a second.
  { lifetime: 3, expiring: 1, expired: 4 },
])(
  'renew 60 s before and expire 1 s after the expiry: of $lifetime s, at $expiring s and $expired s (R-4-018, R-4-019, R-4-020)',
  async ({ lifetime, expiring, expired }) => {
    const { seen } = loadTokens(lifetime);
    await jest.advanceTimersByTimeAsync(200_000);
    expect(seen).toEqual([
      ['expiring', expiring],
      ['expired', expired],
    ]);
  },
);

it('look at the clock every 5 s, by which a device has slept (R-4-020)', async () => {
  const { seen } = loadTokens(3600);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(seen).toEqual([]);
  // Timers stand still meanwhile.
  jest.setSystemTime(Date.now() + 3_500_000);
  await jest.advanceTimersByTimeAsync(5000);
  expect(seen.map(([name]) => name)).toEqual(['expiring']);
});

it('only expire without a refresh token', async () => {
  const { seen } = loadTokens(100, null);
  await jest.advanceTimersByTimeAsync(200_000);
  expect(seen).toEqual([['expired', 101]]);
});

it.each<[string, (renewal: ReturnType<typeof loadTokens>['renewal']) => void]>([
  [
    'the tokens are removed',
    (renewal) => {
      clearSession();
      renewal.sync();
    },
  ],
  ['the session is over', (renewal) => renewal.stop()],
])('are cancelled when %s (R-4-020)', async (_, end) => {
  const { renewal, seen } = loadTokens(100);
  end(renewal);
  await jest.advanceTimersByTimeAsync(200_000);
  expect(seen).toEqual([]);
});
