import { wireStatus } from './wire.fixture.ts';

interface Call {
  method: string;
  url: string;
  authorization: string | null;
  body: unknown;
}

let hosts = 0;

// A script is loaded once per page: each test has another.
const newHost = () => `https://loyalty-${(hosts += 1)}.acme.test/base`;

/** The gamification service of tests and stories, in the wire format agreed with it. */
export function createService(host = newHost()) {
  const calls: Call[] = [];
  const service = {
    calls,
    host,
    /** Calls of a path below `/v1`. */
    callsOf: (path: string) => calls.filter(({ url }) => url === `${host}/v1${path}`),
    status: wireStatus() as object,
    /** Answers both calls instead, where it is set. */
    failure: null as number | null,
    tokens: 0,
    respond(url: URL, init: RequestInit = {}): Response | undefined {
      if (!url.href.startsWith(`${host}/`)) return undefined;
      const { method = 'GET', body } = init;
      const authorization = new Headers(init.headers).get('authorization');
      calls.push({ method, url: url.href, authorization, body: typeof body === 'string' ? JSON.parse(body) : null });
      if (service.failure !== null) return json({ error: 'fault' }, service.failure);
      if (url.href === `${host}/v1/oauth/token`)
        return json({ accessToken: `loyalty-${(service.tokens += 1)}`, expiresIn: 600 });
      return url.href === `${host}/v1/player` ? json(service.status) : undefined;
    },
  };
  return service;
}

const json = (body: object, status = 200) => new Response(JSON.stringify(body), { status });
