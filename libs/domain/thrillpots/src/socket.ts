import { reportError } from '@lobby/monitoring';
import { retryImport } from '@lobby/runtime';
import type { WireRequest } from '@lobby/contracts';
import type { runThrillpotSocket, SocketHandlers } from './thrillpotSocket.machine.ts';
import { timings } from './timings.ts';

/** Checks whether the socket is open before something is sent (R-9-030, A-102). */
const CHECKS = 10;

interface SocketOptions extends Omit<SocketHandlers, 'onOpen'> {
  url: string;
  /** The service knows no requests of an earlier connection. */
  onOpen: () => void;
}

/** The service's socket: open while it has holders. The first one loads its machine. */
export function createThrillpotSocket({ url, onOpen, onClose, ...handlers }: SocketOptions) {
  const stopped = new AbortController();
  let holders = 0;
  let sendText: ((text: string) => boolean) | null = null;
  let running: ReturnType<typeof runThrillpotSocket> | undefined;
  let loading: Promise<void> | undefined;

  async function load(): Promise<void> {
    const { signal } = stopped;
    const { runThrillpotSocket: run } = await retryImport(
      () => import(/* group: figures */ './thrillpotSocket.machine.ts'),
      { signal },
    );
    signal.throwIfAborted();
    running = run({
      ...handlers,
      url,
      onOpen(send) {
        sendText = send;
        onOpen();
      },
      onClose(connection) {
        if (sendText === null) return;
        sendText = null;
        onClose(connection);
      },
    });
    if (holders > 0) running.follow();
  }

  /** Keeps the socket open until the returned function is called. */
  function hold(): () => void {
    if (stopped.signal.aborted) return () => {};
    holders += 1;
    if (running) running.follow();
    else {
      loading ??= load().catch((error: unknown) => {
        if (!stopped.signal.aborted) reportError(error);
      });
    }
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      holders -= 1;
      if (holders === 0) running?.unfollow();
    };
  }

  /** False where the socket is not open. */
  function send(request: WireRequest): boolean {
    return sendText?.(JSON.stringify(request)) ?? false;
  }

  return {
    hold,
    send,
    isOpen: (): boolean => sendText !== null,
    /**
     * Opens the socket if need be, and tries to send until that succeeds.
     * @param trySend whether it was sent
     * @throws Error 'Unable to establish connection...', which is logged too (R-8-030)
     */
    async sendWhenOpen(trySend: () => boolean): Promise<void> {
      const release = hold();
      try {
        for (let check = 1; !trySend(); check += 1) {
          stopped.signal.throwIfAborted();
          if (check === CHECKS) {
            const message = 'Unable to establish connection...';
            console.error(message);
            throw new Error(message);
          }
          await new Promise((resolve) => setTimeout(resolve, timings.jackpotOpenCheckInterval));
        }
      } finally {
        release();
      }
    },
    /** Opens another connection in place of this one. */
    replace: (): void => running?.replace(),
    stop(): void {
      stopped.abort(new Error('The session has ended.'));
      running?.stop();
    },
  };
}

export type ThrillpotSocket = ReturnType<typeof createThrillpotSocket>;
