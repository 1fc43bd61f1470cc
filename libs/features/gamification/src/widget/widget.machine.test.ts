import { expectAllStatesReachable } from '@lobby/testing';
import { createActor, type SnapshotFrom } from 'xstate';
import type { MountedWidget, Vendor } from './vendor.ts';
import { scriptRetryDelay, SCRIPT_RETRIES, widgetMachine } from './widget.machine.ts';
import { timings } from '../timings.ts';

type State = SnapshotFrom<typeof widgetMachine>['value'];
const vendor: Vendor = { mount: () => undefined };

function start(load: () => Promise<Vendor>, mounted: Partial<MountedWidget> = {}) {
  const onError = jest.fn();
  const unmount = jest.fn();
  let emit: (signal: { type: 'READY' | 'ERROR' | 'BROKEN' }) => void = () => {};
  const loads: number[] = [];
  const actor = createActor(widgetMachine, {
    input: {
      load() {
        loads.push(Date.now());
        return load();
      },
      mount(_, next) {
        emit = next;
        return { update: () => undefined, unmount, ...mounted };
      },
      onError,
    },
  }).start();
  return {
    actor,
    loads,
    onError,
    unmount,
    emit: (type: 'READY' | 'ERROR' | 'BROKEN') => emit({ type }),
    state: (): State => actor.getSnapshot().value,
  };
}
const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

it('reaches each state', () => {
  expectAllStatesReachable(
    widgetMachine,
    [
      { type: 'READY' },
      { type: 'RETRY' },
      { type: 'xstate.done.actor.0.widget.loading', output: vendor } as never,
      { type: 'xstate.error.actor.0.widget.loading', error: new Error('blocked') } as never,
      { type: 'xstate.after.pause.widget.pausing' } as never,
      { type: 'xstate.after.readyLimit.widget.mounted.starting' } as never,
    ],
    {
      input: { load: () => new Promise(() => {}), mount: () => ({ update() {}, unmount() {} }), onError() {} },
      contextOf: ({ retries }) => retries,
    },
  );
});

it('requests a blocked script five more times, with pauses that grow (R-9-037)', async () => {
  const { loads, state, onError } = start(() => Promise.reject(new Error('blocked')));
  await advance(120_000);
  expect(SCRIPT_RETRIES).toBe(5);
  expect(loads).toHaveLength(6);
  const gaps = loads.slice(1).map((at, index) => at - (loads[index] ?? 0));
  expect(gaps).toEqual([1000, 2000, 4000, 8000, 16_000]);
  expect(gaps).toEqual(gaps.map((_, index) => scriptRetryDelay(index)));
  expect(state()).toBe('failed');
  expect(onError).toHaveBeenCalledTimes(1);
});

it('begins anew when the player tries again', async () => {
  let isBlocked = true;
  const { actor, loads, state } = start(() =>
    isBlocked ? Promise.reject(new Error('blocked')) : Promise.resolve(vendor),
  );
  await advance(120_000);
  actor.send({ type: 'RETRY' });
  await advance(120_000);
  expect(loads).toHaveLength(12);
  expect(state()).toBe('failed');
  isBlocked = false;
  actor.send({ type: 'RETRY' });
  await advance(0);
  expect(loads).toHaveLength(13);
  expect(state()).toEqual({ mounted: 'starting' });
});

it('gives a silent widget up, and unmounts it', async () => {
  const { state, unmount } = start(async () => vendor);
  await advance(timings.widgetTimeout - 1);
  expect(state()).toEqual({ mounted: 'starting' });
  await advance(1);
  expect(state()).toBe('failed');
  expect(unmount).toHaveBeenCalledTimes(1);
});

it('gives a widget up that fails before it has shown anything', async () => {
  const { state, emit, unmount } = start(async () => vendor);
  await advance(0);
  emit('ERROR');
  expect(state()).toBe('failed');
  expect(unmount).toHaveBeenCalledTimes(1);
});

it('goes on through errors once the widget has shown something', async () => {
  const { state, emit } = start(async () => vendor);
  await advance(0);
  emit('READY');
  emit('ERROR');
  await advance(timings.widgetTimeout);
  expect(state()).toEqual({ mounted: 'ready' });
});

it('contains what an update and the end throw', async () => {
  const thrown = new Error('vendor');
  const fail = () => {
    throw thrown;
  };
  const { actor, state, onError } = start(async () => vendor, { update: fail, unmount: fail });
  await advance(0);
  actor.send({ type: 'UPDATE', changes: { locale: 'fi-FI' } });
  expect(state()).toBe('failed');
  expect(onError.mock.calls).toEqual([[thrown], [thrown]]);
});
