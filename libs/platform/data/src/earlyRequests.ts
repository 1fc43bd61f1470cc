import { timings } from './timings.ts';

/** A request that an inline script of the page has sent before the lobby's scripts were there. */
export interface EarlyRequest {
  body: string;
  headers: Readonly<Record<string, string>>;
  /** By the device's clock, in ms: the page may have slept since. */
  sentAt: number;
  answer: Promise<Response>;
  abort(): void;
}

declare global {
  interface Window {
    /** Those that nobody has taken over yet. */
    earlyRequests?: EarlyRequest[];
  }
}

/**
 * Takes over the early request that is the same as the one that is about to be sent, session and all; each once. The returned `fetch` has its answer. Where
 * the network failed, it sends the request: the page does not learn that somebody else has tried before.
 */
export function takeEarlyRequest(init: RequestInit = {}): typeof fetch | undefined {
  const { earlyRequests: requests = [] } = window;
  const place = requests.findIndex((request) => isSame(request, init));
  const [request] = place < 0 ? [] : requests.splice(place, 1);
  return (
    request &&
    ((input, { signal, ...rest } = {}) => {
      signal?.addEventListener('abort', request.abort, { once: true });
      return request.answer.catch(() => fetch(input, { signal, ...rest }));
    })
  );
}

function isSame({ body, headers, sentAt }: EarlyRequest, init: RequestInit): boolean {
  const age = Date.now() - sentAt;
  if (init.body !== body || age < 0 || age > timings.earlyAnswerLifetime) return false;
  const own = new Headers(init.headers);
  const others = new Headers(headers);
  return [...own.keys(), ...others.keys()].every((name) => own.get(name) === others.get(name));
}

/** What has not been taken over by now is for a page that is not shown. */
export function dropEarlyRequests(): void {
  for (const { abort } of window.earlyRequests ?? []) abort();
  delete window.earlyRequests;
}
