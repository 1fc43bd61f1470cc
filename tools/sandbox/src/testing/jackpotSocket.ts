import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { TestPlatform } from './testPlatform.ts';

type Frame = Record<string, unknown> & { type: string };

/** An open socket of the jackpot service, with the frames that it has received. @throws if it is rejected */
export async function openJackpotSocket({ jackpotUrl, origins }: TestPlatform) {
  const socket = new WebSocket(`${jackpotUrl.replace(/^http/, 'ws')}/v1/ws`, { origin: origins.lobby });
  const frames: Frame[] = [];
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
    frames.push(JSON.parse(String(raw)) as Frame);
    serve();
  });
  await once(socket, 'open');

  /** The next frame of a type after the one that was read last. */
  const next = (type: string): Promise<Frame> =>
    new Promise((resolve) => {
      waiting.push({ type, resolve });
      serve();
    });
  const send = (frame: object): void => socket.send(JSON.stringify(frame));
  return {
    socket,
    frames,
    next,
    send,
    subscribe(instanceId = 'acme-main', token?: string): Promise<Frame> {
      send({ type: 'SubscribeRequest', instance_id: instanceId, ...(token && { authorization: `Bearer ${token}` }) });
      return next('JoinedMessage');
    },
  };
}
