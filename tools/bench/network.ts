import type { CDPSession } from 'playwright';
import type { TimedRequest } from './chain.ts';
import type { Line } from './profiles.ts';

export const byteTypes = ['document', 'script', 'style', 'font', 'picture', 'data', 'other'] as const;
export type ByteType = (typeof byteTypes)[number];

interface LoggedRequest extends TimedRequest {
  type: ByteType;
  /** On the wire, with headers. */
  bytes: number;
  /** Answered by the browser's cache. */
  isCached: boolean;
}

export type Traffic = Awaited<ReturnType<typeof logTraffic>>;

const typeOf: Readonly<Record<string, ByteType>> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'picture',
  Fetch: 'data',
  XHR: 'data',
};

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Logs the requests of a page from now on, over the given line, with or without the browser's cache. Sockets, `data:` and
 * `blob:` are no requests.
 */
export async function logTraffic(session: CDPSession, line: Line, hasCache: boolean) {
  const requests = new Map<string, LoggedRequest>();
  /** Each with its document. */
  const pending = new Map<string, { frame?: string; loader: string }>();
  let startedAt: number | undefined;
  let lastActivity = Date.now();

  session.on('Network.requestWillBeSent', ({ requestId, request, type, initiator, timestamp, frameId, loaderId }) => {
    if (!/^https?:/.test(request.url)) return;
    startedAt ??= timestamp;
    lastActivity = Date.now();
    pending.set(requestId, { frame: frameId, loader: loaderId });
    requests.set(requestId, {
      url: request.url,
      type: typeOf[type ?? ''] ?? 'other',
      bytes: 0,
      isCached: false,
      initiator: initiator.url ?? initiator.stack?.callFrames[0]?.url,
      isByParser: initiator.type === 'parser',
      start: (timestamp - startedAt) * 1000,
      end: undefined,
    });
  });
  const finish = (requestId: string, timestamp: number, bytes: number) => {
    const request = requests.get(requestId);
    if (!request) return;
    lastActivity = Date.now();
    pending.delete(requestId);
    request.bytes = bytes;
    request.end = (timestamp - (startedAt ?? timestamp)) * 1000;
  };
  const markCached = (requestId: string) => {
    const request = requests.get(requestId);
    if (request) request.isCached = true;
  };
  session.on('Network.requestServedFromCache', ({ requestId }) => markCached(requestId));
  session.on('Network.responseReceived', ({ requestId, response, type, frameId, loaderId }) => {
    if (response.fromDiskCache) markCached(requestId);
    if (type !== 'Document') return;
    // The browser does not say what becomes of the requests of a document that is left.
    for (const [id, { frame, loader }] of pending) if (frame === frameId && loader !== loaderId) pending.delete(id);
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    finish(requestId, timestamp, encodedDataLength),
  );
  session.on('Network.loadingFailed', ({ requestId, timestamp }) => finish(requestId, timestamp, 0));

  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: !hasCache });
  await session.send('Network.emulateNetworkConditions', { offline: false, ...line });

  return {
    requests: (): readonly LoggedRequest[] => [...requests.values()],
    /** Scripts that went over the line; those that had arrived at a time, if one is given. */
    scripts(until = Infinity): { files: number; bytes: number } {
      const scripts = [...requests.values()].filter(
        ({ type, isCached, end }) => type === 'script' && !isCached && end !== undefined && end <= until,
      );
      return { files: scripts.length, bytes: scripts.reduce((total, { bytes }) => total + bytes, 0) };
    },
    /** Resolves once no request was pending for this long. @throws after the time limit, with the pending requests */
    async quiet(ms: number, limit = 60_000): Promise<void> {
      const deadline = Date.now() + limit;
      while (pending.size > 0 || Date.now() - lastActivity < ms) {
        if (Date.now() > deadline)
          throw new Error(
            `Still loading ${pending.size}, such as ${[...pending.keys()]
              .slice(0, 5)
              .map((id) => requests.get(id)?.url)
              .join(' ')}`,
          );
        await sleep(50);
      }
    },
    /** Wire bytes by type. */
    bytes(): Record<ByteType, number> {
      const sum = (type: ByteType) =>
        [...requests.values()]
          .filter((request) => request.type === type)
          .reduce((total, { bytes }) => total + bytes, 0);
      return Object.fromEntries(byteTypes.map((type) => [type, sum(type)])) as Record<ByteType, number>;
    },
  };
}
