import { createLiveness } from '@lobby/runtime';
import { readFrame, writeFrame } from './frames.ts';
import { timings } from './timings.ts';

const modernProtocol = 'graphql-transport-ws';
const legacyProtocol = 'graphql-ws';
/** In ms: time limit of the nth opening in a row, from 0 on: 1000, 1200, 1440 … 30000 (R-9-019, A-003). */
export const connectLimit = (attempt: number): number =>
  Math.min(timings.socketTimeout, timings.minConnectTimeout * 1.2 ** attempt);
/** graphql-ws reconnects after this code and 1006; many others end its retries. */
const retriable = 4499;

interface CloseLike {
  code: number;
  reason: string;
  wasClean: boolean;
}

export interface SocketOptions {
  onSessionDestroyed: () => void;
  /** Called for malformed frames. The socket stays open; the content of the frame is lost. */
  onUnreadable: (error: unknown) => void;
}

/**
 * A `WebSocket` for the graphql-ws client, which offers both subprotocols and uses the one that the
 * server picks. It limits how long opening takes, notices a silent server, by keep-alives
 * in the legacy protocol and by its own pings in the other, and maps every close but the client's own to a code
 * after which graphql-ws reconnects.
 */
export function createSocketClass({ onSessionDestroyed, onUnreadable }: SocketOptions) {
  let attempt = 0;

  return class AdaptedSocket {
    static readonly CONNECTING = 0;
    static readonly OPEN = 1;
    static readonly CLOSING = 2;
    static readonly CLOSED = 3;

    onopen: (() => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: ((event: CloseLike) => void) | null = null;
    onerror: ((event: unknown) => void) | null = null;

    readonly #socket: WebSocket;
    readonly #openTimer: ReturnType<typeof setTimeout>;
    readonly #liveness = createLiveness({
      silence: timings.socketTimeout - timings.pongTimeout,
      answer: timings.pongTimeout,
      ping: () => {
        this.#write('{"type":"ping"}');
        return true;
      },
      onDead: () => this.#giveUp('The server is silent'),
    });
    #keepAliveTimer: ReturnType<typeof setTimeout> | undefined;
    #isClosedByClient = false;
    #isFinished = false;

    constructor(url: string) {
      this.#socket = new WebSocket(url, [modernProtocol, legacyProtocol]);
      this.#openTimer = setTimeout(() => this.#giveUp('Opening took too long'), connectLimit(attempt++));
      this.#socket.addEventListener('open', () => {
        clearTimeout(this.#openTimer);
        this.onopen?.();
      });
      this.#socket.addEventListener('message', ({ data }) => this.#receive(data));
      // An error is always followed by a close.
      this.#socket.addEventListener('close', ({ code, reason }) => this.#finish(code, reason));
    }

    get readyState(): number {
      return this.#isFinished ? AdaptedSocket.CLOSED : this.#socket.readyState;
    }

    get protocol(): string {
      return this.#socket.protocol;
    }

    send(text: string): void {
      const frame = writeFrame(text, this.#isLegacy);
      if (frame !== null) this.#write(frame);
    }

    close(code?: number, reason?: string): void {
      this.#isClosedByClient = code === 1000;
      if (this.#isLegacy) this.#write(JSON.stringify({ type: 'connection_terminate' }));
      this.#socket.close(code, reason);
    }

    /** Nothing while the socket is closing, when browsers would log an error. */
    #write(frame: string): void {
      if (this.readyState === AdaptedSocket.OPEN) this.#socket.send(frame);
    }

    get #isLegacy(): boolean {
      return this.#socket.protocol === legacyProtocol;
    }

    #receive(data: unknown): void {
      if (this.#isFinished) return;
      try {
        const { message, effect } = readFrame(data, this.#isLegacy);
        if (effect === 'keep-alive') this.#expectNextKeepAlive();
        if (effect === 'session-destroyed') onSessionDestroyed();
        if (effect === 'reconnect') this.#giveUp('Reconnect requested');
        if (message?.['type'] === 'connection_ack') {
          attempt = 0;
          if (!this.#isLegacy) this.#liveness.start();
        } else if (!this.#isLegacy) this.#liveness.confirm();
        if (message) this.onmessage?.({ data: JSON.stringify(message) });
      } catch (error) {
        onUnreadable(error);
      }
    }

    #expectNextKeepAlive(): void {
      clearTimeout(this.#keepAliveTimer);
      this.#keepAliveTimer = setTimeout(() => this.#giveUp('Keep-alive is missing'), timings.socketTimeout);
    }

    /** Closes without waiting for the other side, which may be gone. */
    #giveUp(reason: string): void {
      this.#finish(retriable, reason);
      this.#socket.close();
    }

    #finish(code: number, reason: string): void {
      if (this.#isFinished) return;
      this.#isFinished = true;
      clearTimeout(this.#openTimer);
      clearTimeout(this.#keepAliveTimer);
      this.#liveness.stop();
      const isOwn = this.#isClosedByClient;
      this.onclose?.({ code: isOwn ? 1000 : retriable, reason: isOwn ? reason : `${code} ${reason}`, wasClean: isOwn });
    }
  };
}
