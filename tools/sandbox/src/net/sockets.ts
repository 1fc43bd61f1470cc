import { once } from 'node:events';
import type { WebSocket } from 'ws';
import type { Faults } from '../faults/index.ts';

export interface OpenSocket {
  socket: WebSocket;
  protocol: string;
  /** Set once an operation has authenticated the socket. */
  playerId?: string;
  sessionId?: string;
}

export type Sockets = ReturnType<typeof createSockets>;

/** Time limit of the closing handshake, in ms. */
const closeTimeout = 1000;

async function closeAll(entries: readonly OpenSocket[], close: (socket: WebSocket) => void): Promise<number> {
  const closed = entries.map(({ socket }) => once(socket, 'close'));
  for (const { socket } of entries) close(socket);
  await Promise.all(closed);
  return entries.length;
}

/** Registry of the open sockets: applies the console's faults and closes sockets whose session ends. */
export function createSockets(faults: Faults, endpoint: 'realtime' | 'sportsbook' = 'realtime') {
  const open = new Set<OpenSocket>();
  const matching = (playerId?: string) => [...open].filter((entry) => !playerId || entry.playerId === playerId);

  return {
    add(socket: WebSocket, protocol: string): OpenSocket {
      const entry: OpenSocket = { socket, protocol };
      open.add(entry);
      socket.on('close', () => open.delete(entry));
      const send = socket.send.bind(socket) as (data: unknown, ...rest: unknown[]) => void;
      socket.send = (data: unknown, ...rest: unknown[]) => {
        const isTruncated = faults.get(endpoint)?.malformedFrames === true && typeof data === 'string';
        send(isTruncated && carriesData(data) ? data.slice(0, data.length / 2) : data, ...rest);
      };
      return entry;
    },
    /** Drops connections without a closing handshake, as a network failure does. @returns how many, once they are closed */
    drop: (playerId?: string): Promise<number> => closeAll(matching(playerId), (socket) => socket.terminate()),
    /** Closes connections with a code. @returns how many, once they are closed */
    close: (code: number, playerId?: string): Promise<number> =>
      closeAll(matching(playerId), (socket) => {
        socket.close(code);
        setTimeout(() => socket.terminate(), closeTimeout).unref();
      }),
    /** Closes the sockets of a session, after the frames of the current tick have been sent. */
    endSession(sessionId: string): void {
      setImmediate(() => {
        for (const entry of open) if (entry.sessionId === sessionId) entry.socket.close(4403, 'Forbidden');
      });
    },
    /** Sends a raw frame. @returns the number of sockets */
    sendRaw(text: string, playerId?: string): number {
      const receivers = matching(playerId);
      for (const { socket } of receivers) socket.send(text);
      return receivers.length;
    },
    /** Number of open sockets, of one player or of all. */
    count: (playerId?: string) => matching(playerId).length,
  };
}

const carriesData = (frame: string): boolean => /"type":"(data|next|update)"/.test(frame);
