import { exponentialBackoff } from '@lobby/runtime';
import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { MountedWidget, Vendor, WidgetChanges } from './vendor.ts';
import { timings } from '../timings.ts';

/** Repeats after the first attempt to load the script (R-9-037). */
export const SCRIPT_RETRIES = 5;
export const scriptRetryDelay = exponentialBackoff(() => ({
  first: timings.scriptRetryDelay,
  max: timings.maxScriptRetryDelay,
}));

/** `ERROR`: of the vendor's service; `BROKEN`: of its code. */
type Signal = { type: 'READY' } | { type: 'ERROR' } | { type: 'BROKEN' };

interface WidgetInput {
  load: () => Promise<Vendor>;
  /** @throws when the widget cannot be mounted */
  mount: (vendor: Vendor, emit: (signal: Signal) => void) => MountedWidget;
  onError: (error: unknown) => void;
}

interface WidgetContext extends WidgetInput {
  vendor: Vendor | null;
  retries: number;
}

type WidgetEvent = Signal | { type: 'UPDATE'; changes: Partial<WidgetChanges> } | { type: 'RETRY' };

/**
 * A vendor's widget, from its script to its end. Whatever it throws, and its silence, ends in `failed`, from which the player
 * tries again.
 */
export const widgetMachine = setup({
  types: { input: {} as WidgetInput, context: {} as WidgetContext, events: {} as WidgetEvent },
  actors: {
    load: fromPromise<Vendor, WidgetInput>(({ input }) => input.load()),
    widget: fromCallback<{ type: 'UPDATE'; changes: Partial<WidgetChanges> }, WidgetContext>(
      ({ input: { vendor, mount, onError }, sendBack, receive }) => {
        function contain<Result>(work: () => Result): Result | null {
          try {
            return work();
          } catch (error) {
            onError(error);
            sendBack({ type: 'BROKEN' });
            return null;
          }
        }
        const mounted = contain(() => vendor && mount(vendor, sendBack));
        receive(({ changes }) => void contain(() => mounted?.update(changes)));
        return () => {
          try {
            mounted?.unmount();
          } catch (error) {
            onError(error);
          }
        };
      },
    ),
  },
  actions: {
    storeVendor: assign((_, vendor: Vendor) => ({ vendor })),
    countRetry: assign({ retries: ({ context }) => context.retries + 1 }),
    startAfresh: assign({ retries: 0 }),
    tellWidget: sendTo('widget', (_, changes: Partial<WidgetChanges>) => ({ type: 'UPDATE', changes })),
    report: ({ context }, { error }: { error: unknown }) => context.onError(error),
  },
  guards: { mayRetry: ({ context }) => context.retries < SCRIPT_RETRIES },
  delays: { pause: ({ context }) => scriptRetryDelay(context.retries - 1), readyLimit: () => timings.widgetTimeout },
}).createMachine({
  id: 'widget',
  context: ({ input }) => ({ ...input, vendor: null, retries: 0 }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'load',
        input: ({ context }) => context,
        onDone: { target: 'mounted', actions: { type: 'storeVendor', params: ({ event }) => event.output } },
        onError: [
          { guard: 'mayRetry', target: 'pausing' },
          { target: 'failed', actions: { type: 'report', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    pausing: { entry: 'countRetry', after: { pause: 'loading' } },
    mounted: {
      invoke: { src: 'widget', id: 'widget', input: ({ context }) => context },
      on: { UPDATE: { actions: { type: 'tellWidget', params: ({ event }) => event.changes } }, BROKEN: 'failed' },
      initial: 'starting',
      states: {
        starting: { on: { READY: 'ready', ERROR: '#widget.failed' }, after: { readyLimit: '#widget.failed' } },
        ready: {},
      },
    },
    failed: { on: { RETRY: { target: 'loading', actions: 'startAfresh' } } },
  },
});
