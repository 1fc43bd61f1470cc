import { type ComponentProps, createContext, type SyntheticEvent, useContext } from 'react';
import { timings } from './timings.ts';

/** Fetches what a page of the lobby needs, given its path: provided by the shell, once per path and session. */
export const PrefetchContext = createContext<((path: string) => void) | null>(null);

/** There is one pointer and one focus: cancels what begins for the link at which the last of them has arrived. */
let cancel = () => {};
/** The pointer has left, or the page is opened now, and sends its own requests. */
export const cancelPrefetch = () => cancel();
function rest(begin: () => void, delay: number = timings.prefetchDelay): void {
  cancelPrefetch();
  const timer = setTimeout(begin, delay);
  cancel = () => clearTimeout(timer);
}

/** A finger stays a few frames on what it taps: the first frame shows the touch and must not be delayed. */
function afterFrame(begin: () => void): void {
  cancelPrefetch();
  const frame = requestAnimationFrame(() => rest(begin, 0));
  cancel = () => cancelAnimationFrame(frame);
}

/** The Network Information API, which not every browser has. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Prefetching is optional: there is none if the visitor saves data, on the slowest connections, and while the browser reports that it is offline. */
function isFetchingAheadWelcome(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return navigator.onLine && connection?.saveData !== true && !/2g/.test(connection?.effectiveType ?? '');
}

/** Runs a link's own handler, then ours. */
const both =
  <Event extends SyntheticEvent>(own: ((event: Event) => void) | undefined, ours: () => void) =>
  (event: Event) => {
    own?.(event);
    ours();
  };

type Handlers = Pick<ComponentProps<'a'>, 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur' | 'onTouchStart'>;

/** Handlers of a link that fetch its page while a pointer or the focus rests on it, and once a touch is on screen. */
export function usePrefetch(path: string, own: Handlers): Handlers {
  const prefetch = useContext(PrefetchContext);
  if (prefetch === null) return own;
  const begin = () => {
    if (isFetchingAheadWelcome()) prefetch(path);
  };
  return {
    onPointerEnter: both(own.onPointerEnter, () => rest(begin)),
    onPointerLeave: both(own.onPointerLeave, cancelPrefetch),
    onFocus: both(own.onFocus, () => rest(begin)),
    onBlur: both(own.onBlur, cancelPrefetch),
    onTouchStart: both(own.onTouchStart, () => afterFrame(begin)),
  };
}
