import { expectAllStatesReachable, expectConsoleErrors } from '@lobby/testing';
import { createActor, type SnapshotFrom } from 'xstate';
import { chatMachine } from './chat.machine.ts';
import { type ChatConditions, noConditions } from './chatStore.ts';
import { timings } from './timings.ts';
import type { StartWidget, WidgetSignal } from './widget/widget.ts';

type State = SnapshotFrom<typeof chatMachine>['value'];
const givingUp = /^Livechat failed to load after maximum retries$/;

function start(load: (start: StartWidget) => Promise<StartWidget> = async (widget) => widget, opens = true) {
  const orders: string[] = [];
  const loads: number[] = [];
  const onError = jest.fn();
  const vendor = { error: null as Error | null, emit: (_: WidgetSignal): void => undefined };
  const order = (name: string) => () => {
    if (vendor.error) throw vendor.error;
    orders.push(name);
    if (name === 'open' && opens) vendor.emit({ type: 'OPENED' });
  };
  const startWidget: StartWidget = (emit) => {
    vendor.emit = emit;
    order('start')();
    return {
      ...{ open: order('open'), hide: order('hide'), show: order('show'), setLocale: order('setLocale') },
      ...{ login: order('login'), logout: order('logout') },
    };
  };
  const actor = createActor(chatMachine, {
    input: {
      load() {
        loads.push(Date.now());
        return load(startWidget);
      },
      conditions: noConditions,
      onError,
    },
  }).start();
  const update = (changes: Partial<ChatConditions>) =>
    actor.send({ type: 'UPDATE', conditions: { ...actor.getSnapshot().context.conditions, ...changes } });
  return { actor, orders, loads, onError, vendor, update, state: (): State => actor.getSnapshot().value };
}
const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

it('reaches each state', () => {
  const widget: StartWidget = () => ({
    ...{ open() {}, hide() {}, show() {}, setLocale() {}, login() {}, logout() {} },
  });
  expectAllStatesReachable(
    chatMachine,
    [
      { type: 'OPEN' },
      { type: 'OPENED' },
      { type: 'CLOSED' },
      { type: 'UPDATE', conditions: { ...noConditions, isHidden: true } },
      { type: 'xstate.done.actor.0.chat.loading.requesting', output: widget } as never,
      { type: 'xstate.error.actor.0.chat.loading.requesting', error: new Error('blocked') } as never,
      { type: 'xstate.after.loadPause.chat.loading.pausing' } as never,
      { type: 'xstate.after.openLimit.chat.running.opening' } as never,
    ],
    {
      input: { load: () => new Promise(() => {}), conditions: noConditions, onError() {} },
      contextOf: ({ retries, isWanted, conditions }) => [retries, isWanted, conditions.isHidden],
    },
  );
});

it('checks a blocked script three more times, 500 ms apart, and then waits for the player', async () => {
  expectConsoleErrors(givingUp);
  const { actor, loads, state } = start(() => Promise.reject(new Error('blocked')));
  actor.send({ type: 'OPEN' });
  await advance(60_000);
  expect(loads).toEqual([0, timings.loadRetryDelay, 2 * timings.loadRetryDelay, 3 * timings.loadRetryDelay]);
  expect(timings.loadRetryDelay).toBe(500);
  expect(state()).toBe('failed');
  actor.send({ type: 'OPEN' });
  await advance(60_000);
  expect(loads).toHaveLength(8);
});

it('gives a script up that hangs, and takes it when the next press finds it', async () => {
  expectConsoleErrors(givingUp);
  let hangs = true;
  const { actor, state } = start((widget) => (hangs ? new Promise(() => {}) : Promise.resolve(widget)));
  actor.send({ type: 'OPEN' });
  await advance(timings.loadTimeout - 1);
  expect(state()).toEqual({ loading: 'requesting' });
  await advance(1);
  expect(state()).toBe('failed');
  hangs = false;
  actor.send({ type: 'OPEN' });
  await advance(0);
  expect(state()).toEqual({ running: 'open' });
});

it('opens, closes by the widget or by the lobby, and opens again', async () => {
  const { actor, orders, vendor, state } = start();
  actor.send({ type: 'OPEN' });
  await advance(0);
  expect(state()).toEqual({ running: 'open' });
  vendor.emit({ type: 'CLOSED' });
  expect(state()).toEqual({ running: 'closed' });
  actor.send({ type: 'OPEN' });
  actor.send({ type: 'CLOSE' });
  expect(state()).toEqual({ running: 'closed' });
  expect(orders).toEqual(['start', 'open', 'open', 'hide']);
});

it('loads without opening, and follows the widget’s own launcher', async () => {
  const { actor, orders, vendor, state } = start();
  actor.send({ type: 'LOAD' });
  await advance(0);
  expect(state()).toEqual({ running: 'closed' });
  expect(orders).toEqual(['start']);
  vendor.emit({ type: 'OPENED' });
  expect(state()).toEqual({ running: 'open' });
});

it('is hidden while it may not be on the page, and does not open by itself afterwards', async () => {
  const { actor, orders, update, state } = start();
  actor.send({ type: 'OPEN' });
  await advance(0);
  update({ isHidden: true });
  expect(state()).toEqual({ running: 'hidden' });
  update({ isHidden: false });
  expect(state()).toEqual({ running: 'closed' });
  expect(orders).toEqual(['start', 'open', 'hide', 'show']);
});

it('takes a window off the page that the vendor opens where none may be (R-2-069)', async () => {
  const { actor, orders, vendor, update, state } = start();
  actor.send({ type: 'LOAD' });
  await advance(0);
  update({ isHidden: true });
  vendor.emit({ type: 'OPENED' });
  expect(state()).toEqual({ running: 'hidden' });
  expect(orders).toEqual(['start', 'hide', 'hide']);
});

it('forgets a press while it loads if it may not be on the page then', async () => {
  let finish: () => void = () => {};
  const { actor, orders, update, state } = start(
    (widget) => new Promise((resolve) => (finish = () => resolve(widget))),
  );
  actor.send({ type: 'OPEN' });
  await advance(0);
  update({ isHidden: true });
  finish();
  await advance(0);
  expect(state()).toEqual({ running: 'hidden' });
  update({ isHidden: false });
  expect(state()).toEqual({ running: 'closed' });
  expect(orders).not.toContain('open');
});

it('gives a widget up that never opens', async () => {
  const { actor, orders, state } = start(undefined, false);
  actor.send({ type: 'OPEN' });
  await advance(timings.openTimeout - 1);
  expect(state()).toEqual({ running: 'opening' });
  await advance(1);
  expect(state()).toBe('failed');
  expect(orders.at(-1)).toBe('hide');
});

it('contains what the vendor throws, whenever it does', async () => {
  const thrown = new Error('vendor');
  const { actor, onError, vendor, update, state } = start();
  vendor.error = thrown;
  actor.send({ type: 'OPEN' });
  await advance(0);
  expect(state()).toBe('failed');
  vendor.error = null;
  actor.send({ type: 'OPEN' });
  await advance(0);
  expect(state()).toEqual({ running: 'open' });
  vendor.error = thrown;
  update({ locale: 'fi-FI' });
  expect(state()).toBe('failed');
  expect(onError).toHaveBeenCalledWith(thrown);
});

it('hears nothing of a widget that it has given up', async () => {
  const { actor, vendor, state } = start(undefined, false);
  actor.send({ type: 'OPEN' });
  await advance(timings.openTimeout);
  vendor.emit({ type: 'OPENED' });
  vendor.emit({ type: 'UNREAD', count: 3 });
  expect(state()).toBe('failed');
  expect(actor.getSnapshot().context.unread).toBe(0);
});
