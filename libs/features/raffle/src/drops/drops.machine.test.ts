import { expectAllStatesReachable } from '@lobby/testing';
import { createActor } from 'xstate';
import { dropsMachine } from './drops.machine.ts';

it('reaches every state', () => {
  let looks = 0;
  expectAllStatesReachable(
    dropsMachine,
    [
      { type: 'RETRY' },
      { type: 'xstate.done.actor.0.drops.fetching', output: undefined } as never,
      { type: 'xstate.error.actor.0.drops.fetching', error: new Error('offline') } as never,
      { type: 'xstate.after.untilChange.drops.counting' } as never,
      { type: 'xstate.after.pause.drops.ended' } as never,
      { type: 'xstate.after.failedPause.drops.failed' } as never,
    ],
    {
      input: {
        fetchDrops: async () => {},
        hasDrops: () => false,
        // By turns: a draw is over, and is not any more.
        hasEnded: () => (looks += 1) % 2 === 0,
        untilChange: () => 1000,
        publish: () => {},
      },
    },
  );
});

describe('by the clock', () => {
  beforeEach(() => jest.useFakeTimers({ now: 0 }));
  afterEach(() => jest.useRealTimers());

  /** One drop that ends after ten seconds, of a service that answers. */
  function run(change: { isForeseen?: boolean; fails?: boolean; hasDrops?: boolean } = {}) {
    const requests: number[] = [];
    const published: string[] = [];
    const service = { endsAt: 10_000, isForeseen: true, fails: false, hasDrops: true, ...change };
    const actor = createActor(dropsMachine, {
      input: {
        async fetchDrops() {
          requests.push(Date.now() / 1000);
          if (service.fails) throw new Error('offline');
        },
        hasDrops: () => service.hasDrops,
        hasEnded: () => service.endsAt <= Date.now(),
        untilChange: () => (service.isForeseen ? service.endsAt - Date.now() : Number.POSITIVE_INFINITY),
        publish: (status) => published.push(`${status} at ${Date.now() / 1000}`),
      },
    });
    actor.start();
    return { actor, service, requests, published };
  }
  const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

  it('requests 1.5 s after the end, then twice as long later each time, a minute at most', async () => {
    const { requests, service } = run();
    await pass(250);
    expect(requests).toEqual([0, 11.5, 14.5, 20.5, 32.5, 56.5, 104.5, 164.5, 224.5]);
    service.endsAt = 300_000;
    await pass(52);
    expect(requests.slice(9)).toEqual([284.5, 301.5]);
  });

  it('reports the end when it comes, though asking fails', async () => {
    const { service, published } = run();
    await pass(1);
    service.fails = true;
    await pass(11);
    expect(published).toEqual(['ready at 0', 'ready at 0', 'ready at 10', 'ready at 11.5', 'ready at 11.5']);
  });

  it('looks at the clock every 30 s: the timers of a device that sleeps are late', async () => {
    const { requests } = run({ isForeseen: false });
    await pass(32);
    expect(requests).toEqual([0, 31.5]);
  });

  it('tries once a minute where nothing has answered, and at once on retry', async () => {
    const { actor, requests, published } = run({ fails: true, hasDrops: false });
    await pass(61);
    expect(published).toEqual(['loading at 0', 'failed at 0', 'loading at 60', 'failed at 60']);
    actor.send({ type: 'RETRY' });
    await pass(0);
    expect(requests).toEqual([0, 60, 61]);
  });
});
