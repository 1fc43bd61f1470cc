/**
 * @jest-environment-options {"url": "https://lobby.acme.test/"}
 */
import { currentGame } from '@lobby/routing';
import { cookies } from '@lobby/storage';
import { expectAllStatesReachable } from '@lobby/testing';
import { createActor } from 'xstate';
import { onPeriodChanged, periodStart, startPeriod } from './period.ts';
import { REFUSED_RETRY_MS, RETRY_MS, realityCheckMachine, type RealityCheckInput } from './realityCheck.machine.ts';

const MINUTE = 60_000;
const game = { gameId: '1', slug: 'book', mode: 'real', allowsBonus: true } as const;
const flush = () => jest.advanceTimersByTimeAsync(0);

/** Locks as browsers have them: one holder of each name, the others wait in line. */
function fakeLocks() {
  const lines = new Map<string, Promise<unknown>>();
  return {
    request(name: string, ...rest: unknown[]) {
      const hold = rest.at(-1) as () => Promise<unknown>;
      const { signal } = (rest.length > 1 ? rest[0] : {}) as { signal?: AbortSignal };
      const before = lines.get(name) ?? Promise.resolve();
      const turn = before.then(() => (signal?.aborted ? undefined : hold()));
      lines.set(
        name,
        turn.catch(() => undefined),
      );
      return turn;
    },
  };
}
function setHidden(hidden: boolean) {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

const tabs: { stop: () => void }[] = [];

function openTab(more: Partial<RealityCheckInput> = {}) {
  let answer: (value: 'continue' | 'leave') => void = () => undefined;
  const shown = { count: 0, now: false };
  const recorded: Date[] = [];
  const leaveGame = jest.fn();
  const actor = createActor(realityCheckMachine, {
    input: {
      periodMinutes: 60,
      ask: (signal) =>
        new Promise((resolve) => {
          shown.count += 1;
          shown.now = true;
          const end = (value: 'continue' | 'leave' | null) => {
            shown.now = false;
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
  const changed = () => actor.send({ type: 'PERIOD_CHANGED' });
  changed();
  const unfollow = onPeriodChanged(changed);
  tabs.push({
    stop() {
      unfollow();
      actor.stop();
    },
  });
  return { actor, shown, recorded, leaveGame, answer: (value: 'continue' | 'leave') => answer(value), changed };
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 20) });
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true });
  setHidden(false);
});
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.stop();
  currentGame.set(null);
  cookies.remove('gameInit');
  localStorage.clear();
  jest.useRealTimers();
});

describe('reality check', () => {
  it('reaches every state', () => {
    startPeriod(Date.now() - 60 * MINUTE);
    const output = { leave: false, at: Date.now() };
    expectAllStatesReachable(
      realityCheckMachine,
      [
        { type: 'PERIOD_CHANGED' },
        { type: 'TURN' },
        { type: 'TURN_LOST' },
        { type: 'ANSWERED' },
        { type: 'xstate.after.untilDue.realityCheck.period.counting' } as never,
        { type: 'xstate.done.actor.0.realityCheck.period.due.asking', output } as never,
        { type: 'xstate.error.actor.0.realityCheck.period.due.asking', error: new Error('offline') } as never,
        { type: 'xstate.done.actor.0.realityCheck.answers.sending', output: 'refused' } as never,
        { type: 'xstate.error.actor.0.realityCheck.answers.sending', error: new Error('offline') } as never,
      ],
      {
        input: {
          periodMinutes: 60,
          ask: async () => 'continue',
          send: async () => 'recorded',
          leaveGame: () => undefined,
        },
      },
    );
  });

  it('does not count before the first game for real money (A-130)', async () => {
    const { shown } = openTab();
    currentGame.set({ ...game, mode: 'demo' });
    await jest.advanceTimersByTimeAsync(600 * MINUTE);
    expect(periodStart(Date.now())).toBeNull();
    expect(shown.count).toBe(0);
  });

  it('shows at the player’s period after play began, in a game and outside (R-6-016, A-130)', async () => {
    const { shown } = openTab();
    currentGame.set(game);
    expect(periodStart(Date.now())).toBe(Date.now());
    currentGame.set(null);
    await jest.advanceTimersByTimeAsync(60 * MINUTE - 1);
    expect(shown.now).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(shown.now).toBe(true);
  });

  it('counts on through other games (R-6-016, A-130)', async () => {
    const { shown } = openTab();
    currentGame.set(game);
    await jest.advanceTimersByTimeAsync(30 * MINUTE);
    currentGame.set(null);
    currentGame.set({ ...game, slug: 'another' });
    await jest.advanceTimersByTimeAsync(30 * MINUTE);
    expect(shown.now).toBe(true);
  });

  it('counts in a tab without a game once play has begun in another (A-130)', async () => {
    const { shown } = openTab();
    startPeriod(Date.now());
    await jest.advanceTimersByTimeAsync(60 * MINUTE);
    expect(shown.now).toBe(true);
  });

  it('goes by the start in the cookie after a reload (R-6-016, A-130)', async () => {
    startPeriod(Date.now() - 59 * MINUTE);
    const { shown } = openTab();
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect(shown.now).toBe(true);
  });

  it('records the time of the answer, starts the period anew and goes on (A-129, A-130)', async () => {
    startPeriod(Date.now() - 60 * MINUTE);
    const { shown, answer, recorded, leaveGame } = openTab();
    await flush();
    await jest.advanceTimersByTimeAsync(30_000);
    const answeredAt = Date.now();
    answer('continue');
    await flush();
    expect(recorded).toEqual([new Date(answeredAt)]);
    expect(periodStart(Date.now())).toBe(answeredAt);
    expect(leaveGame).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(60 * MINUTE - 1);
    expect(shown.count).toBe(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(shown.count).toBe(2);
  });

  it('leaves the game when told so, and that is recorded as well (A-130)', async () => {
    startPeriod(Date.now() - 60 * MINUTE);
    const { answer, recorded, leaveGame } = openTab();
    await flush();
    answer('leave');
    await flush();
    expect(leaveGame).toHaveBeenCalledTimes(1);
    expect(recorded).toHaveLength(1);
  });

  it('records again, with the time of the answer, what did not arrive', async () => {
    startPeriod(Date.now() - 60 * MINUTE);
    const send = jest.fn(async (_: Date) => 'recorded' as const).mockRejectedValueOnce(new Error('offline'));
    const { answer } = openTab({ send });
    await flush();
    const answeredAt = new Date();
    answer('continue');
    await flush();
    await jest.advanceTimersByTimeAsync(RETRY_MS);
    expect(send.mock.calls).toEqual([[answeredAt], [answeredAt]]);
  });

  it('asks again a period later though no answer arrives, and then sends them all (R-6-016, A-130)', async () => {
    startPeriod(Date.now() - 60 * MINUTE);
    let isOnline = false;
    const arrived: Date[] = [];
    const send = jest.fn(async (at: Date) => {
      if (!isOnline) throw new Error('offline');
      arrived.push(at);
      return 'recorded' as const;
    });
    const { shown, answer } = openTab({ send });
    await flush();
    const first = new Date();
    answer('continue');
    await jest.advanceTimersByTimeAsync(60 * MINUTE);
    expect(shown).toEqual({ count: 2, now: true });
    const second = new Date();
    answer('continue');
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect(arrived).toEqual([]);
    isOnline = true;
    await jest.advanceTimersByTimeAsync(RETRY_MS);
    expect(arrived).toEqual([first, second]);
    const calls = send.mock.calls.length;
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect(send).toHaveBeenCalledTimes(calls);
  });

  it('keeps what did not arrive through a reload, and sends it once from two tabs (A-130)', async () => {
    startPeriod(Date.now() - 60 * MINUTE);
    const { answer } = openTab({ send: () => Promise.reject(new Error('offline')) });
    await flush();
    const answeredAt = new Date();
    answer('continue');
    await flush();
    tabs.pop()?.stop();
    await jest.advanceTimersByTimeAsync(MINUTE);
    const first = openTab();
    const second = openTab();
    await flush();
    expect([...first.recorded, ...second.recorded]).toEqual([answeredAt]);
  });

  it('sends the others past one that is refused, and that one again later (A-130)', async () => {
    startPeriod(Date.now() - 60 * MINUTE);
    const first = new Date();
    const send = jest.fn(async (at: Date) => (at.getTime() === first.getTime() ? 'refused' : 'recorded'));
    const { answer } = openTab({ send: send as RealityCheckInput['send'] });
    await flush();
    answer('continue');
    await jest.advanceTimersByTimeAsync(60 * MINUTE);
    const callsBefore = send.mock.calls.length;
    expect(callsBefore).toBeGreaterThanOrEqual(60);
    const second = new Date();
    answer('continue');
    await flush();
    expect(send.mock.calls.slice(callsBefore)).toEqual([[second], [first]]);
    await jest.advanceTimersByTimeAsync(REFUSED_RETRY_MS);
    expect(send.mock.calls.slice(callsBefore)).toEqual([[second], [first], [first]]);
  });

  it('comes a period after it was first seen when the start lies in the future (A-130)', async () => {
    startPeriod(Date.now() + 600 * MINUTE);
    const { shown } = openTab();
    await jest.advanceTimersByTimeAsync(60 * MINUTE - 1);
    expect(shown.now).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(shown.now).toBe(true);
  });

  it('comes though the clock is set back while the period runs (A-130)', async () => {
    startPeriod(Date.now());
    const { shown } = openTab();
    jest.setSystemTime(Date.now() - 600 * MINUTE);
    await jest.advanceTimersByTimeAsync(120 * MINUTE);
    expect(shown.now).toBe(true);
  });

  const unanswered: [string, () => Promise<null>][] = [
    ['could not be shown', () => Promise.reject(new Error('no code'))],
    ['was taken away without an answer', () => Promise.resolve(null)],
  ];
  it.each(unanswered)(
    'asks again when it %s, records none, and blocks until it has one (R-6-016, A-129)',
    async (_, fail) => {
      startPeriod(Date.now() - 60 * MINUTE);
      const ask = jest.fn<Promise<'continue' | null>, []>(async () => 'continue').mockImplementationOnce(fail);
      const { actor, recorded } = openTab({ ask });
      await flush();
      expect(recorded).toEqual([]);
      expect(actor.getSnapshot().hasTag('blocking')).toBe(true);
      await jest.advanceTimersByTimeAsync(RETRY_MS);
      expect(recorded).toHaveLength(1);
      expect(actor.getSnapshot().hasTag('blocking')).toBe(false);
    },
  );

  it('is shown in one of two tabs, and the answer counts for both (A-130)', async () => {
    startPeriod(Date.now() - 60 * MINUTE);
    const first = openTab();
    const second = openTab();
    await flush();
    expect([first.shown.now, second.shown.now]).toEqual([true, false]);
    expect(second.actor.getSnapshot().hasTag('blocking')).toBe(true);
    first.answer('continue');
    await flush();
    expect(second.shown.count).toBe(0);
    expect(second.actor.getSnapshot().matches({ period: 'counting' })).toBe(true);
  });

  it('waits for the tab to be in view, and goes with it (A-130)', async () => {
    setHidden(true);
    startPeriod(Date.now() - 60 * MINUTE);
    const { shown, recorded } = openTab();
    await flush();
    expect(shown.count).toBe(0);
    setHidden(false);
    await flush();
    expect(shown.now).toBe(true);
    setHidden(true);
    await flush();
    expect(shown.now).toBe(false);
    expect(recorded).toEqual([]);
    setHidden(false);
    await flush();
    expect(shown.now).toBe(true);
  });

  it('shows at once after a sleep in which timers stood still', async () => {
    startPeriod(Date.now());
    const { shown } = openTab();
    jest.setSystemTime(Date.now() + 90 * MINUTE);
    setHidden(true);
    setHidden(false);
    await flush();
    expect(shown.now).toBe(true);
  });

  it.each(['', 'yesterday', '{"a":1}', '1e99'])('takes the cookie %j for none', (value) => {
    cookies.set('gameInit', value);
    expect(periodStart(Date.now())).toBeNull();
  });
});
