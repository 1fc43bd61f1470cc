import type { Art } from '../../../sandbox-art/src/index.ts';
import { send, sendText, type Handler } from './http.ts';

/** Serves the catalogue's pictures under `/thumbnails` and `/art`. */
export const createArtHandler =
  (art: Art): Handler =>
  async (request, response, url) => {
    if (!/^\/(thumbnails|art)\//.test(url.pathname)) return false;
    const width = url.searchParams.get('width');
    const picture = await art.picture(url.pathname, width === null ? undefined : Number(width));
    if (!picture) return sendText(request, response, 404, 'No such picture');
    return send(request, response, {
      ...picture,
      headers: {
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        // An SVG opened as a document must not run scripts.
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      },
    });
  };
