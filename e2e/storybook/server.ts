import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { port } from './address.ts';

const root = fileURLToPath(new URL('../../dist/storybook/', import.meta.url));
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** Serves the built Storybook on the loopback interface only. */
createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  // Browsers request it on their own; Storybook's icon has another path.
  if (pathname === '/favicon.ico') return void response.writeHead(204).end();
  const file = join(root, normalize(decodeURIComponent(pathname === '/' ? '/index.html' : pathname)));
  if (!file.startsWith(root) || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    // A test that opens several stories loads their parts once.
    'cache-control': 'max-age=3600',
  });
  createReadStream(file).pipe(response);
}).listen(port, '127.0.0.1');
