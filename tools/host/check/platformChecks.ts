import { WebSocket } from 'ws';
import { headerProblem, statusProblem, type Check } from './site.ts';

const graphqlPath = '/api/graphql';
const socketPath = '/graphql';

export const platformChecks: readonly Check[] = [
  {
    about: 'the back end',
    async run({ origin }) {
      const response = await fetch(new URL(graphqlPath, origin), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: '{ __typename }' }),
        redirect: 'manual',
        signal: AbortSignal.timeout(15_000),
      });
      const type = response.headers.get('content-type') ?? '';
      return /json/.test(type)
        ? undefined
        : `POST ${graphqlPath} answers ${response.status} with ${type || 'no type'}; needed: an answer of the back end`;
    },
  },
  {
    about: 'caching of the back end’s answers',
    run: async ({ get }) => {
      const path = `${graphqlPath}?query={__typename}`;
      const control = (await get(path)).headers.get('cache-control') ?? '';
      return /\bpublic\b|max-age=[1-9]/.test(control)
        ? `${path} has Cache-Control: ${control}; needed: none of it stored`
        : undefined;
    },
  },
  {
    about: 'sockets',
    run: ({ origin }) =>
      new Promise((resolve) => {
        const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}${socketPath}`, 'graphql-transport-ws', {
          origin,
          handshakeTimeout: 15_000,
        });
        socket.once('open', () => {
          socket.terminate();
          resolve(undefined);
        });
        socket.once('error', (error) => resolve(`a socket to ${socketPath} is not opened: ${error.message}`));
      }),
  },
  {
    about: 'plain http',
    needsHttps: true,
    async run({ origin, path }) {
      const address = `${origin.replace(/^https/, 'http')}${path}`;
      const { status, headers } = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(15_000) });
      const answer = { status, headers, body: Buffer.alloc(0) };
      return [301, 308].includes(status)
        ? headerProblem(answer, address, 'location', /^https:/, 'https')
        : statusProblem(answer, address, 301);
    },
  },
];
