import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { TestPlatform } from './testPlatform.ts';

interface Frame {
  type: string;
  sequence?: number;
  events?: { id: string; status: string; score: unknown; markets: unknown[] }[];
}

/** An open socket of the sportsbook, with the frames that it has received. @throws if it is rejected */
export async function openSportsbookSocket({ sportsbookUrl }: TestPlatform, token: string | null = null) {
  const socket = new WebSocket(`${sportsbookUrl.replace(/^http/, 'ws')}/api/live`);
  const frames: Frame[] = [];
  const texts: string[] = [];
  const waiting: { type: string; resolve: (frame: Frame) => void }[] = [];
  let read = 0;
  const serve = (): void => {
    for (const waiter of [...waiting]) {
      const index = frames.findIndex(({ type }, at) => at >= read && type === waiter.type);
      const frame = frames[index];
      if (!frame) continue;
      read = index + 1;
      waiting.splice(waiting.indexOf(waiter), 1);
      waiter.resolve(frame);
    }
  };
  socket.on('message', (raw) => {
    texts.push(String(raw));
    try {
      frames.push(JSON.parse(String(raw)) as Frame);
    } catch {
      frames.push({ type: 'malformed' });
    }
    serve();
  });
  await once(socket, 'open');

  /** The next frame of a type after the one that was read last. */
  const next = (type: string): Promise<Frame> =>
    new Promise((resolve) => {
      waiting.push({ type, resolve });
      serve();
    });
  const follow = (value: string | null): Promise<Frame> => {
    socket.send(JSON.stringify({ type: 'follow', token: value }));
    return next('following');
  };
  await follow(token);
  return { socket, frames, texts, next, follow };
}
