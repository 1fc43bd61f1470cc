import * as v from 'valibot';

/** What a frame from the server means. */
interface Incoming {
  /** To be handed on, as a message of `graphql-transport-ws`. */
  message?: Readonly<Record<string, unknown>>;
  effect?: 'keep-alive' | 'session-destroyed' | 'reconnect';
}

const frameSchema = v.looseObject({ type: v.string(), id: v.optional(v.nullable(v.string())) });
const resultSchema = v.pipe(
  v.looseObject({ errors: v.optional(v.array(v.unknown())) }),
  v.check(({ data, errors }) => data !== undefined || errors !== undefined, 'neither data nor errors'),
);
const idSchema = v.string();

/** Message of a server that has lost a subscription's context; a new connection restores it (R-8-020). */
const lostContext = 'Error resolving subscription context';

const messageOf = (error: unknown): string => {
  const message = typeof error === 'object' && error !== null ? (error as { message?: unknown }).message : error;
  return typeof message === 'string' ? message : 'Unknown error';
};

function fromErrors(id: unknown, errors: readonly unknown[]): Incoming {
  const payload = errors.map((error) => ({ ...(error as object), message: messageOf(error) }));
  if (payload.some(({ message }) => message === lostContext)) return { effect: 'reconnect' };
  return { message: { type: 'error', id: v.parse(idSchema, id), payload } };
}

function fromResult(id: unknown, payload: unknown): Incoming {
  const result = v.parse(resultSchema, payload);
  if (result.errors?.some((error) => messageOf(error) === lostContext)) return { effect: 'reconnect' };
  return { message: { type: 'next', id: v.parse(idSchema, id), payload: result } };
}

type Reader = (frame: v.InferOutput<typeof frameSchema>) => Incoming;

const common: Readonly<Record<string, Reader>> = {
  connection_ack: ({ payload }) => ({
    message: { type: 'connection_ack', ...(v.is(v.looseObject({}), payload) && { payload }) },
  }),
  complete: ({ id }) => ({ message: { type: 'complete', id: v.parse(idSchema, id) } }),
  session_destroyed_error: () => ({ effect: 'session-destroyed' }),
};

/** Frames of the subprotocol `graphql-ws`, as implemented by subscriptions-transport-ws. */
const legacy: Readonly<Record<string, Reader>> = {
  ...common,
  ka: () => ({ effect: 'keep-alive' }),
  data: ({ id, payload }) => fromResult(id, payload),
  error: ({ id, payload }) => fromErrors(id, Array.isArray(payload) ? payload : [payload]),
  connection_error: () => ({ effect: 'reconnect' }),
};

/** Frames of the subprotocol `graphql-transport-ws`. */
const modern: Readonly<Record<string, Reader>> = {
  ...common,
  ping: ({ payload }) => ({
    message: { type: 'ping', ...(payload !== undefined && { payload }) },
  }),
  pong: () => ({}),
  next: ({ id, payload }) => fromResult(id, payload),
  error: ({ id, payload }) => fromErrors(id, Array.isArray(payload) ? payload : [payload]),
};

/** Reads a frame. Throws on one that is malformed, and on an unknown type (R-8-021, A-007). */
export function readFrame(text: unknown, isLegacy: boolean): Incoming {
  const frame = v.parse(frameSchema, JSON.parse(v.parse(v.string(), text)));
  const readers = isLegacy ? legacy : modern;
  if (!Object.hasOwn(readers, frame.type)) throw new Error('Invalid message type!');
  return (readers[frame.type] as Reader)(frame);
}

const legacyTypes: Readonly<Record<string, string>> = { subscribe: 'start', complete: 'stop' };

/** Translates a client's frame to the server's protocol; null where the legacy protocol has no such frame. */
export function writeFrame(text: string, isLegacy: boolean): string | null {
  if (!isLegacy) return text;
  const frame = JSON.parse(text) as { type: string };
  if (frame.type === 'ping' || frame.type === 'pong') return null;
  return JSON.stringify({ ...frame, type: legacyTypes[frame.type] ?? frame.type });
}
