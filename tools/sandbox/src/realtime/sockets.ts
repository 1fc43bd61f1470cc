import type { WebSocket } from 'ws';
import type { Faults } from '../faults.ts';

export interface OpenSocket {
  socket: WebSocket;
  protocol: string;
  /** Known once the first token was shown. */
  playerId?: string;
}

export type Sockets = ReturnType<typeof createSockets>;

/** The open sockets, for the console's faults. */
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
    /** Cuts connections as a network does: without a closing handshake. @returns how many */
    drop(playerId?: string): number {
      const dropped = matching(playerId);
      for (const { socket } of dropped) socket.terminate();
      return dropped.length;
    },
    /** Closes connections with a code. @returns how many */
    close(code: number, playerId?: string): number {
      const closed = matching(playerId);
      for (const { socket } of closed) socket.close(code);
      return closed.length;
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
