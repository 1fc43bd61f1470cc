import { once } from 'node:events';
import type { WebSocket } from 'ws';
import type { Faults } from '../faults.ts';

export interface OpenSocket {
  socket: WebSocket;
  protocol: string;
  /** Known once the first token was shown. */
  playerId?: string;
  sessionId?: string;
}

export type Sockets = ReturnType<typeof createSockets>;

/** Milliseconds that a client may take to answer the closing handshake. */
const closingTime = 1000;

async function end(entries: readonly OpenSocket[], how: (socket: WebSocket) => void): Promise<number> {
  const closed = entries.map(({ socket }) => once(socket, 'close'));
  for (const { socket } of entries) how(socket);
  await Promise.all(closed);
  return entries.length;
}

/** The open sockets, for the console's faults and for the end of their sessions. */
export function createSockets(faults: Faults) {
  const open = new Set<OpenSocket>();
  const matching = (playerId?: string) => [...open].filter((entry) => !playerId || entry.playerId === playerId);

  return {
    add(socket: WebSocket, protocol: string): OpenSocket {
      const entry: OpenSocket = { socket, protocol };
      open.add(entry);
      socket.on('close', () => open.delete(entry));
      const send = socket.send.bind(socket) as (data: unknown, ...rest: unknown[]) => void;
      socket.send = (data: unknown, ...rest: unknown[]) => {
        const broken = faults.get('realtime')?.malformedFrames === true && typeof data === 'string';
        send(broken && carriesData(data) ? data.slice(0, data.length / 2) : data, ...rest);
      };
      return entry;
    },
    /** Cuts connections as a network does: without a closing handshake. @returns how many, once they are closed */
    drop: (playerId?: string): Promise<number> => end(matching(playerId), (socket) => socket.terminate()),
    /** Closes connections with a code. @returns how many, once they are closed */
    close: (code: number, playerId?: string): Promise<number> =>
      end(matching(playerId), (socket) => {
        socket.close(code);
        setTimeout(() => socket.terminate(), closingTime).unref();
      }),
    /** Closes the sockets of a session, after frames that are already due have been sent. */
    endSession(sessionId: string): void {
      setImmediate(() => {
        for (const entry of open) if (entry.sessionId === sessionId) entry.socket.close(4403, 'Forbidden');
      });
    },
    /** Sends a frame as it is. @returns to how many */
    sendRaw(text: string, playerId?: string): number {
      const receivers = matching(playerId);
      for (const { socket } of receivers) socket.send(text);
      return receivers.length;
    },
    /** How many are open, of one player or of all. */
    count: (playerId?: string) => matching(playerId).length,
  };
}

const carriesData = (frame: string): boolean => frame.includes('"type":"data"') || frame.includes('"type":"next"');
