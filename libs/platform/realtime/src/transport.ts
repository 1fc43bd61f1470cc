import { createClient } from 'graphql-ws';
import type { ExecutionResult, SubscribePayload } from 'graphql-ws';
import { credentialsOf } from '@lobby/auth';
import { isNotOffered, type SubscriptionTransport } from '@lobby/data';
import { exponentialBackoff } from '@lobby/runtime';
import { createBatchQueue } from './batchQueue.ts';
import { createSocketClass, type SocketOptions } from './socket.ts';
import { timings } from './timings.ts';

/** In ms: delay of the nth reconnect, from 0 on: 100 × 2ⁿ ± half, 10 s at most (R-7-036, A-003). */
export const reconnectDelay = exponentialBackoff(() => ({
  first: timings.reconnectDelay,
  max: timings.maxReconnectDelay,
  jitter: 0.5,
}));

interface TransportOptions extends SocketOptions {
  /** `ws:` or `wss:`. */
  url: string;
  /** Called for each connection, so that it carries the current token. */
  getAccessToken: () => string | null;
  /**
   * A subscription was rejected: the server's errors, or what ended the attempt to connect. One that the server does not know is reported
   * to its subscribers instead.
   */
  onRejected: (error: unknown) => void;
  /** The server has acknowledged a connection. */
  onConnected: () => void;
  /** A socket could not be opened, was not acknowledged, or has closed. */
  onDisconnected: () => void;
  /** Events may have been missed: the socket, or one subscription, was interrupted. */
  onResumed: () => void;
}

/**
 * The socket with its subscriptions: opened by the first one (R-7-037), kept open by unlimited
 * attempts (R-7-036), closed while the page is hidden in the back/forward cache.
 */
export function createTransport(options: TransportOptions) {
  const { url, getAccessToken, onConnected, onDisconnected, onRejected, onResumed, onSessionDestroyed, onUnreadable } =
    options;
  const events = createBatchQueue();
  let receivedAt = Number.NEGATIVE_INFINITY;
  let shown = Promise.withResolvers<void>();
  shown.resolve();

  const client = createClient({
    url,
    webSocketImpl: createSocketClass({
      onUnreadable,
      onSessionDestroyed() {
        events.flush();
        onSessionDestroyed();
      },
    }),
    async connectionParams() {
      const accessToken = getAccessToken();
      // A token that is bound to this browser's key comes with a proof of it, as for a GET of the socket's address.
      const proof = accessToken === null ? null : await credentialsOf(accessToken, { method: 'GET', url });
      return { accessToken, ...(proof?.dpop !== undefined && { dpop: proof.dpop }) };
    },
    connectionAckWaitTimeout: timings.socketTimeout,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    async retryWait(attempt) {
      await new Promise((resolve) => setTimeout(resolve, reconnectDelay(attempt)));
      await shown.promise;
    },
    on: {
      connected(_socket, _payload, wasRetry) {
        onConnected();
        if (wasRetry) onResumed();
      },
      closed: onDisconnected,
    },
  });

  function hide(): void {
    shown = Promise.withResolvers();
    client.terminate();
  }
  const show = (): void => shown.resolve();
  window.addEventListener('pagehide', hide);
  window.addEventListener('pageshow', show);

  /** A subscription that the server ends is begun again, unless the server does not know it: only the client ends one for good. */
  function subscribe(payload: SubscribePayload, next: (result: ExecutionResult) => void): () => void {
    let failures = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let unsubscribe: (() => void) | undefined;
    let isEnded = false;
    function again(): void {
      if (isEnded) return;
      timer = setTimeout(() => {
        begin();
        onResumed();
      }, reconnectDelay(failures++));
    }
    function apply(result: ExecutionResult): void {
      if (isEnded) return;
      try {
        const { errors = [] } = result;
        isEnded = isNotOffered({ graphQLErrors: [...errors] });
        next(result);
      } catch (error) {
        onUnreadable(error);
      }
    }
    function begin(): void {
      unsubscribe = client.subscribe(payload, {
        next(result) {
          failures = 0;
          const now = performance.now();
          events.add(() => {
            receivedAt = now;
            apply(result as ExecutionResult);
          });
        },
        error(error) {
          events.flush();
          if (Array.isArray(error) && isNotOffered({ graphQLErrors: error })) {
            isEnded = true;
            next({ errors: error });
            return;
          }
          onRejected(error);
          again();
        },
        complete() {
          events.flush();
          again();
        },
      });
    }
    begin();
    return () => {
      isEnded = true;
      clearTimeout(timer);
      unsubscribe?.();
    };
  }

  return {
    forward: ((body) => ({
      subscribe: (sink) => ({
        unsubscribe: subscribe({ ...body, query: body.query ?? '' } as SubscribePayload, (result) =>
          sink.next(result as Parameters<typeof sink.next>[0]),
        ),
      }),
    })) satisfies SubscriptionTransport['forward'],
    /** When the event that is being applied was received, by `performance.now()`: it may have waited since. */
    receivedAt: () => receivedAt,
    /** Applies the events that wait, before an answer that may be newer. */
    applyWaiting: events.flush,
    /** Closes the socket; the subscriptions go on over a new one, which carries the current token. */
    reconnect: () => client.terminate(),
    /** To be called after the last subscription has ended, which closes the socket. */
    stop(): void {
      events.stop();
      window.removeEventListener('pagehide', hide);
      window.removeEventListener('pageshow', show);
      shown.resolve();
    },
  };
}
