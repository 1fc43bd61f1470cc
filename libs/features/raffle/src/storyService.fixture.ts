import { createService, MockSocket } from './service.fixture.ts';

/** The same service as in tests, but now: drops that end in ten minutes, five hours and five days. */
export function createStoryService() {
  const service = createService();
  const minutes = { hourly: 10, daily: 300, weekly: 5 * 1440 };
  const values = { hourly: '150.00', daily: '1200.50', weekly: '25000.00' };
  for (const type of ['hourly', 'daily', 'weekly'] as const) {
    service.serve(
      type,
      service.drop(type, 0, values[type], {
        timestamp_start: Date.now() - 60_000,
        timestamp_end: Date.now() + minutes[type] * 60_000,
      }),
    );
  }
  return service;
}

/** For `beforeEach`: the story's network has the jackpot service; returns what takes it away. */
export function playService(service: ReturnType<typeof createService>): () => void {
  const [realFetch, realSocket] = [globalThis.fetch, globalThis.WebSocket];
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), globalThis.location.href);
    if (url.hostname !== storyHost) return realFetch(input, init);
    const answer = service.respond(url);
    if (answer instanceof Response) return answer;
    throw answer ?? new TypeError(`No answer is mocked for ${url}.`);
  };
  MockSocket.joined = service.joined;
  Object.assign(globalThis, { WebSocket: MockSocket });
  return () => {
    globalThis.fetch = realFetch;
    globalThis.WebSocket = realSocket;
  };
}

const storyHost = 'jackpot.acme.test';
export const storySettings = { jackpotHost: `https://${storyHost}` };
