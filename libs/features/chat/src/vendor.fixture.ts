import { untilIdle } from '@lobby/testing';
import { act } from '@testing-library/react';

type Listener = (...values: unknown[]) => void;
type JwtCallback = (callback: (jwt: string) => void) => void;

let keys = 0;

/** A script is loaded once per page: each test has another widget. */
export const newChatSettings = () => ({
  scriptUrl: 'https://static.support.test/ekr/snippet.js',
  key: `acme-${(keys += 1)}`,
});

/** The support vendor as the page sees it: the tag that the test answers, and the function `zE` that its script leaves. */
export function createVendor() {
  const calls: unknown[][] = [];
  const listeners = new Map<string, Set<Listener>>();
  const vendor = {
    calls,
    /** Thrown by the next commands. */
    error: null as Error | null,
    /** The messaging widget, which opens on command. */
    opensByItself: true,
    tags: () => [...document.head.querySelectorAll<HTMLScriptElement>('script#ze-snippet')],
    /** Answers the tag on the page. */
    answer: (event: 'load' | 'error') =>
      act(async () => {
        vendor.tags().at(-1)?.dispatchEvent(new Event(event));
        await untilIdle();
      }),
    async load() {
      Object.assign(window, { zE: command });
      await vendor.answer('load');
    },
    /** Names of the commands of a group, such as `messenger`. */
    commands: (group: string) => calls.filter(([name]) => name === group).map(([, name]) => name),
    emit: (name: string, ...values: unknown[]) =>
      act(async () => {
        for (const listener of listeners.get(name) ?? []) listener(...values);
        await untilIdle();
      }),
    /** The widget requests the player's token, as it does whenever it needs one; undefined where it gets none. */
    async askToken(): Promise<string | undefined> {
      let token: string | undefined;
      const callback = calls.findLast(([, name]) => name === 'loginUser')?.[2] as JwtCallback | undefined;
      await act(async () => {
        callback?.((jwt) => (token = jwt));
        await untilIdle();
      });
      return token;
    },
    rejectLogin: () => {
      const callback = calls.findLast(([, name]) => name === 'loginUser')?.[3] as Listener | undefined;
      return act(async () => callback?.(new Error('LoginFailedError')));
    },
    remove() {
      for (const tag of vendor.tags()) tag.remove();
      for (const name of ['zE', 'zESettings']) Reflect.deleteProperty(window, name);
      calls.length = 0;
      listeners.clear();
      vendor.error = null;
    },
  };

  function command(...call: unknown[]) {
    if (vendor.error) throw vendor.error;
    calls.push(call);
    const [group, name, value] = call as [string, string, Listener];
    if (group.endsWith(':on')) listeners.set(name, (listeners.get(name) ?? new Set()).add(value));
    if (vendor.opensByItself && (name === 'open' || name === 'close') && !group.endsWith(':on'))
      for (const listener of listeners.get(name) ?? []) listener();
    return undefined;
  }
  return vendor;
}
