/** An element that is watched. */
interface Watched {
  element: Element;
  rootMargin: string | undefined;
}

let restore: () => void = () => undefined;

/**
 * Has the browser watch elements, until the test ends: it does not in Jest.
 * @returns what is watched, and `come`: all of it comes near the viewport, or is said to be far from it
 */
export function mockViewport() {
  const observers = new Map<IntersectionObserver, { callback: IntersectionObserverCallback; watched: Watched[] }>();
  class MockObserver {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      const watched: Watched[] = [];
      observers.set(this as unknown as IntersectionObserver, { callback, watched });
      this.observe = (element) => void watched.push({ element, rootMargin: options?.rootMargin });
      this.disconnect = () => void watched.splice(0);
    }
    observe: (element: Element) => void;
    disconnect: () => void;
  }
  globalThis.IntersectionObserver = MockObserver as unknown as typeof IntersectionObserver;
  restore = () => Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  return {
    watched: (): readonly Watched[] => [...observers.values()].flatMap(({ watched }) => watched),
    come(isIntersecting = true): void {
      for (const [observer, { callback, watched }] of observers) {
        const entries = watched.map(
          ({ element }) => ({ target: element, isIntersecting }) as IntersectionObserverEntry,
        );
        if (entries.length > 0) callback(entries, observer);
      }
    },
  };
}

/** Runs after each test. */
export const restoreViewport = (): void => restore();
