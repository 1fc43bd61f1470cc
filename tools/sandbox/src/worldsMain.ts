// Worlds for tests over HTTP: `POST /` with a brand creates one, `DELETE /<id>` closes it.
import * as v from 'valibot';
import { apps, root } from '../../start/operator.ts';
import { readBody, sendJson, urlOf } from './net/http.ts';
import { listenOnLoopback } from './net/listen.ts';
import { readHostOptions } from './server/options.ts';
import { createWorlds } from './server/worlds.ts';

const orderSchema = v.object({
  brand: v.picklist(apps),
  cashierPort: v.optional(v.number()),
  lobbyPort: v.optional(v.number()),
  timings: v.optional(v.record(v.string(), v.number())),
  specificationOnly: v.optional(v.boolean()),
  passkeys: v.optional(v.boolean()),
});

const { port, artDirectory } = readHostOptions(process.env);
const worlds = createWorlds({
  artDirectory,
  builds: `${root}dist/apps`,
  pages: `${root}dist/pages`,
  stagingBuilds: `${root}dist/staging`,
  warms: true,
});

await listenOnLoopback(port, (request, response) => {
  const answer = async () => {
    if (request.method === 'POST')
      return worlds.create(v.parse(orderSchema, JSON.parse(await readBody(request)) as unknown));
    if (request.method === 'DELETE') await worlds.close(urlOf(request).pathname.slice(1));
    return {};
  };
  answer().then(
    (body) => sendJson(response, 200, body),
    (error: unknown) => sendJson(response, 500, { error: error instanceof Error ? error.message : String(error) }),
  );
});
console.log(`Worlds ready: http://localhost:${port}/`);
process.once('SIGINT', () => process.exit(0));
process.once('SIGTERM', () => process.exit(0));
