/**
 * For tests that import a page's script anew: what the script listens to and waits for ends with the function that is returned, as
 * with a page that is left. It would otherwise hear the messages of the next test, and send some of its own.
 */
export function watchPage(): () => void {
  const ends: (() => void)[] = [];
  for (const target of [window, document]) {
    const listen = target.addEventListener.bind(target);
    target.addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions | boolean) => {
      listen(type, listener, options);
      ends.push(() => target.removeEventListener(type, listener, options));
    };
    ends.push(() => Reflect.deleteProperty(target, 'addEventListener'));
  }
  const [startTimeout, startInterval] = [window.setTimeout, window.setInterval];
  const watched =
    (start: (handler: () => void, ms?: number) => number) =>
    (handler: () => void, ms?: number): number => {
      const timer = start(handler, ms);
      ends.push(() => window.clearTimeout(timer));
      return timer;
    };
  Object.assign(window, { setTimeout: watched(startTimeout), setInterval: watched(startInterval) });
  return () => {
    Object.assign(window, { setTimeout: startTimeout, setInterval: startInterval });
    for (const end of ends) end();
  };
}
