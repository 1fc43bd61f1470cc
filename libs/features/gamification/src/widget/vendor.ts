import { createScriptPolicy, loadScript } from '@lobby/runtime';
import * as v from 'valibot';
import type { WidgetTheme } from './widgetTheme.ts';
import { timings } from '../timings.ts';

export type WidgetView = 'status' | 'missions' | 'tournaments';

/** What a mounted widget can be notified of. */
export interface WidgetChanges {
  accessToken: string;
  /** BCP 47. */
  locale: string;
  theme: WidgetTheme;
}

interface WidgetOptions extends WidgetChanges {
  view: WidgetView;
  apiUrl: string;
  onEvent: (event: unknown) => void;
}

export interface MountedWidget {
  update: (changes: Partial<WidgetChanges>) => void;
  unmount: () => void;
}

/** The vendor's public interface, which its script leaves on the window. */
export interface Vendor {
  mount: (container: HTMLElement, options: WidgetOptions) => unknown;
}

const isFunction = (value: unknown): boolean => typeof value === 'function';
const vendorSchema = v.looseObject({ version: v.literal('1'), mount: v.custom<Vendor['mount']>(isFunction) });
const mountedSchema = v.looseObject({
  update: v.custom<MountedWidget['update']>(isFunction),
  unmount: v.custom<MountedWidget['unmount']>(isFunction),
});
const eventSchema = v.variant('type', [
  v.object({ type: v.literal('ready') }),
  v.object({ type: v.literal('token-expired') }),
  v.object({ type: v.literal('error'), message: v.string() }),
  v.object({ type: v.literal('navigate'), path: v.string() }),
]);

export type VendorEvent = v.InferOutput<typeof eventSchema>;

declare global {
  interface Window {
    GamificationWidget?: unknown;
  }
}

const readVendor = () => v.safeParse(vendorSchema, window.GamificationWidget);
let allowed = '';
/** Scripts of the service alone. */
const policy = createScriptPolicy('lobby-gamification', ({ href }) => allowed !== '' && href.startsWith(allowed));

/** By address of the script. */
const failures = new Map<string, number>();

/** A tag joins a request of the same address that is on its way, and hangs with it: each further attempt has an address of its own. */
function addressOfAttempt(script: string): string {
  const failed = failures.get(script);
  return failed === undefined ? script : `${script}?attempt=${failed + 1}`;
}

/**
 * Loads the vendor's script once, from below the service's address.
 * @throws when it cannot be loaded, takes too long or leaves no widget
 */
export async function loadVendor(host: string): Promise<Vendor> {
  allowed = `${host.replace(/\/+$/, '')}/`;
  const script = `${allowed}widget/v1.js`;
  const isThere = () => readVendor().success;
  try {
    await loadScript(addressOfAttempt(script), { policy, timeout: timings.scriptTimeout, isThere });
  } catch (error) {
    failures.set(script, (failures.get(script) ?? 0) + 1);
    throw error;
  }
  return v.parse(vendorSchema, window.GamificationWidget);
}

/**
 * Mounts the widget into an element of its own, so that nothing is left of it after `unmount`.
 * @throws what the vendor throws, and for a mounted widget that is none
 */
export function mountWidget(
  vendor: Vendor,
  place: HTMLElement,
  options: Omit<WidgetOptions, 'onEvent'>,
  onEvent: (event: VendorEvent) => void,
): MountedWidget {
  const container = place.appendChild(document.createElement('div'));
  try {
    const mounted = v.parse(
      mountedSchema,
      vendor.mount(container, {
        ...options,
        onEvent(event) {
          const parsed = v.safeParse(eventSchema, event);
          if (parsed.success) onEvent(parsed.output);
        },
      }),
    );
    return {
      update: (changes) => mounted.update(changes),
      unmount() {
        try {
          mounted.unmount();
        } finally {
          container.remove();
        }
      },
    };
  } catch (error) {
    container.remove();
    throw error;
  }
}
