import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers';
import { buildSchema, execute, parse, subscribe, validate } from 'graphql';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { SubscriptionServer } from 'subscriptions-transport-ws';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';

/** An in-memory source of events for each subscription field. */
function createChannel() {
  const listeners = new Map<string, Set<(value: unknown) => void>>();
  return {
    publish(field: string, value: unknown): void {
      for (const push of listeners.get(field) ?? []) push({ [field]: value });
    },
    subscribe(field: string): AsyncIterableIterator<unknown> {
      const queue: unknown[] = [];
      let wake: (() => void) | undefined;
      let isDone = false;
      const push = (value: unknown) => {
        queue.push(value);
        wake?.();
      };
      if (!listeners.has(field)) listeners.set(field, new Set());
      listeners.get(field)?.add(push);
      return {
        async next() {
          if (isDone) return { done: true, value: undefined };
          if (queue.length > 0) return { done: false, value: queue.shift() };
          await new Promise<void>((done) => (wake = done));
          return this.next();
        },
        async return() {
          isDone = true;
          listeners.get(field)?.delete(push);
          wake?.();
          return { done: true, value: undefined };
        },
        [Symbol.asyncIterator]() {
          return this;
        },
      };
    },
    countListeners: (field: string) => listeners.get(field)?.size ?? 0,
  };
}

const sdl = readFileSync(resolve(__dirname, '../../../contracts/schema.graphql'), 'utf8');

/** @param without lines of the schema that the server does not have */
function createSchema(channel: ReturnType<typeof createChannel>, without = /(?!)/): GraphQLSchema {
  const schema = buildSchema(sdl.replace(without, ''));
  for (const [name, field] of Object.entries(schema.getSubscriptionType()?.getFields() ?? {})) {
    field.subscribe = () => channel.subscribe(name);
  }
  return schema;
}

interface Frame {
  type: string;
  id?: string;
  payload?: Record<string, unknown>;
}

async function listen(protocols: readonly string[], attach: (sockets: WebSocketServer) => void) {
  const http = createServer();
  const connections: { protocol: string; received: Frame[]; socket: WebSocket }[] = [];
  const handleProtocols = (offered: Set<string>) => protocols.find((protocol) => offered.has(protocol)) ?? false;
  const sockets = new WebSocketServer({ server: http, path: '/graphql', handleProtocols });
  sockets.on('connection', (socket) => {
    const received: Frame[] = [];
    connections.push({ protocol: socket.protocol, received, socket });
    socket.on('message', (data) => received.push(JSON.parse(String(data)) as Frame));
  });
  attach(sockets);
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  return {
    url: `ws://127.0.0.1:${(http.address() as AddressInfo).port}/graphql`,
    connections,
    async close(): Promise<void> {
      for (const { socket } of connections) socket.terminate();
      sockets.close();
      await new Promise((done) => http.close(done));
    },
  };
}

/** The real server of the legacy protocol. */
export async function startLegacyServer(keepAlive?: number, without?: RegExp) {
  const channel = createChannel();
  const schema = createSchema(channel, without);
  const server = await listen(['graphql-ws'], (sockets) => {
    SubscriptionServer.create({ schema, execute, subscribe, keepAlive } as never, sockets as never);
  });
  return { ...server, ...channel };
}

/** graphql-ws's own server. */
export async function startModernServer() {
  const channel = createChannel();
  const schema = createSchema(channel);
  const server = await listen(['graphql-transport-ws'], (sockets) => {
    useServer({ schema, execute, subscribe } as never, sockets);
  });
  return { ...server, ...channel };
}

/** Sends only the test's frames; acknowledges connections by default. */
export async function startScriptedServer(protocol: string, acknowledges = true) {
  return listen([protocol], (sockets) =>
    sockets.on('connection', (socket) =>
      socket.on('message', (data) => {
        if (acknowledges && String(data).includes('connection_init')) socket.send('{"type":"connection_ack"}');
      }),
    ),
  );
}

let operationSchema: GraphQLSchema | undefined;
/** Of operations by their text. A page sends the same ones again and again. */
const operations = new Map<string, DocumentNode>();

function operationOf(schema: GraphQLSchema, query: string): DocumentNode {
  const known = operations.get(query);
  if (known) return known;
  const document = parse(query);
  const errors = validate(schema, document);
  if (errors.length > 0) throw new AggregateError(errors, `Not in the schema: ${query}`);
  operations.set(query, document);
  return document;
}

/** Answers operations, as they are sent, from plain data. */
export function executeOn(rootValue: object) {
  const schema = (operationSchema ??= buildSchema(sdl));
  return (body: string) => {
    const { query, variables, operationName } = JSON.parse(body) as {
      query: string;
      variables: Record<string, unknown>;
      operationName: string;
    };
    const document = operationOf(schema, query);
    return execute({ schema, document, rootValue, variableValues: variables, operationName });
  };
}

/** Mocks `fetch` by executing operations against plain data, and rejecting unknown ones; records the names of operations. */
export function mockFetch(
  rootValue: object,
  unknown: readonly string[] = [],
): { operations: string[]; restore: () => void } {
  const execute = executeOn(rootValue);
  const operations: string[] = [];
  const spy = jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const body = String(init?.body);
    const { operationName } = JSON.parse(body) as { operationName: string };
    operations.push(operationName);
    if (unknown.includes(operationName))
      return Response.json({ errors: [{ message: 'Cannot query field "x" on type "Y".' }] });
    return Response.json(await execute(body));
  });
  return { operations, restore: () => spy.mockRestore() };
}

/** Polls a condition in real time, since real sockets are not driven by fake timers. */
export async function waitUntil<Value>(check: () => Value): Promise<Value> {
  const end = performance.now() + 4000;
  while (performance.now() < end) {
    const value = check();
    if (value) return value;
    await new Promise((done) => setTimeout(done, 1));
  }
  throw new Error(`Never happened: ${String(check)}`);
}
