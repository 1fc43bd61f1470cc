import { untilIdle } from '@lobby/testing';
import { act } from '@testing-library/react';

type Listener = (event: object) => void;

interface MountedDouble {
  container: HTMLElement;
  options: Record<string, unknown>;
  updates: Record<string, unknown>[];
  isMounted: boolean;
  /** Sends an event of the vendor's interface. */
  emit: (event: object) => void;
}

/** The vendor's script as the page sees it: tags that the test answers, and the interface that the script leaves on the window. */
export function createVendor() {
  const mounted: MountedDouble[] = [];
  const vendor = {
    mounted,
    /** Thrown by the next calls of `mount`. */
    mountError: null as Error | null,
    tags: () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src*="/widget/v1.js"]')],
    /** The tag on the page loads, with a script that leaves the interface. */
    async load() {
      Object.assign(window, { GamificationWidget: { version: '1', mount } });
      await vendor.answer('load');
    },
    answer: (event: 'load' | 'error') =>
      act(async () => {
        vendor.tags().at(-1)?.dispatchEvent(new Event(event));
        await untilIdle();
      }),
    last: () => mounted.at(-1) as MountedDouble,
    remove() {
      for (const tag of vendor.tags()) tag.remove();
      Reflect.deleteProperty(window, 'GamificationWidget');
    },
  };

  function mount(container: HTMLElement, { onEvent, ...options }: { onEvent: Listener }) {
    if (vendor.mountError) throw vendor.mountError;
    const shadow = container.attachShadow({ mode: 'open' });
    shadow.innerHTML =
      '<p>Widget</p><dialog open role="dialog"><button data-dialog-action>Claim</button><button>Close</button></dialog>' +
      '<button>Details</button>';
    const entry: MountedDouble = {
      container,
      options,
      updates: [],
      isMounted: true,
      emit: (event) => act(() => onEvent(event)),
    };
    mounted.push(entry);
    return {
      update: (changes: Record<string, unknown>) => void entry.updates.push(changes),
      unmount: () => void (entry.isMounted = false),
    };
  }
  return vendor;
}
