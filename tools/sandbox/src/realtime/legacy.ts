import { GraphQLError, type GraphQLSchema } from 'graphql';
import * as v from 'valibot';
import type { RawData } from 'ws';
import type { Platform } from '../graphql/context.ts';
import { assignPlayer, runOperation, socketContext } from './operations.ts';
import type { OpenSocket } from '../net/sockets.ts';

/** Subprotocol `graphql-ws`: the legacy protocol with the messages start, stop, data and complete. */
export const legacyProtocol = 'graphql-ws';

const keepAliveInterval = 10_000;

const frameSchema = v.variant('type', [
  v.object({ type: v.literal('connection_init'), payload: v.optional(v.unknown()) }),
  v.object({
    type: v.literal('start'),
    id: v.string(),
    payload: v.object({
      query: v.string(),
      operationName: v.nullish(v.string()),
      variables: v.nullish(v.record(v.string(), v.unknown())),
    }),
  }),
  v.object({ type: v.literal('stop'), id: v.string() }),
  v.object({ type: v.literal('connection_terminate') }),
]);
type Frame = v.InferOutput<typeof frameSchema>;
type Start = Extract<Frame, { type: 'start' }>;

const errorPayload = (error: unknown) =>
  error instanceof GraphQLError ? error.toJSON() : { message: error instanceof Error ? error.message : String(error) };

function parseFrame(raw: RawData): Frame | undefined {
  try {
    const result = v.safeParse(frameSchema, JSON.parse(String(raw)));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

export function serveLegacy(entry: OpenSocket, schema: GraphQLSchema, platform: Platform, url: string): void {
  const { socket } = entry;
  /** By operation id; null while a subscription is being set up, so that a stop in the meantime is noticed. */
  const running = new Map<string, AsyncGenerator<unknown, void, void> | null>();
  let params: unknown;
  let keepAliveTimer: NodeJS.Timeout | undefined;
  const send = (frame: object) => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(frame));
  };

  const stop = (id: string): void => {
    const results = running.get(id);
    running.delete(id);
    void results?.return();
  };

  const start = async ({ id, payload }: Start): Promise<void> => {
    stop(id);
    running.set(id, null);
    try {
      const context = await socketContext(platform, params, url);
      assignPlayer(entry, context);
      const results = await runOperation(schema, context, payload);
      if (!running.has(id)) return void (Symbol.asyncIterator in results && results.return());
      if (Symbol.asyncIterator in results) {
        running.set(id, results);
        for await (const result of results) send({ type: 'data', id, payload: result });
      } else send({ type: 'data', id, payload: results });
      if (running.delete(id)) send({ type: 'complete', id });
    } catch (error) {
      running.delete(id);
      send({ type: 'error', id, payload: errorPayload(error) });
    }
  };

  socket.on('message', (raw) => {
    const frame = parseFrame(raw);
    if (!frame) return send({ type: 'error', payload: { message: 'Invalid message type!' } });
    if (frame.type === 'connection_init') {
      params = frame.payload;
      send({ type: 'connection_ack' });
      send({ type: 'ka' });
      keepAliveTimer ??= setInterval(() => send({ type: 'ka' }), keepAliveInterval);
    } else if (frame.type === 'start') void start(frame);
    else if (frame.type === 'stop') stop(frame.id);
    else socket.close(1000);
  });
  socket.on('close', () => {
    clearInterval(keepAliveTimer);
    for (const id of running.keys()) stop(id);
  });
}
