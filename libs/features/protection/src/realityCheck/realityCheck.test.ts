/** @jest-environment-options {"url": "https://lobby.acme.test/"} */
import { currentGames } from '@lobby/routing';
import { cookies } from '@lobby/storage';
import { setBuild } from '@lobby/testing';
import { createActor } from 'xstate';
import { onPeriodChanged, periodStart, startPeriod } from './period.ts';
import { timings } from '../timings.ts';
import { realityCheckMachine, type RealityCheckInput } from './realityCheck.machine.ts';
import { storeUnsentAnswer, MAX_REJECTIONS, type SendOutcome } from './unsentAnswers.ts';

const mockListeners = new Set<(change: { moneyType: string }) => void>();
jest.mock('@lobby/money', () => ({
  onBalanceUpdated(listener: (change: { moneyType: string }) => void) {
    mockListeners.add(listener);
    return () => mockListeners.delete(listener);
  },
}));

const MINUTE = 60_000;
const PLAYER = 'p1';
const game = { gameId: '1', slug: 'book', mode: 'real', allowsBonus: true } as const;
const closeTabs: (() => void)[] = [];
const flush = () => jest.advanceTimersByTimeAsync(0);

/** Web Locks: one holder per name, the others queue. */
function fakeLocks() {
  const queues = new Map<string, Promise<unknown>>();
  return {
    request(name: string, ...rest: unknown[]) {
      const hold = rest.at(-1) as () => Promise<unknown>;
      const { signal } = (rest.length > 1 ? rest[0] : {}) as { signal?: AbortSignal };
      const previous = queues.get(name) ?? Promise.resolve();
      const current = previous.then(() => (signal?.aborted ? undefined : hold()));
      queues.set(
        name,
        current.catch(() => undefined),
      );
      return current;
    },
  };
}
function setHidden(hidden: boolean) {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

function openTab(more: Partial<RealityCheckInput> = {}) {
  let answer: (value: 'continue' | 'leave') => void = () => undefined;
  const dialog = { openings: 0, isOpen: false };
  const recorded: Date[] = [];
  const leaveGame = jest.fn();
  const actor = createActor(realityCheckMachine, {
    input: {
      player: PLAYER,
      periodMinutes: 60,
      ask: (signal) =>
        new Promise((resolve) => {
          dialog.openings += 1;
          dialog.isOpen = true;
          const end = (value: 'continue' | 'leave' | null) => {
            dialog.isOpen = false;
            resolve(value);
          };
          answer = end;
          signal.addEventListener('abort', () => end(null));
        }),
      send: async (at) => {
        recorded.push(at);
        return 'recorded';
      },
      leaveGame,
      ...more,
    },
  }).start();
  const notifyPeriodChanged = () => actor.send({ type: 'PERIOD_CHANGED' });
  notifyPeriodChanged();
  const unsubscribe = onPeriodChanged(notifyPeriodChanged);
  closeTabs.push(() => {
    unsubscribe();
    actor.stop();
  });
  return { actor, dialog, recorded, leaveGame, answer: (value: 'continue' | 'leave') => answer(value) };
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 20) });
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true });
  setHidden(false);
});
afterEach(() => {
  for (const close of closeTabs.splice(0)) close();
  currentGames.set([]);
  cookies.remove('gameInit');
  localStorage.clear();
  jest.useRealTimers();
});

describe('reality check', () => {
  it('shows, and is answered, where the browser refuses locks', async () => {
    const request = async () => Promise.reject(new DOMException('no', 'SecurityError'));
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    startPeriod(Date.now() - 60 * MINUTE);
    const { dialog, answer, recorded } = openTab();
    await flush();
    expect(dialog.isOpen).toBe(true);
    answer('continue');
    await flush();
    expect(recorded).toHaveLength(1);
  });

  it('starts no period before the first real-money game (A-130)', async () => {
    const { dialog } = openTab();
    currentGames.set([{ ...game, mode: 'demo' }]);
    await jest.advanceTimersByTimeAsync(600 * MINUTE);
    expect(periodStart(Date.now())).toBeNull();
    expect(dialog.openings).toBe(0);
  });

  it.each([
    ['CasinoBet', true, false],
    ['SportsBet', true, true],
    ['SportsBet', false, false],
  ])('starts the first period with %s where the brand has a sportsbook (%s): %s', async (moneyType, has, starts) => {
    setBuild({ Sportsbook: has });
    const { dialog } = openTab();
    for (let bets = 0; bets < 2; bets += 1) {
      for (const listener of mockListeners) listener({ moneyType });
      await jest.advanceTimersByTimeAsync(59 * MINUTE);
    }
    expect(dialog.openings).toBe(starts ? 1 : 0);
  });

  it('shows at the player’s period after play began, in a game and outside (A-130)', async () => {
    const { dialog } = openTab();
    currentGames.set([game]);
    expect(periodStart(Date.now())).toBe(Date.now());
    currentGames.set([]);
    await jest.advanceTimersByTimeAsync(60 * MINUTE - 1);
    expect(dialog.isOpen).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(dialog.isOpen).toBe(true);
  });

  it('counts one period across games (A-130)', async () => {
    const { dialog } = openTab();
    currentGames.set([game]);
    await jest.advanceTimersByTimeAsync(30 * MINUTE);
    currentGames.set([]);
    currentGames.set([{ ...game, slug: 'another' }]);
    await jest.advanceTimersByTimeAsync(30 * MINUTE);
    expect(dialog.isOpen).toBe(true);
  });

  it('counts in a tab without a game once play has begun in another (A-130)', async () => {
    const { dialog } = openTab();
    startPeriod(Date.now());
    await jest.advanceTimersByTimeAsync(60 * MINUTE);
    expect(dialog.isOpen).toBe(true);
  });

  it('uses the start in the cookie after a reload (A-130)', async () => {
    startPeriod(Date.now() - 59 * MINUTE);
    const { dialog } = openTab();
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect(dialog.isOpen).toBe(true);
  });

  it('records the time of the answer, restarts the period and continues the game (A-129, A-130)', async () => {
    startPeriod(Date.now() - 60 * MINUTE);
    const { dialog, answer, recorded, leaveGame } = openTab();
    await flush();
    await jest.advanceTimersByTimeAsync(30_000);
    const answeredAt = Date.now();
    answer('continue');
    await flush();
    expect(recorded).toEqual([new Date(answeredAt)]);
    expect(periodStart(Date.now())).toBe(answeredAt);
    expect(leaveGame).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(60 * MINUTE - 1);
    expect(dialog.openings).toBe(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(dialog.openings).toBe(2);
  });

  it('leaves the game on that answer, and records it as well (A-130)', async () => {
    startPeriod(Date.now() - 60 * MINUTE);
    const { answer, recorded, leaveGame } = openTab();
    await flush();
    answer('leave');
    await flush();
    expect(leaveGame).toHaveBeenCalledTimes(1);
    expect(recorded).toHaveLength(1);
  });

  it('sends an answer that did not arrive again, with its own time', async () => {
    startPeriod(Date.now() - 60 * MINUTE);
    const send = jest.fn(async (_: Date) => 'recorded' as const).mockRejectedValueOnce(new Error('offline'));
    const { answer } = openTab({ send });
    await flush();
    const answeredAt = new Date();
    answer('continue');
    await flush();
    await jest.advanceTimersByTimeAsync(timings.realityCheckRetryDelay);
    expect(send.mock.calls).toEqual([[answeredAt], [answeredAt]]);
  });

  it('shows again a period later even if no answer could be sent, and then sends all (A-130)', async () => {
    startPeriod(Date.now() - 60 * MINUTE);
    let isOnline = false;
    const arrived: Date[] = [];
    const send = jest.fn(async (at: Date) => {
      if (!isOnline) throw new Error('offline');
      arrived.push(at);
      return 'recorded' as const;
    });
    const { dialog, answer } = openTab({ send });
    await flush();
    const first = new Date();
    answer('continue');
    await jest.advanceTimersByTimeAsync(60 * MINUTE);
    expect(dialog).toEqual({ openings: 2, isOpen: true });
    const second = new Date();
    answer('continue');
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect(arrived).toEqual([]);
    isOnline = true;
    await jest.advanceTimersByTimeAsync(timings.realityCheckRetryDelay);
    expect(arrived).toEqual([first, second]);
    const calls = send.mock.calls.length;
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect(send).toHaveBeenCalledTimes(calls);
  });

  it('stores an unsent answer across a reload, and sends it once from two tabs (A-130)', async () => {
    startPeriod(Date.now() - 60 * MINUTE);
    const { answer } = openTab({ send: () => Promise.reject(new Error('offline')) });
    await flush();
    const answeredAt = new Date();
    answer('continue');
    await flush();
    closeTabs.pop()?.();
    await jest.advanceTimersByTimeAsync(MINUTE);
    const first = openTab();
    const second = openTab();
    await flush();
    expect([...first.recorded, ...second.recorded]).toEqual([answeredAt]);
  });

  it('sends other answers at once after one that is rejected, and gives that one up in the end (A-130)', async () => {
    startPeriod(Date.now() - 60 * MINUTE);
    const first = new Date();
    const isFirst = (at: Date) => at.getTime() === first.getTime();
    const send = jest.fn(async (at: Date): Promise<SendOutcome> => (isFirst(at) ? 'rejected' : 'recorded'));
    const { answer } = openTab({ send });
    await flush();
    answer('continue');
    await jest.advanceTimersByTimeAsync((MAX_REJECTIONS - 2) * timings.rejectedAnswerRetryDelay);
    expect(send).toHaveBeenCalledTimes(MAX_REJECTIONS - 1);
    startPeriod(Date.now() - 60 * MINUTE);
    await flush();
    const second = new Date();
    answer('continue');
    await flush();
    expect(send.mock.calls.slice(MAX_REJECTIONS - 1)).toEqual([[second], [first]]);
    await jest.advanceTimersByTimeAsync(50 * MINUTE);
    expect(send.mock.calls.filter(([at]) => isFirst(at))).toHaveLength(MAX_REJECTIONS);
    expect(localStorage.getItem('realityCheckAnswers')).toBeNull();
  });

  it('does not let a rejected answer block those that wait with it (A-130)', async () => {
    const times = [1, 2, 3].map((minutes) => Date.now() - minutes * MINUTE);
    for (const at of times) storeUnsentAnswer(PLAYER, at);
    const send = jest.fn(async (at: Date): Promise<SendOutcome> =>
      at.getTime() === times[0] ? 'rejected' : 'recorded',
    );
    openTab({ send });
    await flush();
    expect(send.mock.calls.slice(0, 3).map(([at]) => at.getTime())).toEqual(times);
  });

  it('sends only once an answer that the platform rejects for good (A-130)', async () => {
    storeUnsentAnswer(PLAYER, Date.now());
    const send = jest.fn(async (): Promise<SendOutcome> => 'rejected-for-good');
    openTab({ send });
    await jest.advanceTimersByTimeAsync(50 * MINUTE);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('sends an answer in a session of its own player alone, and for thirty days (A-130)', async () => {
    const DAY = 24 * 60 * MINUTE;
    storeUnsentAnswer('another', Date.now());
    storeUnsentAnswer(PLAYER, Date.now() - 30 * DAY);
    const { recorded } = openTab();
    await flush();
    expect(recorded).toEqual([]);
    closeTabs.pop()?.();
    const other = openTab({ player: 'another' });
    await flush();
    expect(other.recorded).toHaveLength(1);
  });

  it('shows one period after a start in the future was first read (A-130)', async () => {
    startPeriod(Date.now() + 600 * MINUTE);
    const { dialog } = openTab();
    await jest.advanceTimersByTimeAsync(60 * MINUTE - 1);
    expect(dialog.isOpen).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(dialog.isOpen).toBe(true);
  });

  it('shows even if the clock is set back during the period (A-130)', async () => {
    startPeriod(Date.now());
    const { dialog } = openTab();
    jest.setSystemTime(Date.now() - 600 * MINUTE);
    await jest.advanceTimersByTimeAsync(120 * MINUTE);
    expect(dialog.isOpen).toBe(true);
  });

  const failures: [string, () => Promise<null>][] = [
    ['could not be shown', () => Promise.reject(new Error('no code'))],
    ['was removed without an answer', () => Promise.resolve(null)],
  ];
  it.each(failures)(
    'shows again when it %s, records no answer, and blocks until it has one (A-129)',
    async (_, fail) => {
      startPeriod(Date.now() - 60 * MINUTE);
      const ask = jest.fn<Promise<'continue' | null>, []>(async () => 'continue').mockImplementationOnce(fail);
      const { actor, recorded } = openTab({ ask });
      await flush();
      expect(recorded).toEqual([]);
      expect(actor.getSnapshot().hasTag('blocking')).toBe(true);
      await jest.advanceTimersByTimeAsync(timings.realityCheckRetryDelay);
      expect(recorded).toHaveLength(1);
      expect(actor.getSnapshot().hasTag('blocking')).toBe(false);
    },
  );

  it('is shown in one of two tabs, and the answer counts for both (A-130)', async () => {
    startPeriod(Date.now() - 60 * MINUTE);
    const first = openTab();
    const second = openTab();
    await flush();
    expect([first.dialog.isOpen, second.dialog.isOpen]).toEqual([true, false]);
    expect(second.actor.getSnapshot().hasTag('blocking')).toBe(true);
    first.answer('continue');
    await flush();
    expect(second.dialog.openings).toBe(0);
    expect(second.actor.getSnapshot().matches({ period: 'counting' })).toBe(true);
  });

  it('shows only while its tab is visible (A-130)', async () => {
    setHidden(true);
    startPeriod(Date.now() - 60 * MINUTE);
    const { dialog, recorded } = openTab();
    await flush();
    expect(dialog.openings).toBe(0);
    setHidden(false);
    await flush();
    expect(dialog.isOpen).toBe(true);
    setHidden(true);
    await flush();
    expect(dialog.isOpen).toBe(false);
    expect(recorded).toEqual([]);
    setHidden(false);
    await flush();
    expect(dialog.isOpen).toBe(true);
  });

  it('shows at once after the device slept and timers did not run', async () => {
    startPeriod(Date.now());
    const { dialog } = openTab();
    jest.setSystemTime(Date.now() + 90 * MINUTE);
    setHidden(true);
    setHidden(false);
    await flush();
    expect(dialog.isOpen).toBe(true);
  });

  it.each(['', 'yesterday', '{"a":1}', '1e99'])('ignores the cookie %j', (value) => {
    cookies.set('gameInit', value);
    expect(periodStart(Date.now())).toBeNull();
  });
});
