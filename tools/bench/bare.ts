import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { type CopyServer, fetchRaw } from './scriptFree.ts';
import { listen } from './listen.ts';

/** Games on the page, each with a picture of its own address. */
const tiles = 60;

/**
 * A plain page of games: a heading and sixty tiles of a picture and a name, three in a row, in the device's own font, with
 * no scripts. It depends on no lobby, so that a lobby that gets heavier together with its own copy does not hide it.
 */
export const barePage = (): string => {
  const items = Array.from(
    { length: tiles },
    (_, i) => `<li><img src="/picture-${i}" alt=""><p>Game ${i + 1}</p></li>`,
  );
  const style =
    'body{margin:16px;font:16px/1.4 system-ui,sans-serif}' +
    'ul{display:grid;grid-template-columns:repeat(3,1fr);gap:8px;margin:0;padding:0;list-style:none}' +
    'p{margin:4px 0}img{display:block;width:100%;aspect-ratio:3/4;object-fit:cover}';
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Games</title>' +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<style>${style}</style></head><body><h1>Games</h1><ul>${items.join('')}</ul></body></html>`
  );
};

/** Serves the bare page. All its pictures are the given one, under sixty addresses. */
export async function serveBarePage(picture: URL, port: number): Promise<CopyServer> {
  const { headers, body } = await fetchRaw(picture);
  const html = brotliCompressSync(barePage());
  const server = createServer(({ url }, response) => {
    if (url?.startsWith('/picture-')) response.writeHead(200, { ...headers, 'content-length': body.length }).end(body);
    else response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br' }).end(html);
  });
  return listen(server, port);
}
